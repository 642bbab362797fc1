"""The game being played: the one holder of states, its moves, its undo and its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import takewhile
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from handfoot_gui.core.fair import FairDeal, deal_to_come
from handfoot_gui.core.other_points import OtherPoints, WriteOtherPoints, is_line
from handfoot_gui.core.record import Player, Record, with_codes_after
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Ledger, LeftOver, Sheet
from handfoot_gui.session.course import Course
from handfoot_gui.session.game_log import GameLog, Narrate
from handfoot_gui.session.repeatable import table_chance

State = TypeVar("State")
View = TypeVar("View")
Move = TypeVar("Move")
OptionsT = TypeVar("OptionsT")


def _written(line: OtherPoints) -> Any:
    """The move that writes *line* down; every game takes it beside its own moves."""
    return WriteOtherPoints(line.side, line.word, line.points)


class Session(Generic[State, View, Move, OptionsT]):
    """One game from its first move to its last.

    *keep* is called with the record and the state after every change and may raise; the change
    stands all the same, so that nothing played is lost when a disk is full.
    """

    def __init__(
        self,
        rules: Rules[State, View, Move],
        record: Record[OptionsT, Move],
        rng: Random,
        keep: Callable[[Record[OptionsT, Move], State], None],
        narrate: Narrate[View, Move],
        *,
        first: int = 0,
    ) -> None:
        """Replays *record*, whose *first* moves stand, whatever was agreed; raises `ReplayError`
        when one of its moves is not allowed. *rng* is all chance, unless the record has a seed."""
        self.rules = rules
        self._record = record
        self._rng = rng
        self._keep = keep
        self._first = first
        self._course = Course(rules, record.moves)
        self.log = GameLog(rules, self._course, narrate)
        """What everybody saw."""
        self._drawn: Move | None = None
        """The table's next move, once it has been drawn ahead."""
        self._undone: list[tuple[tuple[Seat, Move], ...]] = []
        """What was taken back and may be made again, each time's moves together, latest last."""

    @property
    def left_over(self) -> tuple[LeftOver, ...]:
        """What everybody is left with, once the deal that lies there is scored."""
        return self.rules.left_over(self._state)

    @property
    def left_by_deal(self) -> Mapping[int, tuple[LeftOver, ...]]:
        """What was left at the end of every finished deal, by its number; of one in which nothing
        was, there is none."""
        deals = {deal.number for deal in self.sheet.deals}
        return {number: left for number, left in self._course.left_over.items() if number in deals}

    @property
    def record(self) -> Record[OptionsT, Move]:
        return self._record

    @property
    def _state(self) -> State:
        """Everything there is, hidden cards too, so that others ask for a `view`."""
        return self._course.latest

    @property
    def actor(self) -> Seat | None:
        """Who moves next: a seat, `TABLE`, or None when the game is over."""
        return self.rules.actor(self._state)

    @property
    def is_over(self) -> bool:
        return self.actor is None

    @property
    def deal_just_ended(self) -> bool:
        """Whether the last move scored a deal, or what was written down besides since; one that
        was never played is only noted."""
        course = self._course
        return course.has_scored(len(course.moves) - course.lines_on_top - 1)

    @property
    def is_between_deals(self) -> bool:
        """Whether a deal was scored, and no card of the next one is dealt."""
        return self._course.is_between_deals

    @property
    def is_before_cards(self) -> bool:
        """Whether a deal is over, even one that was never played, and no card of the next one is
        dealt."""
        return self._course.is_before_cards

    @property
    def sheet(self) -> Sheet:
        """The finished deals."""
        return self.rules.sheet(self._state)

    def view(self, seat: Seat) -> View:
        """What *seat* may know now."""
        return self.rules.view(self._state, seat)

    def covered(self, seat: Seat) -> View:
        """What everybody may know now, from the place of *seat*."""
        return self.rules.covered(self._state, seat)

    def views(self, seat: Seat) -> Iterator[View]:
        """What *seat* may know now, then what it knew before each of the latest moves."""
        return (self.rules.view(state, seat) for state in self._course.back())

    def left_by(self, seat: Seat) -> View | None:
        """What *seat* saw after its last move of this deal; None where there was none."""
        for view, (mover, move) in zip(
            self.views(seat), reversed(self._record.moves), strict=False
        ):
            if mover == seat:
                return view
            if self.rules.order_dealt(move):
                break
        return None

    @property
    def last_mover(self) -> Seat | None:
        """Who made the last move of this deal that was not the table's, as far as all know: who
        was asked in silence is nobody's to notice."""
        return self.log.last_mover

    @property
    def last_move(self) -> Move | None:
        """The last move of all, whatever was written down besides since."""
        return next((made[1] for made in reversed(self._record.moves) if not is_line(made)), None)

    def has_moved(self, seat: Seat) -> bool:
        """Whether *seat* has made a move yet."""
        return any(mover == seat for mover, _ in self._record.moves)

    def seen_before(self, number: int, *, by_player: bool = False) -> tuple[View, Move] | None:
        """The move of this index, and what everybody knew before it from the place of its player,
        or what that player knew; None where no player made it, nobody was told of it, or it is
        long ago."""
        seat, move = self._record.moves[number]
        is_kept = number >= self._course.first_kept
        if not is_kept or seat == TABLE or not self.log.of_move(number):
            return None
        seen = self.rules.view if by_player else self.rules.covered
        return seen(self._course.around(number)[0], seat), move

    def play(self, seat: Seat, move: Move) -> None:
        """Make *move* for *seat*; raises `IllegalMove`, and what *keep* raises."""
        self._make(seat, move)
        self._undone.clear()
        self._keep(self._record, self._state)

    def _make(self, seat: Seat, move: Move) -> None:
        state = self.rules.apply(self._state, seat, move)
        to_come = self._record.deal_to_come
        if to_come is not None and self.rules.order_dealt(move) == to_come.order:
            self._record = self._record.with_deal_made(move)
        else:
            self._record = self._record.with_move(seat, move)
        self._course.go_on(self._record.moves, state)
        self._drawn = None

    def play_table(self) -> Move:
        """Make and return the table's next move; raises what *keep* raises."""
        self._settle_deal()
        move = self._next_table_move()
        self.play(TABLE, move)
        return move

    def announce_deal(self) -> FairDeal | None:
        """Settle the deal that the table makes next, and keep its code before any card is seen.

        None where the table does something else. Raises what *keep* raises; the code stands.
        """
        known = self._record
        to_come = self._settle_deal()
        if self._record is not known:
            self._keep(self._record, self._state)
        return to_come

    def _settle_deal(self) -> FairDeal | None:
        order = self.rules.order_dealt(self._next_table_move())
        if order and self._record.deal_to_come is None:
            salt = table_chance(self._record, "salt") or self._rng
            fair = (*self._record.fair, deal_to_come(order, salt))
            self._record = self._record.with_fair(fair)
        return self._record.deal_to_come if order else None

    def _next_table_move(self) -> Move:
        """What the table does next; asked again before it is done, the answer is the same."""
        if self._drawn is None:
            self._drawn = self._drawn_move()
        return self._drawn

    def _drawn_move(self) -> Move:
        move = self.rules.table_move(self._state, table_chance(self._record) or self._rng)
        to_come = self._record.deal_to_come
        if to_come is not None and self.rules.order_dealt(move):
            # Nobody gets other cards by leaving the game, or by taking a deal back.
            return self.rules.deal(to_come.order)
        return move

    def reseat(self, players: Iterable[Player]) -> None:
        """Write other *players* into the record; raises what *keep* raises."""
        self._record = self._record.with_seats(players)
        self._keep(self._record, self._state)

    def say_besides(self, sentences: tuple[str, ...]) -> None:
        """Write other *sentences* of the household into the record; raises what *keep* raises."""
        self._record = self._record.with_sentences(sentences)
        self._keep(self._record, self._state)

    # -- what the family writes down besides --------------------------------------------------

    @property
    def open_lines(self) -> tuple[tuple[int, OtherPoints], ...]:
        """The other points that can still be changed, each with the number of its move: those of
        the deal being played, or of the last one as long as the next has not been dealt."""
        found: list[tuple[int, OtherPoints]] = []
        for number in range(len(self._record.moves) - 1, -1, -1):
            move = self._record.moves[number][1]
            if self.rules.order_dealt(move):
                break
            if isinstance(move, WriteOtherPoints):
                found.append((number, move.line))
        return tuple(reversed(found))

    @property
    def ledger(self) -> Ledger:
        """What is written down, the deal being played included."""
        return self.rules.ledger(self._state)

    @property
    def deal_of_lines(self) -> int:
        """The number of the deal that `open_lines` belong to, on the score sheet."""
        ledger = self.ledger
        return self.sheet.next_deal - (ledger.others is None)

    @property
    def words_of_lines(self) -> tuple[str, ...]:
        """Every word of a line in this game, the latest first."""
        moves = (move for _, move in reversed(self._record.moves))
        found = (move.word for move in moves if isinstance(move, WriteOtherPoints))
        return tuple(dict.fromkeys(found))

    @property
    def can_write_lines(self) -> bool:
        """Whether there is a deal that other points can belong to."""
        return self.ledger.open_lines is not None

    def write_lines(self, *new: OtherPoints, kept: Mapping[int, OtherPoints] | None = None) -> None:
        """Write down *new* lines besides; of `open_lines` only those *kept* stay, by the numbers
        of their moves, as they read there. None keeps them all.

        Raises `ReplayError` where a line is not allowed, or what was done since does not fit any
        more; then all stays as it was. Raises what *keep* raises.
        """
        moves, places = self._record.moves, dict(self.open_lines)
        kept = places if kept is None else kept
        changed = [
            (mover, _written(kept[number]) if number in kept else move)
            for number, (mover, move) in enumerate(moves)
            if number in kept or number not in places
        ]
        changed += [(TABLE, _written(line)) for line in new]
        # Deals come before all of these moves, so that their codes stand where they stood.
        record = self._record.with_moves(changed).with_fair(self._record.fair)
        self._course.replay(record.moves)
        self._record, self._drawn = record, None
        first = min(places, default=len(moves))
        self.log.rewrite(first, places.keys() - kept.keys())
        self._undone.clear()
        self._keep(self._record, self._state)

    def ends_turn(self, seat: Seat, move: Move) -> bool:
        """Whether somebody else plays after *move*, or nobody."""
        if self.rules.problem(self.view(seat), move) is not None:
            return False
        state = self.rules.apply(self._state, seat, move)
        rng = Random(0)
        while self.rules.actor(state) == TABLE:
            made = self.rules.table_move(state, rng)
            if self.rules.order_dealt(made):
                return True
            state = self.rules.apply(state, TABLE, made)
        return self.rules.actor(state) != seat

    def can_undo(self, seat: Seat) -> bool:
        """Whether *seat* may take its last move back.

        By the rules it was the last move of all, whether it ended the turn or not, and *seat* saw
        no new card. Who plays alone may have agreed to take back anything, with all that followed.
        """
        return self._moves_to_undo(seat) > 0

    @property
    def is_at_first(self) -> bool:
        """Whether nothing was done yet that could be taken back."""
        return len(self._record.moves) <= self._first

    def let_stand(self) -> None:
        """What was played up to here is not taken back any more."""
        self._first = len(self._record.moves) + 1
        self._undone.clear()

    def _moves_to_undo(self, seat: Seat) -> int:
        back = self._moves_since(seat)
        return back if len(self._record.moves) - back >= self._first else 0

    def _moves_since(self, seat: Seat) -> int:
        """The last move of *seat* and those after it, where what was agreed lets it go back."""
        if self._is_last_and_unseen(seat):
            return 1 + self._course.lines_on_top
        if not self._record.is_practice:
            return 0
        latest = self._record.moves[self._course.first_kept :]
        return next((n for n, (who, _) in enumerate(reversed(latest), start=1) if who == seat), 0)

    def _is_last_and_unseen(self, seat: Seat) -> bool:
        course = self._course
        last = len(course.moves) - course.lines_on_top - 1
        if last < course.first_kept or course.moves[last][0] != seat:
            return False
        before, after = (self.rules.view(state, seat) for state in course.around(last))
        return self.rules.cards_seen(after) <= self.rules.cards_seen(before)

    def undo(self, seat: Seat) -> None:
        """Take the last move of *seat* back; the caller has asked `can_undo`.

        What was written down besides stays, as long as its deal does. Raises what *keep* raises.
        """
        back = self._moves_to_undo(seat)
        assert back, "this move stands"
        gone = self._record.moves[-back:]
        left = len(self._record.moves) - back
        of_deal = tuple(takewhile(lambda made: not self.rules.order_dealt(made[1]), gone))
        # What was written down of later deals comes back with them.
        again = (made for n, made in enumerate(gone) if n >= len(of_deal) or not is_line(made))
        self._undone.append(tuple(again))
        fair = with_codes_after(self.rules, self._record, left)
        self._record = self._record.with_moves(self._record.moves[:left]).with_fair(fair)
        self._course.go_back(self._record.moves)
        self.log.forget(left)
        self._drawn = None
        for mover, move in filter(is_line, of_deal):
            self._make(mover, move)
        self._keep(self._record, self._state)

    def can_redo(self, seat: Seat) -> bool:
        """Whether *seat* took a move back and nobody has made another one since."""
        return bool(self._undone) and self._undone[-1][0][0] == seat

    def redo(self, seat: Seat) -> None:
        """Make again what *seat* took back last, with all that had followed; the caller has asked
        `can_redo`. Raises what *keep* raises."""
        assert self.can_redo(seat), "nothing was taken back"
        for mover, move in self._undone.pop():
            self._make(mover, move)
        self._keep(self._record, self._state)


AnySession: TypeAlias = Session[Any, Any, Any, Any]
