"""All that the table of Raub shows, as one value with its zones and texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct, field

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import SUIT_ORDER, Card, Suit
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HandOrder, Zone
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.options import Direction, Options
from handfoot_gui.games.raub.rules.state import Phase, Public, Trick, View
from handfoot_gui.games.raub.text.names import RaubWords
from handfoot_gui.games.raub.text.prompts import owed, refe_lines, trumps_said

UPCARDS: Final = "upcards"
ASIDE: Final = "aside"
PAST: Final = "past"
"""Keys of the zones there is only one of; `PAST` is the button that shows the tricks again."""


def trick_key(seat: Seat) -> str:
    """The zone of the card that *seat* plays to the trick."""
    return f"trick{seat}"


def past_key(number: int) -> str:
    """The zone of a trick that is looked at again, counted from 0."""
    return f"past{number}"


def known_key(seat: Seat) -> str:
    """The zone of the cards that everybody knows to be in the hand of *seat*."""
    return f"known{seat}"


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
    """Nothing is ever laid out in Raub; but the tricks of the deal may be looked at again."""

    looks_back: bool = False

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset()

    @property
    def is_empty(self) -> bool:
        return not self.looks_back


class RaubZone(t.Zone, frozen=True, kw_only=True):
    """A zone with what is said of it."""

    said: str = ""
    """By a screen reader."""
    note: str = ""
    """Beside its cards."""


def is_asked(view: View) -> bool:
    """Whether the seat of *view* has to act."""
    public = view.public
    if legality.player_to_move(public) != view.seat:
        return False
    return public.phase not in legality.SEVEN_PHASES or legality.holds_seven(public, view.hand)


def actor_seen(view: View) -> Seat | None:
    """Whose act is waited for, as far as the seat of *view* may know."""
    public = view.public
    if public.phase in legality.SEVEN_PHASES:
        # Whoever holds the seven is asked, and nobody else may notice.
        return view.seat if is_asked(view) else None
    return legality.player_to_move(public)


def zones_of(view: View, order: HandOrder, *, looks_back: bool) -> tuple[Zone, ...]:
    """All zones the seat of *view* sees, not yet named."""
    public = view.public
    hidden = view.hand_counts[view.seat] - len(view.hand) if view.hand_counts else 0
    zones = [
        Zone(t.HAND, Place.HAND, cards=hand_order(view.hand, order, public.trumps), backs=hidden)
    ]
    if public.upcards or public.trumps is not None:
        zones.append(Zone(t.STOCK, Place.TALON, backs=view.talon_count, is_stock=True))
        left = (public.left_seven,) if public.left_seven is not None else ()
        zones.append(Zone(UPCARDS, Place.UPCARDS, cards=(*public.upcards, *left)))
    is_exchange = public.phase in (Phase.EXCHANGE, Phase.LAY_ASIDE)
    if is_exchange and (is_asked(view) or view.aside):
        zones.append(Zone(ASIDE, Place.ASIDE, view.seat, backs=len(view.aside)))
    zones += _known(view)
    if looks_back:
        zones += [
            Zone(past_key(number), Place.PAST, cards=trick.cards)
            for number, trick in enumerate(public.tricks)
        ]
    elif public.phase in (Phase.PLAY, Phase.SWEEP):
        zones += _trick(public)
    return tuple(zones)


def _trick(public: Public) -> list[Zone]:
    """A place for every seat's card; empty ones too."""
    seats = len(public.scores)
    trick = public.tricks[-1] if public.tricks else None
    if trick is None or trick.winner is not None:
        trick = Trick(public.turn, ())
    zones = []
    for seat in map(Seat, range(seats)):
        step = (seat - trick.leader) % seats
        cards = trick.cards[step : step + 1]
        zones.append(Zone(trick_key(seat), Place.TRICK, seat, cards))
    return zones


def _known(view: View) -> list[Zone]:
    """Cards that all have seen go into another player's hand."""
    public = view.public
    found: dict[Seat, list[Card]] = {}
    is_exchange = public.phase in (Phase.EXCHANGE, Phase.LAY_ASIDE, *legality.SEVEN_PHASES)
    is_told = is_exchange or not public.may_lie_aside
    if is_told and public.taken is not None and public.taker is not None:
        found.setdefault(public.taker, []).append(public.taken)
    if is_exchange and public.shown is not None and public.shown_to is not None:
        found.setdefault(public.shown_to, []).append(public.shown)
    return [
        Zone(known_key(seat), Place.KNOWN, seat, tuple(cards))
        for seat, cards in found.items()
        if seat != view.seat
    ]


def hand_order(cards: Iterable[Card], order: HandOrder, trumps: Suit | None) -> tuple[Card, ...]:
    """The hand as its player wants it; by suit, trumps come first."""
    match order.sorting:
        case Sorting.RANK:
            return tuple(sorted(cards, key=lambda card: card.order))
        case Sorting.SUIT:
            return tuple(
                sorted(
                    cards,
                    key=lambda card: (card.suit is not trumps, SUIT_ORDER[card.suit], card.order),
                )
            )
        case Sorting.OWN:
            return order.as_laid(sorted(cards, key=lambda card: card.order))


class PlayerFacts(Struct, frozen=True):
    """What a player's badge says."""

    score: str
    line: str
    """Tricks won, cards changed, or the last word said."""
    owed: str
    """ "owes 2", or nothing."""
    boxes: tuple[bool, ...]
    """One for each trick owed, True once it is won."""
    is_dealer: bool


class RaubScene(t.Table, frozen=True):
    """Everything the table of Raub shows; texts are ready to be painted."""

    direction: Direction = Direction.RIGHT
    players: tuple[PlayerFacts, ...] = ()
    """By seat."""
    trumps: Suit | None = None
    trumps_text: str = ""
    trumps_how: str = ""
    talon_text: str = ""
    card_names: Mapping[Card, str] = field(default_factory=dict)
    """Of the hand, for a screen reader."""
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
    dealer_text: str = ""
    led: Card | None = None
    winning: Card | None = None
    led_text: str = ""
    winning_text: str = ""
    not_now: str = ""
    why_not: str = ""
    """Why the dimmed cards cannot be used; nothing where none is dimmed."""
    past_best: frozenset[Card] = frozenset()
    """The cards that won those tricks."""
    past_texts: tuple[str, ...] = ()
    """Who won each trick that is looked at again."""

    @property
    def is_looking_back(self) -> bool:
        return bool(self.past_texts)


def scene_of(
    options: Options,
    words: RaubWords,
    names: Sequence[str],
    view: View,
    draft: RaubDraft,
    order: HandOrder,
) -> RaubScene:
    """What the seat of *view* sees."""
    public = view.public
    swept = [trick for trick in public.tricks if trick.winner is not None]
    looks_back = draft.looks_back and bool(swept)
    trick = legality.cards_of_trick(public)
    winning = trick[legality.best_of(trick, public.trumps)] if trick and public.trumps else None
    is_own = is_asked(view)
    legal = _usable(options, view) if is_own else frozenset(view.hand)
    is_bound = is_own and public.phase is Phase.PLAY
    how, said = trumps_said(words, names, public)
    translate = words.translate
    return RaubScene(
        seat=view.seat,
        actor=actor_seen(view),
        zones=tuple(
            _named(words, names, public, zone)
            for zone in zones_of(view, order, looks_back=looks_back)
        ),
        dimmed=frozenset(view.hand) - legal,
        offered=legal if is_bound and trick else frozenset(),
        shows_new=public.phase not in (Phase.PLAY, Phase.SWEEP),
        selects_one=public.phase in (Phase.PLAY, Phase.LAY_ASIDE),
        gathers=public.phase is Phase.EXCHANGE,
        gone_to=_gone_to(public),
        direction=options.direction,
        players=tuple(_player(words, public, Seat(seat)) for seat in range(len(names))),
        trumps=public.trumps,
        trumps_text=how,
        trumps_how=said,
        talon_text=translate("Raub", "talon {count}").format(count=words.number(view.talon_count)),
        card_names={card: words.card(card) for card in view.hand},
        refes=public.refes,
        refe_title=_refe_title(words, public),
        refe_lines=_refe_lines(words, options, public),
        is_before_play=public.phase
        in (
            Phase.BLIND,
            Phase.ASK,
            Phase.TURN_UP,
            Phase.THROW_IN,
            Phase.EXCHANGE,
            Phase.LAY_ASIDE,
            Phase.DRAWN,
            Phase.SEVEN,
        ),
        title="" if trick else _title(words, names, public),
        upcard_texts=_upcard_texts(words, public),
        aside_text=translate("Raub", "laid aside") if view.aside else translate("Raub", "lay here"),
        dealer_text=translate("Raub", "dealer"),
        led=trick[0] if trick else None,
        winning=winning,
        led_text=translate("Raub", "led"),
        winning_text=translate("Raub", "wins")
        if public.phase is Phase.SWEEP
        else translate("Raub", "wins so far"),
        not_now=translate("Raub", "not now:"),
        past_best=frozenset(
            trick.cards[legality.best_of(trick.cards, public.trumps)]
            for trick in swept
            if public.trumps is not None
        )
        if looks_back
        else frozenset(),
        past_texts=tuple(
            _past_text(words, names, number, trick) for number, trick in enumerate(public.tricks)
        )
        if looks_back
        else (),
    )


def _usable(options: Options, view: View) -> frozenset[Card]:
    """The cards of the hand that can be used now."""
    public = view.public
    match public.phase:
        case Phase.PLAY:
            assert public.trumps is not None
            trick = legality.cards_of_trick(public)
            return frozenset(
                legality.playable(view.hand, trick, public.trumps, must_beat=options.must_beat)
            )
        case Phase.EXCHANGE | Phase.LAY_ASIDE:
            return frozenset(legality.changeable(view))
        case _:
            return frozenset(view.hand)


def _gone_to(public: Public) -> Seat | None:
    if not public.tricks:
        return None
    return public.tricks[-1].winner


# --- texts --------------------------------------------------------------------------------------


def _player(words: RaubWords, public: Public, seat: Seat) -> PlayerFacts:
    won = public.won[seat]
    owes = public.owes if public.raubing == seat else 0
    return PlayerFacts(
        words.number(public.scores[seat]),
        _line(words, public, seat),
        owed(words, public, seat),
        tuple(place < won for place in range(owes)),
        seat == public.dealer and public.phase is not Phase.LOT,
    )


def _line(words: RaubWords, public: Public, seat: Seat) -> str:
    """The last thing a player did, or the tricks won."""
    translate = words.translate
    match public.phase:
        case Phase.LOT | Phase.DEALER | Phase.DEAL | Phase.BLIND | Phase.OVER:
            return ""
        case Phase.ASK | Phase.TURN_UP | Phase.THROW_IN:
            seats = len(public.scores)
            asked = (public.turn - public.dealer) % seats
            has_passed = (seat - public.dealer) % seats < asked or public.phase is not Phase.ASK
            return translate("Raub", "Dalje") if has_passed else ""
        case Phase.EXCHANGE | Phase.LAY_ASIDE | Phase.DRAWN | Phase.SEVEN:
            changed = public.changed[seat]
            if changed is None:
                return ""
            return translate("Raub", "changed {count}").format(count=words.number(changed))
        case _:
            return translate("Raub", "tricks {count}").format(count=words.number(public.won[seat]))


def _refe_title(words: RaubWords, public: Public) -> str:
    if public.refes:
        return words.translate("Raub", "counts double")
    return words.translate("Raub", "none waiting")


def _refe_lines(words: RaubWords, options: Options, public: Public) -> tuple[str, ...]:
    translate = words.translate
    lines = refe_lines(words, public) or (translate("Raub", "A trick takes off 1 point."),)
    if options.must_beat:
        lines = (*lines[:1], translate("Raub", "Whoever can must beat."), *lines[1:])
    return lines


def _title(words: RaubWords, names: Sequence[str], public: Public) -> str:
    translate = words.translate
    match public.phase:
        case Phase.DEALER | Phase.DEAL:
            text = translate("Raub", "{name} is due to deal.")
            return text.format(name=names[public.dealer])
        case Phase.BLIND | Phase.ASK | Phase.TURN_UP | Phase.THROW_IN:
            ordinal = (
                translate("Raub", "First upcard"),
                translate("Raub", "Second upcard"),
                translate("Raub", "Third upcard"),
            )
            return ordinal[max(0, len(public.upcards) - 1)]
        case Phase.EXCHANGE | Phase.LAY_ASIDE | Phase.DRAWN | Phase.SEVEN:
            return translate("Raub", "Exchange")
        case Phase.OVER:
            winners = words.listed([names[seat] for seat in public.winners])
            return translate("Raub", "Won by {names}").format(names=winners)
        case _:
            return ""


def _upcard_texts(words: RaubWords, public: Public) -> tuple[str, ...]:
    if public.trumps is not None or not public.upcards:
        return ()
    is_refused = public.phase in (Phase.TURN_UP, Phase.THROW_IN)
    refused = words.translate("Raub", "refused")
    last = refused if is_refused else words.translate("Raub", "trumps?")
    return (*(refused for _ in public.upcards[1:]), last)


def _past_text(words: RaubWords, names: Sequence[str], number: int, trick: Trick) -> str:
    winner = words.translate("Raub", "not over") if trick.winner is None else names[trick.winner]
    text = words.translate("Raub", "Trick {number}: {name}")
    return text.format(number=words.number(number + 1), name=winner)


def _note(words: RaubWords, public: Public, zone: t.Zone) -> str:
    """Why the cards of another hand are known."""
    if zone.place is not Place.KNOWN:
        return ""
    if public.taken in zone.cards and not public.may_lie_aside:
        return words.translate("Raub", "in hand")
    return words.translate("Raub", "came face up")


def _named(words: RaubWords, names: Sequence[str], public: Public, zone: t.Zone) -> RaubZone:
    """*zone* with what is said of it."""
    return RaubZone(
        zone.key,
        zone.place,
        zone.side,
        zone.cards,
        zone.backs,
        is_button=zone.is_button,
        is_stock=zone.is_stock,
        note=_note(words, public, zone),
        said=_said(words, names, zone),
    )


def _said(words: RaubWords, names: Sequence[str], zone: t.Zone) -> str:
    translate = words.translate
    owner = names[zone.side] if zone.side is not None else ""
    cards = words.listed([words.card(card) for card in zone.cards])
    count = words.number(zone.backs)
    is_one = zone.backs == 1
    match zone.place:
        case Place.TALON:
            text = translate("Raub", "Talon, {count} cards")
            if is_one:
                text = translate("Raub", "Talon, one card")
        case Place.UPCARDS:
            text = translate("Raub", "Upcards: {cards}")
            if not cards:
                text = translate("Raub", "Upcards: none")
        case Place.ASIDE:
            text = translate("Raub", "Laid aside, {count} cards")
            if is_one:
                text = translate("Raub", "Laid aside, one card")
            if not zone.backs:
                text = translate("Raub", "Place to lay cards aside")
        case Place.KNOWN:
            text = translate("Raub", "{name} holds {cards}")
        case Place.TRICK:
            text = translate("Raub", "Trick, {name}: {cards}")
            if not cards:
                text = translate("Raub", "Trick, place of {name}")
        case Place.PAST:
            text = translate("Raub", "Trick played: {cards}")
        case _:
            text = translate("Raub", "Hand, {count} cards unseen")
            if is_one:
                text = translate("Raub", "Hand, one card unseen")
            if not zone.backs:
                text = translate("Raub", "Hand")
    return text.format(name=owner, cards=cards, count=count)
