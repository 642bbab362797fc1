"""All keys and what they do, as they stand under F1 and where they are given anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from handfoot_gui.core.keys import COMMANDS, Command, Keys, of_game
from handfoot_gui.core.table_keys import TABLE_KEYS, told_of_keys
from handfoot_gui.core.text.letters import ENGLISH, key_beside
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.titles import game_keys, game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


class KeyLine(Struct, frozen=True):
    """What a key does."""

    told: str
    commands: tuple[str, ...] = ()
    """The commands whose keys do it; empty where no other key can be given to it."""
    keys: str = ""
    """The keys where it is no command, or the one of an act of a game."""

    def shown(self, keys: Keys) -> str:
        """Its keys, those *keys* where they are of commands."""
        if not self.commands or self.keys:
            return self.keys
        return ", ".join(dict.fromkeys(key for name in self.commands for key in keys.of(name)))


KeyGroup: TypeAlias = tuple[str, tuple[KeyLine, ...]]
"""A title and what stands below it."""


def _does(told: str, *commands: str) -> KeyLine:
    return KeyLine(told, commands)


def _is(keys: str, told: str) -> KeyLine:
    return KeyLine(told, keys=keys)


def key_groups(game: str, keys: Keys, letters: str) -> tuple[KeyGroup, ...]:
    """All groups; of the games' own, those of *game* come first. *keys* are those in force, on
    cards that wear *letters*."""
    games = sorted(games_offered(), key=lambda one: one != game)
    worn = keys.worn_act
    return (
        (
            translate("_KeyPage", "With the mouse or a finger"),
            (
                _is(
                    translate("_KeyPage", "Click"),
                    translate("_KeyPage", "Pick a card; click where it goes to put it down"),
                ),
                _is(
                    translate("_KeyPage", "Drag"),
                    translate("_KeyPage", "Move the picked cards; any that do not fit slide back"),
                ),
                _is(
                    translate("_KeyPage", "Double-click"),
                    translate(
                        "_KeyPage",
                        "Play a card with only one place to go; otherwise pick all of its rank",
                    ),
                ),
                _is(
                    translate("_KeyPage", "Shift+click"),
                    translate(
                        "_KeyPage", "Pick all cards from the last one you picked to this one"
                    ),
                ),
                _is(
                    translate("_KeyPage", "Ctrl+click"),
                    translate("_KeyPage", "Also pick a card on the table"),
                ),
                _is(
                    translate("_KeyPage", "Drag across"),
                    translate(
                        "_KeyPage",
                        "Pick every card you drag across; start beside the cards, or hold Shift",
                    ),
                ),
                _is(
                    translate("_KeyPage", "Click the stock"),
                    translate("_KeyPage", "Draw; you can drag a card off it, too"),
                ),
                _is(
                    translate("_KeyPage", "Click a word"),
                    translate("_KeyPage", "Explain it: clean, foot, Refe …"),
                ),
                _is(
                    translate("_KeyPage", "Right-click a card you set out"),
                    translate("_KeyPage", "Take it back into your hand"),
                ),
                _is(
                    translate("_KeyPage", "Right-click, or hold a finger there"),
                    translate("_KeyPage", "Explain a place on the table"),
                ),
                _is(
                    translate("_KeyPage", "Click a side"),
                    translate("_KeyPage", "Show its melds large, or small again"),
                ),
                _is(
                    translate("_KeyPage", "Double-click a move"),
                    translate("_KeyPage", "In the last moves: look back at that move"),
                ),
            ),
        ),
        (
            translate("_KeyPage", "At the table"),
            (
                _is(
                    translate("_KeyPage", "Arrow keys"),
                    translate("_KeyPage", "Go from card to card"),
                ),
                _does(translate("_KeyPage", "Go to the first card"), "first-card"),
                _does(translate("_KeyPage", "Go to the last card"), "last-card"),
                _is(
                    "Shift+Left, Shift+Right",
                    translate("_KeyPage", "Move the card, when you sort the hand yourself"),
                ),
                _is("Tab", translate("_KeyPage", "Go to the next place on the table")),
                _does(
                    translate(
                        "_KeyPage", "Show what you can do now, and why you cannot do the rest"
                    ),
                    "possible",
                ),
                _does(
                    translate("_KeyPage", "Explain the words on the table, one by one"),
                    "explain-word",
                ),
                _is(
                    "Y, N",
                    translate("_KeyPage", "Answer a question from the program: do it, or not"),
                ),
                _does(translate("_KeyPage", "Sort the hand by rank, or by suit"), "sort-hand"),
                _is(
                    _rank_keys(keys, letters),
                    translate("_KeyPage", "Go to the next card of that rank"),
                ),
                _does(
                    translate(
                        "_KeyPage", "Pick the card, put it down, or press the selected button"
                    ),
                    "pick",
                ),
                _is(
                    ", ".join(f"Shift+{key}" for key in keys.of("pick")),
                    translate(
                        "_KeyPage", "Pick all cards from the last one you picked to this one"
                    ),
                ),
                _does(
                    translate("_KeyPage", "Press the golden button: play the picked cards"),
                    "golden",
                ),
                _does(translate("_KeyPage", "Put all picked cards back"), "put-back"),
                _does(translate("Keys", "Take back the last card you set out"), "take-back-card"),
                _does(
                    translate("_KeyPage", "Show a side’s melds large, then the next side’s"),
                    "enlarge-side",
                ),
                _is(
                    worn("W"), translate("_KeyPage", "In a demo or a puzzle: explain the last move")
                ),
                _is(
                    f"{worn(key_beside('B', letters))}, {worn('I')}",
                    translate("_KeyPage", "In a lesson that was sent: go back, or show all hands"),
                ),
                _is(worn("G"), translate("_KeyPage", "In a lesson or a puzzle: try once more")),
                _is(
                    "1 … 9",
                    translate("_KeyPage", "Among first melds: choose the one with that number"),
                ),
                _does(
                    translate(
                        "_KeyPage", "Hint: where to look, then the move, then why, then another way"
                    ),
                    "hint",
                ),
                _does(
                    translate("_KeyPage", "Choose from good ways to lay down a first meld"),
                    "first-melds",
                ),
                _does(translate("_KeyPage", "Take back the last move"), "undo"),
                _does(translate("_KeyPage", "Redo the move you took back"), "redo"),
                _does(translate("_KeyPage", "Show the memory aid, or the moves again"), "memory"),
                _does(
                    translate("_KeyPage", "Show every single move, or the last turns again"),
                    "all-moves",
                ),
                _does(translate("_KeyPage", "While others play: finish this turn"), "pick"),
                _does(translate("_KeyPage", "While others play: pause, and go on"), "pause"),
                _does(translate("_KeyPage", "In a demo: stop, then one step at a time"), "pick"),
                _does(translate("_KeyPage", "In a demo: go faster"), "faster"),
                _does(
                    translate("_KeyPage", "Start the next bot’s turn, at the narrated pace"),
                    "golden",
                    "pick",
                ),
            ),
        ),
        (translate("_KeyPage", "Asking how things stand"), _heard(is_asked=True)),
        (translate("AccessibilityPage", "Spoken messages"), _heard(is_asked=False)),
        (
            translate("_KeyPage", "Several people"),
            (
                _is("Enter", translate("_KeyPage", "Uncover the cards of the player named")),
                _does(translate("_KeyPage", "Cover the cards in the middle of a turn"), "cover"),
                _does(
                    translate("_KeyPage", "Change names, or put a bot in a player’s place"),
                    "players",
                ),
                _does(
                    translate("_KeyPage", "Move hands to phones, and back to the screen"), "phones"
                ),
                _is(worn("E"), translate("_KeyPage", "Take a hand back from its phone")),
                _does(translate("_KeyPage", "Call something to the players on phones"), "react"),
                _is("PgUp, PgDown", translate("_KeyPage", "On a cover: read on, or go back")),
                _is(
                    "Alt+Up, Alt+Down",
                    translate("_KeyPage", "Before a game: move the player to another seat"),
                ),
            ),
        ),
        *(_of_game(one, keys, letters) for one in games),
        (
            translate("Common", "Scores"),
            (
                _does(translate("_KeyPage", "Open the score sheet, or moves and scores"), "sheet"),
                _does(translate("_KeyPage", "Print a score sheet, or save it as a PDF"), "print"),
                _does(
                    translate("_KeyPage", "Write down other points: lines of your own"),
                    "other-points",
                ),
                _does(
                    translate("_KeyPage", "Read the rules; after a refusal, the rule behind it"),
                    "show-rules",
                ),
                _does(translate("_KeyPage", "Check the deal code"), "check"),
                _is("Up, Down", translate("_KeyPage", "Go from line to line")),
                _is("Space, Right, Left", translate("_KeyPage", "Show or hide how a line adds up")),
                _is("Enter", translate("_KeyPage", "Go on with the next deal")),
                _is("Esc", translate("_KeyPage", "Go back to the table")),
            ),
        ),
        (
            translate("_KeyPage", "Looking back"),
            (
                _does(translate("_KeyPage", "Look back at the game"), "look-back"),
                _does(
                    translate("_KeyPage", "Deal report: luck, play and decisions"), "deal-report"
                ),
                _is("Enter", translate("_KeyPage", "Go to the move on that line of the log")),
                _is("Left, Right", translate("_KeyPage", "Go one move back or forward")),
                _is("Ctrl+Left, Ctrl+Right", translate("_KeyPage", "Go one turn back or forward")),
                _is("PgUp, PgDown", translate("_KeyPage", "Go one deal back or forward")),
                _is("Home, End", translate("_KeyPage", "Go to the start or the end of the game")),
                _is("Up, Down", translate("_KeyPage", "On the report’s curve: go to a decision")),
                _is(worn("W"), translate("_KeyPage", "Explain why the move shown was made")),
                _is(
                    worn(key_beside("V", letters)),
                    translate("_KeyPage", "See the table from the next seat"),
                ),
                _is(
                    worn("C"),
                    translate("_KeyPage", "Show or hide all cards, once the game is over"),
                ),
                _is("O", translate("_KeyPage", "After a challenge: see the other player’s game")),
                _is(worn("N"), translate("Common", "Deal these cards again in a new game")),
                _is(worn("S"), translate("Common", "Save this deal in a file")),
                _is(
                    worn("P"),
                    translate("LookBackSide", "Mark this position and add a sentence"),
                ),
                _is(
                    worn("L"),
                    translate("LookBackSide", "List the marks, and send them as a lesson"),
                ),
                _is(worn("M"), translate("_KeyPage", "In a small window: open or close the moves")),
                _is("Esc", translate("_KeyPage", "Go back to where you started looking back")),
            ),
        ),
        (
            translate("_KeyPage", "Keeping score"),
            (
                _is(
                    "Enter, Tab",
                    translate(
                        "_KeyPage", "Go to the next field; after the last one, write the deal down"
                    ),
                ),
                _is("Ctrl+Enter", translate("_KeyPage", "Write the deal down now")),
                _is("Up, Down", translate("_KeyPage", "One more, one less; points by five")),
                _is(keys.worn("Ctrl+Z"), translate("_KeyPage", "Take back the last entry")),
                _is(
                    "Esc", translate("_KeyPage", "Close a corrected deal, or go back to the start")
                ),
            ),
        ),
        (
            translate("Common", "Family book"),
            (
                _is("Enter", translate("_KeyPage", "Look at the game on that line")),
                _is("Del", translate("_KeyPage", "Take the game on that line out of the book")),
                _is(keys.worn("Ctrl+Z"), translate("FamilyBookPage", "Bring it back")),
            ),
        ),
        (
            translate("_KeyPage", "Everywhere"),
            (
                _is("Tab", translate("_KeyPage", "Go to the next control")),
                _does(
                    translate("_KeyPage", "On another page: hear what the field you are on means"),
                    "explain-word",
                ),
                _is("Up, Down", translate("_KeyPage", "Go from line to line")),
                _is(
                    "Ctrl+Up, Ctrl+Down",
                    translate("_KeyPage", "In a text like this one: go from heading to heading"),
                ),
                _is(
                    "Ctrl+PgUp, Ctrl+PgDown",
                    translate("_KeyPage", "In the preferences: go to the previous or next page"),
                ),
                _is(keys.worn("Ctrl+F"), translate("_KeyPage", "On a rule card: find words")),
                _is(
                    "Backspace",
                    translate("_KeyPage", "In questions about rules: go back one question"),
                ),
                _does(translate("Common", "Open the menu"), "open-menu"),
                _does(translate("_KeyPage", "Show these keys"), "help"),
                _does(translate("_KeyPage", "Show the version and the licenses"), "about"),
                _does(translate("_KeyPage", "Copy a report about errors in the program"), "report"),
                _does(
                    translate("_KeyPage", "Fill the screen, or go back to a window"), "full-screen"
                ),
                _does(translate("_KeyPage", "Set up a new game"), "new"),
                _does(translate("Common", "Learn by playing"), "learn"),
                _does(translate("Common", "Puzzles"), "puzzles"),
                _does(translate("Common", "My mistakes"), "own-mistakes"),
                _does(translate("_KeyPage", "Begin a lesson or a puzzle again"), "begin-again"),
                _does(translate("_KeyPage", "Skip a step in a lesson"), "skip-step"),
                _does(translate("_KeyPage", "Go to the next puzzle"), "next-puzzle"),
                _does(translate("_KeyPage", "Leave a lesson or a puzzle"), "leave-guide"),
                _does(translate("Common", "Leave the demo"), "leave-demo"),
                _does(
                    translate("_KeyPage", "Keep the score of a game with real cards"), "keep-score"
                ),
                _does(translate("_KeyPage", "Open a file with a game or a deal"), "open"),
                _does(translate("_KeyPage", "Open the family book"), "family-book"),
                _does(translate("Common", "Challenge by code"), "challenge"),
                _does(translate("_KeyPage", "Open the preferences"), "preferences"),
                _does(translate("Common", "Back to start"), "start"),
                _does(translate("EarHelp", "Play by ear"), "ear-help"),
                _does(translate("InvitePage", "Phones and Wi-Fi"), "phones-help"),
                *map(_demo, games),
                _does(translate("_KeyPage", "Quit; the game is kept"), "quit"),
            ),
        ),
    )


def _demo(game: str) -> KeyLine:
    watch = translate("Common", "Watch a demo")
    return _does(WORDS.labelled(watch, game_title(game)), f"demo-{game}")


CommandGroup: TypeAlias = tuple[str, tuple[tuple[Command, str], ...]]
"""A title and the commands below it, each with what it does."""


def commands_to_give(game: str, keys: Keys) -> Iterator[CommandGroup]:
    """The commands to which other keys can be given; those of *game* come before other games'."""
    known = {command.name: command for command in COMMANDS if not command.is_fixed}
    for one in games_offered():
        known |= {command.name: command for command in of_game(one, game_keys(one))}
        known[f"demo-{one}"] = Command(f"demo-{one}", ())
    for title, lines in key_groups(game, keys, ENGLISH):
        found = []
        for line in lines:
            command = known.pop(line.commands[0], None) if line.commands else None
            if command is not None:
                found.append((command, line.told))
        if found:
            yield title, tuple(found)


def _rank_keys(keys: Keys, letters: str) -> str:
    named = dict(zip(("ace", "king", "queen", "jack"), letters, strict=True))
    text = translate("_KeyPage", "{ace}, {king}, {queen}, {jack}, T, 9 … 2")
    if keys.worn_act("T") != "T":
        text = translate("_KeyPage", "{ace}, {king}, {queen}, {jack}, Shift+T, 9 … 2")
    return filled(text, **named)


def _heard(*, is_asked: bool) -> tuple[KeyLine, ...]:
    """The keys that ask how things stand, or those of what was said before."""
    told = told_of_keys(WORDS)
    named = [key.command for key in TABLE_KEYS if (key.asked is not None) is is_asked]
    return tuple(_does(told[name], name) for name in named)


def _of_game(game: str, keys: Keys, letters: str) -> KeyGroup:
    """The keys that only *game* has."""

    def line(usual: str, told: str) -> KeyLine:
        if len(usual) > 1:
            return _is(keys.worn(usual), told)
        own = keys.of_act(game, usual)
        is_own = own != keys.worn_act(usual)
        shown = own if is_own else keys.worn_act(key_beside(usual, letters))
        return KeyLine(told, (f"{game}.{usual}",), shown)

    return game_title(game), tuple(line(usual, told) for usual, told in game_keys(game))
