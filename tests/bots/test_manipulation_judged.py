"""Moves of Manipulation Rummy beside what else could be laid, and its first plays."""

from __future__ import annotations

from manipulation_positions import Position

from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.text.judging import JudgedMoves
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.rules.moves import Draw, Play
from handfoot_gui.games.manipulation.rules.options import Options

NAMES = ("Marta", "Elise", "Josip", "Karl")


def test_it_is_said_what_more_could_be_laid() -> None:
    position = Position(hand="7S 8S 9S KD 2C", table="4S 5S 6S", drawn=1)
    options, view = position.rules.options, position.rules.view(position.state, position.seat)
    judged = GAMES["manipulation"].judged(options, view, Draw())
    assert judged is not None
    assert isinstance(judged.best.move, Play)
    assert (judged.unit, judged.best.gain, judged.best.error) == (Gain.LAID, 24, 0)
    assert judged.is_big is False
    presenter = ManipulationPresenter(position.rules, NAMES, Words())
    told = presenter.explained(view, Draw(), judged)
    assert told.endswith("Lay 9♠, 8♠ and 7♠: lays 24 points more.")
    covered = position.rules.covered(position.state, position.seat)
    assert presenter.why(covered, Draw()) == "", "that nothing fits is a secret"


def gain_of_drawing(position: Position) -> float:
    """What a review says would have been better than to draw; 0 where that is nothing."""
    options, view = position.rules.options, position.rules.view(position.state, position.seat)
    game = GAMES["manipulation"]
    judged = game.judged(options, view, Draw())
    assert judged is not None
    assert game.reviews is not None
    others = [way.move for way in judged.others]
    found = game.reviews.weighed(options, view, Draw(), others, 400, 2)
    return 0 if found is None else found.best.gain


def test_a_review_blames_a_draw_only_where_cards_stay_in_the_hand() -> None:
    # The next player is about to end the round, so a strong player lays what can be laid.
    place = {"hand": "7S 8S 9S KD 2C", "table": "4S 5S 6S", "others": {1: "3D"}}
    assert gain_of_drawing(Position(**place, drawn=2)) == 24  # type: ignore[arg-type]
    assert gain_of_drawing(Position(**place, drawn=1)) == 0  # type: ignore[arg-type]
    # Who does not go out with the last cards may get one that fits nowhere.
    whole = Position(hand="7S 8S 9S", table="4S 5S 6S", drawn=1)
    assert gain_of_drawing(whole) == 24
    # With nobody in a hurry it is wise to hold three cards back.
    calm = {**place, "others": {1: "3D 3H 5C 5H 6D 9C 9H JD"}}
    assert gain_of_drawing(Position(**calm, drawn=1)) == 0  # type: ignore[arg-type]


def test_a_first_play_that_needs_points_is_planned() -> None:
    position = Position(hand="KS KH KD 7S 8S 9S QC", options=Options(first_play=30))
    view = position.rules.view(position.state, position.seat)
    presenter = ManipulationPresenter(position.rules, NAMES, Words())
    (way,) = presenter.guidance.openings(view)
    assert (way.points, way.need) == (30, 30)
    assert {card.face for card in way.left} == {"7S", "8S", "9S", "QC"}
    assert {card.face for meld in way.melds for card in meld} == {"KS", "KH", "KD"}
    assert way.draft.cards == {card for meld in way.melds for card in meld}


def test_figures_are_as_fine_as_they_are_sure() -> None:
    position = Position(hand="7S 8S 9S KD 2C", table="4S 5S 6S", drawn=1)
    sure, unsure = Way(Draw(), -233, 23), Way(Draw(), 157, 138)
    judged = Judgement(position.seat, Draw(), (sure, unsure), 90)
    said = JudgedMoves(Words())
    assert said.beside(judged, sure) == "About 230 points less (± 50)."
    assert said.beside(judged, unsure) == "About as good."
    assert said.way("draw", judged, unsure) == "Draw: about 160 points more (± 280)."
