"""The players' badges, as whoever looks at the table sees them."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.presenter import AnyPresenter


def badges_of(
    presenter: AnyPresenter,
    view: object,
    pictures: Sequence[str] = (),
    *,
    is_playing: bool,
    waits_for_key: bool = False,
) -> tuple[PlayerBadge, ...]:
    """The badges as the seat of *view* sees them, with *pictures* by seat, where there are any;
    whoever is to play may *wait for a key*."""
    names, translate = presenter.names, presenter.words.translate
    partner, following = translate("GameFacts", "partner"), translate("GameFacts", "next")
    return tuple(
        PlayerBadge(
            facts.seat,
            names[facts.seat],
            facts.side,
            facts.cards,
            facts.reserve,
            partner if facts.is_partner else following if facts.is_next else "",
            facts.is_to_move and is_playing,
            facts.has_reserve_dealt,
            pictures[facts.seat] if pictures else "",
            facts.is_partner,
            facts.reserve_packets,
            waits_for_key=facts.is_to_move and waits_for_key,
        )
        for facts in presenter.facts.seats(view)
    )
