"""The switches of Manipulation Rummy as they are offered before a game."""

from __future__ import annotations

from handfoot_gui.core.text.switches import Switch
from handfoot_gui.core.text.words import Words


def manipulation_switches(words: Words) -> tuple[Switch, ...]:
    """Section 6 of the rules, as far as households differ."""
    translate = words.translate

    def points(number: int) -> str:
        return translate("ManipulationSwitches", "{n} points").format(n=words.number(number))

    def bonus(*usual: int) -> tuple[tuple[int, str], ...]:
        none = (0, translate("ManipulationSwitches", "none"))
        return (*((number, points(number)) for number in usual), none)

    return (
        Switch(
            "draw_limit",
            translate("ManipulationSwitches", "Cards drawn in a turn"),
            (
                (3, translate("ManipulationSwitches", "up to three")),
                (2, translate("ManipulationSwitches", "up to two")),
                (1, translate("ManipulationSwitches", "one, instead of playing")),
            ),
        ),
        Switch(
            "knock_limit",
            translate("ManipulationSwitches", "Knocking"),
            (
                (5, translate("ManipulationSwitches", "with 5 points or fewer")),
                (10, translate("ManipulationSwitches", "with 10 points or fewer")),
                (0, translate("ManipulationSwitches", "nobody knocks")),
            ),
        ),
        Switch(
            "first_play",
            translate("ManipulationSwitches", "First cards on an empty table"),
            (
                (0, translate("ManipulationSwitches", "any")),
                (30, translate("ManipulationSwitches", "at least 30 points")),
            ),
        ),
        Switch(
            "target",
            translate("ManipulationSwitches", "The game goes to"),
            tuple((number, points(number)) for number in (150, 100, 200, 300)),
        ),
        Switch(
            "out_bonus",
            translate("ManipulationSwitches", "Bonus for going out"),
            bonus(25, 10, 50),
            is_rare=True,
        ),
        Switch(
            "undercut_bonus",
            translate("ManipulationSwitches", "Bonus for an undercut"),
            bonus(10, 20, 25),
            is_rare=True,
        ),
        Switch(
            "round_bonus",
            translate("ManipulationSwitches", "Bonus for each round won"),
            bonus(25, 10, 50),
            is_rare=True,
        ),
        Switch(
            "target_bonus",
            translate("ManipulationSwitches", "Bonus for reaching the goal"),
            bonus(100, 50, 200),
            is_rare=True,
        ),
        Switch(
            "packs",
            translate("ManipulationSwitches", "Packs of cards"),
            (
                (0, translate("ManipulationSwitches", "two, for two players one")),
                (1, words.count(1)),
                (2, words.count(2)),
            ),
            is_rare=True,
        ),
        Switch(
            "jokers",
            translate("ManipulationSwitches", "Jokers"),
            (
                (-1, translate("ManipulationSwitches", "one for each pack")),
                (0, translate("ManipulationSwitches", "none")),
                *((number, words.count(number)) for number in range(1, 5)),
            ),
            is_rare=True,
        ),
    )
