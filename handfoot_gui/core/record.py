"""A game as it was played: rules, seats, moves and deal codes; replaying it gives every state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, ReplayError
from handfoot_gui.core.fair import FairDeal, code_of, text_of
from handfoot_gui.core.rules import Rules, State, View
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.typed import OwnSentences


class TakeBack(StrEnum):
    """Which moves may be taken back."""

    RULES = "rules"
    """One's own last, as long as no new card was seen since."""
    ANYTHING = "anything"
    """For practice: a person who plays alone may take back anything."""


class MemoryAid(StrEnum):
    """What the table remembers for its players."""

    OFF = "off"
    DISCARDS = "discards"
    """The cards discarded or played last, and who took which pile."""
    UNSEEN = "unseen"
    """These, and how many cards of each rank a player has not seen."""


AgreementName = Annotated[str, Meta(min_length=1, max_length=40)]
"""What partners can agree on, by the word its game has for it."""
Agreed: TypeAlias = tuple[tuple[AgreementName, ...], ...]
"""By side, what its players agreed on."""


class FirstDealer(StrEnum):
    """How the dealer of the first deal is found."""

    LOT = "lot"
    CHOSEN = "chosen"
    """Somebody said who it is; the table's move is the same."""


class MatchSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Fixed at the start of a game; the score sheet says what differs from the defaults."""

    take_back: TakeBack = TakeBack.RULES
    memory_aid: MemoryAid = MemoryAid.OFF
    partners: Annotated[tuple[AgreementName, ...], Meta(max_length=20)] = ()
    """Holds on every side with a person who has partners, see `games.agreed_by_side`."""
    first_dealer: FirstDealer = FirstDealer.LOT


Move = TypeVar("Move")
OptionsT = TypeVar("OptionsT")

PlayerName = Annotated[str, Meta(min_length=1, max_length=200)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
PresetName = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[Seat, Meta(ge=-1, le=31)]
"""A seat, or -1 for the table."""
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class PlayerKind(StrEnum):
    """Who decides at a seat."""

    PERSON = "person"
    BOT = "bot"


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat. *level* is the bot's name; a person has none."""

    name: PlayerName
    kind: PlayerKind
    level: LevelName | None = None

    @property
    def is_bot(self) -> bool:
        return self.kind is PlayerKind.BOT


class Record(Struct, Generic[OptionsT, Move], frozen=True):
    """Everything a game's states follow from. Times, places and scores are not part of it."""

    game: str
    """Name of the game in `handfoot_gui.games.GAMES`."""
    preset: PresetName | None
    """What the rule set was chosen as; a label only, *options* are what counts."""
    options: OptionsT
    seats: tuple[Player, ...]
    moves: tuple[tuple[SeatNumber, Move], ...] = ()
    """Every move with its mover, the table's moves included."""
    seed: Seed | None = None
    """What the chances and bots of a repeatable game came from; None where nobody can repeat it."""
    agreements: MatchSettings = MatchSettings()
    fair: tuple[FairDeal, ...] = ()
    """The codes of the deals in the order they were shown; a deal still to come stands last."""
    is_dealt_again: bool = False
    """The first deal has the cards and the dealer of an earlier one, nothing in it was by lot."""
    sentences: OwnSentences = ()
    """What the household says about its rules besides; no rule set knows it."""
    brought_forward: BroughtForward | None = None
    """What a game begun elsewhere, or with a handicap, starts from; None: it begins here."""

    @property
    def deal_to_come(self) -> FairDeal | None:
        """The deal that is settled and whose code is shown, but which is not made yet."""
        return next((deal for deal in self.fair if deal.is_to_come), None)

    @property
    def is_dealer_chosen(self) -> bool:
        """Whether somebody said who deals first."""
        return self.agreements.first_dealer is FirstDealer.CHOSEN

    @property
    def is_practice(self) -> bool:
        """Whether one person plays alone with bots, and may take back anything."""
        persons = sum(not player.is_bot for player in self.seats)
        return persons == 1 and self.agreements.take_back is TakeBack.ANYTHING

    def with_move(self, seat: Seat, move: Move) -> Record[OptionsT, Move]:
        """The record with one more move; legality is not asked here."""
        return replace(self, moves=(*self.moves, (seat, move)))

    def with_deal_made(self, move: Move) -> Record[OptionsT, Move]:
        """The record with the table's *move*, which makes `deal_to_come`."""
        made = self.deal_to_come
        assert made is not None, "no deal is to come"
        moves = (*self.moves, (TABLE, move))
        is_made = replace(made, move=len(moves), order=())
        fair = tuple(is_made if deal is made else deal for deal in self.fair)
        return replace(self, moves=moves, fair=fair)

    def with_fair(self, fair: tuple[FairDeal, ...]) -> Record[OptionsT, Move]:
        """The same game with other codes."""
        return replace(self, fair=fair)

    def with_moves(self, moves: Iterable[tuple[Seat, Move]]) -> Record[OptionsT, Move]:
        """The same game with other *moves*; only codes of deals among the first ones stay."""
        kept = tuple(moves)
        fair = tuple(deal for deal in self.fair if deal.move is not None and deal.move <= len(kept))
        return replace(self, moves=kept, fair=fair)

    def with_sentences(self, sentences: tuple[str, ...]) -> Record[OptionsT, Move]:
        """The same game with other *sentences* of its household."""
        return replace(self, sentences=sentences)

    def with_seats(self, seats: Iterable[Player]) -> Record[OptionsT, Move]:
        """The same game with other *seats*: names changed, or a bot in a person's place."""
        return replace(self, seats=tuple(seats))


def states(rules: Rules[State, View, Move], moves: Iterable[tuple[Seat, Move]]) -> Iterator[State]:
    """The state before the first move, then the state after each; one more than there are moves.

    Raises `ReplayError` at the first move that is not allowed.
    """
    state = rules.start()
    yield state
    for number, (seat, move) in enumerate(moves, start=1):
        try:
            state = rules.apply(state, seat, move)
        except IllegalMove as refusal:
            raise ReplayError(number, refusal) from refusal
        yield state


def replay(rules: Rules[State, View, Move], moves: Iterable[tuple[Seat, Move]]) -> State:
    """The state after all *moves*; raises `ReplayError` when one of them is not allowed."""
    state = rules.start()
    for state in states(rules, moves):  # noqa: B007  (the last one is the answer)
        pass
    return state


class CheckedDeal(Struct, frozen=True):
    """A code held against the cards that were dealt."""

    deal: FairDeal
    order: tuple[Card, ...]
    """As dealt; empty where the move the code stands for deals no cards."""

    @property
    def text(self) -> str:
        """What the code is made of."""
        return text_of(self.deal.salt, self.order)

    @property
    def found(self) -> str:
        """The code that *order* and salt give."""
        return code_of(self.deal.salt, self.order)

    @property
    def is_true(self) -> bool:
        """The cards were dealt in the order that the code was shown for."""
        return bool(self.order) and self.found == self.deal.code


def with_codes_after(
    rules: Rules[Any, Any, Any], record: Record[Any, Any], moves: int
) -> tuple[FairDeal, ...]:
    """The codes of *record* once only its first *moves* moves stand.

    A deal that was made after them is to come again, with the same cards.
    """
    return tuple(
        deal
        if deal.move is None or deal.move <= moves
        else replace(deal, move=None, order=_order_of(rules, record, deal))
        for deal in record.fair
    )


def checked(rules: Rules[Any, Any, Any], record: Record[Any, Any]) -> tuple[CheckedDeal, ...]:
    """Every code of *record* whose deal has been made, held against the cards."""
    return tuple(
        CheckedDeal(deal, _order_of(rules, record, deal))
        for deal in record.fair
        if not deal.is_to_come
    )


def without_code(rules: Rules[Any, Any, Any], record: Record[Any, Any]) -> tuple[int, ...]:
    """The moves, counted from 1, that dealt cards for which no code stands.

    The cards of a deal that is dealt again were known, so it never had one.
    """
    known = {deal.move for deal in record.fair}
    dealt = [n for n, (_, move) in enumerate(record.moves, start=1) if rules.order_dealt(move)]
    return tuple(n for n in dealt[record.is_dealt_again :] if n not in known)


def are_codes_missing(rules: Rules[Any, Any, Any], record: Record[Any, Any]) -> bool:
    """Whether a deal has no code though one before it has: every later deal was shown one."""
    first = min((deal.move for deal in record.fair if deal.move is not None), default=None)
    return first is not None and any(move > first for move in without_code(rules, record))


def _order_of(
    rules: Rules[Any, Any, Any], record: Record[Any, Any], deal: FairDeal
) -> tuple[Card, ...]:
    """The cards of the move that *deal* stands for; none where that is no deal."""
    if deal.move is None or deal.move > len(record.moves):
        return ()
    return rules.order_dealt(record.moves[deal.move - 1][1])
