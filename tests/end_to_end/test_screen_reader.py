"""A round of Hand and Foot with the keys and with Orca: all of it is spoken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orca import Orca
from person import Person, wait_for

from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.games import rules_of
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves

SAMPLE = Path(__file__).parent.parent / "samples/steady/classic.handfoot.json"
NAMES = ("Marta", "Elise", "Josip", "Karl")


def prepared(home: Path, moves: int) -> Path:
    """A household's folder with quick bots, and a kept game after so many moves, Marta to play."""
    liked = Preferences(bot_pace=BotPace.QUICK, animation=Animation.OFF, tips=False)
    PreferencesFile(home).save(liked)
    whole = load(SAMPLE).record
    players = [Player(NAMES[0], PlayerKind.PERSON)]
    players += [Player(name, PlayerKind.BOT, "easy") for name in NAMES[1:]]
    record = whole.with_moves(whole.moves[:moves]).with_seats(players)
    with Saves(home).create(record) as game:
        game.save(record, replay(rules_of(record), record.moves))
        return game.path


def test_a_round_and_its_prompt_are_spoken(
    orca: Orca, start: Callable[..., Person], user_folder: Path
) -> None:
    path = prepared(user_folder, 40)
    person = start("--open", str(path))
    person.sees("GamePage")
    person.press("Home")
    orca.hears("Card table")
    orca.hears("Marta, ")

    def plays() -> bool:
        """What a hint proposes is played, until all others have played, too."""
        person.press("h")
        person.press("Return")
        return bool(rounds())

    def rounds() -> list[str]:
        return [text for text in orca.spoken() if "Karl discarded the " in text]

    orca.forget()
    wait_for(plays, "a round")
    orca.hears("Hint: ")
    orca.hears("Marta got the ")
    for name in NAMES[1:]:
        orca.hears(f"{name} discarded the ")
    assert " Marta, " in rounds()[0], "what is due is heard after what was done"
    told = [text for text in orca.spoken() if " discarded the " in text]
    assert len(set(told)) == len(told), "no turn is heard twice"
    person.kill()
