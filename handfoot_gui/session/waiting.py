"""What a game waits for: a pure function of what is true just then."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct


class Waiting(Enum):
    """What the game waits for."""

    NOTHING = auto()
    """The table or a bot is about to act."""
    BOT = auto()
    KEY = auto()
    """The person presses a key to see the next bot's turn."""
    PERSON = auto()
    ELSEWHERE = auto()
    """A person is to act who sees the own cards on another device."""
    COVER = auto()
    """The player whom the screen is turned to uncovers the own cards, or somebody else would see
    them."""
    LOOK = auto()
    """The person looks at the own cards and goes on: whether anything is asked is a secret, or
    the turn ended with cards that were drawn and not yet seen."""
    PRESS = auto()
    """The player whom the screen is turned to has one move left, as all can see: a press makes it,
    and no hand need be shown."""
    NEXT_DEAL = auto()
    OVER = auto()


class Actor(Enum):
    """Who is to act."""

    NOBODY = auto()
    """The game is over."""
    TABLE = auto()
    BOT = auto()
    HERE = auto()
    """A person who is at the screen, or comes there."""
    ELSEWHERE = auto()
    """A person with another device."""


class Facts(Struct, frozen=True, kw_only=True):
    """All that decides what a game waits for in the middle of a deal."""

    actor: Actor
    has_drawn: bool = False
    """The hand that is shown is about to be turned away, with cards that came just now."""
    is_forced: bool = False
    """The person's hand is hidden, and everybody can see that one move is left."""
    needs_cover: bool = False
    """The person's hand is hidden, and somebody else may be at the screen."""
    is_looked_at: bool = False
    """While the table acts a person looks at the own cards, whether asked or not."""
    is_seen: bool = False
    """What the table does now, or has done, is to be seen."""
    is_by_key: bool = False
    """The next act is shown by a key, and none was pressed for it."""
    is_silent: bool = False
    """Nobody is to notice who is asked."""
    is_answer: bool = False
    """Whoever is to act answers a question in somebody's turn."""


def next_wait(facts: Facts) -> Waiting:
    """What is waited for where *facts* are true."""
    if facts.has_drawn:
        return Waiting.LOOK
    if facts.is_forced:
        return Waiting.PRESS
    if facts.needs_cover:
        return Waiting.COVER
    match facts.actor:
        case Actor.NOBODY:
            return Waiting.OVER
        case Actor.HERE:
            return Waiting.PERSON
        case Actor.ELSEWHERE:
            return Waiting.ELSEWHERE
        case Actor.TABLE:
            return _for_table(facts)
        case Actor.BOT:
            is_turn = facts.is_by_key and not (facts.is_silent or facts.is_answer)
            return Waiting.KEY if is_turn else Waiting.BOT


def _for_table(facts: Facts) -> Waiting:
    if facts.is_looked_at:
        return Waiting.LOOK
    return Waiting.KEY if facts.is_seen and facts.is_by_key else Waiting.NOTHING
