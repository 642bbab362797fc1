"""The files that are about one game, whichever, as the program writes them into a home folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from looked_back import back, left, sample

from handfoot_gui.core.record import replay
from handfoot_gui.core.scorekeeping import AnyScoredGame, ScoredGame
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.deal_again import cards_of
from handfoot_gui.session.marked_deal import Mark, as_lesson
from handfoot_gui.storage.deal_file import write_deal
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.storage.lesson_file import write_lesson
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames

PLAYED: Final = {
    "hand-and-foot": "steady/classic",
    "raub": "raub/classic-4",
    "manipulation": "manipulation/classic-3",
}
"""A sample of each game."""


def saved_game(home: Path, game: str) -> Path:
    """A game that goes on after twelve moves."""
    record = left(PLAYED[game], 12)
    with Saves(home).create(record) as opened:
        opened.save(record, replay(rules_of(record), record.moves))
    return opened.path


def finished_game(home: Path, game: str) -> Path:
    """The same where finished games lie, said to be one."""
    path = saved_game(home, game)
    document = json.loads(path.read_bytes())
    document["check"]["finished"] = True
    target = home / "games" / "finished" / path.name
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(document))
    path.unlink()
    return target


def scored_game(home: Path, game: str) -> Path:
    """A game with paper cards that has just begun."""
    options = GAMES[game].options_type()
    names = ("Ruth", "Karl", "Ana", "Jo", "Vera", "Ivo")[: options.players]
    kept: AnyScoredGame = ScoredGame(game, "classic", options, names, Seat(0))
    opened = ScoredGames(Saves(home)).create(kept)
    opened.save(kept)
    opened.close()
    return opened.path


def saved_deal(home: Path, game: str) -> Path:
    """The first deal of a game."""
    record = sample(PLAYED[game])
    home.mkdir(exist_ok=True)
    path = home / f"{game}.handfoot-deal"
    write_deal(path, cards_of(record, rules_of(record), back(record).route.deals[0]))
    return path


def saved_lesson(home: Path, game: str) -> Path:
    """Three marked positions of a game."""
    record = sample(PLAYED[game])
    home.mkdir(exist_ok=True)
    path = home / f"{game}.handfoot-lesson"
    places = [place for place, (seat, _) in enumerate(record.moves) if seat != TABLE]
    marks = [Mark(place, Seat(0), "Look here.") for place in places[:3]]
    write_lesson(path, as_lesson(record, marks, with_names=True))
    return path


def house_rules(home: Path, game: str) -> Path:
    """The classic rules under a name of the house."""
    return HouseRules(home).add(game, "Ours", GAMES[game].options_type(), None).path


KINDS: Final = {
    "saved": saved_game,
    "finished": finished_game,
    "score": scored_game,
    "deal": saved_deal,
    "lesson": saved_lesson,
    "rules": house_rules,
}
