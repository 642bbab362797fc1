"""Why a player may not make a move now, and every legal move; page "Raub", sections 2 to 5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Final

from handfoot_gui.core.cards import RANK_ORDER, Card, Rank, Suit
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.options import FiveForFour, Options, SwappedCard
from handfoot_gui.games.raub.rules.state import Phase, Public, Trick, TrumpSource, View

TRICKS = 4
"""In a deal."""


def beats(card: Card, other: Card, trumps: Suit) -> bool:
    """Whether *card*, played later, wins over *other*."""
    if card.suit is other.suit:
        return RANK_ORDER[card.rank] < RANK_ORDER[other.rank]
    return card.suit is trumps


def best_of(cards: Sequence[Card], trumps: Suit) -> int:
    """The place of the winning card among the cards of a trick."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trumps):
            best = place
    return best


def winner_of(trick: Trick, seats: int, trumps: Suit) -> Seat:
    """Who wins the trick as it stands."""
    return trick.seat_of(best_of(trick.cards, trumps), seats)


def playable(
    hand: Sequence[Card], trick: Sequence[Card], trumps: Suit, *, must_beat: bool
) -> tuple[Card, ...]:
    """The cards of *hand* that may be played to the cards of *trick* (none yet: to the lead)."""
    if not trick:
        return tuple(hand)
    suit = trick[0].suit
    bound = [card for card in hand if card.suit is suit] or [
        card for card in hand if card.suit is trumps
    ]
    if not bound:
        return tuple(hand)
    if must_beat:
        best = trick[best_of(trick, trumps)]
        beating = [card for card in bound if beats(card, best, trumps)]
        bound = beating or bound
    return tuple(bound)


MOST_CHANGED: Final = 4
FIVE: Final = 5
"""Cards drawn for the first four."""

_OWN_PHASES: Final = frozenset(
    {Phase.DEALER, Phase.BLIND, Phase.ASK, Phase.EXCHANGE, Phase.LAY_ASIDE, Phase.PLAY}
)
SEVEN_PHASES: Final = frozenset({Phase.DRAWN, Phase.SEVEN})
"""Here the player to move is asked about the seven, or the table answers."""
_PHASES: Final[Mapping[type, Phase]] = MappingProxyType(
    {
        m.TakeDeal: Phase.DEALER,
        m.PassDeal: Phase.DEALER,
        m.BlindRaub: Phase.BLIND,
        m.Look: Phase.BLIND,
        m.Raub: Phase.ASK,
        m.Dalje: Phase.ASK,
        m.Exchange: Phase.EXCHANGE,
        m.LayAside: Phase.LAY_ASIDE,
        m.Play: Phase.PLAY,
    }
)
"""The one phase of moves that belong to one."""
_ANSWERS: Final[Mapping[Phase, tuple[m.PlayerMove, ...]]] = MappingProxyType(
    {
        Phase.DEALER: (m.TakeDeal(), m.PassDeal()),
        Phase.BLIND: (m.Look(), m.BlindRaub()),
        Phase.ASK: (m.Dalje(), m.Raub()),
    }
)
"""What can be said to a question in which no card is named."""
_SWAP_PHASES: Final = frozenset({Phase.EXCHANGE, Phase.LAY_ASIDE}) | SEVEN_PHASES


def problem(options: Options, view: View, move: m.PlayerMove) -> Problem | None:
    """Why the viewing seat may not make *move*, or None."""
    public = view.public
    actor = player_to_move(public)
    if actor != view.seat:
        return NotToMove(view.seat, actor)
    if public.phase in SEVEN_PHASES and not holds_seven(public, view.hand):
        return NotToMove(view.seat, None)
    phase = _PHASES.get(type(move))
    if phase is not None and (wrong := _only_in(public, phase)) is not None:
        return wrong
    match move:
        case m.KeepSeven():
            return None if public.phase in SEVEN_PHASES else no.NotNow(public.phase)
        case m.SwapSeven():
            return _problem_swap(options, view)
        case m.Exchange():
            return _problem_exchange(options, view, move)
        case m.LayAside():
            return _problem_away(options, view, move.card)
        case m.Play():
            return _problem_play(options, view, move)
        case _:
            assert phase is not None, "no move of a player"
            return None


def player_to_move(public: Public) -> Seat | None:
    """The seat that moves next as far as everybody can see; None when it is the table.

    In `SEVEN_PHASES` the table answers for this seat where it cannot swap.
    """
    if public.phase in _OWN_PHASES or public.phase in SEVEN_PHASES:
        return public.turn
    return None


def is_swap_open(options: Options, public: Public) -> bool:
    """Whether, for all that everybody can see, the seven of trumps may still be swapped."""
    return (
        options.has_swaps
        and public.way is TrumpSource.ASKING
        and public.swapped is None
        and not any(_is_seven(public, card) for card in public.upcards)
    )


def holds_seven(public: Public, hand: Sequence[Card]) -> bool:
    """Whether *hand* has the seven of trumps."""
    return any(_is_seven(public, card) for card in hand)


def may_swap(options: Options, view: View) -> bool:
    """Whether the viewing seat, which is to move, may swap the seven now."""
    return view.public.phase in _SWAP_PHASES and _problem_swap(options, view) is None


def changeable(options: Options, view: View) -> tuple[Card, ...]:
    """The cards of the viewing seat that may be exchanged or laid aside now."""
    kept = _kept(options, view)
    return tuple(card for card in view.hand if card is not kept)


def has_taken(public: Public, seat: Seat) -> bool:
    """Whether *seat* is the dealer who took the upcard (ways 1 and 2) and holds five cards."""
    return public.way in (TrumpSource.SEVEN, TrumpSource.BLIND) and seat == public.dealer


def may_get_five(options: Options, public: Public, seat: Seat) -> bool:
    """Whether *seat* gets five for four now, if the talon has five (section 8, R2)."""
    if public.is_five_spent or options.five_for_four is FiveForFour.NO:
        return False
    return options.five_for_four is FiveForFour.DEALER_TOO or not has_taken(public, seat)


def laid_aside_count(public: Public, seat: Seat) -> int:
    """How many cards *seat* has laid aside face down: everybody can count them."""
    changed = public.changed[seat] if public.changed else None
    if changed is None:
        return 0
    lays = has_taken(public, seat) + (public.shown_to == seat)
    is_waiting = public.phase is Phase.LAY_ASIDE and public.turn == seat
    return changed + lays - (public.to_lay if is_waiting else 0)


def _is_seven(public: Public, card: Card) -> bool:
    return card.rank is Rank.SEVEN and card.suit is public.trumps


def _only_in(public: Public, phase: Phase) -> Problem | None:
    return None if public.phase is phase else no.NotNow(public.phase)


def _problem_swap(options: Options, view: View) -> Problem | None:
    public = view.public
    if not options.has_swaps:
        return no.NoSwaps()
    if public.phase not in _SWAP_PHASES:
        return no.NotNow(public.phase)
    if not is_swap_open(options, public):
        return no.SwapClosed()
    assert public.trumps is not None
    return None if holds_seven(public, view.hand) else no.NoSeven(public.trumps)


def _problem_exchange(options: Options, view: View, move: m.Exchange) -> Problem | None:
    seen = set()
    for card in move.cards:
        if card in seen:
            return CardTwice(card)
        seen.add(card)
        refused = _problem_away(options, view, card)
        if refused is not None:
            return refused
    if len(move.cards) > MOST_CHANGED:
        return no.TooManyChanged(len(move.cards), MOST_CHANGED)
    if len(move.cards) > view.talon_count:
        return no.TalonShort(len(move.cards), view.talon_count)
    return None


def _problem_away(options: Options, view: View, card: Card) -> Problem | None:
    """Why *card* may not leave the hand before play."""
    if card not in view.hand:
        return NotHeld(card)
    return no.UpcardKept(card) if card is _kept(options, view) else None


def _kept(options: Options, view: View) -> Card | None:
    """The raubed upcard, where it may not leave the hand now.

    One that was swapped in may be laid aside by whoever has five for four (section 3), or as
    `SwappedCard` says; one that a dealer took never leaves.
    """
    public = view.public
    if public.swapped == view.seat:
        match options.swapped_card:
            case SwappedCard.FREE:
                return None
            case SwappedCard.LAID_ASIDE if public.phase is Phase.LAY_ASIDE:
                return None
    return public.taken


def _problem_play(options: Options, view: View, move: m.Play) -> Problem | None:
    public = view.public
    assert public.trumps is not None
    if move.card not in view.hand:
        return NotHeld(move.card)
    trick = cards_of_trick(public)
    if move.card in playable(view.hand, trick, public.trumps, must_beat=options.must_beat):
        return None
    led = trick[0].suit
    if move.card.suit is not led and any(card.suit is led for card in view.hand):
        return no.MustFollow(led)
    if move.card.suit not in (led, public.trumps):
        return no.MustTrump(led, public.trumps)
    return no.MustBeat(trick[best_of(trick, public.trumps)])


def cards_of_trick(public: Public) -> tuple[Card, ...]:
    """The cards of the trick under way; none before the lead."""
    if not public.tricks or public.tricks[-1].winner is not None:
        return ()
    return public.tricks[-1].cards


def suggestions(options: Options, view: View) -> Iterator[m.PlayerMove]:
    """All legal moves of the viewing seat; cards of one exchange stand in hand order."""
    public = view.public
    if player_to_move(public) != view.seat:
        return
    yield from _ANSWERS.get(public.phase, ())
    match public.phase:
        case Phase.EXCHANGE:
            for count in range(min(MOST_CHANGED, view.talon_count) + 1):
                yield from map(m.Exchange, combinations(changeable(options, view), count))
        case Phase.LAY_ASIDE:
            yield from map(m.LayAside, changeable(options, view))
        case Phase.PLAY:
            assert public.trumps is not None
            trick = cards_of_trick(public)
            yield from map(
                m.Play, playable(view.hand, trick, public.trumps, must_beat=options.must_beat)
            )
        case _ if public.phase in SEVEN_PHASES and holds_seven(public, view.hand):
            yield m.KeepSeven()
    if may_swap(options, view):
        yield m.SwapSeven()
