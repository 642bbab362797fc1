"""Raub as the program knows it: its name and where its parts are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from handfoot_gui.core.game import GameDef, GameText, Replays, Reviews, lazy

if TYPE_CHECKING:
    from handfoot_gui.core.text.phrases import Translate

_HOME: Final = "handfoot_gui.games.raub"

GAME: Final = GameDef(
    "raub",
    tile="7H1 KS1 AH1",
    levels={
        "easy": lazy(f"{_HOME}.bots.searching:easy"),
        "steady": lazy(f"{_HOME}.bots.searching:steady"),
    },
    # Steady won 64 % (54 to 73) of 100 games against easy.
    ratings=(1000, 1100),
    adviser=lazy(f"{_HOME}.bots.advice:advice"),
    judge=lazy(f"{_HOME}.bots.advice:judged"),
    replayer=lazy(f"{_HOME}.bots.replaying:replayer"),
    report_rounds=5,
    replays=Replays("steady", 60),
    reviews=Reviews(
        theme=lazy(f"{_HOME}.themes:theme_of"),
        themes=lazy(f"{_HOME}.text.themes:themes"),
        weigher=lazy(f"{_HOME}.bots.advice:weighed"),
        drill="exchange",
    ),
    puzzles=lazy(f"{_HOME}.puzzles:puzzle_kinds"),
    lesson=lazy(f"{_HOME}.lesson:lesson"),
    former=lazy(f"{_HOME}.rules.former:former"),
    rules=lazy(f"{_HOME}.rules.rules:RaubRules"),
    alike=lazy(f"{_HOME}.rules.alike:alike"),
    options_type=lazy(f"{_HOME}.rules.options:Options"),
    move_type=lazy(f"{_HOME}.rules.moves:Move"),
    presets=lazy(f"{_HOME}.rules.options:PRESETS"),
    preset_options=lazy(f"{_HOME}.rules.options:preset"),
    preset_seats=lazy(f"{_HOME}.rules.options:PRESET_SEATS"),
    option_texts=lazy(f"{_HOME}.text.options:option_texts"),
    interview=lazy(f"{_HOME}.text.options:interview"),
    presenter=lazy(f"{_HOME}.presenter.presenter:RaubPresenter"),
    spoken_state=lazy(f"{_HOME}.text.spoken_state:RaubState"),
    own_acts=lazy(f"{_HOME}.text.own_acts:RaubOwnActs"),
    text=lazy(f"{_HOME}.game:game_text"),
    rule_card=lazy(f"{_HOME}.text.rule_card:raub_card"),
    score_sheet=lazy(f"{_HOME}.score_sheet:sheet_body"),
    scorekeeper=lazy(f"{_HOME}.scorekeeping:RaubScorekeeper"),
    scorekeeper_text=lazy(f"{_HOME}.scorekeeping:RaubScorekeeperText"),
    delegate=lazy(f"{_HOME}.view.delegate:RaubDelegate"),
)


def game_text(translate: Translate) -> GameText:
    """Its title, presets and keys."""
    return GameText(
        title=translate("Games", "Raub"),
        about=translate("Games", "Four cards, four tricks; count down from 21"),
        length=translate("Games", "2 to 4 players, half an hour"),
        at_deal=translate("Games", "{game}, deal {deal}"),
        deal=translate("Common", "Deal", "noun"),
        deal_number=translate("Score", "Deal {number}"),
        presets={
            "classic": (
                translate("Games", "Classic"),
                translate("Games", "Three ways to make trumps; count from 21 down to 0"),
            )
        },
        levels={
            "easy": translate(
                "Games",
                "Imagines only a few deals and forgets what was played.",
            ),
            "steady": translate(
                "Games",
                "Imagines some deals and remembers every card.",
            ),
        },
        keys=(
            ("D", translate("Keys", "Deal or, later, pass")),
            ("P", translate("Keys", "Pass the deal on")),
            ("R", translate("Keys", "Say Raub, blind or not")),
            ("L", translate("Keys", "Look at the cards")),
            ("W, N", translate("Keys", "Swap the seven of trumps, or keep it")),
            ("V", translate("Keys", "See the deal’s tricks again")),
        ),
    )
