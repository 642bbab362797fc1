"""All that the table of Raub shows, as one value with its zones and texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import SUIT_ORDER, Card, Suit
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HandOrder
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.options import Direction, Options
from handfoot_gui.games.raub.rules.scoring import owed_by, standings
from handfoot_gui.games.raub.rules.state import Phase, Trick, View
from handfoot_gui.games.raub.text.names import RaubSentences, RaubWords
from handfoot_gui.games.raub.text.prompts import RaubPrompts
from handfoot_gui.games.raub.text.refes import RaubRefes

UPCARDS: Final = "upcards"
ASIDE: Final = "aside"
PAST: Final = "past"
"""Keys of the zones there is only one of; `PAST` is the button that shows the tricks again."""
_ASKED: Final = (Phase.ASK, Phase.TURN_UP, Phase.THROW_IN)
_CHANGING: Final = (Phase.EXCHANGE, Phase.LAY_ASIDE)
_EXCHANGE: Final = (*_CHANGING, *legality.SEVEN_PHASES)


def trick_key(seat: Seat) -> str:
    """The zone of the card that *seat* plays to the trick."""
    return f"trick{seat}"


def past_key(number: int) -> str:
    """The zone of a trick that is looked at again, counted from 0."""
    return f"past{number}"


def known_key(seat: Seat) -> str:
    """The zone of the cards that everybody knows to be in the hand of *seat*."""
    return f"known{seat}"


TRUMPS: Final = "trumps"
REFE: Final = "refe"
"""Words that are explained and belong to no zone."""


class Place(StrEnum):
    """The kinds of zones in Raub."""

    HAND = "hand"
    TALON = "talon"
    UPCARDS = "upcards"
    """Turned up and out of hands; the raubed one last."""
    ASIDE = "aside"
    """Where the player to exchange lays cards."""
    KNOWN = "known"
    TRICK = "trick"
    PAST = "past"


class RaubDraft(Struct, frozen=True):
    """Cards brought to their place before they are changed; or the tricks of the deal are looked
    at again."""

    looks_back: bool = False
    away: tuple[Card, ...] = ()
    """To be changed, once the button says so."""

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset(self.away)

    @property
    def is_empty(self) -> bool:
        return not self.looks_back and not self.away


class PlayerFacts(Struct, frozen=True):
    """What a player's badge says."""

    score: str
    to_go: str
    """The score in words: "12 points to go"."""
    line: str
    """Tricks won, cards changed, or the last word said."""
    owed: str
    """ "owes 2 tricks", or nothing."""
    owed_brief: str
    """The same where room is short: "owes 2"."""
    boxes: tuple[bool, ...]
    """One for each trick owed, True once it is won."""
    is_dealer: bool
    changed: str = ""
    """How many cards the player changed, once that is over: "changed 2"."""


class RaubScene(t.Table, frozen=True):
    """Everything the table of Raub shows; texts are ready to be painted."""

    direction: Direction = Direction.RIGHT
    turns_clockwise: bool | None = None
    """Which way tricks go round, where it is not the way of everything else."""
    players: tuple[PlayerFacts, ...] = ()
    """By seat."""
    trumps: Suit | None = None
    trumps_text: str = ""
    trumps_how: str = ""
    refes: int = 0
    refe_title: str = ""
    refe_lines: tuple[str, ...] = ()
    is_before_play: bool = False
    """Talon and upcards are what it is about."""
    title: str = ""
    """What the middle of the table is about while nothing is played."""
    upcard_texts: tuple[str, ...] = ()
    """Below the upcards while it is asked about them."""
    aside_text: str = ""
    led: Card | None = None
    winning: Card | None = None
    winning_text: str = ""
    why_not: str = ""
    """Why the dimmed cards cannot be used; nothing where none is dimmed."""
    why_not_what: str = ""
    """Which they are, where whole suits are: "hearts and spades:", else "not now:"."""
    past_best: frozenset[Card] = frozenset()
    """The cards that won those tricks."""
    past_texts: tuple[str, ...] = ()
    """Who won each trick that is looked at again."""

    @property
    def is_looking_back(self) -> bool:
        return bool(self.past_texts)


def is_asked(view: View) -> bool:
    """Whether the seat of *view* has to act."""
    public = view.public
    if legality.player_to_move(public) != view.seat:
        return False
    return public.phase not in legality.SEVEN_PHASES or legality.holds_seven(public, view.hand)


def actor_seen(view: View) -> Seat | None:
    """Whose act is waited for, as far as the seat of *view* may know."""
    if view.public.phase in legality.SEVEN_PHASES:
        # Whoever holds the seven is asked, and nobody else may notice.
        return view.seat if is_asked(view) else None
    return legality.player_to_move(view.public)


def hand_order(cards: Iterable[Card], order: HandOrder, trumps: Suit | None) -> tuple[Card, ...]:
    """The hand as its player wants it; by suit, trumps come first."""

    def by_suit(card: Card) -> tuple[int, ...]:
        return card.suit is not trumps, SUIT_ORDER[card.suit], card.order

    return order.of(cards, by_suit)


def scene_of(
    options: Options,
    words: RaubWords,
    names: Sequence[str],
    view: View,
    draft: RaubDraft,
    order: HandOrder,
) -> RaubScene:
    """What the seat of *view* sees."""
    return RaubSceneMaker(options, words, names, view).scene(draft, order)


class RaubSceneMaker(RaubSentences):
    """Puts the scene of one view together."""

    def __init__(
        self, options: Options, words: RaubWords, names: Sequence[str], view: View
    ) -> None:
        super().__init__(words, names, options)
        self._prompts = RaubPrompts(words, names, options)
        self._view = view
        self._public = view.public
        self._is_asked = is_asked(view)
        self._standings = standings(options, view.public)

    def scene(self, draft: RaubDraft, order: HandOrder) -> RaubScene:
        words, view, public = self.words, self._view, self._public
        phase, trumps = public.phase, public.trumps
        past = self._looked_back_at(draft)
        trick = legality.cards_of_trick(public)
        legal = self._usable() if self._is_asked else frozenset(view.hand)
        is_bound = self._is_asked and phase is Phase.PLAY
        how, said = self._prompts.trumps_said(public)
        refes = RaubRefes(words, self.names, self.options)
        winning = trick[legality.best_of(trick, trumps)] if trick and trumps else None
        return RaubScene(
            seat=view.seat,
            actor=actor_seen(view),
            zones=tuple(self._zones(order, past, draft.away)),
            dimmed=frozenset(view.hand) - legal,
            offered=legal if is_bound and trick else frozenset(),
            shows_new=phase not in (Phase.PLAY, Phase.SWEEP),
            selects_one=phase in (Phase.PLAY, Phase.LAY_ASIDE),
            gathers=phase is Phase.EXCHANGE,
            gone_to=public.tricks[-1].winner if public.tricks else None,
            card_names={card: words.card(card) for card in view.hand},
            direction=self.options.direction,
            turns_clockwise=not self.options.plays_right if self.options.is_mixed else None,
            players=tuple(self._player(Seat(seat)) for seat in range(len(self.names))),
            trumps=trumps,
            trumps_text=how,
            trumps_how=said,
            refes=public.refes,
            refe_title=refes.title(public),
            refe_lines=refes.panel_lines(public),
            is_before_play=phase in (Phase.BLIND, *_ASKED, *_EXCHANGE),
            title="" if trick else self._title(),
            upcard_texts=self._upcard_texts(),
            aside_text=self._aside_text(draft),
            led=trick[0] if trick else None,
            winning=winning,
            winning_text=self.tr("wins") if phase is Phase.SWEEP else self.tr("winning so far"),
            past_best=self._best_of(past),
            past_texts=tuple(self._past_text(n, trick) for n, trick in enumerate(past, start=1)),
        )

    def _looked_back_at(self, draft: RaubDraft) -> tuple[Trick, ...]:
        """The tricks of the deal, where they are looked at again and one is over."""
        tricks = self._public.tricks
        is_any_over = any(trick.winner is not None for trick in tricks)
        return tricks if draft.looks_back and is_any_over else ()

    def _best_of(self, past: Sequence[Trick]) -> frozenset[Card]:
        """The cards that won those of the tricks *past* that are over."""
        trumps = self._public.trumps
        if trumps is None:
            return frozenset()
        return frozenset(
            trick.cards[legality.best_of(trick.cards, trumps)]
            for trick in past
            if trick.winner is not None
        )

    def _usable(self) -> frozenset[Card]:
        """The cards of the hand that can be used now."""
        view, public = self._view, self._public
        if public.phase is Phase.PLAY:
            assert public.trumps is not None
            trick, must_beat = legality.cards_of_trick(public), self.options.must_beat
            playable = legality.playable(view.hand, trick, public.trumps, must_beat=must_beat)
            return frozenset(playable)
        some = legality.changeable(self.options, view)
        return frozenset(some if public.phase in _CHANGING else view.hand)

    # --- zones --------------------------------------------------------------------------------

    def _aside_text(self, draft: RaubDraft) -> str:
        translate = self.words.translate
        if draft.away:
            return self.tr("to be exchanged")
        return translate("Common", "laid aside") if self._view.aside else self.tr("lay here")

    def _zones(
        self, order: HandOrder, past: Sequence[Trick], away: tuple[Card, ...]
    ) -> Iterable[t.Zone]:
        """All zones the seat sees; with the tricks *past* where they are looked at again, and the
        cards brought *away* from the hand."""
        view, public = self._view, self._public
        hidden = view.hand_counts[view.seat] - len(view.hand) if view.hand_counts else 0
        hand = hand_order((c for c in view.hand if c not in away), order, public.trumps)
        yield self._zone(t.HAND, Place.HAND, cards=hand, backs=hidden)
        if public.upcards or public.trumps is not None:
            yield self._zone(t.STOCK, Place.TALON, backs=view.talon_count)
            left = (public.left_seven,) if public.left_seven is not None else ()
            yield self._zone(UPCARDS, Place.UPCARDS, cards=(*public.upcards, *left))
        if public.phase in _CHANGING and (self._is_asked or view.aside):
            yield self._zone(ASIDE, Place.ASIDE, view.seat, away, backs=len(view.aside))
        for seat, known in self._known().items():
            yield self._zone(known_key(seat), Place.KNOWN, seat, tuple(known))
        for number, trick in enumerate(past):
            yield self._zone(past_key(number), Place.PAST, cards=trick.cards)
        if not past and public.phase in (Phase.PLAY, Phase.SWEEP):
            yield from self._trick_zones()

    def _trick_zones(self) -> Iterable[t.Zone]:
        """The places of the cards of the trick under way, or of the next one."""
        public = self._public
        trick = public.tricks[-1] if public.tricks else Trick(public.turn, ())
        if trick.winner is not None:
            trick = Trick(public.turn, ())
        for seat in map(Seat, range(len(self.names))):
            card = trick.card_of(seat, len(self.names))
            cards = () if card is None else (card,)
            yield self._zone(trick_key(seat), Place.TRICK, seat, cards)

    def _known(self) -> dict[Seat, list[Card]]:
        """Cards that all have seen go into another player's hand."""
        public = self._public
        found: dict[Seat, list[Card]] = {}
        is_exchange = public.phase in _EXCHANGE
        is_there = is_exchange or not public.may_lie_aside
        if is_there and public.taken is not None and public.taker is not None:
            found.setdefault(public.taker, []).append(public.taken)
        if is_exchange and public.shown is not None and public.shown_to is not None:
            found.setdefault(public.shown_to, []).append(public.shown)
        found.pop(self._view.seat, None)
        return found

    def _zone(
        self,
        key: str,
        place: Place,
        seat: Seat | None = None,
        cards: tuple[Card, ...] = (),
        backs: int = 0,
    ) -> t.Zone:
        note = ""
        if place is Place.KNOWN:
            note = self.tr("came face up")
            if self._public.taken in cards and not self._public.may_lie_aside:
                note = self.tr("in hand")
        said = self._said(place, seat, cards, backs)
        is_stock = place is Place.TALON
        laid_out = frozenset(cards) if place is Place.ASIDE else frozenset()
        return t.Zone(
            key, place, seat, cards, backs, laid_out, is_stock=is_stock, spoken=said, note=note
        )

    def _said(self, place: Place, seat: Seat | None, cards: tuple[Card, ...], backs: int) -> str:
        """What a screen reader says of a zone."""
        text = self._pile_said(place, backs) or self._face_up_said(place, has_any=bool(cards))
        if place is Place.ASIDE:
            text = self._aside_said(has_any=bool(cards), backs=backs)
        return filled(
            text,
            name="" if seat is None else self.names[seat],
            cards=self.words.listed([self.words.card(card) for card in cards]),
            number=self.words.number(backs),
        )

    def _pile_said(self, place: Place, backs: int) -> str:
        """What is said of cards of which only backs are seen; empty for other places."""
        if place is Place.TALON:
            return self.tr("Talon, (one card|{number} cards)", "", backs)
        if place is not Place.HAND:
            return ""
        unseen = self.tr("Hand, (one card|{number} cards) unseen", "", backs)
        return unseen if backs else self.words.translate("Common", "Hand")

    def _aside_said(self, *, has_any: bool, backs: int) -> str:
        if has_any:
            return self.tr("To be exchanged: {cards}")
        if not backs:
            return self.tr("Place to lay cards aside")
        return self.tr("Laid aside, (one card|{number} cards)", "", backs)

    def _face_up_said(self, place: Place, *, has_any: bool) -> str:
        """What is said of cards that everybody sees; empty for other places."""
        match place:
            case Place.UPCARDS:
                return self.tr("Upcards: {cards}") if has_any else self.tr("Upcards: none")
            case Place.TRICK if has_any:
                return self.tr("Trick, {name}: {cards}")
            case Place.TRICK:
                return self.tr("Trick, place of {name}")
            case Place.KNOWN:
                return self.tr("{name} holds {cards}")
            case Place.PAST:
                return self.tr("Trick played: {cards}")
        return ""

    # --- texts --------------------------------------------------------------------------------

    def _player(self, seat: Seat) -> PlayerFacts:
        public = self._public
        owes, score = owed_by(public, seat), self._standings[seat]
        points = self.words.points_counted(score)
        return PlayerFacts(
            self.words.number(score),
            self.tr("{points} to go", "", abs(score), points=points),
            self._line(seat),
            *self._prompts.owed(public, seat),
            tuple(place < public.won[seat] for place in range(owes)),
            seat == public.dealer and public.phase is not Phase.LOT,
            self._changed(seat) if public.phase in (Phase.PLAY, Phase.SWEEP) else "",
        )

    def _line(self, seat: Seat) -> str:
        """The last thing a player did, or the tricks won."""
        words, public = self.words, self._public
        if public.phase in (Phase.LOT, Phase.DEALER, Phase.DEAL, Phase.BLIND, Phase.OVER):
            return ""
        if public.phase in _ASKED:
            asked, place = (
                (some - public.dealer) % len(self.names) for some in (public.turn, seat)
            )
            has_passed = place < asked or public.phase is not Phase.ASK
            return self.tr("passed") if has_passed else ""
        if public.phase in _EXCHANGE:
            return self._changed(seat)
        won = public.won[seat]
        return words.tricks(won) if won else self.tr("no trick yet")

    def _changed(self, seat: Seat) -> str:
        """How many cards a player changed; nothing before."""
        changed = self._public.changed[seat]
        if changed is None:
            return ""
        number, name = self.words.number(changed), self.names[seat]
        return self.tr("exchanged {number}", "{name}", changed, number=number, name=name)

    def _title(self) -> str:
        translate = self.words.translate
        words, public = self.words, self._public
        if public.phase in (Phase.DEALER, Phase.DEAL):
            return self.tr("{name} is next to deal.", name=self.names[public.dealer])
        if public.phase in (Phase.BLIND, *_ASKED):
            if self.options.upcards == 1:
                return self.tr("The only upcard")
            return (self.tr("First upcard"), self.tr("Second upcard"), self.tr("Third upcard"))[
                max(0, len(public.upcards) - 1)
            ]
        if public.phase in _EXCHANGE:
            return translate("Common", "Exchange")
        if public.phase is Phase.OVER:
            winners = words.listed([self.names[seat] for seat in public.winners])
            return self.tr("Won by {names}", names=winners)
        return ""

    def _upcard_texts(self) -> tuple[str, ...]:
        public = self._public
        if public.trumps is not None or not public.upcards:
            return ()
        refused, last = self.tr("refused"), self.tr("trumps?")
        if public.phase in (Phase.TURN_UP, Phase.THROW_IN):
            last = refused
        return (*(refused for _ in public.upcards[1:]), last)

    def _past_text(self, number: int, trick: Trick) -> str:
        said = self.words.number(number)
        if trick.winner is None:
            return self.tr("Trick {number}: not over", number=said)
        return self.tr("Trick {number}: {name}", number=said, name=self.names[trick.winner])
