"""Positions of Hand and Foot with many moves each, most of them against the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from random import Random
from typing import Final

from msgspec.structs import replace
from random_options import any_options, playable_options

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES, is_meldable
from handfoot_gui.games.hand_and_foot.rules.melds import Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Ask,
    Cut,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Placement,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Question, View, put

LARGE: Final = ("classic", "simpson")
"""Presets of which there is each kind of table of seven and eight; others have the same ones."""


def houses_of_presets() -> Iterator[tuple[str, Options]]:
    """Every preset for every number of players and sides, those of `LARGE` alone for large ones."""
    for name, made in ALL_PRESETS.items():
        for players, some in made.seats.items():
            if players > 6 and name not in LARGE:
                continue
            for sides in some:
                yield f"{name} {players} {sides}", preset(name, players, sides)


def random_houses(count: int) -> Iterator[tuple[str, Options]]:
    for seed in range(count):
        yield f"random {seed}", playable_options(Random(seed))


def houses_with_each_switch() -> Iterator[Options]:
    """Few houses, in which every field has each of the values that a random house may give it."""
    sought = {pair for seed in range(400) for pair in _switches(any_options(Random(seed)))}
    for seed in range(4000):
        options = playable_options(Random(seed))
        new = sought & _switches(options)
        if new:
            sought -= new
            yield options
        if not sought:
            return
    raise AssertionError(f"no house has {sorted(map(str, sought))}")


def _switches(options: Options) -> set[tuple[str, object]]:
    values = [(field, getattr(options, field)) for field in options.__struct_fields__]
    return {(field, value) for field, value in values if isinstance(value, bool | Enum)}


def positions(options: Options, seed: int, most: int) -> Iterator[tuple[HandAndFoot, View]]:
    """Views of the player to move, most of them late ones: most moves are the steady player's,
    some any that is suggested."""
    rules, rng, steady = HandAndFoot(options), Random(seed), SteadyBot(options)
    state, found = rules.start(), 0
    for number in range(40 * most):
        if found == most:
            return
        actor = rules.actor(state)
        if actor is None:
            state = rules.start()
        elif actor == TABLE:
            state = rules.apply(state, TABLE, rules.table_move(state, rng))
        elif state.public.phase is Phase.CUT:
            state = rules.apply(state, actor, Cut(options.each_dealt))
        else:
            view = rules.view(state, actor)
            if rng.random() < (0.6 if state.public.in_foot[actor] else 0.1):
                found += 1
                yield rules, view
            move = steady.choose(view, number, 1.0)
            if rng.random() < 0.4:
                others = list(rules.suggestions(view))[:8]
                move = rng.choice([o for o in others if not isinstance(o, Draw)] or [move])
            state = rules.apply(state, actor, move)


def _placements(rng: Random, cards: Sequence[Card], melds: Sequence[Meld]) -> tuple[Placement, ...]:
    """Some cards of a rank and some wilds, to any meld or a new one; now and then anything."""
    found, left = [], list(cards)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        if not left:
            break
        onto = rng.randrange(len(melds)) if melds and rng.random() < 0.5 else None
        rank = rng.choice(left).rank
        if onto is not None and rng.random() < 0.8:
            rank = melds[onto].rank or rank
        wilds = [card for card in left if card.is_wild]
        same = [card for card in left if card.rank is rank]
        some = same[: rng.randint(0, len(same))] if rng.random() < 0.3 else same[:7]
        if rng.random() < 0.45:
            some = some + [card for card in wilds if card not in some][: rng.randint(1, 3)]
        if rng.random() < 0.04:
            some = [*some, rng.choice(left)]
        some = list(dict.fromkeys(some))
        left = [card for card in left if card not in some]
        found.append(Placement(tuple(some), onto))
    return tuple(found)


def moves(rng: Random, view: View, options: Options) -> Iterator[PlayerMove]:
    """Moves of every kind that the phase has, whatever the rules say of them."""
    public, holding = view.public, view.holding
    melds = public.tables[options.side_of(view.seat)].melds
    if public.phase is Phase.PLAY:
        for _ in range(12):
            yield Lay(_placements(rng, holding, melds))
        if len(holding) < 12:
            # All but a card or two, as when somebody goes out.
            ranks = {card.rank for card in holding}
            yield Lay(
                tuple(
                    Placement(
                        tuple(card for card in holding if card.rank is rank),
                        next((n for n, m in enumerate(melds) if m.rank is rank), None),
                    )
                    for rank in sorted(ranks, key=str)[rng.randint(0, 1) :]
                )
            )
        for card in rng.sample(holding, min(3, len(holding))):
            yield Discard(card)
        yield EndTurn()
        yield Ask()
    elif public.phase is Phase.DRAW and public.pile:
        top = public.pile[-1]
        like = [card for card in holding if card.rank is top.rank]
        for _ in range(12):
            if not like or rng.random() < 0.2:
                yield TakePile(_placements(rng, (*holding, top), melds))
                continue
            rank = None if top.is_wild else top.rank
            index = [number for number, meld in enumerate(melds) if meld.rank is rank]
            onto = rng.choice([*index, None]) if index else None
            wilds = [card for card in holding if card.is_wild and card not in like]
            first = [top, *like[: rng.randint(1, len(like))], *wilds[: rng.choice((0, 0, 1, 2))]]
            parts = [Placement(tuple(first), onto)]
            if len(first) > 3 and rng.random() < 0.5:
                # A pair torn apart, or an overflow.
                cut, second = rng.randint(1, len(first) - 1), rng.choice([*index, None])
                parts = [Placement(tuple(first[:cut]), onto), Placement(tuple(first[cut:]), second)]
            more = _placements(rng, [card for card in holding if card not in first], melds)
            yield TakePile((*parts, *(more if rng.random() < 0.5 else ())))


def with_few_cards(rng: Random, rules: HandAndFoot, view: View) -> View:
    """*view* with other cards in the hand, few and of few ranks, and often in the foot
    or with the yes of the partners, as shortly before the end."""
    table: SideTable = view.public.tables[rules.options.side_of(view.seat)]
    unseen = [card for card in rules.cards if card not in rules.cards_seen(view)]
    rng.shuffle(unseen)
    ranks = [*(meld.rank for meld in table.melds if meld.rank is not None), Rank.SEVEN, Rank.N7]
    ranks += [card.rank for card in unseen[:3]]
    ranks += [card.rank for card in view.public.pile[-1:] if view.public.phase is Phase.DRAW] * 5
    ranks += [rank for rank in BLACK_THREES if any(card.rank is rank for card in unseen)]
    holding: list[Card] = []
    for rank in rng.sample(ranks, rng.randint(1, 3)):
        held = [card for card in unseen if card.rank is rank and card not in holding]
        holding += held[: rng.randint(1, 6)]
    if not holding:
        return view
    counts = put(view.holding_counts, view.seat, len(holding))
    public = view.public
    if rng.random() < 0.6:
        public = replace(public, in_foot=put(public.in_foot, view.seat, True))
        if rules.options.asks_permission and public.question is None and rng.random() < 0.5:
            public = replace(public, question=Question((), public.phase, True))
    return replace(view, public=public, holding=tuple(holding), holding_counts=counts)


def makes_sense(options: Options, view: View, move: PlayerMove) -> bool:
    """Whether the cards of *move* are there, each once, and those of a part of one rank, so that
    it can be told by numbers of cards."""
    if not isinstance(move, Lay | TakePile):
        return True
    table: SideTable = view.public.tables[options.side_of(view.seat)]
    top = view.public.pile[-1:] if isinstance(move, TakePile) else ()
    laid = [card for part in move.melds for card in part.cards]
    onto = [part.onto for part in move.melds if part.onto is not None]
    if len({*laid}) != len(laid) or len({*onto}) != len(onto) or not {*top} <= {*laid}:
        return False
    if not {*laid} <= {*view.holding, *top} or not move.melds:
        return False
    for part in move.melds:
        naturals = [card for card in part.cards if not card.is_wild and not card.is_lady]
        ranks = {card.rank for card in naturals}
        if part.onto is not None and naturals:
            ranks |= {table.melds[part.onto].rank or naturals[0].rank}
            if table.melds[part.onto].rank is None:
                return False
        if len(ranks) > 1 or not part.cards:
            return False
        if any(card.blocks_pile and not is_meldable(options, card) for card in part.cards):
            return False
    return True
