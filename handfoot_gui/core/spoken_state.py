"""How a game stands, in words for the ear: what is said to whoever asks by a key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.messages import PlayerBadge, Prompt
from handfoot_gui.core.presenter import DealFacts, GamePresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.core.table import HAND, AnyDraft, HandOrder, Table, Zone
from handfoot_gui.core.text.phrases import Person, filled

View = TypeVar("View", bound=Any)
DraftT = TypeVar("DraftT", bound=AnyDraft)


class Asked(StrEnum):
    """What can be asked of a game at any time."""

    TURN = "turn"
    """Whose turn it is, and what is due."""
    HAND = "hand"
    MIDDLE = "middle"
    """What lies there for all."""
    PLAYERS = "players"
    MELDS = "melds"
    """What everybody, or every side, has on the table."""
    SCORE = "score"


class Standing(Struct, Generic[View, DraftT], frozen=True):
    """A position as one seat may know it, and what is not in its view."""

    view: View
    draft: DraftT
    """What is laid out and not yet played."""
    totals: tuple[int, ...]
    """By side, of the deals that are written down."""
    badges: tuple[PlayerBadge, ...] = ()
    order: HandOrder = HandOrder()
    new: frozenset[Card] = frozenset()
    """The cards of the hand that came last."""
    prompt: Prompt | None = None
    """What is expected of the seat, where that depends on what is selected; None: as always."""
    enter: str = ""
    """What Enter does, as a sentence."""
    due: str = ""
    """What has to be done in the place of a turn: a question with its answers, the next deal."""
    scored: DealScore | None = None
    """The deal that lies there, where it is over and in the totals."""
    is_only_shown: bool = False
    """Nothing can be done there: the position is looked at again."""


class StandingWords(Generic[View, DraftT]):
    """What the sentences on one position are made of."""

    def __init__(
        self, presenter: GamePresenter[View, Any, DraftT], at: Standing[View, DraftT]
    ) -> None:
        """*presenter* is one for the ear."""
        self.presenter = presenter
        self.words = presenter.words
        self.at = at

    @property
    def seat(self) -> Seat:
        """Who asks."""
        return self.table.seat

    @cached_property
    def table(self) -> Table:
        """What that seat sees."""
        at = self.at
        return self.presenter.table.table(at.view, at.draft, at.order)

    @property
    def deal(self) -> DealFacts:
        """The deal that is played."""
        return self.presenter.facts.deal(self.at.view)

    @property
    def is_covered(self) -> bool:
        """Whether the hand lies face down."""
        hand = self.table.zone(HAND)
        return hand is not None and hand.backs > 0 and not hand.cards

    def name(self, seat: Seat) -> Person:
        return self.presenter.names[seat]

    def names_of(self, side: int) -> str:
        """ "Eva and Josip"."""
        seats = self.presenter.sides[side]
        return self.words.listed(self.words.together(self.presenter.names[s] for s in seats))

    @property
    def sides(self) -> tuple[int, ...]:
        """All sides, that of whoever asks first."""
        own, count = self.presenter.side_of(self.seat), len(self.presenter.sides)
        return tuple((own + step) % count for step in range(count))

    def sentence(self, text: str) -> str:
        """*text* with a capital letter and a point, unless it is a sentence already."""
        if text.endswith((".", "!", "?")):
            return text
        return filled(self.words.translate("Common", "{text:^}."), text=text)

    def parted(self, parts: Iterable[str]) -> str:
        """ "Eva 16; Karl 1": parts that may have commas of their own."""
        text, said = self.words.translate("Common", "{first}; {following}"), ""
        for part in filter(None, parts):
            said = filled(text, first=said, following=part) if said else part
        return said

    def by_rank(self, cards: Iterable[Card]) -> str:
        """ "three aces, a nine"."""
        counts: dict[Rank, int] = {}
        for card in sorted(cards, key=lambda card: card.order):
            counts[card.rank] = counts.get(card.rank, 0) + 1
        return self.words.row([self.words.of_rank(rank, n) for rank, n in counts.items()])

    def card_names(self, cards: Iterable[Card]) -> str:
        return self.words.row([self.words.card(card) for card in cards])


class SpokenState(StandingWords[View, DraftT]):
    """One position in words. All is said from the view: never more than its seat may know.

    A game says its own things in the place of these. Their contexts are given with the texts, so
    that it may derive from it.
    """

    def said(self, asked: Asked, *, is_longer: bool = False) -> str:
        """The answer to what is *asked*, of whole sentences."""
        brief, longer = self._answers()[asked]
        return (longer if is_longer else brief)()

    def _answers(self) -> dict[Asked, tuple[Callable[[], str], Callable[[], str]]]:
        return {
            Asked.TURN: (self.turn, self.possible),
            Asked.HAND: (self.hand, self.every_card),
            Asked.MIDDLE: (self.middle, self.more_in_the_middle),
            Asked.PLAYERS: (self.players, self.more_of_players),
            Asked.MELDS: (self.own_melds, self.other_melds),
            Asked.SCORE: (self.score, self.lines),
        }

    # --- whose turn it is ---------------------------------------------------------------------

    def turn(self) -> str:
        """Whose turn it is, and what is due."""
        if self.at.due:
            return self.at.due
        said = self._prompt
        if not self._is_own_turn:
            return self._of_others(said)
        # What is selected may be refused, which is said to nobody by name.
        text = self.words.translate("SpokenState", "{name}’s turn. {wish:^}")
        whole = filled(text, name=self.name(self.seat), wish=said.expected)
        return f"{whole} {self.at.enter}".rstrip()

    @property
    def _is_own_turn(self) -> bool:
        """Whether whoever asks is to act."""
        *_, own = self.presenter.facts.seats(self.at.view)
        return own.is_to_move or bool(self._prompt.name)

    @property
    def _prompt(self) -> Prompt:
        at = self.at
        return at.prompt or self.presenter.prompt(at.view, at.draft)

    def _of_others(self, said: Prompt) -> str:
        """Who plays, and who is next, as far as the seat may know."""
        seats = self.presenter.facts.seats(self.at.view)
        actor = next((place for place, one in enumerate(seats) if one.is_to_move), None)
        if actor is None or self.presenter.is_silent(self.at.view):
            return said.expected
        following = seats[(actor + 1) % len(seats)].seat
        text = self.words.translate("SpokenState", "{name} is playing; {next} is next.")
        return filled(text, name=self.name(seats[actor].seat), next=self.name(following))

    def possible(self) -> str:
        """All that can be done now, and why not the rest; whose turn it is, where that is nobody
        who asks."""
        at = self.at
        is_to_act = self._is_own_turn and not (at.due or at.is_only_shown or self.is_covered)
        some = self.presenter.guidance.possible(at.view, at.draft) if is_to_act else ()
        if not some:
            facts = self._prompt.facts
            return f"{self.turn()} {self.sentence(facts)}" if facts else self.turn()
        # What can be done comes first.
        ranked = sorted(some, key=lambda one: not one.is_on)
        return " ".join(self.words.labelled(one.name, one.said) for one in ranked)

    # --- the hand -----------------------------------------------------------------------------

    def hand(self) -> str:
        """The hand by rank."""
        return self.hand_said(self.counted(self.table.hand), self.by_rank(self.table.hand))

    def every_card(self) -> str:
        """The hand card by card, new ones first."""
        cards = self.table.hand
        new = [card for card in cards if card in self.at.new]
        old = [card for card in cards if card not in self.at.new]
        text = self.words.translate("SpokenState", "new: {cards}")
        came = filled(text, cards=self.card_names(new)) if new else ""
        return self.hand_said(self.counted(cards), self.parted((came, self.card_names(old))))

    def counted(self, cards: Sequence[Card]) -> str:
        """How many *cards* there are in the hand, and what they count."""
        return self.words.cards_counted(len(cards), in_figures=True)

    def hand_said(self, counted: str, cards: str) -> str:
        if self.is_covered:
            text = self.words.translate("SpokenState", "The cards of {name} are face down.")
            return filled(text, name=self.name(self.seat))
        whole = self.words.labelled(counted, cards) if counted and cards else counted or cards
        said = [self.sentence(whole)] if whole else []
        out = [card for zone in self.table.zones for card in zone.cards if card in zone.provisional]
        if out:
            text = self.words.translate("SpokenState", "Set out: {cards}.")
            said.append(filled(text, cards=self.by_rank(out)))
        return " ".join(said)

    # --- the table ----------------------------------------------------------------------------

    def zone_said(self, zone: Zone) -> str:
        """What is said of a place."""
        owner = "" if zone.side is None else self.names_of(zone.side)
        return self.presenter.table_words.zone_name(zone, owner)

    def zones_said(self, zones: Iterable[Zone]) -> str:
        said = [self.zone_said(zone) for zone in zones]
        return " ".join(self.sentence(one) for one in said if one)

    def middle(self) -> str:
        """What lies there for all."""
        return self.zones_said(self.in_the_middle(self.table.zones))

    @staticmethod
    def in_the_middle(zones: Iterable[Zone]) -> Iterator[Zone]:
        """Those of *zones* that are nobody's."""
        others = (zone for zone in zones if zone.side is None and zone.key != HAND)
        return (zone for zone in others if not zone.is_reserve)

    def more_in_the_middle(self) -> str:
        """The same, with what else is written on the table."""
        notes = [self.sentence(note) for note in self.presenter.table_words.notes(self.table)]
        return " ".join((self.middle(), *notes))

    def own_melds(self) -> str:
        """What the own side has on the table."""
        return self.melds_of(self.sides[0])

    def other_melds(self) -> str:
        """What all others have there."""
        return " ".join(self.melds_of(side) for side in self.sides[1:])

    def melds_of(self, side: int) -> str:
        zones = (zone for zone in self.table.zones if zone.side == side and zone.cards)
        said = self.zones_said(zones)
        if said:
            return said
        n = len(self.presenter.sides[side])
        text = self.words.translate(
            "SpokenState", "{names} (has|have) nothing on the table.", "", n
        )
        return filled(text, names=self.names_of(side))

    # --- players and score --------------------------------------------------------------------

    def players(self) -> str:
        """How many cards everybody has, whoever asks first."""
        *others, own = self.presenter.facts.seats(self.at.view)
        text = self.words.translate("Common", "{names} {points}")
        said = [
            filled(text, names=self.name(one.seat), points=self.words.number(one.cards))
            for one in (own, *others)
        ]
        return self.sentence(self.parted(said))

    def more_of_players(self) -> str:
        """All that stands on their badges, in playing order."""
        table, words = self.table, self.presenter.table_words
        return " ".join(self.sentence(words.badge_name(badge, table)) for badge in self.at.badges)

    def score(self) -> str:
        """The deal, and what every side has."""
        return " ".join((self.sentence(self.deal.title), self.sentence(self._totals())))

    def _totals(self) -> str:
        text = self.words.translate("Common", "{names} {points}")
        notes = self.deal.notes
        said = []
        for side in self.sides:
            total = self.words.number(self.at.totals[side])
            whole = filled(text, names=self.names_of(side), points=total)
            note = None if self.at.scored is not None or not notes else notes[side]
            said.append(self.words.row([whole, note.text]) if note and note.text else whole)
        return self.parted(said)

    def lines(self) -> str:
        """The same with every line of the deal that is played, as far as that is known."""
        so_far = self.at.scored or self.presenter.facts.score_so_far(self.at.view)
        said = [self.score(), self.sentence(self.deal.about) if self.deal.about else ""]
        text = self.words.translate("Common", "{names} {points}")
        for line in so_far.lines if so_far is not None else ():
            told = [
                filled(text, names=self.names_of(side), points=self.words.number(points))
                for side in self.sides
                if (points := line.told(side))
            ]
            if told:
                title = self.presenter.score.line_title(line)
                said.append(self.sentence(self.words.labelled(title, self.words.row(told))))
        return " ".join(filter(None, said))


AnySpokenState: TypeAlias = SpokenState[Any, Any]
