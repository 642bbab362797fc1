"""What the page of challenges shows."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from handfoot_gui.core.text.words import person_key, shown_name
from handfoot_gui.session.challenge import DEALS, Challenge
from handfoot_gui.session.parting import Parting


class Entrant(Struct, frozen=True):
    """One person in the table of a challenge."""

    name: str
    points: tuple[int | None, ...]
    """By deal; None where it is not over."""
    is_from_afar: bool
    games: tuple[Path | None, ...]
    """By deal, what can be looked back at by whoever plays here now."""

    @property
    def total(self) -> int:
        """The points of the deals that are over."""
        return sum(points for points in self.points if points is not None)


class Beside(Struct, frozen=True):
    """How a deal of whoever plays here was played beside another game of it."""

    other: Entrant
    parting: Parting | None = None
    """None: alike, if there is no *trouble*."""
    trouble: str = ""
    """Why they cannot be compared, as a sentence."""

    @property
    def leads_to_games(self) -> bool:
        """Whether there is a place to be looked at."""
        return self.parting is not None and self.parting.turn > 0


class Shown(Struct, frozen=True):
    """A challenge that was chosen."""

    challenge: Challenge
    entrants: tuple[Entrant, ...]
    deal_codes: tuple[str, ...]
    """By deal, as they are shown at the table."""
    person: str
    """Who plays here now."""
    people: tuple[str, ...]
    """Who may be chosen for that."""
    next_deal: int
    """The deal that *person* plays next, counted from 1; more than there are: all are over."""
    is_begun: bool
    """That deal was begun and left."""
    bots: tuple[int | None, ...] = ()
    """By deal, what a bot like the others has made in a person's place; empty where nobody has
    asked for it."""
    result: str = ""
    """The code of what *person* made, once all deals are over."""
    beside: tuple[Beside | None, ...] = (None,) * DEALS
    """By deal; None where there are no two games of it to be compared."""
    rival: str = ""
    """With whom *person* is compared; empty: with the best in each deal."""
    rivals: tuple[str, ...] = ()
    """With whom that can be."""

    @property
    def own(self) -> Entrant | None:
        """What *person* has made."""
        # The name may be written otherwise by now.
        key = person_key(shown_name(self.person))
        return next((one for one in self.entrants if person_key(one.name) == key), None)

    @property
    def without_games(self) -> tuple[str, ...]:
        """Those from far away who made something in deals that *person* has played, too, and of
        whom no game is here."""
        played = () if self.own is None else self.own.points
        return tuple(
            one.name
            for one in self.entrants
            if one.is_from_afar and not any(one.games) and played != (None,) * DEALS
        )

    @property
    def is_over(self) -> bool:
        """Whether that person has played all deals."""
        return self.next_deal > DEALS

    @property
    def compared(self) -> tuple[int, ...]:
        """The deals, from 0, that everybody in the table has played."""
        return tuple(
            deal
            for deal in range(DEALS)
            if all(entrant.points[deal] is not None for entrant in self.entrants)
        )

    def sum_of(self, entrant: Entrant) -> int:
        """What *entrant* made in the deals that all have played."""
        return sum(entrant.points[deal] or 0 for deal in self.compared)

    @property
    def leaders(self) -> tuple[Entrant, ...]:
        """Who is best in the deals that all have played; several are level. Nobody where there is
        nothing to be compared."""
        if len(self.entrants) < 2 or not self.compared:
            return ()
        best = (min if self.challenge.is_lowest_best else max)(map(self.sum_of, self.entrants))
        return tuple(one for one in self.entrants if self.sum_of(one) == best)

    def behind(self, entrant: Entrant, deal: int) -> int | None:
        """How many points *entrant* is behind the best in *deal*, from 0; None where nobody else
        has played it."""
        made = [one.points[deal] for one in self.entrants]
        known = [points for points in made if points is not None]
        own = entrant.points[deal]
        if own is None or len(known) < 2:
            return None
        return abs(own - (min if self.challenge.is_lowest_best else max)(known))


class Choice(Struct, frozen=True):
    """By which rules and against which bots a new challenge is to be."""

    game: str
    preset: str
    level: str


class ChallengeFacts(Struct, frozen=True):
    """All that the page shows."""

    choice: Choice
    shown: Shown | None = None
    """None: one is still to be chosen."""
    kept: tuple[Challenge, ...] = ()
    """Those that were chosen before, the last one first."""
    notices: tuple[str, ...] = ()
    """What is wrong with files."""
    said: str = ""
    """What has come of the last act."""
    wrong: str = ""
    """Why what was typed cannot be taken."""
