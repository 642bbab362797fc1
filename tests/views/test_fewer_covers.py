"""The screen is covered where a hand would be seen by somebody else, and nowhere besides."""

from __future__ import annotations

from random import Random

import pytest
from covers_lab import handed_around
from family_lab import SAMPLES, begun, go, play_until, set_out, show, to_cover, wait
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from scrambling import whole_state
from watching import faces, hands, leaks, texts

from handfoot_gui.core.cards import Card
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import rules_of
from handfoot_gui.games.manipulation.rules.moves import Draw
from handfoot_gui.games.raub.rules.legality import playable
from handfoot_gui.games.raub.rules.moves import Dalje, Exchange, Play
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("sample", "most"),
    [("raub/classic-2", 43), ("raub/classic-3", 126), ("raub/classic-4", 154),
     ("raub/early-swap-3", 123)],
)  # fmt: skip
def test_a_whole_match_of_raub_takes_so_many_covers(
    qapp: QApplication, sample: str, most: int
) -> None:
    """Before, they were 78, 178, 211 and 175."""
    del qapp
    found = handed_around(sample)
    assert found.covers <= most
    assert (found.against_self, found.unasked) == (0, 0)
    assert found.presses > 0


@pytest.mark.parametrize(
    ("sample", "kinds", "most"),
    [("raub/classic-3", "pbp", 80), ("raub/classic-3", "ppb", 75), ("raub/classic-3", "bpp", 73),
     ("raub/classic-4", "ppbb", 71), ("raub/classic-4", "pbpb", 73),
     ("manipulation/classic-4", "pbpb", 47), ("steady/classic", "ppbb", 111)],
)  # fmt: skip
def test_who_looked_last_is_not_covered_after_bots(
    qapp: QApplication, sample: str, kinds: str, most: int
) -> None:
    """Before, those of Raub were 93, 90, 89, 82 and 83, and the others as many."""
    del qapp
    found = handed_around(sample, kinds)
    assert found.covers <= most
    assert (found.against_self, found.unasked) == (0, 0)


@pytest.mark.parametrize("is_covered", [False, True])
def test_who_leads_again_after_a_bot_is_covered_only_by_wish(
    qtbot: QtBot, program: Controller, is_covered: bool
) -> None:
    number, leader, card = _sure_trick("raub/classic-3")
    kinds = ["p", "p", "p"]
    kinds[(leader + 1) % 3] = "steady"
    game = set_out(program, "raub/classic-3", number, *kinds)
    assert wait(qtbot, game) is Waiting.COVER
    show(program)
    assert game.screen.seat == leader
    game.scene.move_chosen.emit(Play(card))
    assert not game.screen.is_open
    if is_covered:
        # While the bot thinks, and the cards lie face down already.
        QTest.keyClick(game.view, Qt.Key.Key_C)
    assert wait(qtbot, game) is (Waiting.COVER if is_covered else Waiting.PERSON)
    assert game.screen.seat == leader
    assert len(game.record.moves) == number + 3
    held = whole_state(game.play.session).hands
    shown = frozenset() if is_covered else frozenset(held[leader])
    assert faces(game) & set().union(*held) == shown


def _sure_trick(sample: str) -> tuple[int, int, Card]:
    """A place in a kept match of three: how many moves are made, who plays the next to last card
    of a trick, and the card, which wins whatever the last one is. More than one card is left."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    rules = rules_of(record)
    made = list(states(rules, record.moves))
    for number, (seat, move) in enumerate(record.moves):
        before, after = made[number : number + 2]
        public = after.public
        if not isinstance(move, Play) or public.phase is not Phase.PLAY:
            continue
        last = rules.actor(after)
        is_next_to_last = len(public.tricks[-1].cards) == 2
        if is_next_to_last and last == (seat + 1) % 3 and len(before.hands[seat]) > 2:
            ends = [
                rules.apply(after, last, reply)
                for reply in rules.suggestions(rules.view(after, last))
            ]
            swept = [rules.apply(end, TABLE, rules.table_move(end, Random(1))) for end in ends]
            if {end.public.tricks[-1].winner for end in swept} == {seat}:
                return number, seat, move.card
    raise AssertionError("every trick could be taken by the last card")


def to_play(qtbot: QtBot, program: Controller, *kinds: str) -> PlayedGame:
    """A deal of Raub whose first trick begins, its leader waiting behind the cover."""
    game = begun(program, "raub", *kinds)
    play_until(qtbot, program, game, Random(1), lambda: game.screen.view.public.phase is Phase.PLAY)
    return game


def test_nothing_is_covered_before_cards_are_dealt(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "raub", "p", "p", "p")
    for phase, key in ((Phase.DEALER, "d"), (Phase.BLIND, "l")):
        assert wait(qtbot, game) is Waiting.PERSON
        assert game.screen.view.public.phase is phase
        assert program.window.page is program.game_controller.pages.table
        assert not any(faces(game) & hand for hand in hands(game))
        session, seat = game.play.session, game.screen.seat
        assert game.screen.view == session.covered(seat)
        QTest.keyClicks(game.view, key)
    # Who said "look at the cards" is not covered against the own cards, and nobody else's are seen.
    screen = game.screen
    assert (screen.play.waiting, screen.view.public.phase) == (Waiting.PERSON, Phase.ASK)
    assert screen.seat == screen.view.public.dealer
    assert program.window.page is program.game_controller.pages.table
    assert faces(game) & set().union(*hands(game)) == hands(game)[screen.seat]
    # Whoever is asked next looks from behind a cover.
    game.scene.move_chosen.emit(Dalje())
    assert (screen.play.waiting, screen.seat) == (
        Waiting.COVER,
        (screen.view.public.dealer + 1) % 3,
    )
    assert leaks(game, program.window) == []
    assert faces(game) == set()


@pytest.mark.parametrize("sample", ["raub/classic-2", "raub/classic-3"])
def test_the_dealer_of_an_automatic_seven_exchanges_without_a_cover(
    qapp: QApplication, sample: str
) -> None:
    """Both matches begin with a seven as upcard: their fourth move is the dealer's exchange."""
    del qapp
    found = handed_around(sample, most=4)
    assert (found.covers, found.against_self, found.unasked) == (0, 0, 0)


def test_who_covers_the_dealt_cards_uncovers_them_again(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "raub", "p", "p", "p")
    for _ in range(2):
        wait(qtbot, game)
        QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.play.waiting is Waiting.PERSON
    QTest.keyClick(game.view, Qt.Key.Key_C)
    assert game.play.waiting is Waiting.COVER
    assert leaks(game, program.window) == []
    assert faces(game) == set()


@pytest.mark.only_thorough
def test_who_wins_a_trick_with_its_last_card_leads_on_without_a_cover(
    qtbot: QtBot, program: Controller
) -> None:
    game, rng = to_play(qtbot, program, "p", "p", "p"), Random(2)
    led_on = 0
    for _ in range(400):
        before = game.screen.view.public
        winner, was_open = game.screen.seat, game.screen.is_open
        last = game.play.waiting is Waiting.PERSON and before.phase is Phase.PLAY
        go(qtbot, program, game, rng)
        if game.play.waiting is Waiting.NEXT_DEAL:
            game.deal_next()
        wait(qtbot, game)
        after = game.screen.view.public
        is_swept = len(after.tricks) == len(before.tricks) and 0 < len(after.tricks) < 4
        if last and was_open and is_swept and after.tricks[-1].winner == winner:
            assert (game.screen.seat, game.play.waiting) == (winner, Waiting.PERSON)
            assert program.window.page is program.game_controller.pages.table
            led_on += 1
        if led_on > 1:
            return
    raise AssertionError("nobody won with the last card of a trick")


@pytest.mark.only_thorough
def test_the_last_card_is_played_by_one_press_and_nobody_is_covered(
    qtbot: QtBot, program: Controller
) -> None:
    game = to_play(qtbot, program, "p", "p", "p")
    play_until(qtbot, program, game, Random(3), lambda: game.play.waiting is Waiting.PRESS)
    presses = 0
    while wait(qtbot, game) is Waiting.PRESS:
        seat, state = game.screen.seat, whole_state(game.play.session)
        (card,) = state.hands[seat]
        assert program.window.page is program.game_controller.pages.table
        assert not any(faces(game) & hand for hand in hands(game))
        name = game.presenter.names[seat]
        said = f"{name}, you have one card left and no choice."
        assert game.scene.actions.shown_bar.prompt == said
        QTest.keyClick(game.view, Qt.Key.Key_Return)
        assert game.record.moves[-1] == (seat, Play(card))
        presses += 1
    assert presses >= 2
    assert game.play.waiting is Waiting.NEXT_DEAL


def test_one_press_plays_the_only_card_that_may_be_played(
    qtbot: QtBot, program: Controller
) -> None:
    game = to_play(qtbot, program, "p", "p", "p")

    def bound() -> tuple[Card, ...]:
        """The one card that may be played of several."""
        view = game.screen.view
        if game.play.waiting is not Waiting.PERSON or view.public.phase is not Phase.PLAY:
            return ()
        trick = view.public.tricks[-1] if view.public.tricks else None
        laid = trick.cards if trick is not None and trick.winner is None else ()
        may = playable(view.hand, laid, view.public.trumps, must_beat=False)
        return may if len(may) == 1 and len(view.hand) > 1 else ()

    play_until(qtbot, program, game, Random(4), lambda: bool(bound()))
    (card,), seat = bound(), game.screen.seat
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.record.moves[-1] == (seat, Play(card))


def test_the_last_card_drawn_is_seen_before_the_cover_falls(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "manipulation", "p", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    seat = game.screen.seat
    for _ in range(3):
        assert game.play.waiting is Waiting.PERSON
        game.scene.move_chosen.emit(Draw())
    assert (game.play.waiting, game.screen.seat) == (Waiting.LOOK, seat)
    assert game.play.session.actor != seat
    (drawn,) = game.screen.drawn
    assert drawn in faces(game)
    assert drawn in game.scene.canvas.new_cards
    said = game.scene.actions.shown_bar
    assert game.presenter.words.the_card(drawn) in said.prompt
    assert not faces(game) & set().union(*(h for s, h in enumerate(hands(game)) if s != seat))
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.play.waiting is Waiting.COVER
    assert game.screen.seat != seat
    assert faces(game) == set()
    assert leaks(game, program.window) == []
    assert game.presenter.words.the_card(drawn) not in " ".join(texts(program.window))


def test_a_drawn_card_is_seen_before_a_bot_plays_and_alone_nobody_has_to_look(
    qtbot: QtBot, program: Controller
) -> None:
    for kinds, waiting in (("p", "steady", "p"), Waiting.LOOK), (("p", "steady", "steady"), None):
        game = set_out(program, "manipulation/classic-4", 2, *kinds, "steady")
        while wait(qtbot, game) is not Waiting.PERSON:
            go(qtbot, program, game)
        for _ in range(3):
            game.scene.move_chosen.emit(Draw())
        assert (game.play.waiting is Waiting.LOOK) is (waiting is Waiting.LOOK)


def test_what_the_exchange_brought_is_seen_before_the_cover_falls(
    qtbot: QtBot, program: Controller
) -> None:
    game, rng = begun(program, "raub", "p", "p", "p"), Random(1)
    for _ in range(300):
        waiting = wait(qtbot, game)
        if waiting is Waiting.NEXT_DEAL:
            game.deal_next()
        elif waiting is Waiting.PERSON and game.screen.view.public.phase is Phase.EXCHANGE:
            view = game.screen.view
            away = tuple(card for card in view.hand if card is not view.public.taken)[:2]
            game.scene.move_chosen.emit(Exchange(away))
            if game.play.waiting is Waiting.LOOK:
                assert game.screen.seat == view.seat
                assert game.screen.drawn == set(game.screen.view.hand) - set(view.hand)
                assert len(game.screen.drawn) == 2
                return
        else:
            go(qtbot, program, game, rng)
    raise AssertionError("nobody exchanged")
