"""What is said of codes that were typed, and of challenges."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.spoken_code import GROUP, SIGNS, Slip, WrongCode
from handfoot_gui.session.challenge import Challenge
from handfoot_gui.ui.pages.challenge.facts import Beside, Entrant, Shown
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.titles import bot_title, game_title, rules_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


def told(challenge: Challenge) -> str:
    """Which game it is, by which rules, against which bots."""
    parts = (
        game_title(challenge.game),
        rules_title(challenge.game, challenge.preset),
        bot_title(challenge.level),
    )
    return WORDS.row([part for part in parts if part])


def problem(error: WrongCode, groups: Sequence[int]) -> str:
    """Why a code that has as many *groups* as one of these cannot be right."""
    match error.slip:
        case Slip.EMPTY:
            return translate("Challenge", "Type the code first.")
        case Slip.STRANGE:
            text = translate("Challenge", "No code has “{sign}” in it. The signs are {signs}.")
            return filled(text, sign=error.sign, signs=" ".join(SIGNS))
        case Slip.LENGTH:
            text = translate("Challenge", "The code has {signs} signs; you typed {count}.")
            whole = [figure(number * GROUP) for number in groups]
            signs = whole[0] if len(whole) < 2 else f"{whole[0]}–{whole[-1]}"
            return filled(text, signs=signs, count=error.count)
        case Slip.GROUPS:
            n = len(error.groups)
            text = translate(
                "Challenge",
                "A sign is wrong in group(s) {groups}. Have (it|them) read to you again.",
                "",
                n,
            )
            return filled(text, groups=WORDS.listed([figure(one) for one in error.groups]))


def other_version() -> str:
    """Of a code that this program would not play as the one that it comes from."""
    return translate(
        "Challenge",
        "This code comes from another version of the program, which deals or plays differently. "
        "Both of you need the same version.",
    )


def other_challenge() -> str:
    """Of a result that is none of the challenge that is shown."""
    return translate(
        "Challenge", "This is not a result of this challenge, or several groups are wrong."
    )


def message(challenge: Challenge, name: str, points: int, result: str) -> str:
    """A line to be sent to somebody."""
    text = translate(
        "Challenge",
        "{name}: {points} in five deals of {game}. Challenge {code}, result {result}",
    )
    return filled(
        text,
        name=WORDS.person(name),
        points=WORDS.points_counted(points),
        game=game_title(challenge.game),
        code=_sent(challenge.shown),
        result=_sent(result),
    )


def _sent(code: str) -> str:
    """*code* so that no line breaks in it, and it is found again in a message."""
    return code.replace(" ", "-")


def standing(shown: Shown) -> str:
    """Who leads; empty where there is nothing to compare."""
    leaders = shown.leaders
    if not leaders:
        return ""
    best = WORDS.points_counted(shown.sum_of(leaders[0]))
    names = WORDS.listed(WORDS.people([one.name for one in leaders]))
    text = translate("Challenge", "{name} leads with {points} in the deals everybody has played.")
    if len(leaders) > 1:
        text = translate(
            "Challenge", "{name} are level at {points} in the deals everybody has played."
        )
    return filled(text, name=names, points=best)


# -- where two people part -------------------------------------------------------------------------


def compared(shown: Shown, beside: Beside) -> str:
    """How whoever plays here played a deal *beside* somebody else: where they part, or that they do
    not; what leads to the games is no whole sentence."""
    if beside.trouble:
        text = translate("Challenge", "The games cannot be compared: {reason}")
        return filled(text, reason=beside.trouble)
    found, names = beside.parting, _both(shown.person, beside.other.name)
    if found is None:
        return filled(translate("Challenge", "{name} played exactly alike."), name=names)
    if not found.turn:
        text = translate(
            "Challenge", "The games of {name} differ from the start, so they are not the same deal."
        )
        return filled(text, name=names)
    text = translate("Challenge", "{name} part ways at turn {number}")
    if not found.is_by_person:
        text = translate("Challenge", "{name} played alike up to turn {number}, then a bot did not")
    return filled(text, name=names, number=found.turn)


def without_games(names: Sequence[str]) -> str:
    """Why *names* are not compared, whose results came as codes."""
    text = translate(
        "Challenge",
        "There are no games of {name} here, because a code has none in it. The result file also "
        "shows where you part ways.",
    )
    return filled(text, name=WORDS.listed(WORDS.people(names)))


def game_of(name: str) -> str:
    """What shows the game of *name*."""
    return filled(translate("Challenge", "{name}’s game"), name=WORDS.person(name))


def parted(both: tuple[Entrant, Entrant], *, is_by_person: bool) -> str:
    """What is said of the place where *both* part, if it *is_by_person* and not by a bot."""
    text = translate("Challenge", "Here {name} part ways.")
    if not is_by_person:
        text = translate("Challenge", "{name} did the same so far; then a bot played differently.")
    return filled(text, name=_both(*(one.name for one in both)))


def done(
    challenge: Challenge,
    deal: int,
    both: tuple[Entrant, Entrant],
    did: tuple[str, str] | None,
    *,
    is_by_person: bool,
) -> str:
    """What *both* did where they part in *deal*, from 0, and what came of it, a line each. They
    *did* something that words do not tell apart where that is None."""
    lines = did or (
        translate("Challenge", "Both laid the same cards here, but not in the same places."),
    )
    if not is_by_person:
        text = translate(
            "Challenge",
            "Some bots go by the order in which cards lie, even where it makes no difference.",
        )
        lines = (text,)
    return "\n".join((*lines, _in_the_end(challenge, deal, both)))


def _in_the_end(challenge: Challenge, deal: int, both: tuple[Entrant, Entrant]) -> str:
    made = [(one.points[deal] or 0, one.name) for one in both]
    (worse, name), (better, _) = sorted(made, reverse=challenge.is_lowest_best)
    if worse == better:
        text = translate("Challenge", "In the end both made {points}.")
        return filled(text, points=WORDS.points_counted(worse))
    text = translate("Challenge", "In the end {name} was {points} behind.")
    points = WORDS.points_counted(abs(better - worse))
    return filled(text, name=WORDS.person(name), points=points)


def _both(*names: str) -> str:
    return WORDS.listed(WORDS.people(names))
