"""High tricks at the table: what lies where, what a gesture means, and the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from example_game.rules import (
    CARDS,
    DEALS,
    ChooseDealer,
    Deal,
    FollowSuit,
    HighTricks,
    Move,
    Play,
    Public,
    Sweep,
    View,
)
from example_game.text import HighTricksTableWords
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import LogLine, MoveSeen, Prompt
from handfoot_gui.core.presenter import (
    DealFacts,
    Facts,
    GamePresenter,
    Hint,
    Memory,
    SeatFacts,
    facts_of_loners,
)
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.table import (
    HAND,
    Action,
    ButtonRole,
    Chosen,
    Dealing,
    Dealt,
    DiscardOne,
    HandOrder,
    Outcome,
    Refused,
    Table,
    TableAdapter,
    Target,
    Zone,
)
from handfoot_gui.core.text.log import lot_line
from handfoot_gui.core.text.score import ScoreWords
from handfoot_gui.core.text.words import Words

TRICK = "trick"


class Place(StrEnum):
    HAND = "hand"
    TRICK = "trick"


class ActCode(StrEnum):
    PLAY = "play"


class NoDraft(Struct, frozen=True):
    """Nothing is ever laid out."""

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset()


class HighTricksDealing(Dealing[View]):
    """Whole hands, one after the other."""

    def deal(self, view: View) -> int:
        public = view.public
        is_played = any(public.counts) or bool(public.trick)
        return len(public.results) + is_played

    def hand(self, view: View) -> frozenset[Card]:
        return frozenset(view.hand)

    def first_cards(self, view: View) -> tuple[Dealt, ...]:
        """A whole hand to each in turn."""
        seats = len(view.public.counts)
        return tuple(Dealt(Seat((view.public.turn + step) % seats), CARDS) for step in range(seats))


class HighTricksTable(TableAdapter[View, Move, NoDraft]):
    """The table: a hand, and a trick in the middle."""

    game = "high-tricks"

    def __init__(self, rules: HighTricks, words: Words) -> None:
        self._rules = rules
        self._words = words

    @property
    def empty(self) -> NoDraft:
        return NoDraft()

    @property
    def dealing(self) -> HighTricksDealing:
        return HighTricksDealing()

    def table(self, view: View, draft: NoDraft, order: HandOrder) -> Table:
        hand = sorted(view.hand, key=lambda card: card.order)
        hidden = view.public.counts[view.seat] - len(hand)
        zones = (
            Zone(HAND, Place.HAND, cards=tuple(hand), backs=hidden),
            Zone(TRICK, Place.TRICK, cards=view.public.trick),
        )
        return Table(view.seat, view.public.turn, zones, selects_one=True, shows_new=False)

    def drop(
        self,
        view: View,
        draft: NoDraft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> Outcome[NoDraft, Move]:
        if key != TRICK:
            return None
        if len(cards) != 1:
            return Refused(DiscardOne(len(cards)))
        problem = self._rules.problem(view, Play(cards[0]))
        return Chosen(Play(cards[0])) if problem is None else Refused(problem)

    def targets(self, view: View, draft: NoDraft, cards: tuple[Card, ...]) -> tuple[Target, ...]:
        is_legal = isinstance(self.drop(view, draft, cards, TRICK), Chosen)
        return (Target(TRICK, is_best=True),) if is_legal else ()

    def acts(self, view: View, draft: NoDraft, cards: tuple[Card, ...]) -> tuple[Action[Move], ...]:
        if view.public.turn != view.seat:
            return ()
        is_on = bool(self.targets(view, draft, cards))
        text = self._words.translate("HighTricks", "Play the card")
        return (Action(ActCode.PLAY, ButtonRole.PRIMARY, target=TRICK, is_on=is_on, text=text),)

    def kept(self, view: View, draft: NoDraft) -> NoDraft:
        return draft

    def step_back(self, view: View, draft: NoDraft) -> NoDraft:
        return draft

    def gesture(self, view: View, move: Move) -> tuple[tuple[Card, ...], str] | None:
        return ((move.card,), TRICK) if isinstance(move, Play) else None

    def act(self, move: Move, view: View) -> Action[Move]:
        text = self._words.translate("HighTricks", "Play the card")
        return Action(ActCode.PLAY, ButtonRole.PRIMARY, move=move, text=text)


class HighTricksScore(ScoreWords):
    """What is said of the score."""

    def line_name(self, kind: str) -> str:
        return self.words.translate("HighTricks", "Tricks")

    def item_name(self, what: str) -> str:
        return self.line_name(what)

    def ended(self, deal: DealScore) -> str:
        return self.words.translate("HighTricks", "All cards are played.")

    def remaining(self, sheet: Sheet) -> str:
        text = self.words.translate("HighTricks", "Deals left: {count}.")
        return text.format(count=self.words.number(DEALS - len(sheet.deals)))

    def deals_in_all(self) -> int:
        return DEALS


class HighTricksFacts(Facts[View]):
    """The players and the deal, with the words of the *score*."""

    def __init__(self, score: HighTricksScore) -> None:
        self._score = score

    def seats(self, view: View) -> tuple[SeatFacts, ...]:
        public = view.public
        return facts_of_loners(view.seat, public.counts, len(self._score.names), public.turn)

    def deal(self, view: View) -> DealFacts:
        return self._facts(view, min(DEALS, view.public.deals + 1))

    def next_deal(self, view: View) -> DealFacts:
        return self._facts(view, view.public.deals + 1)

    def _facts(self, view: View, number: int) -> DealFacts:
        about = self._score.words.translate("HighTricks", "A trick is a point")
        dealer = view.public.dealer
        first = Seat((dealer + 1) % len(self._score.names))
        return DealFacts(number, self._score.deal_name(number), about, dealer, first)

    def memory(self, view: View) -> Memory:
        return Memory()


class HighTricksPresenter(GamePresenter[View, Move, NoDraft]):
    """High tricks with named players."""

    def __init__(self, rules: HighTricks, names: Sequence[str], words: Words) -> None:
        sides = rules.options.seats_of_sides
        super().__init__(rules, HighTricksTable(rules, words), sides, names, words)

    def is_in_turn(self, view: View) -> bool:
        return view.public.turn == view.seat

    @property
    def table_words(self) -> HighTricksTableWords:
        return HighTricksTableWords(self.words)

    @property
    def score(self) -> HighTricksScore:
        return HighTricksScore(self.words, self.names)

    @property
    def facts(self) -> HighTricksFacts:
        return HighTricksFacts(self.score)

    def is_to_be_seen(self, view: View) -> bool:
        return len(view.public.trick) == len(self.names)

    def log(self, seen: MoveSeen[Public, Move]) -> tuple[LogLine, ...]:
        translate, words = self.words.translate, self.words
        match seen.move:
            case ChooseDealer(dealer):
                name = self.names[dealer]
                return (lot_line(words, name, is_dealt_again=self.is_dealt_again),)
            case Deal():
                return (LogLine(TABLE, translate("HighTricks", "The cards are dealt.")),)
            case Play(card):
                text = translate("HighTricks", "{name} played {card}.")
                now = translate("HighTricks", "{name} plays {card}.")
                facts = {"name": self.names[seen.seat], "card": words.card(card)}
                return (LogLine(seen.seat, text.format(**facts), present=now.format(**facts)),)
            case Sweep():
                winner = seen.after.turn
                text = translate("HighTricks", "{name} won the trick.")
                return (LogLine(winner, text.format(name=self.names[winner])),)

    def refusal(self, problem: Problem) -> str:
        translate = self.words.translate
        match problem:
            case FollowSuit():
                return translate("HighTricks", "The suit that was led is in the hand.")
            case DiscardOne():
                return translate("HighTricks", "One card is played at a time.")
        return translate("HighTricks", "Somebody else is to move.")

    def prompt(self, view: View, draft: NoDraft) -> Prompt:
        if view.public.first_dealer is None:
            text = self.words.translate("Common", "The first dealer is drawn at random.")
            return Prompt("", text, "")
        name = self.names[view.public.turn]
        if view.public.turn != view.seat:
            text = self.words.translate("HighTricks", "{name} is playing.")
            return Prompt("", text.format(name=name), "")
        text = self.words.translate("HighTricks", "any card may lead this trick.")
        if view.public.trick:
            text = self.words.translate("HighTricks", "follow suit if you can.")
        return Prompt(name, text, "")

    def hints(
        self, view: View, move: Move, draft: NoDraft | None = None, advice: object = None
    ) -> tuple[Hint[NoDraft], ...]:
        assert isinstance(move, Play)
        text = self.words.translate("HighTricks", "Hint: play {card}.")
        return (Hint(text.format(card=self.words.card(move.card)), move=move),)

    def why(self, view: View, move: Move) -> str:
        if not isinstance(move, Play):
            return ""
        if not view.public.trick:
            return self.words.translate("HighTricks", "Any card may lead a trick.")
        return self.words.translate(
            "HighTricks", "This card may be played to the suit that was led."
        )
