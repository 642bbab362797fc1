"""Manipulation Rummy as the program knows it: its name and where its parts are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from handfoot_gui.core.game import GameDef, GameText, Replays, Reviews, lazy

if TYPE_CHECKING:
    from handfoot_gui.core.text.phrases import Translate

_HOME: Final = "handfoot_gui.games.manipulation"

GAME: Final = GameDef(
    "manipulation",
    tile="5S1 6S1 7S1",
    levels={
        "easy": lazy(f"{_HOME}.bots:easy"),
        "steady": lazy(f"{_HOME}.bots:steady"),
        "strong": lazy(f"{_HOME}.bots:strong"),
    },
    # Easy won none of 278 games against steady, which are 780 points or more; strong won 87 %
    # (79 to 92) of 120 against steady.
    ratings=(1000, 1780, 2230),
    adviser=lazy(f"{_HOME}.bots:advice"),
    judge=lazy(f"{_HOME}.bots:judged"),
    replays=Replays("strong", 40, stirred=lazy(f"{_HOME}.bots:stirred")),
    lesson=lazy(f"{_HOME}.lesson:lesson"),
    reviews=Reviews(
        theme=lazy(f"{_HOME}.themes:theme_of"),
        themes=lazy(f"{_HOME}.text.themes:themes"),
        weigher=lazy(f"{_HOME}.bots:weighed"),
    ),
    puzzles=lazy(f"{_HOME}.puzzles:puzzle_kinds"),
    former=lazy(f"{_HOME}.rules.former:former"),
    rules=lazy(f"{_HOME}.rules.rules:Manipulation"),
    alike=lazy(f"{_HOME}.rules.alike:alike"),
    options_type=lazy(f"{_HOME}.rules.options:Options"),
    move_type=lazy(f"{_HOME}.rules.moves:Move"),
    presets=lazy(f"{_HOME}.rules.options:PRESETS"),
    preset_options=lazy(f"{_HOME}.rules.options:preset"),
    preset_seats=lazy(f"{_HOME}.rules.options:PRESET_SEATS"),
    option_texts=lazy(f"{_HOME}.text.options:option_texts"),
    interview=lazy(f"{_HOME}.text.options:interview"),
    presenter=lazy(f"{_HOME}.presenter.presenter:ManipulationPresenter"),
    spoken_state=lazy(f"{_HOME}.text.spoken_state:ManipulationState"),
    own_acts=lazy(f"{_HOME}.text.own_acts:ManipulationOwnActs"),
    text=lazy(f"{_HOME}.game:game_text"),
    rule_card=lazy(f"{_HOME}.text.rule_card:manipulation_card"),
    score_sheet=lazy(f"{_HOME}.score_sheet:sheet_body"),
    scorekeeper=lazy(f"{_HOME}.scorekeeping:ManipulationScorekeeper"),
    scorekeeper_text=lazy(f"{_HOME}.scorekeeping:ManipulationScorekeeperText"),
    delegate=lazy(f"{_HOME}.view.delegate:ManipulationDelegate"),
)


def game_text(translate: Translate) -> GameText:
    """Its title, presets and keys."""
    return GameText(
        title=translate("Games", "Manipulation Rummy"),
        about=translate("Games", "Rearrange anything on the table"),
        length=translate("Games", "2 to 6 players, half an hour"),
        at_deal=translate("Games", "{game}, round {deal}"),
        deal=translate("Games", "Round"),
        deal_number=translate("ManipulationScore", "Round {number}"),
        presets={
            "classic": (
                translate("Games", "Classic"),
                translate("Games", "Draw up to three cards; you may knock"),
            ),
            "machiavelli": (
                translate("Games", "Machiavelli"),
                translate("Games", "Play or draw one; no jokers; 13 cards each"),
            ),
            "tiles": (
                translate("Games", "Tiles"),
                translate("Games", "Each first play needs 30 points, from your hand alone"),
            ),
            "shanghai": (
                translate("Games", "Shanghai"),
                translate("Games", "Draw until you play"),
            ),
        },
        levels={
            "easy": translate("Games", "Lays melds and adds to them, but takes none apart."),
            "steady": translate("Games", "Moves up to three cards on the table to lay down more."),
            "strong": translate(
                "Games",
                "Rebuilds the whole table and holds cards back.",
            ),
        },
        keys=(
            ("Esc", translate("Keys", "Put the whole table back as it was")),
            ("D", translate("Keys", "Draw a card")),
            ("N", translate("Keys", "Start a new meld with the picked cards")),
            ("L", translate("Keys", "Lay the picked cards where they fit")),
            ("P", translate("Keys", "Split the meld before the picked card")),
            ("1, 2, 3", translate("Keys", "Say what a joker stands for")),
            ("E", translate("Common", "End the turn")),
            ("O", translate("Keys", "Knock")),
        ),
    )
