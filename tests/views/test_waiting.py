"""What a game waits for: a table of cases."""

from __future__ import annotations

import pytest

from handfoot_gui.session.waiting import Actor, Facts, Waiting, next_wait

CASES = {
    "a game that is over waits for nothing": (Facts(actor=Actor.NOBODY), Waiting.OVER),
    "a person at the screen is to act": (Facts(actor=Actor.HERE), Waiting.PERSON),
    "a person acts on another device": (Facts(actor=Actor.ELSEWHERE), Waiting.ELSEWHERE),
    "a bot thinks": (Facts(actor=Actor.BOT), Waiting.BOT),
    "a turn of a bot is shown by key": (Facts(actor=Actor.BOT, is_by_key=True), Waiting.KEY),
    "a bot's answer is no turn": (
        Facts(actor=Actor.BOT, is_by_key=True, is_answer=True),
        Waiting.BOT,
    ),
    "nobody notices which bot is asked": (
        Facts(actor=Actor.BOT, is_by_key=True, is_silent=True),
        Waiting.BOT,
    ),
    "the table acts by itself": (Facts(actor=Actor.TABLE), Waiting.NOTHING),
    "what it does unseen needs no key": (
        Facts(actor=Actor.TABLE, is_by_key=True),
        Waiting.NOTHING,
    ),
    "what is seen rests for a while": (Facts(actor=Actor.TABLE, is_seen=True), Waiting.NOTHING),
    "what is seen goes at a key, where all is shown by key": (
        Facts(actor=Actor.TABLE, is_seen=True, is_by_key=True),
        Waiting.KEY,
    ),
    "who may be asked looks at the own cards": (
        Facts(actor=Actor.TABLE, is_looked_at=True, is_silent=True),
        Waiting.LOOK,
    ),
    "who may be asked uncovers them first": (
        Facts(actor=Actor.TABLE, is_looked_at=True, is_silent=True, needs_cover=True),
        Waiting.COVER,
    ),
    "the next person uncovers the own cards": (
        Facts(actor=Actor.HERE, is_looked_at=True, needs_cover=True),
        Waiting.COVER,
    ),
    "a last card needs a press, and no cover": (
        Facts(actor=Actor.HERE, is_looked_at=True, needs_cover=True, is_forced=True),
        Waiting.PRESS,
    ),
    "the last card of whoever is at the screen needs a press, too": (
        Facts(actor=Actor.HERE, is_looked_at=True, is_forced=True),
        Waiting.PRESS,
    ),
    "cards that ended the turn are seen before the next person comes": (
        Facts(
            actor=Actor.HERE, is_looked_at=True, has_drawn=True, needs_cover=True, is_forced=True
        ),
        Waiting.LOOK,
    ),
    "cards that ended the turn are seen before a bot plays": (
        Facts(actor=Actor.BOT, has_drawn=True, is_by_key=True),
        Waiting.LOOK,
    ),
    "cards that ended the game are seen before its end": (
        Facts(actor=Actor.NOBODY, has_drawn=True),
        Waiting.LOOK,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_waited_for(case: str) -> None:
    facts, waiting = CASES[case]
    assert next_wait(facts) is waiting
