"""Games of all kinds with positions that are marked."""

from __future__ import annotations

from example_game.game import GAME as FOURTH
from looked_back import back

from handfoot_gui.bots.arena import play_game
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.marked_deal import Mark, can_be_marked, with_mark

NAMES = ("Marta", "Elise", "Josip", "Karl")


def fourth() -> AnyRecord:
    """A whole match of the game that is nowhere in the program."""
    options = FOURTH.presets["classic"]
    rules = FOURTH.rules(options)
    moves = play_game(rules, [FOURTH.bot("easy", options)] * options.players, 5).moves
    seats = [Player(name, PlayerKind.PERSON) for name in NAMES[: options.players]]
    return Record(FOURTH.name, "classic", options, tuple(seats), tuple(moves))


def marked(record: AnyRecord) -> tuple[Mark, ...]:
    """Of every third deal a position, the mover's own and asking in turns."""
    looked = back(record, is_finished=True)
    marks: tuple[Mark, ...] = ()
    for number, deal in enumerate(looked.route.deals[::3]):
        stops = [at for at in looked.route.stops if deal.first < at <= deal.last]
        place = next(at for at in stops if can_be_marked(looked, at))
        seat = record.moves[place][0] if number % 2 == 0 else Seat(0)
        mark = Mark(place, seat, "Why not the “wild” one? 🃏", asks=number % 2 == 0)
        marks = with_mark(marks, mark)
    return marks
