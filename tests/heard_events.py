"""What is met in a game of Hand and Foot, key by key, and what Orca was heard to speak of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, Sounds, SpokenNews
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.games import rules_of
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves

_SAMPLES: Final = Path(__file__).parent / "samples"
KEPT: Final = _SAMPLES / "spoken_by_orca.json"
"""By length, and by event: all texts that Orca 48 spoke, but `WHERE`."""
LENGTHS: Final = (SpokenNews.NORMAL, SpokenNews.BRIEF)
DICE: Final = 5
WHERE: Final = re.compile(r".* frame|Card table List with \d+ items?")
"""Window and table, which are named where a game is opened; what lies there is counted early or
late."""
NAMES: Final = ("Marta", "Elise", "Josip", "Karl")
BEFORE: Final = {
    "own turn": "lost",
    "draw": "Eva got the nine of hearts and the six of diamonds. Eva, lay 50 points or more, or "
    "discard one card.",
    "go to a card": "king of hearts. / not selected.",
    "pick it": "Eva, Enter lays out 9 new, 8 8 new and 7 7 new.",
    "discard": "window and table once more, nothing of the discard itself",
    "the others’ turns, and the own again": "one piece of up to 493 characters after 25 seconds; "
    "the own turn was lost",
    "hint": "a refusal; the hint was lost",
    "refusal": "Eva, lay 10 points more, or take the cards back.",
    "pick its two cards": "",
    "pick the pile up": "124 characters; what is due was lost",
    "question": "Eva, may Easy 3 go out?",
    "end of a deal": "Deal 2 goes to Easy 3 and Eva., twice",
    "deal": "269 characters",
}
"""What Orca spoke of like things before the program had one speaker for a window."""


class Step(NamedTuple):
    """Something that is heard."""

    event: str
    keys: str
    """As xdotool calls them; empty: it is heard by itself. The last one is what it is heard of."""
    until: str
    """What is found in the last that is heard of it."""
    rest: float = 0.0
    """So many seconds what was there before is read."""


class Scene(NamedTuple):
    """A game that is opened after so many moves, and what comes then."""

    moves: int
    steps: tuple[Step, ...]


SCENES: Final = (
    Scene(
        42,
        (
            Step("own turn", "", r"Your turn"),
            Step("draw", "Return", r"got the|nine|\."),
            Step("go to a card", "k", r"king|queen|\w"),
            Step("pick it", "space", r"Discard|\."),
            Step("discard", "Return", r"Discarded"),
            Step("the others’ turns, and the own again", "", r"Your turn"),
        ),
    ),
    Scene(43, (Step("hint", "h", r"Hint|\."),)),
    Scene(42, (Step("own turn once more", "", r"Your turn"), Step("refusal", "g", r"\."))),
    Scene(
        183,
        (
            Step("a pile that can be picked up", "", r"Your turn"),
            Step("pick its two cards", "q space q space", r"Enter"),
            Step("pick the pile up", "Return", r"\."),
        ),
    ),
    Scene(150, (Step("question", "", r"go out"),)),
    Scene(
        153,
        (
            Step("end of a deal", "", r"Enter"),
            Step("its score", "Return", r"\w"),
            Step("deal", "Return", r"Your turn", rest=2.0),
        ),
    ),
)


def liked(news: SpokenNews) -> Preferences:
    """Nothing but what is said takes time."""
    return Preferences(
        bot_pace=BotPace.QUICK,
        animation=Animation.OFF,
        tips=False,
        sounds=Sounds.NONE,
        spoken_news=news,
    )


def after(moves: int) -> Record[Any, Any]:
    """A kept game after so many moves; Marta is played by a person, the others by easy bots."""
    whole = load(_SAMPLES / "steady/classic.handfoot.json").record
    players = [Player(NAMES[0], PlayerKind.PERSON)]
    players += [Player(name, PlayerKind.BOT, "easy") for name in NAMES[1:]]
    return whole.with_moves(whole.moves[:moves]).with_seats(players)


def saved(home: Path, moves: int) -> Path:
    """The file of that game in the folder *home*."""
    record = after(moves)
    with Saves(home).create(record) as game:
        game.save(record, replay(rules_of(record), record.moves))
        return game.path


def kept() -> dict[str, dict[str, list[str]]]:
    """What `KEPT` holds."""
    found: dict[str, dict[str, list[str]]] = json.loads(KEPT.read_text("utf-8"))
    return found


def rows() -> list[str]:
    """The table of all that was heard; texts of their own are set apart."""
    heard = [kept()[str(news)] for news in LENGTHS]
    return [
        f"| {event} | {before} | {' | '.join(' / '.join(one[event]) for one in heard)} |"
        for event, before in BEFORE.items()
    ]
