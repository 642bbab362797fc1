"""Bots that are as strong as the people: the level nearest to ratings that are sure."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from rated_games import games

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import MatchSettings
from handfoot_gui.games import GAMES
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.session.history.fitting import FITTING, Fit, fit_of, sure_ratings
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.house_rules import RuleSets
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.pages.setup.choice import (
    last_new_game,
    last_players,
    ratings_of,
    record_of,
    with_dealt,
)

GAME = "hand-and-foot"
RUNGS = {"easy": 1000, "steady": 1380, "strong": 1560}


def test_the_nearest_level_fits_and_of_two_the_weaker() -> None:
    assert fit_of(["Marta"], {"marta": 1190}, RUNGS) == Fit("easy", 1190, 1)
    assert fit_of(["MARTA "], {"marta": 1191}, RUNGS) == Fit("steady", 1191, 1)
    assert fit_of(["Marta"], {"marta": 2500}, RUNGS).level == "strong"
    assert fit_of(["Marta"], {"marta": 300}, RUNGS).level == "easy"


def test_several_people_are_met_in_the_middle_and_who_has_no_rating_does_not_count() -> None:
    ratings = {"marta": 1000, "karl": 1500}
    assert fit_of(["Marta", "Karl", "Ana"], ratings, RUNGS) == Fit("steady", 1250, 2)


def test_without_a_sure_rating_the_usual_level_plays() -> None:
    few, many = games(3, won=2), games(40, won=2)
    assert sure_ratings(few, GAME, RUNGS) == {}
    assert fit_of(["Marta"], {}, RUNGS) == Fit("steady")
    assert list(sure_ratings([*few, *many], GAME, RUNGS)) == ["marta"]
    assert sure_ratings(many, "raub", RUNGS) == {}, "each game has its own"


def test_the_choice_is_kept_as_itself_and_records_have_the_level() -> None:
    chosen = replace(
        Preferences(), levels=("", FITTING, "steady", FITTING), partner_levels=("expert",) * 4
    )
    PreferencesFile().save(chosen)
    kept, _ = PreferencesFile().load()
    choice = last_new_game(kept, GAME, RuleSets())
    assert [seat.bot for seat in choice.seats] == [None, FITTING, "steady", FITTING]
    for ratings, level in (({}, "steady"), ({"marta": 1600}, "expert"), ({"marta": 900}, "easy")):
        now = replace(choice, ratings=ratings)
        record = record_of(now, MatchSettings())
        assert [player.level for player in record.seats] == [None, level, "expert", level]
        assert with_dealt(kept, now).levels[:4] == ("", FITTING, "steady", FITTING)


def test_cards_dealt_again_meet_bots_that_fit_too() -> None:
    chosen = replace(Preferences(), levels=("", FITTING, FITTING, FITTING))
    options = last_new_game(chosen, GAME, RuleSets()).options
    lost = games(60, won=3)
    assert ratings_of(GAME, lambda: lost)["marta"] < 1190
    players = last_players(chosen, GAME, options, lambda: lost)
    assert [player.level for player in players] == [None, "easy", "expert", "easy"]


def test_a_book_that_cannot_be_read_hinders_no_game() -> None:
    def held() -> list[FinishedGame]:
        raise SaveError(Fault.OPEN_ELSEWHERE, Path("book"))

    assert ratings_of(GAME, held) == {}


def test_every_game_has_a_level_for_whoever_has_no_rating() -> None:
    for game in GAMES.values():
        assert fit_of([], {}, game.ratings).level in game.levels
