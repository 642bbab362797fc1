"""What the window needs of one game beside its rules: zones, sentences and a few figures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from copy import copy
from itertools import islice
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from handfoot_gui.core.cards import RANK_ORDER, Card, Rank, Suit
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.messages import DRAW, Deed, Importance, LogLine, MoveSeen, Prompt, Question
from handfoot_gui.core.other_points import WriteOtherPoints
from handfoot_gui.core.preferences import Preferences, SpokenNews
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.core.table import Action, DraftT, TableAdapter
from handfoot_gui.core.text.judging import JudgedMoves
from handfoot_gui.core.text.log import end_in_sight, gained
from handfoot_gui.core.text.other_points import other_points_line
from handfoot_gui.core.text.phrases import Person, filled
from handfoot_gui.core.text.score import ScoreWords
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.core.text.words import Sentences, Words


class Remembered(Struct, frozen=True):
    """What everybody saw of one player."""

    seat: int
    laid: tuple[Card, ...] = ()
    """Discarded or played in this deal, the last one first."""
    held: tuple[Card, ...] = ()
    """Taken from the table and not seen to leave the hand again."""


class Unseen(Struct, frozen=True):
    """The cards of one rank, or of one suit, that the player has not seen in this deal."""

    of: Rank | Suit
    cards: tuple[Card, ...]


class Memory(Struct, frozen=True):
    """All a memory aid can show; how much of it is shown is agreed on."""

    players: tuple[Remembered, ...] = ()
    """By seat."""
    unseen: tuple[Unseen, ...] = ()


def unseen_by_rank(deck: Iterable[Card], seen: Collection[Card]) -> tuple[Unseen, ...]:
    """Every rank of *deck* in the usual order with its cards that are not among *seen*."""
    found: dict[Rank, list[Card]] = {}
    for card in deck:
        found.setdefault(card.rank, []).extend(() if card in seen else (card,))
    ranks = sorted(found, key=RANK_ORDER.__getitem__)
    return tuple(Unseen(rank, tuple(found[rank])) for rank in ranks)


def unseen_by_suit(deck: Iterable[Card], seen: Collection[Card]) -> tuple[Unseen, ...]:
    """Every suit of *deck* with its cards that are not among *seen*, in the order of the deck."""
    found: dict[Suit, list[Card]] = {}
    for card in deck:
        found.setdefault(card.suit, []).extend(() if card in seen else (card,))
    return tuple(Unseen(suit, tuple(some)) for suit, some in found.items())


class _HasPublic(Protocol):
    """A view, one part of which everybody knows."""

    @property
    def public(self) -> Any: ...
    @property
    def seat(self) -> Seat: ...


View = TypeVar("View", bound=_HasPublic)
Move = TypeVar("Move")


class SeatFacts(Struct, frozen=True):
    """A player as everybody sees them."""

    seat: Seat
    side: int
    cards: int
    is_partner: bool
    """Of the seat the facts are for."""
    is_next: bool
    """Plays after the seat the facts are for."""
    is_to_move: bool
    reserve: int = 0
    """Cards kept apart for later; 0 once they are in the hand."""
    has_reserve_dealt: bool = True
    """Has got the reserve, where it comes later than the first hands."""
    reserve_packets: int = 1
    """How many packets the reserve is, which come one after the other."""


def facts_of_loners(
    own: Seat, hand_counts: Sequence[int], players: int, actor: Seat | None
) -> tuple[SeatFacts, ...]:
    """The players of a game in which everybody is a side, in playing order, *own* last.

    *hand_counts* by seat, empty before the cards are dealt; *actor* is to move.
    """
    seats = [Seat((own + step) % players) for step in range(1, players + 1)]
    return tuple(
        SeatFacts(
            seat,
            seat,
            hand_counts[seat] if hand_counts else 0,
            is_partner=False,
            is_next=seat == seats[0],
            is_to_move=seat == actor,
        )
        for seat in seats
    )


class Note(Struct, frozen=True):
    """What is said beside a side's total while a deal is played."""

    text: str
    brief: str
    """The same where there is little room."""


class DealFacts(Struct, frozen=True):
    """The deal being played, or the last one once it is over."""

    number: int
    title: str
    """ "Deal 2 of 4"."""
    about: str
    """A line below it: "First meld 90", "Lowest wins; at 0 the game ends"."""
    dealer: Seat
    first: Seat | None
    """Who plays first; None where only the deal will tell."""
    notes: tuple[Note | None, ...] = ()
    """By side; none where there is nothing to say."""
    bar: str = ""
    """Beside the game's name in the bar, where it is not the rule set's name."""
    term: str = ""
    """What *about* is about; see `Guidance.meaning`."""


PLAYER: Final = "player"
"""The term of what stands on a player's badge; see `Guidance.meaning`."""


class NoteText(Struct, frozen=True):
    """What a note on the table says."""

    text: str
    title: str = ""
    """Above it in bold."""


class Tip(Struct, frozen=True):
    """What is explained to whoever meets it for the first time."""

    name: str
    """By which it is known that it was told; stays the same in every version."""
    title: str
    text: str
    about: tuple[str, ...] = ()
    """What the game's delegate calls the places at which it points, the best one first; `HAND` is
    the own hand."""


class Opening(Struct, Generic[DraftT], frozen=True):
    """One way to play for the first time in a deal, where that needs points."""

    draft: DraftT
    melds: tuple[tuple[Card, ...], ...]
    left: tuple[Card, ...]
    """What stays in the hand."""
    points: int
    need: int
    """Points that are needed; 0 where something else is."""
    is_take: bool = False
    """It takes the discard pile, too."""
    is_later: bool = False
    """It can be laid once a card is drawn."""


class Possible(Struct, frozen=True):
    """A kind of move, whether it can be made now, and where on the table it is made."""

    name: str
    """What it is called: "Draw two cards"."""
    said: str
    """How it is done, or why it cannot be done now, as a sentence."""
    is_on: bool
    zones: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    button: object = None
    """The move that a button makes at once, where one does."""

    @property
    def can_be_shown(self) -> bool:
        """Whether there is anything on the table to point at."""
        return bool(self.zones or self.cards) or self.button is not None


_MOST_UNCOUNTED: Final = 4
"""Cards that are heard one after the other without being told first how many they are."""
_ALTERNATIVES: Final = 2
"""Other moves that are told beside one that is explained."""


class Hint(Struct, Generic[DraftT], frozen=True):
    """One degree of a hint, or one of its ways; asking again gives the next."""

    text: str
    reason: str = ""
    """Why, with the sum where there is one, as a sentence of its own."""
    move: object = None
    """What is proposed: its cards are selected, its button is offered; None: it is only said."""
    steps: tuple[DraftT, ...] = ()
    """Drafts to be shown one after the other, the last one is the whole move."""
    told: tuple[str, ...] = ()
    """What is said at each of the steps instead of the text."""


class Facts(ABC, Generic[View]):
    """The figures of one game under one rule set, as a seat sees them."""

    @abstractmethod
    def seats(self, view: View) -> tuple[SeatFacts, ...]:
        """All players, in playing order from the viewing seat's left, the viewing seat last."""

    @abstractmethod
    def deal(self, view: View) -> DealFacts:
        """The deal of *view*."""

    @abstractmethod
    def next_deal(self, view: View) -> DealFacts:
        """The deal after the one that has just been scored."""

    def score_so_far(self, view: View) -> DealScore | None:
        """What the deal being played has brought everybody; None where only its end tells."""
        return None

    @abstractmethod
    def memory(self, view: View) -> Memory:
        """What the table remembers for the viewing seat, as far as a memory aid may show it."""


class Guidance(Generic[View, DraftT]):
    """What whoever asks is shown that can be done in one game, and what is explained; a game may do
    without."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def openings(self, view: View) -> tuple[Opening[DraftT], ...]:
        """Sensible ways of the viewing seat, which is to move, to play for the first time."""
        return ()

    def no_opening(self, view: View) -> str:
        """Why there are none, as a sentence."""
        return self.words.translate("GamePresenter", "No first meld is needed in this game.")

    def possible(self, view: View, draft: DraftT) -> tuple[Possible, ...]:
        """Every kind of move of the viewing seat, which is to move, with *draft* laid out: in the
        order of a turn. What a button does is possible while it is on, and not otherwise."""
        del view, draft
        return ()

    def tips(self, view: View) -> tuple[Tip, ...]:
        """What is explained to whoever meets it the first time, as it is the case for the viewing
        seat, which is to move."""
        return ()

    def meaning(self, term: str) -> str:
        """What a word on the table means under these rules, in a sentence or two, as the rule
        card says it; *term* is what the game's delegate calls it. Empty where it is none."""
        return ""


class GamePresenter(Sentences, ABC, Generic[View, Move, DraftT]):
    """One game under one rule set with named players.

    `GameDef.presenter` makes one. What it says is about names and views only; it holds no state
    of the game.
    """

    has_panel: ClassVar[bool] = True
    """Scores and the last moves lie beside the table; otherwise the table itself shows them."""
    left_line: ClassVar[str] = ""
    """The kind of the score line that counts what everybody is left with."""
    has_first_melds: ClassVar[bool] = True
    """Cards are laid, and the first ones may have to count something."""
    is_deal_heard: ClassVar[bool] = False
    """With the cards that are dealt it is heard what the deal asks for: "First meld 50"."""
    are_suits_heard: ClassVar[bool] = True
    """Many cards that come are heard with their suits; otherwise as "two kings"."""
    has_suit_signs: ClassVar[bool] = False
    """Its cards have the suit signs that a household likes; otherwise they are French."""
    has_deal_page: ClassVar[bool] = True
    """The score of a deal fills a page, which is shown before the next deal; otherwise a line at
    the table says it."""

    is_prize_piled: ClassVar[bool] = False
    """Each card of a `prize` lies on a pile of its own."""

    def __init__(
        self,
        rules: Rules[Any, View, Move],
        table: TableAdapter[View, Move, DraftT],
        sides: tuple[tuple[int, ...], ...],
        names: Sequence[str],
        words: Words,
    ) -> None:
        super().__init__(words)
        self.rules = rules
        self.table = table
        self.sides = sides
        """The seats of every side."""
        self._names = tuple(names)
        self.is_dealt_again = False
        """The first deal has the cards and the dealer of an earlier one."""
        self.is_dealer_chosen = False
        """Somebody said who deals first."""
        self.bots: frozenset[Seat] = frozenset()
        """The seats where no person plays."""

    @property
    def names(self) -> tuple[Person, ...]:
        """The players by seat."""
        return self.words.people(self._names)

    def spoken(self) -> Self:
        """This presenter for the ear: what it narrates names cards in words."""
        made = copy(self)
        made.words = self.words.spoken()
        return made

    def for_touch(self) -> Self:
        """This presenter for a device without keys and mouse, such as a phone."""
        made = copy(self)
        made.words = self.words.for_touch()
        return made

    def side_of(self, seat: Seat) -> int:
        """The side that *seat* plays for."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    @property
    @abstractmethod
    def table_words(self) -> TableWords:
        """What is said at the table."""

    @property
    @abstractmethod
    def score(self) -> ScoreWords:
        """What is said of the score."""

    @property
    @abstractmethod
    def facts(self) -> Facts[View]:
        """The players, the deal, and what the table remembers."""

    @property
    def guidance(self) -> Guidance[View, DraftT]:
        """What is shown to whoever asks what can be done, and explained."""
        return Guidance(self.words)

    def prefer(self, preferences: Preferences) -> None:
        """Follow what the household likes, where that changes words."""

    def is_to_be_seen(self, view: View) -> bool:
        """Whether what lies on the table has to be seen before the table itself goes on."""
        return False

    def is_silent(self, view: View) -> bool:
        """Whether nobody is to notice who is asked now, so that it must take no time."""
        return False

    def beside_hand(self, state: Any, seat: Seat) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """What *seat* has besides its hand and nobody else may know: a word for it, the cards.

        Only for looking at a game that is over.
        """
        return ()

    def prize(self, view: View, side: int) -> tuple[Card, ...]:
        """Cards that stand for what *side* has won the deal with that is over, the best first;
        nothing where the last cards that it played say most."""
        return ()

    @abstractmethod
    def is_in_turn(self, view: View) -> bool:
        """Whether the turn of the viewing seat goes on, whatever table or bots do within it."""

    def looked_at(self, view: View) -> Seat | None:
        """Whose cards are looked at while `is_silent`, whether there is anything to decide or
        not, so that nobody notices; None where nobody need pretend."""
        return None

    def is_forced(self, view: View) -> bool:
        """Whether everybody can see that whoever is to move has one move left."""
        return False

    def asked_by(self, view: View) -> Seat | None:
        """Whose question the viewing seat is to answer now; None where there is none."""
        return None

    def question(self, view: View) -> Question | None:
        """The question of `asked_by`, with what the answer depends on; None where there is none,
        or where the prompt says it all."""
        return None

    def is_question(self, view: View) -> bool:
        """Whether the viewing seat answers now by a button, and moves no card."""
        return self.asked_by(view) is not None

    # --- sentences ----------------------------------------------------------------------------

    def lying(self, view: View) -> tuple[Deed, ...]:
        """What lies open and concerns whoever plays next, for the cover, which hides the table."""
        return ()

    def narrate(self, before: View, seat: Seat, move: Move, after: View) -> tuple[LogLine, ...]:
        """What everybody saw of *move*, oldest first, from any seat's views around it."""
        if isinstance(move, WriteOtherPoints):
            return (other_points_line(self.words, self.side_named(move.side), move),)
        begun = self.is_dealt_again, self.is_dealer_chosen
        lines = self.log(MoveSeen(seat, move, before.public, after.public, *begun))
        near = [end_in_sight(self.words, self.table.rounds_left(view)) for view in (before, after)]
        if near[1] and not near[0]:
            text = self.words.translate("Log", "The stock will last about two more times around.")
            first = Deed(text, weight=Importance.FIRST)
            return (*lines, LogLine(TABLE, text, deeds=(first,), is_aside=True))
        return lines

    def drew(self, before: View, after: View) -> tuple[Deed, ...]:
        """What the viewing seat drew between its views *before* and *after*, which only it may
        know; nothing where its cards are not shown."""
        came = self.table.dealing.hand(after) - self.table.dealing.hand(before)
        if not came:
            return ()
        text = self.words.translate("Log", "drew {cards}", "{name}")
        return (Deed(text, tuple(sorted(came, key=lambda card: card.order)), kind=DRAW),)

    def got(self, view: View, cards: Sequence[Card], *, is_dealt: bool) -> str:
        """What the viewing seat got, for the ear: *cards* that came into its hand newly, or where
        it *is_dealt*, all of it."""
        words, are_many = self.words, len(cards) > _MOST_UNCOUNTED
        are_many &= words.news is not SpokenNews.FULL
        if not (are_many or words.is_brief):
            called = [words.the_card(card) for card in cards]
            return gained(words, self.names[view.seat], called)
        listed: Sequence[str] = [words.card(card) for card in cards]
        if are_many and not self.are_suits_heard:
            counts = Counter(card.rank for card in cards)
            listed = [words.of_rank(rank, count) for rank, count in counts.items()]
        said = words.row(listed)
        if are_many:
            said = words.labelled(words.cards_counted(len(cards), in_figures=True), said)
        is_told = self.is_deal_heard and is_dealt and words.is_brief
        about = self.facts.deal(view).about if is_told else ""
        sentence = words.translate("Common", "{text:^}.")
        return " ".join(filled(sentence, text=text) for text in (said, about) if text)

    def side_named(self, side: int) -> str:
        """The players of *side*: "Josip and Marta"."""
        return self.words.listed(self.words.together(self.names[s] for s in self.sides[side]))

    @abstractmethod
    def log(self, seen: MoveSeen[Any, Move]) -> tuple[LogLine, ...]:
        """The sentences for a move, oldest first."""

    @abstractmethod
    def refusal(self, problem: Problem) -> str:
        """Why something is not allowed, as a sentence."""

    def reason(self, problem: Problem) -> str:
        """The same on a tag where it happened: a few words, where the game has them."""
        return self.refusal(problem)

    def idle_key(self, view: View, key: str) -> str:
        """Why the letter *key*, which presses a button at this table, does nothing now, as a
        sentence; empty for letters that mean nothing here."""
        return ""

    @abstractmethod
    def prompt(self, view: View, draft: DraftT) -> Prompt:
        """What is expected of the viewing seat, with *draft* laid out. The golden button says what
        Enter does, so this says what matters besides: what is missing, what that brings."""

    def lifted(
        self, view: View, draft: DraftT, cards: tuple[Card, ...], act: Action[Move]
    ) -> Prompt | None:
        """What is told while *cards* are selected: what comes of *act*, which Enter does with them,
        or what they wait for. None: what is told without them."""
        return None

    @abstractmethod
    def hints(
        self, view: View, move: Move, draft: DraftT | None = None, advice: object = None
    ) -> tuple[Hint[DraftT], ...]:
        """*move* as a proposal to the viewing seat, from the faintest hint to the plainest, and
        after it other ways, the best first.

        *draft* is laid out now. *advice* is what the game's adviser found;
        nothing that takes time is reckoned here.
        """

    def named(self, view: View, move: Move) -> str:
        """*move* of the viewing seat in a few words, "discard the seven of spades"; empty where
        the game has none, and then explains no moves."""
        return ""

    def why(self, view: View, move: Move) -> str:
        """What speaks for *move*, as a sentence about what is on the table; mostly empty.

        In a view without the mover's hand it says only what everybody could see."""
        return ""

    def degrees(
        self, view: View, move: Move, judged: Judgement | None, nudge: str = "", *, others: int = 3
    ) -> tuple[Hint[DraftT], ...]:
        """*move* as a hint in degrees: *nudge*, the move, and why with what it is worth; then so
        many *others*. Nobody is asked to think about the only move there is."""
        if nudge and self._is_only_move(view):
            nudge = ""
        found = [Hint[DraftT](nudge)] if nudge else []
        text, why = self._hint(view, move), self.why(view, move)
        if nudge or judged is not None:
            found.append(Hint(text, "", move))
        if judged is not None:
            said = self.named(view, judged.best.move)
            why = f"{why} {self._judged.best_by(said, judged)}".strip()
        found.append(Hint(text, why, move))
        if judged is None:
            return tuple(found)
        for way in judged.others[:others]:
            gain = self._judged.beside(judged, way)
            reason = f"{gain} {self.why(view, way.move)}".strip()
            found.append(Hint(self._hint(view, way.move), reason, way.move))
        return tuple(found)

    def _is_only_move(self, view: View) -> bool:
        """Whether the viewing seat has nothing to choose from."""
        return len(tuple(islice(self.rules.suggestions(view), 2))) < 2

    def _hint(self, view: View, move: Move) -> str:
        text = self.words.translate("GamePresenter", "Hint: {move}.")
        return filled(text, move=self.named(view, move))

    @property
    def _judged(self) -> JudgedMoves:
        return JudgedMoves(self.words)

    def explained(self, view: View, move: Move, judged: Judgement | None) -> str:
        """Why the seat of *view* made *move*: what speaks for it, what that seat could know, and
        its two best alternatives as far as it was *judged*, a line each. It gives the hand away."""
        if judged is None:
            return f"{self.why(view, move)} {self._judged.only()}".strip()
        own = len(self.table.dealing.hand(view))
        known = self._judged.known(self.names[judged.seat], own) if own else ""
        ways = [self.told_of(view, judged, way) for way in judged.others[:_ALTERNATIVES]]
        return "\n".join(filter(None, (self.why(view, move), known, *ways)))

    def told_of(self, view: View, judged: Judgement, way: Way) -> str:
        """What *way*, another one than was *judged* in *view*, would have brought."""
        return self._judged.way(self.named(view, way.move), judged, way)

    def missed(self, view: View, judged: Judgement) -> str:
        """What the best other way than *judged* would have brought its player."""
        said = self.named(view, judged.best.move)
        return self._judged.missed(self.names[judged.seat], said, judged)

    def undo_name(self, move: Move) -> str:
        """The words on the button that takes back *move*, which has ended a turn."""
        return self.words.translate("Common", "Undo")

    def is_answer(self, move: Move) -> bool:
        """Whether *move* answers a question, and so is read at once, not only in the log."""
        return False


AnyPresenter: TypeAlias = GamePresenter[Any, Any, Any]
