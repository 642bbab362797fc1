"""Random matches of Manipulation Rummy, with rearrangements guessed at the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.moves import Knock, Move, Play
from handfoot_gui.games.manipulation.rules.option_values import (
    FIELD_OF_RANK,
    Ace,
    CardValues,
    FirstPlayBy,
    JokerRule,
    LastLap,
    Scoring,
)
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.shapes import in_meld_order, meld_problem, open_names
from handfoot_gui.games.manipulation.rules.state import State, View


def options_by_chance(rng: Random) -> Options:
    """Any rule set of the first switches, with a target that is reached soon."""
    players, limit = rng.randint(2, 5), rng.randint(1, 3)
    return Options(
        players=players,
        draw_first=limit > 1,
        draw_limit=limit,
        knock_limit=rng.choice((0, 5, 12, 30, 30)),
        first_play=rng.choice((0, 0, 0, 20, 30)),
        target=rng.choice((1, 60, 150)),
        target_bonus=rng.choice((0, 100)),
        round_bonus=rng.choice((0, 25)),
        out_bonus=rng.choice((0, 25)),
        undercut_bonus=rng.choice((0, 10)),
        packs=rng.choice((0, 0, 1, 2)),
        jokers=rng.choice((-1, -1, 0, 1, 2, 4)),
    )


def any_options(rng: Random) -> Options:
    """Any rule set of all switches, with an end that is reached soon."""
    while True:
        points = {field: rng.randint(0, 100) for field in FIELD_OF_RANK.values()}
        few = {field: rng.choice((0, 5, 10)) for field in FIELD_OF_RANK.values()}
        values = rng.choice((CardValues(), CardValues(**points), CardValues(**few)))
        limit, is_first = rng.choice((0, 1, 1, 2, 3, 9)), rng.random() < 0.5
        options = Options(
            players=rng.randint(2, 6),
            hand_size=rng.choice((3, 7, 10, 13, 14, 20)),
            draw_first=is_first,
            draw_limit=limit,
            play_after_last=rng.random() < 0.4,
            knock_limit=rng.choice((0, 5, 30, 100)),
            first_play=rng.choice((0, 0, 20, 30)),
            first_play_by=rng.choice(tuple(FirstPlayBy)),
            joker_rule=rng.choice(tuple(JokerRule)),
            ace=rng.choice(tuple(Ace)),
            values=values,
            last_lap=rng.choice(tuple(LastLap)),
            last_lap_knock=rng.random() < 0.5,
            scoring=rng.choice(tuple(Scoring)),
            target=rng.choice((1, 60)),
            rounds=rng.choice((0, 1, 2)) if values == CardValues() else rng.choice((1, 2)),
            target_bonus=rng.choice((0, 100)),
            round_bonus=rng.choice((0, 25)),
            out_bonus=rng.choice((0, 25)),
            undercut_bonus=rng.choice((0, 10)),
            packs=rng.choice((0, 0, 1, 2, 3)),
            jokers=rng.choice((-1, -1, 0, 1, 2, 4, 6)),
        )
        if not any(options.contradictions()):
            return options


def rearranged(rng: Random, view: View, ace: Ace = Ace.BOTH) -> Play | None:
    """A guess: a few melds and cards of the hand taken apart and put together again."""
    melds = list(view.public.melds)
    rng.shuffle(melds)
    cut = rng.randint(0, min(3, len(melds)))
    kept, loose = melds[cut:], [laid for meld in melds[:cut] for laid in meld]
    played = rng.sample(view.hand, min(len(view.hand), rng.randint(1, 3)))
    cards = [laid for laid in loose if laid.name is None]
    cards += [Laid(card) for card in played if not card.is_joker]
    jokers = [laid.card for laid in loose if laid.name is not None]
    jokers += [card for card in played if card.is_joker]
    made = [*kept]
    while len(cards) >= 3 - bool(jokers):
        seed = rng.choice(cards)
        if rng.random() < 0.5:
            some = {laid.suit: laid for laid in cards if laid.rank == seed.rank}
        else:
            some = {laid.rank: laid for laid in cards if laid.suit == seed.suit}
        meld = _longest(in_meld_order(some.values(), ace), ace)
        if meld is None:
            cards.remove(seed)
            if len(cards) < 3:
                return None
            continue
        made.append(meld)
        cards = [laid for laid in cards if laid not in meld]
    for joker in jokers:
        places = [(n, name) for n, meld in enumerate(made) for name in open_names(meld, ace)]
        if not places:
            return None
        number, name = rng.choice(places)
        made[number] = in_meld_order((*made[number], Laid(joker, name)), ace)
    return Play(tuple(made))


def _longest(cards: Meld, ace: Ace) -> Meld | None:
    """The longest legal run of neighbours."""
    for size in range(len(cards), 2, -1):
        for start in range(len(cards) - size + 1):
            if meld_problem(cards[start : start + size], ace) is None:
                return cards[start : start + size]
    return None


def chosen(rng: Random, rules: Manipulation, view: View) -> Move:
    """A legal move; mostly one that plays, now and then one that rearranges."""
    moves: list[Move] = list(rules.suggestions(view))
    if rng.random() < 0.5:
        for _ in range(4):
            guess = rearranged(rng, view, rules.options.ace)
            if guess is not None and rules.problem(view, guess) is None:
                return guess
    if rng.random() < 0.2:
        return rng.choice(moves)
    plays = [move for move in moves if isinstance(move, Play)]
    if plays:
        return max(plays, key=lambda play: sum(map(len, play.melds)))
    return Knock() if Knock() in moves else rng.choice(moves)


def match(
    rules: Manipulation, rng: Random, most: int = 20_000
) -> Iterator[tuple[State, Seat, Move]]:
    """A random match: each state with the move made in it."""
    state = rules.start()
    for _ in range(most):
        seat = rules.actor(state)
        if seat is None:
            return
        move: Move
        if seat == TABLE:
            move = rules.table_move(state, rng)
        else:
            move = chosen(rng, rules, rules.view(state, seat))
        yield state, seat, move
        state = rules.apply(state, seat, move)
