"""Where two people part who played the same deal: in every game, by real games of bots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from challenges_lab import Change, played, renamed, with_another_bot
from every_game import a_few_tables, rules_and_presenter, steps
from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.errors import IllegalMove
from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard as Thrown
from handfoot_gui.games.hand_and_foot.rules.moves import Lay
from handfoot_gui.games.manipulation.rules.melds import is_group
from handfoot_gui.games.manipulation.rules.moves import Play
from handfoot_gui.games.raub.rules.moves import Exchange
from handfoot_gui.session.challenge import OWN_SEAT, Challenge
from handfoot_gui.session.parting import Parting, did_there, parting

EVERY = pytest.mark.parametrize("game", GAMES)


def challenge_of(game: str, seed: int = 4711, level: str = "easy") -> Challenge:
    return Challenge(game, next(iter(GAMES[game].presets)), level, seed)


def presenter(record: AnyRecord) -> AnyPresenter:
    return presenter_of(record, Words())


def parted(one: AnyRecord, other: AnyRecord) -> Parting | None:
    return parting(presenter(one), one, other)


def told(one: AnyRecord, other: AnyRecord) -> tuple[str, str] | None:
    found = parted(one, other)
    assert found is not None
    return did_there((presenter(one), presenter(other)), (one, other), found)


def others(rules: AnyRules, state: Any, move: Any) -> Iterator[Any]:
    """Moves that may be made instead of *move*."""
    view = rules.view(state, OWN_SEAT)
    yield from (one for one in islice(rules.suggestions(view), 60) if one != move)
    for card in getattr(view, "holding", getattr(view, "hand", ())):
        if hasattr(move, "card") and rules.problem(view, type(move)(card)) is None:
            yield type(move)(card)
    for several in ("melds", "cards"):
        turned = tuple(reversed(getattr(move, several, ())))
        if turned and rules.problem(view, type(move)(turned)) is None:
            yield type(move)(turned)


def is_alike(rules: AnyRules, state: Any, move: Any, other: Any) -> bool:
    game = next(game for game in GAMES.values() if game.rules is type(rules))
    after = [game.alike(rules.apply(state, OWN_SEAT, one)) for one in (move, other)]
    return after[0] == after[1]


def once(number: int, *, alike: bool) -> Change:
    """Plays otherwise when the person moves for that time or later, once: so that it comes to the
    same, where it is *alike*, else at the end of a turn, with which it has come to something else.
    """
    seen, done = 0, False

    def change(rules: AnyRules, state: Any, move: Any) -> Any:
        nonlocal seen, done
        seen += 1
        if done or seen < number:
            return move
        for other in others(rules, state, move):
            ends = {rules.actor(rules.apply(state, OWN_SEAT, one)) for one in (move, other)}
            is_meant = is_alike(rules, state, move, other) == alike
            if other != move and is_meant and (alike or OWN_SEAT not in ends):
                done = True
                return other
        return move

    return change


def always_alike(seed: int) -> Change:
    """Plays otherwise wherever that comes to the same."""
    chance = Random(seed)

    def change(rules: AnyRules, state: Any, move: Any) -> Any:
        same = [one for one in others(rules, state, move) if is_alike(rules, state, move, one)]
        return chance.choice([move, *same])

    return change


def first_other(one: AnyRecord, other: AnyRecord) -> int:
    """How many moves of both are the same before the first that is not."""
    return next(n for n, (a, b) in enumerate(zip(one.moves, other.moves, strict=False)) if a != b)


@EVERY
@pytest.mark.parametrize("number", [1, 3, 5])
def test_another_move_in_the_middle_is_where_they_part(game: str, number: int) -> None:
    one = played(challenge_of(game), 1)
    other = renamed(played(challenge_of(game), 1, "", once(number, alike=False)), "Marta")
    found = parted(one, other)
    assert found is not None
    assert found.is_by_person
    rules, alike, at = rules_of(one), GAMES[game].alike, first_other(one, other)
    assert found.positions == (at, at)
    before, after = (
        [alike(replay(rules, game.moves[: ends[n]])) for n, game in enumerate((one, other))]
        for ends in (found.positions, found.ends)
    )
    assert before[0] == before[1]
    assert after[0] != after[1]
    assert one.moves[found.positions[0]][0] == OWN_SEAT
    assert parted(other, one) == Parting(
        found.turn, (found.positions[1], found.positions[0]), (found.ends[1], found.ends[0])
    )
    said = told(one, other)
    assert said is not None
    assert said[0] != said[1]
    assert said[0].startswith("P0")
    assert said[1].startswith("Marta")


@EVERY
def test_whoever_plays_alike_does_not_part_whatever_the_name(game: str) -> None:
    one = played(challenge_of(game), 2)
    assert parted(one, renamed(one, "Marta")) is None
    # What came after the deal that counts is not looked at.
    longer, rules = one, rules_of(one)
    for _ in range(4):
        state = replay(rules, longer.moves)
        seat = rules.actor(state)
        assert seat is not None
        if seat == TABLE:
            move = rules.table_move(state, Random(1))
        else:
            move = next(iter(rules.suggestions(rules.view(state, seat))))
        longer = longer.with_move(seat, move)
    assert parted(one, longer) is None


@EVERY
def test_equal_cards_and_another_order_come_to_the_same(game: str) -> None:
    """None of these is a place where they part; bots that go by the order of cards are told so."""
    differing = 0
    for seed in range(6):
        one = played(challenge_of(game, seed), 1)
        other = played(challenge_of(game, seed), 1, "", once(1, alike=True))
        differing += one.moves != other.moves
        found = parted(one, other)
        if found is None:
            continue
        # The same bot in the person's place may go by that order, too, but later.
        assert found.positions[0] > first_other(one, other)
    assert differing >= 2


@EVERY
def test_a_whole_deal_of_other_orders_is_no_difference(game: str) -> None:
    ends = set()
    for seed in range(8):
        one = played(challenge_of(game, seed), 1)
        other = played(challenge_of(game, seed), 1, "", always_alike(seed))
        if one.moves != other.moves:
            ends.add(parted(one, other) is None)
    assert True in ends


@EVERY
def test_a_bot_that_did_otherwise_is_not_taken_for_a_person(game: str) -> None:
    challenge = challenge_of(game)
    one = played(challenge, 1)
    other, number = with_another_bot(challenge, one)
    found = parted(one, other)
    assert found is not None
    assert not found.is_by_person
    assert found.turn >= 1
    assert found.positions[0] == found.positions[1] <= number
    assert all(mover != OWN_SEAT for mover, _ in one.moves[found.positions[0] : number])


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_the_order_of_a_hand_makes_no_state_another_and_every_move_does(
    game: str, preset: str, players: int
) -> None:
    rules, alike = rules_and_presenter(game, preset, players)[0], GAMES[game].alike
    for step in steps(rules, 3, 120):
        name = "holdings" if hasattr(step.after, "holdings") else "hands"
        hands = tuple(tuple(reversed(hand)) for hand in getattr(step.after, name))
        assert alike(replace(step.after, **{name: hands})) == alike(step.after)
        assert alike(step.after) != alike(step.before)


def test_turns_are_counted_since_the_cards_that_count_were_dealt() -> None:
    """In Raub nobody may have called before, and the cards were thrown in."""

    def change(rules: AnyRules, state: Any, move: Any) -> Any:
        found = [one for one in others(rules, state, move) if one != move]
        return found[0] if state.public.tricks and found else move

    for seed in range(60):
        one = played(challenge_of("raub", seed), 1)
        dealt = [n for n, (_, move) in enumerate(one.moves) if rules_of(one).order_dealt(move)]
        found = len(dealt) > 1 and parted(one, played(challenge_of("raub", seed), 1, "", change))
        if found:
            made = one.moves[dealt[-1] : found.positions[0]]
            assert found.turn <= 1 + sum(mover == OWN_SEAT for mover, _ in made)
            assert found.turn > 0
            before = sum(mover == OWN_SEAT for mover, _ in one.moves[: dealt[-1]])
            assert before > 0
            return
    raise AssertionError("no deal was thrown in")


# -- in words --------------------------------------------------------------------------------------


def test_a_turn_is_told_as_everybody_saw_it() -> None:
    def throw(rules: AnyRules, state: Any, move: Any) -> Any:
        if not isinstance(move, Thrown):
            return move
        return next((one for one in others(rules, state, move) if isinstance(one, Thrown)), move)

    challenge = challenge_of("hand-and-foot")
    said = told(played(challenge, 1), renamed(played(challenge, 1, "", throw), "Marta"))
    assert said is not None
    assert "discarded" in said[0]
    assert said[1].startswith("Marta")


def test_cards_that_nobody_saw_are_named_where_all_else_is_the_same() -> None:
    """Both exchange as many cards, and everybody at the table sees just that."""

    def exchange(rules: AnyRules, state: Any, move: Any) -> Any:
        if not isinstance(move, Exchange) or not move.cards:
            return move
        view = rules.view(state, OWN_SEAT)
        kept = (card for card in view.hand if card not in move.cards)
        some = (Exchange((card, *move.cards[1:])) for card in kept)
        return next((one for one in some if rules.problem(view, one) is None), move)

    for seed in range(60):
        one = played(challenge_of("raub", seed), 1)
        other = renamed(played(challenge_of("raub", seed), 1, "", exchange), "Marta")
        found = parted(one, other)
        if found is not None and found.ends[0] - found.positions[0] == 1:
            said = told(one, other)
            assert said is not None
            assert said[0].startswith("P0: exchange ")
            assert said[1].startswith("Marta: exchange ")
            assert said[0].removeprefix("P0") != said[1].removeprefix("Marta")
            return
    raise AssertionError("nobody exchanged another card")


def test_the_same_cards_on_a_table_that_lies_otherwise_are_a_difference() -> None:
    """A long sequence lies there as two."""

    def split(rules: AnyRules, state: Any, move: Any) -> Any:
        if not isinstance(move, Play):
            return move
        for number, meld in enumerate(move.melds):
            if len(meld) >= 6 and not is_group(meld):
                melds = (*move.melds[:number], meld[:3], meld[3:], *move.melds[number + 1 :])
                if rules.problem(rules.view(state, OWN_SEAT), Play(melds)) is None:
                    return Play(melds)
        return move

    one = played(challenge_of("manipulation", 5), 1)
    other = renamed(played(challenge_of("manipulation", 5), 1, "", split), "Marta")
    found, said = parted(one, other), told(one, other)
    assert found is not None
    assert found.is_by_person
    assert said is not None
    assert said[0].removeprefix("P0") != said[1].removeprefix("Marta")


def test_suits_make_a_difference_in_one_game_and_none_in_another() -> None:
    kings = [Card(Rank.KING, suit) for suit in (Suit.HEARTS, Suit.SPADES)]
    threes = [Card(Rank.THREE, suit) for suit in (Suit.HEARTS, Suit.SPADES)]
    packs = [Card(Rank.KING, Suit.HEARTS, pack) for pack in (1, 2)]
    wilds = [Card(Rank.TWO, Suit.HEARTS), Card(Rank.JOKER, Suit.HEARTS)]
    for game, name, are_alike in (
        ("hand-and-foot", "holdings", (True, False, True, False)),
        ("manipulation", "hands", (False, False, True, False)),
    ):
        one = played(challenge_of(game), 1)
        state = replay(rules_of(one), one.moves[:4])
        for pair, is_equal in zip((kings, threes, packs, wilds), are_alike, strict=True):
            found = [
                GAMES[game].alike(replace(state, **{name: ((card,), (), (), ())})) for card in pair
            ]
            assert (found[0] == found[1]) == is_equal


def test_melds_in_another_order_and_one_after_the_other_come_to_the_same() -> None:
    """The rules of Hand and Foot, one turn of theirs: both ways lead to the same position."""
    for seed in range(20):
        one = played(challenge_of("hand-and-foot", seed), 1)
        rules, alike = rules_of(one), GAMES["hand-and-foot"].alike
        for number in range(len(one.moves) - 1):
            first, second = one.moves[number : number + 2]
            if not (first[0] == second[0] == OWN_SEAT and isinstance(first[1], Lay)):
                continue
            if not isinstance(second[1], Lay):
                continue
            state, moves = replay(rules, one.moves[:number]), [second[1], first[1]]
            if any(meld.onto is not None for move in moves for meld in move.melds):
                continue
            try:
                turned = rules.apply(rules.apply(state, OWN_SEAT, moves[0]), OWN_SEAT, moves[1])
            except IllegalMove:
                continue
            straight = replay(rules, one.moves[: number + 2])
            assert turned != straight
            assert alike(turned) == alike(straight)
            whole = Lay((*first[1].melds, *second[1].melds))
            at_once = rules.apply(state, OWN_SEAT, whole)
            assert alike(at_once) == alike(straight)
            return
    raise AssertionError("nobody laid twice in a turn")
