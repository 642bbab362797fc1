"""What the page shows of one challenge, by what is kept of it."""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from handfoot_gui.core.text.words import Words, person_key, shown_name
from handfoot_gui.session.challenge import DEALS, Challenge, result_code
from handfoot_gui.storage.challenges import Challenges, Kept
from handfoot_gui.ui.pages.challenge.bots import BotsAtIt
from handfoot_gui.ui.pages.challenge.facts import Entrant, Shown
from handfoot_gui.ui.pages.challenge.partings import beside
from handfoot_gui.ui.window.main_window import MainWindow


class Showing:
    """Puts together what is shown of a challenge, for who plays here and for whom that is beside
    others."""

    def __init__(
        self, window: MainWindow, words: Words, challenges: Challenges, bots: BotsAtIt
    ) -> None:
        self._window, self._words = window, words
        self._challenges, self._bots = challenges, bots
        self._person = self._rival = ""

    @property
    def person(self) -> str:
        """Who plays here."""
        return self._person or self._window.preferences.names[0]

    def choose(self, person: str | None = None, rival: str | None = None) -> None:
        """From now on *person* plays here, and is compared with *rival*, or where that is empty
        with the best in each deal; None: as before."""
        self._person = self._person if person is None else person
        self._rival = self._rival if rival is None else rival

    def of(self, challenge: Challenge) -> Shown:
        """What is shown of *challenge*."""
        kept = self._challenges.of(challenge.code) or Kept(challenge.code, date.today())
        own = kept.of(self.person)
        next_deal = 1 if own is None else own.next_deal
        game = self._challenges.game_of(challenge.code, self.person, next_deal)
        whole = None if own is None or own.is_from_afar else own.whole
        from_afar = {one.key for one in kept.played if one.is_from_afar}
        liked = self._window.preferences
        here = [one.name for one in kept.played if not one.is_from_afar]
        known = (*here, *liked.people, self.person)
        begun = self._challenges.begun_by(challenge.code, (*known, *(e.name for e in kept.played)))
        people = {person_key(name): name for name in (*begun, *known)}
        entrants = tuple(
            Entrant(
                shown_name(one.name),
                one.points,
                one.is_from_afar,
                tuple(
                    # Nobody sees the cards of a deal that is still to be played.
                    None
                    if made is None or own is None or own.points[deal - 1] is None
                    else self._challenges.game_of(challenge.code, one.name, deal)
                    for deal, made in enumerate(one.points, 1)
                ),
            )
            for one in kept.played
        )
        return self._with_partings(Shown(
            challenge,
            entrants,
            tuple(challenge.fair_deal(deal).shown for deal in range(1, DEALS + 1)),
            self.person,
            tuple(name for key, name in people.items() if key not in from_afar),
            next_deal,
            is_begun=game is not None,
            bots=self._bots.made(challenge),
            result="" if whole is None else result_code(challenge, whole),
        ))  # fmt: skip

    def _with_partings(self, shown: Shown) -> Shown:
        """*shown* with where whoever plays here and others part."""
        own = shown.own
        if own is None:
            return shown
        rivals = [one for one in shown.entrants if one is not own and any(one.games)]
        rival = self._rival if self._rival in {one.name for one in rivals} else ""
        others = [one for one in rivals if rival in ("", one.name)]
        found = (
            beside(self._words, shown.challenge, deal, own, others) for deal in range(DEALS)
        )  # fmt: skip
        names = tuple(one.name for one in rivals)
        return replace(shown, beside=tuple(found), rival=rival, rivals=names)
