"""All commands that have a key, and which key each has: the usual one, or one given anew.

A command is known by its name, which stays the same in every version. A key is written as "P",
"Shift+M", "Ctrl+Z", "F6" or "?", whatever the keyboard calls it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct

from handfoot_gui.core.preferences import Preferences, TableKeys
from handfoot_gui.core.table_keys import TABLE_KEYS, beside_table_keys


class Place(StrEnum):
    """Where a key does something."""

    WINDOW = "window"
    """Wherever its command is possible."""
    TABLE = "table"
    """At the table of every game."""
    LOOK_BACK = "look back"
    """Where a game is looked at again."""
    GAME = "game"
    """At the table of one game."""


class Command(Struct, frozen=True):
    """What a key does, and the keys it has as a rule, the most usual one first."""

    name: str
    keys: tuple[str, ...]
    place: Place = Place.WINDOW
    game: str = ""
    """Whose it is, where that is one game."""
    stays: bool = False
    """It keeps its usual key: what is given anew comes besides."""
    is_fixed: bool = False
    """No other key can be given to it."""

    def meets(self, other: Command) -> bool:
        """Whether a key may mean either of both somewhere."""
        places = {self.place, other.place}
        if places == {Place.GAME}:
            return self.game == other.game
        return Place.LOOK_BACK not in places or places <= {Place.LOOK_BACK, Place.WINDOW}


def _window(name: str, *keys: str) -> Command:
    return Command(name, keys)


def _table(name: str, *keys: str, stays: bool = False, is_fixed: bool = False) -> Command:
    return Command(name, keys, Place.TABLE, stays=stays, is_fixed=is_fixed)


WINDOW_COMMANDS: Final = (
    _window("undo", "Ctrl+Z"),
    _window("redo", "Ctrl+Shift+Z", "Ctrl+Y"),
    _window("hint", "H"),
    _window("first-melds", "F"),
    _window("possible", "?"),
    _window("sheet", "S"),
    _window("other-points", "Ctrl+Shift+P"),
    _window("memory", "M"),
    _window("all-moves", "Shift+M"),
    _window("print", "Ctrl+P"),
    _window("check", "Ctrl+F"),
    _window("look-back", "Ctrl+L"),
    _window("deal-report", "Ctrl+D"),
    _window("cover", "C"),
    _window("players", "F2"),
    _window("phones", "Shift+F2"),
    _window("react", "Ctrl+Shift+W"),
    _window("begin-again", "Ctrl+G"),
    _window("skip-step", "Ctrl+J"),
    _window("next-puzzle", "Ctrl+Shift+U"),
    _window("leave-guide", "Ctrl+Shift+E"),
    _window("new", "Ctrl+N"),
    _window("open", "Ctrl+O"),
    _window("family-book", "Ctrl+B"),
    _window("keep-score", "Ctrl+K"),
    _window("challenge", "Ctrl+Shift+C"),
    _window("start"),
    _window("show-rules", "Ctrl+R"),
    _window("preferences", "Ctrl+,"),
    _window("full-screen", "F11"),
    _window("leave-demo", "Ctrl+E"),
    _window("open-menu", "F10"),
    _window("help", "F1"),
    _window("ear-help"),
    _window("phones-help"),
    _window("learn", "Ctrl+T"),
    _window("puzzles", "Ctrl+U"),
    _window("own-mistakes", "Ctrl+Shift+M"),
    _window("report", "Ctrl+Shift+R"),
    _window("about", "Shift+F1"),
    _window("quit", "Ctrl+Q"),
)
"""What the menu has, in its order."""
TABLE_COMMANDS: Final = (
    _table("pick", "Space", stays=True),
    _table("golden", "Enter", stays=True),
    _table("put-back", "Esc", stays=True),
    _table("take-back-card", "Backspace"),
    _table("first-card", "Home"),
    _table("last-card", "End"),
    _table("sort-hand", "Ctrl+Shift+S"),
    _table("explain-word", "F3"),
    _table("enlarge-side", "O"),
    _table("pause", "P"),
    _table("faster", "+"),
)
_FIXED: Final = (
    *(Command(f"walk-{key}", (key,), Place.WINDOW, is_fixed=True)
      for key in ("Left", "Right", "Up", "Down", "Tab", "Shift+Tab")),
    _table("answer", "Y", "N", is_fixed=True),
    _table("why", "W", is_fixed=True),
    _table("shift-card", "Shift+Left", "Shift+Right", "Shift+Space", is_fixed=True),
    *(Command(f"look-back-{key}", (key,), Place.LOOK_BACK, is_fixed=True)
      for key in ("W", "V", "C", "N", "S", "M", "O", "P", "L", "PgUp", "PgDown", "Home", "End",
                  "Ctrl+Left", "Ctrl+Right", "Space", "Enter", "Esc")),
)  # fmt: skip
"""What people know from everywhere, or what only some pages have."""
ASKING_COMMANDS: Final = tuple(Command(key.command, key.keys) for key in TABLE_KEYS)
"""By which more is heard of the table."""
COMMANDS: Final = (*WINDOW_COMMANDS, *ASKING_COMMANDS, *TABLE_COMMANDS, *_FIXED)
"""All but those of the games."""

_BY_NAME: Final = {command.name: command for command in COMMANDS}
_TABLE_KEYS: Final = {key.command: key for key in TABLE_KEYS}
_BY_USUAL: Final = {
    **{command.keys[0]: command.name for command in ASKING_COMMANDS},
    **{key: one.name for one in (*WINDOW_COMMANDS, *TABLE_COMMANDS) for key in one.keys},
}


def of_game(game: str, keys: Iterable[tuple[str, str]]) -> tuple[Command, ...]:
    """The commands of *game*, whose own *keys* come with what they do; those that answer a
    question together, and those that mean the same at every table, stay what they are."""
    listed = [key for key, _ in keys if len(key) == 1]
    return tuple(Command(f"{game}.{key}", (key,), Place.GAME, game) for key in listed)


class Keys:
    """Which key each command has now."""

    def __init__(self, own: Mapping[str, str], chosen: TableKeys = TableKeys.OURS) -> None:
        """*own* are those given anew, by the names of their commands."""
        self._own, self._chosen = own, chosen

    @property
    def own(self) -> frozenset[str]:
        """All keys that were given anew."""
        return frozenset(self._own.values())

    def of(self, name: str) -> tuple[str, ...]:
        """The keys of the command *name*, the one to be shown first; empty where it has none."""
        command, own = _BY_NAME.get(name), self._own.get(name)
        if command is None:
            return () if own is None else (own,)
        usual = tuple(beside_table_keys(key, self._chosen) for key in command.keys)
        if (asking := _TABLE_KEYS.get(name)) is not None:
            usual = asking.worn(self._chosen)
        if own is None:
            return usual
        if asking is not None and self._chosen is TableKeys.PLAYROOM:
            return (own, *asking.playroom)
        return (own, *(usual if command.stays else ()))

    def shown(self, name: str) -> str:
        """The key to be shown of the command *name*; empty where it has none."""
        return next(iter(self.of(name)), "")

    def worn(self, usual: str) -> str:
        """The key that a command of the window or of every table has now, whose *usual* one that
        is; any other key as it is where other keys ask how things stand."""
        name = _BY_USUAL.get(usual)
        if name is None or name not in self._own:
            return beside_table_keys(usual, self._chosen)
        return self._own[name]

    def of_act(self, game: str, usual: str) -> str:
        """The key of an act of *game* that has the *usual* one as a rule."""
        own = self._own.get(f"{game}.{usual}")
        return self.worn_act(usual) if own is None else own

    def worn_act(self, usual: str) -> str:
        """The key of an act that nobody gave another one."""
        name = _BY_USUAL.get(usual)
        stays = name is not None and _BY_NAME[name].stays
        return self.worn(usual) if stays else beside_table_keys(usual, self._chosen)

    def usual_act(self, game: str, key: str) -> str:
        """The usual key of the act of *game* that has *key* now; *key* itself where none has."""
        found = (name for name, own in self._own.items() if own == key)
        start = f"{game}."
        return next((name[len(start) :] for name in found if name.startswith(start)), key)

    def asks(self, key: str) -> bool:
        """Whether *key* lets something be heard of the table."""
        return any(key in self.of(command.name) for command in ASKING_COMMANDS)

    def clash(self, command: Command, key: str, all_: Iterable[Command]) -> Command | None:
        """Which of *all_* commands has the *key* that *command* is to get; None: it is free.

        The usual key of a command is taken only by one that was given it anew: others may have it
        as a rule, at other times.
        """
        is_usual = key in command.keys
        for other in all_:
            if other.name == command.name or not other.meets(command):
                continue
            keys = (self._own.get(other.name, ""),) if is_usual else self._keys_of(other)
            if key in keys:
                return other
        return None

    def _keys_of(self, command: Command) -> tuple[str, ...]:
        if command.place is Place.GAME:
            return (self.of_act(command.game, command.keys[0]),)
        return self.of(command.name)


def are_usual(preferences: Preferences, *, is_asked: bool) -> bool:
    """Whether no key was given anew by which is asked how things stand, or by which is heard again
    what was said."""
    names = (key.command for key in TABLE_KEYS if (key.asked is not None) is is_asked)
    return not any(name in preferences.keys for name in names)


def keys_of(preferences: Preferences) -> Keys:
    """The keys as *preferences* say."""
    return Keys(preferences.keys, preferences.table_keys)
