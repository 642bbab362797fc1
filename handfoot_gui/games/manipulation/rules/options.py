"""The rule set of Manipulation Rummy as one checked value; page "Manipulation Rummy"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from handfoot_gui.core.cards import Card, packs_of_cards
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.loners import LonerOptions, LonerSides, seated_preset
from handfoot_gui.games.manipulation.rules.option_values import (
    Ace,
    CardValues,
    FirstPlayBy,
    JokerRule,
    LastLap,
    Scoring,
)

Points = Annotated[int, Meta(ge=0, le=1000)]


class Options(LonerOptions, frozen=True):
    """The switches of sections 6 and 7."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    hand_size: Annotated[int, Meta(ge=3, le=20)] = 10
    """Cards that each is dealt."""
    draw_first: bool = True
    """A turn begins with a draw; else with a draw or a play."""
    draw_limit: Annotated[int, Meta(ge=0, le=9)] = 3
    """Cards drawn in a turn at most; 0: until one plays."""
    play_after_last: bool = False
    """Whoever drew the last permitted card may still play."""
    knock_limit: Annotated[int, Meta(ge=0, le=100)] = 5
    """Points in the hand with which one may knock; 0: nobody may."""
    first_play: Annotated[int, Meta(ge=0, le=100)] = 0
    """Points that a first play must be worth."""
    first_play_by: FirstPlayBy = FirstPlayBy.TABLE
    joker_rule: JokerRule = JokerRule.NAMED
    ace: Ace = Ace.BOTH
    values: CardValues = CardValues()
    last_lap: LastLap = LastLap.ONE_TURN
    last_lap_knock: bool = False
    """Whoever has played in the last lap may knock."""
    scoring: Scoring = Scoring.DIFFERENCES
    target: Annotated[int, Meta(ge=1, le=1000)] = 150
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    """Rounds of a game; 0: it goes to `target`."""
    target_bonus: Points = 100
    round_bonus: Points = 25
    out_bonus: Points = 25
    undercut_bonus: Points = 10
    packs: Annotated[int, Meta(ge=0, le=3)] = 0
    """Packs of 52; 0: one for two players, two for three to five, three for six."""
    jokers: Annotated[int, Meta(ge=-1, le=6)] = -1
    """Jokers in all; -1: one for every pack."""

    @property
    def runs_right(self) -> bool:
        return False

    @property
    def pack_count(self) -> int:
        """Packs of 52 cards in play."""
        return self.packs or (1 if self.players == 2 else 2 if self.players < 6 else 3)

    @property
    def joker_count(self) -> int:
        """Jokers in play."""
        return self.pack_count if self.jokers < 0 else self.jokers

    def is_last_draw(self, drawn: int) -> bool:
        """Whether nobody draws any more in a turn after *drawn* cards."""
        return 0 < self.draw_limit <= drawn

    def ends_playing(self, drawn: int) -> bool:
        """Whether nothing is played any more in a turn after *drawn* cards."""
        return not self.play_after_last and 0 < self.draw_limit <= drawn

    @property
    def is_scored_by_hands(self) -> bool:
        """Whether everybody only loses what is left in the own hand."""
        return self.scoring is Scoring.HANDS

    def cards(self) -> tuple[Card, ...]:
        """All cards; jokers differ by pack, then by suit. Those of a third pack come last where
        there are not three packs."""
        naturals = packs_of_cards(self.pack_count, 0)
        is_late = 3 if self.pack_count < 3 else 4
        jokers = sorted(
            (card for card in packs_of_cards(3, 2) if card.is_joker),
            key=lambda joker: (joker.pack >= is_late, joker.suit, joker.pack),
        )
        return (*naturals, *jokers[: self.joker_count])

    def check(self) -> None:
        """Raise `OptionsError`, naming the fields, when the rules cannot be dealt or finished."""
        for fields, sentence in self.contradictions():
            raise OptionsError(fields, sentence)

    def contradictions(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """Every pair of fields that disagree, with a sentence."""
        dealt, cards = self.players * self.hand_size, 52 * self.pack_count + self.joker_count
        if dealt >= cards:
            yield ("hand_size", "packs"), f"{dealt} cards are dealt, but there are {cards}"
        if self.draw_first and self.draw_limit == 1 and not self.play_after_last:
            yield (
                ("draw_first", "draw_limit"),
                "a turn begins with a draw, and the only draw ends it: nobody could play",
            )
        if not self.rounds and not any(self.values.by_rank.values()):
            yield ("values", "target"), "no card counts anything, so nobody would reach the goal"


PRESETS: Final[dict[str, Options]] = {
    "classic": Options(),
    "machiavelli": Options(
        hand_size=13, draw_first=False, draw_limit=1, knock_limit=0, packs=2, jokers=0
    ),
    "tiles": Options(
        hand_size=14, draw_first=False, draw_limit=1, knock_limit=0,
        first_play=30, first_play_by=FirstPlayBy.PLAYER, ace=Ace.LOW,
        values=CardValues(joker=30, ace=1, king=13, queen=12, jack=11),
        last_lap=LastLap.UNTIL_ALL_PASS, scoring=Scoring.PAID, target=200,
        target_bonus=0, round_bonus=0, out_bonus=0, undercut_bonus=0, packs=2, jokers=2,
    ),
    "shanghai": Options(draw_limit=0),
}  # fmt: skip
"""Every preset by its name, as used in files and on the command line, for four players."""

_ALONE: Final = (LonerSides.ALONE,)

SEATS: Final[dict[int, tuple[LonerSides, ...]]] = dict.fromkeys((4, 2, 3, 5, 6), _ALONE)
"""Numbers of players of most presets, the usual one first."""

PRESET_SEATS: Final[dict[str, dict[int, tuple[LonerSides, ...]]]] = {
    "classic": SEATS,
    "machiavelli": SEATS,
    "tiles": dict.fromkeys((4, 2, 3), _ALONE),
    "shanghai": SEATS,
}
"""How each preset is played, by number of players."""


def preset(name: str, players: int | None = None, sides: LonerSides | None = None) -> Options:
    """The preset *name* for so many players; KeyError or ValueError where there is none."""
    return seated_preset(PRESETS[name], name, PRESET_SEATS[name], players, sides)
