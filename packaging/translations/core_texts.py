"""Which texts are the core: what a player sees in a usual game, so what is translated first."""

from __future__ import annotations

import re
from typing import Final

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "words that sentences are made with": (
        "CardLetters", "HandAndFootWords", "ManipulationWords", "OptionsWords", "People",
        "RaubWords", "TableWords", "Words",
    ),
    "the first page, and what begins or goes on there": (
        "Common", "FileOpening", "Games", "LanguagePage", "Moment", "NewGamePage", "Pace",
        "PaceRow", "Saved", "SeatRows", "Seats", "Setup", "SetupFrame", "StartPage",
        "_SpokenOfButton",
    ),
    "the table": (
        "Bots", "Controller", "CoverPage", "DealerButton", "GameFacts", "GamePresenter", "HandOver",
        "Keys", "Log", "Manipulation", "ManipulationPresenter", "ManipulationTable", "Messages",
        "Raub", "RaubPresenter", "RaubSceneMaker", "RaubTable", "SceneView", "Table", "TopBar",
        "TotalBar", "TurnList", "TurnParts", "WindowActions",
    ),
    "what to do, and why not": (
        "HandAndFootBrings", "HandAndFootPrompts", "HandAndFootRefusals", "ManipulationPrompts",
        "ManipulationRefusals", "MeldFaults", "Problems", "RaubPrompts", "RaubRefusals",
        "UntilDrawn",
    ),
    "the score": (
        "GameResult", "HandAndFootScore", "ManipulationScore", "RaubScore", "Score", "ScorePage",
        "ScoreTable", "WonPage",
    ),
    "lessons": (
        "HandAndFootLesson", "Lesson", "LessonGuide", "ManipulationLesson", "RaubLesson",
    ),
}  # fmt: skip
"""The contexts of the core, by where their texts are seen."""

DEEDS: Final = ("HandAndFootLog", "ManipulationLog", "RaubLog")
"""Contexts of which only what a turn consists of is core, “drew {cards}”: texts that mean a
``{name}`` which English does not show."""

_RARE: Final = re.compile(
    # Special cards and packets, …
    r"(?i:\b(knees?|lady|ladies|lords?|villains?|jesters?|ones|elevens|twelves|cuts?|cutting|special)\b)"
    r"|\{count\} (elevens|ones|twelves)|Penalties|Concealed"
    # … rare rules and turns of a game, …
    r"|as agreed|you agreed|\{times\}|[Uu]ndercut|reshuffled|shuffled in|automatic seven"
    r"|(both|each|either) stock"
    # … hints, which are asked for, …
    r"|^Hint: |^Step \{number\} of \{all\}"
    # … what is not played at this table, …
    r"|\bphones?\b|[Ff]amily book|Keep score|[Oo]ther points|real cards|Season|[Rr]eport\b"
    r"|puzzle|demo\b|Rounds won|^Print\b"
    # … and mishaps.
    r"|damaged|did not answer|not answering|cannot be used"
)  # fmt: skip
"""What a text says that is not seen in a usual game, whatever its context."""

_RARE_HERE: Final = {
    # Files, printing and house rules share their words with the table.
    "Common": re.compile(
        r"(\* as written down at the table|A4|All files|All years|Also at our table|As \{base\}"
        r"|As in the classic game|As the system|Best deal|Brought forward|Check the deal"
        r"|Copy the text|Correct|Date|Export as CSV|(Export|Import|Save) rules"
        r"|How long is a game\?|Large|Letter|Name of the house rules|Normal|Only the total|Paper"
        r"|Place|Remove|Save as PDF|Share|The program and the bots do not know these rules"
        r"|Tricks owed|Words|Write down|Year)\.?"
    ),
    # Steps of a move that a hint shows, and why it is good.
    "ManipulationPrompts": re.compile(
        r"(No card in hand|Somebody else|The search|This moves|\{(cards?|meld|parts|second)"
        r"|\{(played:|why|worth)).*"
    ),
    "RaubPrompts": re.compile(
        r"(All cards|Change|Everybody sees|If you can|It |No card|No other|Nobody has|Nothing can"
        r"|Passing|The stronger|Kept: |You |\{card:\^\} (comes|is)|by |.* not seen yet).*"
    ),
    # Totals that somebody writes down.
    "Problems": re.compile(r".*(total|should be|the game has|you entered).*"),
}
"""The same of one context: texts that are rare there."""

_CONTEXTS: Final = frozenset(context for some in PARTS.values() for context in some)


def is_core(context: str, source: str, meaning: str) -> bool:
    """Whether a text is seen in a usual game, so that a language begins with it."""
    if _RARE.search(source):
        return False
    if context in DEEDS:
        return "{name}" in meaning
    here = _RARE_HERE.get(context)
    return context in _CONTEXTS and not (here and here.fullmatch(source))
