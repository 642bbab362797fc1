"""Figures of Raub in words, for the side panel and the corners of the table."""

from __future__ import annotations

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules.scoring import points_of
from handfoot_gui.games.raub.rules.state import Phase, Public
from handfoot_gui.games.raub.text.names import RaubWords


def laid_aside(words: RaubWords) -> str:
    """The cards a player has changed."""
    return words.translate("RaubFacts", "laid aside")


def so_far(words: RaubWords, public: Public, seat: Seat) -> tuple[str, str]:
    """What the deal would bring *seat* if it ended now: ("so far +4: no trick", "so far +4").

    Nothing before the first trick is won: it would be the same for all who owe none.
    """
    if public.trumps is None or public.phase is Phase.OVER or not any(public.won):
        return "", ""
    won = public.won[seat]
    owes = public.owes if public.raubing == seat else 0
    points = points_of(won, owes) * (2 if public.refes else 1)
    text = words.translate("RaubFacts", "so far {points}: {tricks}")
    said = words.tricks(won)
    if owes and won < owes:
        text = words.translate("RaubFacts", "so far {points}: {tricks} of {owed}")
        said = words.count(won) if won else words.translate("RaubFacts", "none")
    brief = words.translate("RaubFacts", "so far {points}")
    figures = words.signed(points)
    return text.format(points=figures, tricks=said, owed=words.count(owes)), brief.format(
        points=figures
    )


def refe_lines(words: RaubWords, public: Public) -> tuple[str, ...]:
    """What stands in the Refe's corner: what a trick counts, and how many more wait."""
    translate = words.translate
    if not public.refes:
        return ()
    more = public.refes - 1
    if not more:
        waiting = translate("RaubFacts", "No other Refe is waiting.")
    elif more == 1:
        waiting = translate("RaubFacts", "One more Refe is waiting.")
    else:
        waiting = translate("RaubFacts", "{count} more Refes are waiting.").format(
            count=words.number(more)
        )
    return (translate("RaubFacts", "A trick takes off 2 points."), waiting)


def owed(words: RaubWords, public: Public, seat: Seat) -> str:
    """ "owes 2" on a badge; empty where nothing is owed."""
    if public.raubing != seat or not public.owes:
        return ""
    return words.translate("RaubFacts", "owes {count}").format(count=words.number(public.owes))
