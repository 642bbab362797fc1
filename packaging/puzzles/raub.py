"""Finds puzzles of Raub in first deals that bots play, each with one best answer.

**Make sure**: a search of everything that the others can hold and do proves that one card, and no
other, makes sure of so many tricks. Worlds of another source, in which all cards lie open and all
others play together, are the second opinion.

**Raub or Dalje, which cards to change, which card**: one move wins more often than any other, by
`_MARGIN` and by three standard errors: among 400 worlds, among 2,000 other ones, and once more when
bots that look ahead play the deal to its end.

Degree 1 is what the easy bot finds in five of six tries, 3 what the steady one misses or the easy
one finds once at most, 2 the rest. Of what is to be made sure, 3 is also what habit does not play,
and 2 what brings two tricks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypeAlias

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.puzzle import DEGREES, Moves, Puzzle
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.bots.advice import is_same
from handfoot_gui.games.raub.bots.finishing import chances, value
from handfoot_gui.games.raub.bots.replaying import replayer
from handfoot_gui.games.raub.bots.searching import SearchingBot, easy, steady, worths
from handfoot_gui.games.raub.bots.terms import terms_of
from handfoot_gui.games.raub.bots.tricks import (
    CARDS,
    NUMBERS,
    SUIT_BITS,
    SUITS,
    Trick,
    bits_of,
    card_by_habit,
    trick_of,
    with_card,
)
from handfoot_gui.games.raub.bots.worlds import Sight, World, Worlds
from handfoot_gui.games.raub.puzzles import CARD, EXCHANGE, RAUB, SURE
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.imagine import cannot_hold
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, State, View

WANTED: Final = {
    ("card", 1): 4,
    ("card", 2): 4,
    ("card", 3): 3,
    ("exchange", 1): 4,
    ("exchange", 2): 2,
    ("exchange", 3): 2,
    ("raub", 1): 3,
    ("raub", 2): 3,
    ("raub", 3): 3,
    ("sure-one", 1): 3,
    ("sure-one", 3): 2,
    ("sure-two", 2): 5,
    ("sure-two", 3): 2,
}

_SOLVER: Final = Seat(0)
_PLAYERS: Final = (4, 4, 4, 3, 3, 2)
_ALIKE: Final = 2
"""Puzzles that are alike, of each kind and degree."""
_TRIES: Final = 6
_MOSTLY: Final = 5
_HARDLY: Final = 1
"""So many tries of a bot succeed."""

Found: TypeAlias = tuple[Puzzle, tuple[object, ...]]
"""A puzzle, and what others are alike in."""


def candidates(dice: Random) -> Iterator[Puzzle]:
    """Puzzles without an end; no more of a place than are wanted, and few that are alike."""
    places: Counter[tuple[str, int]] = Counter()
    alike: Counter[tuple[object, ...]] = Counter()

    def is_wanted(kind: str, degree: int) -> bool:
        return places[kind, degree] < WANTED.get((kind, degree), 0)

    while True:
        for rules, moves, state in _first_deal(dice):
            found = _sure(rules, moves, state, is_wanted) or _judged(rules, moves, state, is_wanted)
            if found is None or alike[found[1]] == _ALIKE:
                continue
            puzzle, likeness = found
            places[puzzle.kind, puzzle.degree] += 1
            alike[likeness] += 1
            yield puzzle
            break


def _first_deal(dice: Random) -> Iterator[tuple[RaubRules, Moves, State]]:
    """A first deal at every place where the solver has a choice."""
    rules = RaubRules(Options(players=dice.choice(_PLAYERS)))
    bot = SearchingBot(rules, worlds=12, sight=Sight.TABLE)
    state = rules.start()
    moves: Moves = ()
    while not state.public.results:
        seat, move = rules.actor(state), None
        assert seat is not None
        if seat == TABLE:
            move = rules.table_move(state, dice)
        elif state.public.phase is Phase.DEALER:
            move = m.TakeDeal()
        else:
            view = rules.view(state, seat)
            if seat == _SOLVER and len(list(rules.suggestions(view))) > 1:
                yield rules, moves, state
            move = bot.choose(view, dice.getrandbits(32), 1.0)
        moves = (*moves, (seat, move))
        state = rules.apply(state, seat, move)


def _degree(options: Options, view: View, move: m.PlayerMove) -> int:
    """How hard *move* is to find."""
    easily, steadily = (
        sum(is_same(bot.choose(view, seed, 1.0), move) for seed in range(_TRIES))
        for bot in (easy(options), steady(options))
    )
    if steadily < _MOSTLY or easily <= _HARDLY:
        return 3
    return 1 if easily >= _MOSTLY else 2


# --- the best on the whole ----------------------------------------------------------------

_MARGIN: Final = 0.6
"""The best move is ahead by so many tricks at least."""
_DOUBTFUL: Final = 2
"""With fewer trumps and aces nobody thinks of Raub."""
_MIDDLING: Final = 3
"""The height of a ten: nobody thinks of Raub on less, cards unseen."""
_FEWEST: Final = 60
_FEW: Final = 400
_MANY: Final = 2000
_MOST_PLAYED: Final = 480
_AT_ONCE: Final = 40
"""Deals played out until the best move is clear, or is not."""
_ERRORS: Final = 3.0
_PLAYED: Final = 3
"""The best moves, which are followed that way."""
_PERCENT: Final = 100


def _judged(
    rules: RaubRules, moves: Moves, state: State, is_wanted: Callable[[str, int], bool]
) -> Found | None:
    """A puzzle where one move is the best on the whole."""
    view = rules.view(state, _SOLVER)
    kind, may = _question(rules, view)
    if not any(is_wanted(kind, degree) for degree in DEGREES):
        return None
    margin = _MARGIN * _worth_of_a_trick(view.public.scores)
    if not _is_clear(_ranked(rules, view, may, Random(1), _FEWEST), margin / 2, errors=1.5):
        return None
    ranked = _ranked(rules, view, may, Random(1), _FEW)
    if not _is_clear(ranked, margin):
        return None
    best = ranked[0][0]
    degree = _degree(rules.options, view, best)
    if not is_wanted(kind, degree):
        return None
    again = _ranked(rules, view, may, Random(2), _MANY)
    if not is_same(again[0][0], best) or not _is_clear(again, margin):
        return None
    if not _is_best_played(rules, view, [move for move, _ in again[:_PLAYED]], margin / 2):
        return None
    judged = Judgement(
        _SOLVER,
        best,
        tuple(_way(again[0][1], *other) for other in again[1:]),
        len(rules.cards) - len(rules.cards_seen(view)),
        _MANY,
        Gain.CHANCE,
    )
    puzzle = Puzzle("", kind, degree, rules.options, moves, ((_SOLVER, best),), judged)
    return puzzle, (kind, degree, *_likeness(view, best))


def _question(rules: RaubRules, view: View) -> tuple[str, list[m.PlayerMove]]:
    """The kind of puzzle, and every answer to it; no kind where nothing is asked."""
    match view.public.phase:
        case Phase.EXCHANGE if not legality.may_swap(rules.options, view):
            most = min(legality.MOST_CHANGED, view.talon_count)
            cards = legality.changeable(rules.options, view)
            return EXCHANGE, [
                m.Exchange(away) for count in range(most + 1) for away in combinations(cards, count)
            ]
        case Phase.BLIND if NUMBERS[view.public.upcards[-1]] & 7 >= _MIDDLING:
            return RAUB, list(rules.suggestions(view))
        case Phase.ASK if _good(view) >= _DOUBTFUL:
            return RAUB, list(rules.suggestions(view))
        case Phase.PLAY:
            return CARD, list(rules.suggestions(view))
    return "", []


def _good(view: View) -> int:
    """How many trumps and aces the hand has, if the upcard makes trumps."""
    trumps = view.public.upcards[-1].suit
    return sum(card.suit is trumps or card.rank is Rank.ACE for card in view.hand)


def _likeness(view: View, best: m.PlayerMove) -> tuple[object, ...]:
    match best:
        case m.Exchange(cards):
            return (len(cards),)
        case m.Play():
            trick = legality.cards_of_trick(view.public)
            return len(view.hand), bool(trick)
    return (type(best),)


_Ranking: TypeAlias = list[tuple[m.PlayerMove, list[float]]]
"""Moves, the best first, with the chance to win in each world, in percent."""


def _ranked(
    rules: RaubRules, view: View, may: Sequence[m.PlayerMove], rng: Random, worlds: int
) -> _Ranking:
    """All moves in the same worlds, followed to the end of the deal by habit."""
    likely = Worlds(rules, view, Sight.TABLE)
    found: list[list[float]] = [[] for _ in may]
    for _ in range(worlds):
        values = worths(terms_of(rules.options), view, likely.one(rng), may, rng.random())
        for some, one in zip(found, values, strict=True):
            some.append(_PERCENT * one)
    return _sorted(list(zip(may, found, strict=True)))


def _sorted(ranked: _Ranking) -> _Ranking:
    return sorted(ranked, key=lambda one: -fmean(one[1]))


def _way(best: Sequence[float], move: m.PlayerMove, values: Sequence[float]) -> Way:
    gaps = [value - top for value, top in zip(values, best, strict=True)]
    return Way(move, round(fmean(gaps), 2), round(stdev(gaps) / sqrt(len(gaps)), 3))


def _worth_of_a_trick(scores: tuple[int, ...]) -> float:
    """How much more often one wins with a trick more, in percent."""
    return _PERCENT * (chances((scores[0] - 1, *scores[1:]))[0] - chances(scores)[0])


def _is_clear(ranked: _Ranking, margin: float, errors: float = _ERRORS) -> bool:
    """Whether the first move is *margin* ahead of every other one, and more than chance makes."""
    ways = [_way(ranked[0][1], *other) for other in ranked[1:]]
    return all(way.gain <= -margin and -way.gain > errors * way.error for way in ways)


def _is_best_played(
    rules: RaubRules, view: View, may: Sequence[m.PlayerMove], margin: float
) -> bool:
    """Whether the first of *may* is the best, too, where bots that look ahead play on."""
    play, likely, rng = replayer(rules.options), Worlds(rules, view, Sight.TABLE), Random(3)
    found: _Ranking = [(move, []) for move in may]
    scores = view.public.scores
    while len(found[0][1]) < _MOST_PLAYED:
        for _ in range(_AT_ONCE):
            state, seed = _state_of(view, likely.one(rng)), rng.random()
            for move, values in found:
                points = play(rules.apply(state, _SOLVER, move), Random(seed))
                after = tuple(map(round, map(sum, zip(scores, points, strict=True))))
                values.append(_PERCENT * value(after, None)[_SOLVER])
        if _is_clear(found, margin):
            return True
        if not is_same(_sorted(found)[0][0], may[0]) and len(found[0][1]) > 3 * _AT_ONCE:
            return False
    return False


def _state_of(view: View, world: World) -> State:
    """The whole state of *world*, but for what the others laid aside, which nobody sees again."""
    hands, talon = (
        tuple(tuple(CARDS[number] for number in hand) for hand in world[0]),
        tuple(CARDS[number] for number in world[1]),
    )
    aside = tuple(view.aside if seat == view.seat else () for seat in range(len(hands)))
    return State(view.public, hands, talon, aside)


# --- whatever the others hold -------------------------------------------------------------

_FEW_OPEN: Final = 30
_OPEN_WORLDS: Final = 200
_SELDOM: Final = 0.03
"""In so many of them another card must fail, or it fails in freaks only."""


def _sure(
    rules: RaubRules, moves: Moves, state: State, is_wanted: Callable[[str, int], bool]
) -> Found | None:
    """A puzzle where one card only makes sure of some tricks."""
    view = rules.view(state, _SOLVER)
    if view.public.phase is not Phase.PLAY or _knows_held(view):
        return None
    rng = Random(4)
    least = open_tricks(rules, rules.imagine(view, rng))
    for _ in range(_FEW_OPEN):
        if any(least.values()):
            won = open_tricks(rules, rules.imagine(view, rng))
            least = {one: min(tricks, won[one]) for one, tricks in least.items()}
    card, most = _only_best(least)
    kind = next((name for name, number in SURE.items() if number == most), None)
    if card is None or kind is None or _is_plain(view, card, most):
        return None
    move = m.Play(CARDS[card])
    degree = 3 if _habit(view) != card else max(most, _degree(rules.options, view, move))
    if not is_wanted(kind, degree):
        return None
    if _only_best(Defence(rules, view).tricks()) != (card, most):
        return None
    if not _is_sure_openly(rules, view, card, most):
        return None
    puzzle = Puzzle("", kind, degree, rules.options, moves, ((_SOLVER, move),))
    trumps = sum(card.suit is view.public.trumps for card in view.hand)
    trick = legality.cards_of_trick(view.public)
    likeness = kind, degree, len(view.hand), bool(trick), trumps, rules.options.players
    return puzzle, likeness


def _only_best(tricks: Mapping[int, int]) -> tuple[int | None, int]:
    """The card with the most of *tricks*, and how many; no card where there are several."""
    most = max(tricks.values(), default=0)
    best = [card for card, number in tricks.items() if number == most]
    return (best[0] if len(best) == 1 else None), most


def _knows_held(view: View) -> bool:
    """Whether a card is known to be in another hand, which `Defence` does not know."""
    public = view.public
    played = {card for trick in public.tricks for card in trick.cards}
    is_shown = public.shown is not None and public.shown not in played
    return (public.taken is not None and public.taker != view.seat) or (
        is_shown and public.shown_to != view.seat
    )


def _is_plain(view: View, card: int, tricks: int) -> bool:
    """Whether *card* is the only one that wins this trick, and this trick is all there is."""
    trick, trumps = legality.cards_of_trick(view.public), view.public.trumps
    assert trumps is not None
    if not trick or tricks > 1:
        return False
    best = trick[legality.best_of(trick, trumps)]
    winning = [one for one in view.hand if legality.beats(one, best, trumps)]
    return winning == [CARDS[card]]


def _habit(view: View) -> int:
    """What is played without much thought."""
    assert view.public.trumps is not None
    trumps = SUITS.index(view.public.trumps)
    hand = bits_of(NUMBERS[card] for card in view.hand)
    return card_by_habit(hand, trumps, trick_of(view.public))


_Place: TypeAlias = tuple[int, int]
"""A suit, and a height in it: odd for the cards that the solver holds or sees in the trick, one
each; even for all cards between two of those, which do the same to them."""
_MOST_KNOWN: Final = 60_000


class _TooMuchError(Exception):
    """The search takes too long."""


class _Play(NamedTuple):
    """A place in the play of the cards, as far as anybody can know it."""

    hand: tuple[int, ...]
    """The cards of the solver."""
    heap: tuple[int, ...]
    """How many unseen cards there are of each place."""
    voids: tuple[int, ...]
    """By seat the suits it cannot hold, in bits."""
    turn: int
    played: int = 0
    """Cards of the trick."""
    led: int = -1
    """The suit led; -1 before the lead."""
    best: _Place = (-1, -1)
    owner: int = -1
    """Whose card is the best of the trick."""


class Defence:
    """All others together against the viewing seat, with any cards they can hold.

    Nobody knows how the unseen cards lie: they are taken from one heap when they are played, as
    long as what everybody has shown before can be true. So what is sure here is sure in every
    world, and what is not fails in one of them.
    """

    def __init__(self, rules: RaubRules, view: View) -> None:
        public = view.public
        assert public.trumps is not None
        self._seats, self._me = len(public.scores), int(view.seat)
        self._trumps = SUITS.index(public.trumps)
        hand = tuple(sorted(NUMBERS[card] for card in view.hand))
        trick = [NUMBERS[card] for card in legality.cards_of_trick(public)]
        self._place = _places({*hand, *trick})
        unseen = [card for card in rules.cards if card not in rules.cards_seen(view)]
        counts = Counter(self._place[NUMBERS[card]] for card in unseen)
        self._places = tuple(sorted(counts))
        voids = tuple(
            sum(
                1 << place
                for place, suit in enumerate(SUITS)
                if all(card in bars for card in unseen if card.suit is suit)
            )
            for bars in cannot_hold(rules.options, public, unseen)
        )
        leader = int(public.tricks[-1].leader if trick else public.turn)
        play = _Play(hand, tuple(counts[place] for place in self._places), voids, leader)
        for card in trick:
            play = self._with(play, self._place[card], is_over=None)
        self._begin = play
        self._known: dict[_Play, int] = {}

    def tricks(self) -> dict[int, int]:
        """By each card that may be played now, so many tricks are sure; empty where to know that
        takes too long."""
        try:
            return {card: self._sure(self._own(self._begin, card)) for card in self._may()}
        except _TooMuchError:
            return {}

    def _may(self, play: _Play | None = None) -> tuple[int, ...]:
        """What the solver may play."""
        play = play or self._begin
        for suit in (play.led, self._trumps) if play.played else ():
            bound = tuple(card for card in play.hand if card >> 3 == suit)
            if bound:
                return bound
        return play.hand

    def _own(self, play: _Play, card: int) -> _Play:
        left = tuple(one for one in play.hand if one != card)
        return self._with(play._replace(hand=left), self._place[card], is_over=None)

    def _with(self, play: _Play, place: _Place, *, is_over: bool | None) -> _Play:
        """*play* once a card of *place* is played; *is_over* says whether it beats the best one,
        where that does not follow."""
        if is_over is None:
            is_over = not play.played or (
                place > play.best if place[0] == play.best[0] else place[0] == self._trumps
            )
        best, owner = (place, play.turn) if is_over else (play.best, play.owner)
        return play._replace(
            turn=(play.turn + 1) % self._seats,
            played=play.played + 1,
            led=play.led if play.played else place[0],
            best=best,
            owner=owner,
        )

    def _sure(self, play: _Play) -> int:
        """The tricks that are sure from *play* on, the one under way included."""
        if play.played == self._seats:
            won = int(play.owner == self._me)
            begun = _Play(play.hand, play.heap, play.voids, play.owner)
            return won + (self._sure(begun) if play.hand else 0)
        found = self._known.get(play)
        if found is None:
            if len(self._known) > _MOST_KNOWN:
                raise _TooMuchError
            if play.turn == self._me:
                found = max(self._sure(self._own(play, card)) for card in self._may(play))
            else:
                found = min(map(self._sure, self._others(play)))
            self._known[play] = found
        return found

    def _others(self, play: _Play) -> Iterator[_Play]:
        """What may come of it that one of the others plays."""
        for number, place in enumerate(self._places):
            suit = place[0]
            missing = play.voids[play.turn]
            if play.played and suit != play.led:
                missing |= 1 << play.led
                missing |= 0 if suit == self._trumps else 1 << self._trumps
            if not play.heap[number] or missing >> suit & 1:
                continue
            after = play._replace(
                heap=_put(play.heap, number, play.heap[number] - 1),
                voids=_put(play.voids, play.turn, missing),
            )
            if not self._can_be(after):
                continue
            if play.played and place == play.best and play.owner != self._me:
                # Either of two cards that do the same to the solver may be the higher one.
                yield self._with(after, place, is_over=True)
                yield self._with(after, place, is_over=False)
            else:
                yield self._with(after, place, is_over=None)

    def _can_be(self, play: _Play) -> bool:
        """Whether the heap has cards for all others, once the seat to move has played from it."""
        suits = [0] * len(SUITS)
        for (suit, _), count in zip(self._places, play.heap, strict=True):
            suits[suit] += count
        leader = (play.turn - play.played) % self._seats

        def has_played(seat: int) -> bool:
            return (seat - leader) % self._seats <= play.played

        left = len(play.hand) - (not has_played(self._me))
        others = [seat for seat in range(self._seats) if seat != self._me]
        for number in range(1, len(others) + 1):
            for some in combinations(others, number):
                needed = sum(left + (not has_played(seat)) for seat in some)
                held = sum(
                    count
                    for suit, count in enumerate(suits)
                    if any(not play.voids[seat] >> suit & 1 for seat in some)
                )
                if needed > held:
                    return False
        return True


def _places(marks: set[int]) -> list[_Place]:
    """The place of every card by its number; *marks* have one each."""
    found = []
    for suit in range(len(SUITS)):
        height = 0
        for card in range(8 * suit, 8 * suit + 8):
            found.append((suit, 2 * height + (card in marks)))
            height += card in marks
    return found


def _put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _is_sure_openly(rules: RaubRules, view: View, card: int, tricks: int) -> bool:
    """Whether with open cards *card* always wins so many tricks, and no other one does."""
    rng = Random(5)
    fails = Counter(
        one
        for _ in range(_OPEN_WORLDS)
        for one, won in open_tricks(rules, rules.imagine(view, rng)).items()
        if won < tricks
    )
    may = [NUMBERS[move.card] for move in rules.suggestions(view) if isinstance(move, m.Play)]
    least = _SELDOM * _OPEN_WORLDS
    return all(fails[one] > least if one != card else not fails[one] for one in may)


def open_tricks(rules: RaubRules, state: State) -> dict[int, int]:
    """By each card of the solver, who is to play: tricks it wins from now on, all cards open and
    all others together against it."""
    public = state.public
    assert public.trumps is not None
    seats, trumps = rules.options.players, SUITS.index(public.trumps)
    hands = tuple(bits_of(NUMBERS[card] for card in hand) for hand in state.hands)

    def won(hands: tuple[int, ...], turn: int, trick: Trick | None, least: int, most: int) -> int:
        """Tricks from here on, exact where it is between *least* and *most*."""
        if trick is not None and not trick[3]:
            own = int(trick[2] == _SOLVER)
            if not any(hands):
                return own
            return own + won(hands, trick[2], None, least - own, most - own)
        for card in _cards_in(_may_follow(hands[turn], trick, trumps)):
            left = _put(hands, turn, hands[turn] ^ 1 << card)
            after = with_card(trick, card, turn, seats, trumps)
            found = won(left, (turn + 1) % seats, after, least, most)
            if turn == _SOLVER:
                least = max(least, found)
            else:
                most = min(most, found)
            if least >= most:
                break
        return least if turn == _SOLVER else most

    trick = trick_of(public)
    return {
        card: won(
            _put(hands, _SOLVER, hands[_SOLVER] ^ 1 << card),
            1,
            with_card(trick, card, _SOLVER, seats, trumps),
            0,
            legality.TRICKS,
        )
        for card in _cards_in(_may_follow(hands[_SOLVER], trick, trumps))
    }


def _may_follow(hand: int, trick: Trick | None, trumps: int) -> int:
    """The cards of *hand*, in bits, that may be played to *trick*."""
    if trick is None:
        return hand
    return hand & SUIT_BITS[trick[0]] or hand & SUIT_BITS[trumps] or hand


def _cards_in(bits: int) -> list[int]:
    return [card for card in range(len(CARDS)) if bits >> card & 1]
