"""What every game with a table owes the window, over random matches of all of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from every_game import (
    NAMES,
    a_few_tables,
    check_deals_seen,
    rules_and_presenter,
    said_of,
    steps,
    tables,
)

from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import (
    HAND,
    ButtonRole,
    Chosen,
    Drafted,
    HandOrder,
    Refused,
    Table,
)
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.storage.codec import read_game, record_in

MOVES = 130
SAMPLES = Path(__file__).parents[1] / "samples"
Turn = tuple[AnyRules, AnyPresenter, Seat, Any]
Kept = tuple[AnyRecord, tuple[Any, ...]]


def is_sentence(text: str) -> bool:
    """Whether *text* is filled in and ends like a sentence."""
    return bool(text) and not re.search(r"\{\w*\}|None|<", text) and text.rstrip()[-1] in ".?:"


def shown_cards(table: Table) -> set[object]:
    return {card for zone in table.zones for card in zone.cards}


def turns(game: str, preset: str, players: int, *, seed: int, most: int) -> Iterator[Turn]:
    """The rules, the presenter, who is to act and what they see, turn by turn."""
    rules, presenter = rules_and_presenter(game, preset, players)
    for step in steps(rules, seed=seed, most=most):
        actor = rules.actor(step.after)
        if actor is not None and actor != TABLE:
            yield rules, presenter, actor, rules.view(step.after, actor)


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("game", "preset", "players"), tables())
def test_every_state_is_shown_and_told_to_every_seat(game: str, preset: str, players: int) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    adapter = presenter.table
    assert adapter.game == game
    for number, step in enumerate(steps(rules, seed=players, most=MOVES)):
        lines = presenter.narrate(
            rules.view(step.before, Seat(0)), step.seat, step.move, rules.view(step.after, Seat(0))
        )
        for line in lines:
            assert is_sentence(line.text), line
            assert line.seat == TABLE or line.text.startswith(NAMES[line.seat]), line
        if number % 3:
            continue
        actor = rules.actor(step.after)
        for seat in map(Seat, range(players)):
            view = rules.view(step.after, seat)
            said = presenter.narrate(rules.view(step.before, seat), step.seat, step.move, view)
            assert said_of(said) == said_of(lines), "the log is the same for everybody"
            table = adapter.table(view, adapter.empty, HandOrder())
            assert table.seat == seat
            if actor != TABLE:
                assert table.actor == actor
            keys = [zone.key for zone in table.zones]
            assert len(keys) == len(set(keys))
            assert HAND in keys
            named = rules.cards_seen(view)
            assert shown_cards(table) <= named, "nothing is shown that the view does not name"
            prompt = presenter.prompt(view, adapter.empty)
            assert is_sentence(prompt.expected), prompt
            assert "{" not in prompt.facts
            facts = presenter.facts.seats(view)
            assert [fact.seat for fact in facts] == [
                (seat + place) % players for place in (*range(1, players), 0)
            ]
            deal = presenter.facts.deal(view)
            assert deal.title
            assert len(deal.notes) in (0, len(presenter.sides))


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("game", "preset", "players"), tables())
def test_every_suggestion_can_be_hinted_at_and_pressed(
    game: str, preset: str, players: int
) -> None:
    for rules, presenter, _, view in turns(
        game, preset, players, seed=10 + players, most=MOVES // 2
    ):
        adapter = presenter.table
        table = adapter.table(view, adapter.empty, HandOrder())
        assert adapter.acts(view, adapter.empty, ()) or table.amount or game != "hand-and-foot"
        for move, _ in zip(rules.suggestions(view), range(6), strict=False):
            act = adapter.act(move, view)
            assert act.move == move
            assert act.key not in set("AKQJT23456789"), "these go to the next card of a rank"
            gesture = adapter.gesture(view, move)
            if gesture is not None:
                assert set(gesture[0]) <= set(table.selectable)
            for hint in presenter.hints(view, move):
                assert is_sentence(hint.text), hint
                assert not hint.reason or is_sentence(hint.reason), hint


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_what_is_offered_is_allowed(game: str, preset: str, players: int) -> None:
    rng = Random(5)
    for rules, presenter, _, view in turns(game, preset, players, seed=20 + players, most=MOVES):
        adapter = presenter.table
        table = adapter.table(view, adapter.empty, HandOrder())
        count = min(len(table.selectable), rng.randrange(4))
        lifted = tuple(rng.sample(table.selectable, count))
        acts = adapter.acts(view, adapter.empty, lifted)
        assert sum(act.role is ButtonRole.PRIMARY for act in acts) <= 1
        for act in acts:
            if act.move is not None and act.is_on:
                assert rules.problem(view, act.move) is None, act
        targets = adapter.targets(view, adapter.empty, lifted)
        assert sum(target.is_best for target in targets) <= 1
        for target in targets:
            outcome = adapter.drop(view, adapter.empty, lifted, target.key, target.index)
            assert not isinstance(outcome, Refused), (target, outcome)
            if isinstance(outcome, Chosen):
                assert rules.problem(view, outcome.move) is None
            elif isinstance(outcome, Drafted):
                draft = outcome.draft
                after = adapter.table(view, draft, HandOrder())
                assert shown_cards(after) <= rules.cards_seen(view)
                assert set(after.hand) == set(table.hand) - draft.cards
                assert adapter.kept(view, draft) == draft
                if draft != adapter.empty:
                    adapter.step_back(view, draft)
                    assert adapter.taken_back(draft) == adapter.empty


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_nothing_can_be_done_out_of_turn(game: str, preset: str, players: int) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    adapter = presenter.table
    for step in steps(rules, seed=30 + players, most=MOVES // 2):
        actor = rules.actor(step.after)
        for seat in map(Seat, range(players)):
            if seat == actor:
                continue
            view = rules.view(step.after, seat)
            table = adapter.table(view, adapter.empty, HandOrder())
            acts = adapter.acts(view, adapter.empty, ())
            assert not any(act.move is not None and act.is_on for act in acts), acts
            for zone in table.zones:
                for cards in ((), table.hand[:1]):
                    outcome = adapter.drop(view, adapter.empty, cards, zone.key)
                    assert not isinstance(outcome, Chosen), (zone.key, outcome)
                    if isinstance(outcome, Refused):
                        assert is_sentence(presenter.refusal(outcome.problem))


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_the_hand_is_in_the_order_asked_for(game: str, preset: str, players: int) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    for step in steps(rules, seed=players, most=30):
        view = rules.view(step.after, Seat(0))
        hands = [
            presenter.table.table(view, presenter.table.empty, HandOrder(sorting)).hand
            for sorting in Sorting
        ]
        assert len({frozenset(hand) for hand in hands}) == 1
        turned = tuple(reversed(hands[0]))
        own = HandOrder(Sorting.OWN, turned)
        assert presenter.table.table(view, presenter.table.empty, own).hand == turned


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_every_line_of_the_score_has_words(game: str, preset: str, players: int) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    last = None
    for last in steps(rules, seed=3, most=1500):
        if len(rules.sheet(last.after).deals) > 2:
            break
    assert last is not None
    sheet = rules.sheet(last.after)
    assert sheet.deals, "a deal was played to its end"
    assert sheet.sides == presenter.sides
    assert is_sentence(presenter.score.remaining(sheet)) or rules.actor(last.after) is None
    for deal in sheet.deals:
        assert is_sentence(presenter.score.ended(deal)), deal
        assert str(deal.number) in presenter.score.deal_name(deal.number)
        for line in deal.lines:
            assert presenter.score.line_name(line.kind)
            assert all(
                presenter.score.item_name(item.what) for items in line.items for item in items
            )
    for line in sheet.closing:
        assert presenter.score.line_name(line.kind)
    view = rules.view(last.after, Seat(0))
    assert presenter.facts.next_deal(view).number >= len(sheet.deals)


def test_every_game_offered_has_presets_players_and_bots() -> None:
    assert games_offered()[0] == "hand-and-foot"
    assert set(games_offered()) <= set(GAMES)


@pytest.mark.sampled(33)
@pytest.mark.parametrize(("game", "preset", "players"), tables())
def test_what_is_seen_to_be_dealt_is_what_every_seat_gets(
    game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)

    def held(state: Any) -> Counter[tuple[Seat, bool]]:
        facts = presenter.facts.seats(rules.view(state, Seat(0)))
        return Counter({(one.seat, is_reserve): one.reserve if is_reserve else one.cards
                        for one in facts for is_reserve in (False, True)})  # fmt: skip

    seen = 0
    for step in steps(rules, seed=players, most=2 * players + 6):
        before, after = (rules.view(state, Seat(0)) for state in (step.before, step.after))
        dealt = presenter.table.dealing.dealt(before, after)
        if dealt:
            seen += sum(one.count for one in dealt if one.seat is not None)
            came = Counter[tuple[Seat, bool]]()
            for one in dealt:
                if one.seat is not None:
                    came[one.seat, one.is_reserve] += one.count
            assert came == held(step.after) - held(step.before)
            first = next(one.seat for one in dealt if one.seat is not None)
            if not dealt[0].is_lifted:
                assert first == (after.public.dealer + 1) % players
    assert seen >= 4 * players


@pytest.fixture(
    scope="module", params=sorted(SAMPLES.glob("*/*.handfoot.json")), ids=lambda p: p.name
)
def kept(request: pytest.FixtureRequest) -> Kept:
    """Each kept game, with all its states."""
    record = record_in(read_game(request.param))
    return record, tuple(states(rules_of(record), record.moves))


@pytest.mark.sampled
def test_only_cards_that_are_dealt_are_seen_to_be_dealt(kept: Kept) -> None:
    record, passed = kept
    assert check_deals_seen(presenter_of(record, Words()), record.moves, passed)


@pytest.mark.sampled(14)
def test_until_cards_are_dealt_the_last_deal_is_named(kept: Kept) -> None:
    record, passed = kept
    presenter, ended = presenter_of(record, Words()), 0
    for state in passed:
        view, deals = presenter.rules.view(state, Seat(0)), presenter.rules.sheet(state).deals
        if len(deals) > ended or (deals and presenter.table.dealing.deal(view) == len(deals)):
            ended = len(deals)
            assert presenter.facts.deal(view).number == deals[-1].number
    assert ended


def test_hands_are_turned_up_once_they_are_scored_and_add_up_to_their_line(kept: Kept) -> None:
    record, passed = kept
    presenter, ended = presenter_of(record, Words()), 0
    rules = presenter.rules
    for state in passed:
        left, deals = rules.left_over(state), rules.sheet(state).deals
        if presenter.table.dealing.deal(rules.view(state, Seat(0))) > len(deals):
            ended = len(deals)
        is_over = len(deals) > ended
        assert not left or is_over, "nobody sees a hand before it is scored"
        if not (is_over and presenter.left_line):
            continue
        line = next(line for line in deals[-1].lines if line.kind == presenter.left_line)
        for side, seats in enumerate(presenter.sides):
            own = [one for one in left if one.seat in seats]
            assert sum(one.points for one in own) == line.told(side)
            assert all(one.whole == one.points + one.besides and one.all_cards for one in own)
