"""Hand and Foot as the program knows it: its name and where its parts are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from handfoot_gui.core.game import GameDef, GameText, Replays, Reviews, lazy

if TYPE_CHECKING:
    from handfoot_gui.core.text.phrases import Translate

_HOME: Final = "handfoot_gui.games.hand_and_foot"

GAME: Final = GameDef(
    "hand-and-foot",
    tile="AH1 7S1 *H1",
    levels={
        "easy": lazy(f"{_HOME}.bots.levels:EasyBot"),
        "steady": lazy(f"{_HOME}.bots.levels:SteadyBot"),
        "strong": lazy(f"{_HOME}.bots.strong:StrongBot"),
        "expert": lazy(f"{_HOME}.bots.strong:ExpertBot"),
    },
    # Of pairs, in matches with the sides exchanged: steady won 90 % (87 to 93) against easy, strong
    # 74 % (70 to 78) of 500 against steady, expert 79 % (75 to 83) of 320 against steady and 60 %
    # (54 to 67) of 200 against strong.
    ratings=(1000, 1380, 1560, 1625),
    agreements=lazy(f"{_HOME}.text.agreements:agreement_texts"),
    adviser=lazy(f"{_HOME}.bots.advice:advice"),
    judge=lazy(f"{_HOME}.bots.advice:judged"),
    replayer=lazy(f"{_HOME}.bots.replaying:replayer"),
    replays=Replays("expert", 12, bot=lazy(f"{_HOME}.bots.strong:unhurried_expert")),
    lesson=lazy(f"{_HOME}.lesson:lesson"),
    reviews=Reviews(
        theme=lazy(f"{_HOME}.themes:theme_of"),
        themes=lazy(f"{_HOME}.text.themes:themes"),
        weigher=lazy(f"{_HOME}.bots.advice:weighed"),
        drill="first meld",
    ),
    puzzles=lazy(f"{_HOME}.puzzles:puzzle_kinds"),
    learnt=lazy(f"{_HOME}.bots.learnt:learnt_from"),
    former=lazy(f"{_HOME}.rules.former:former"),
    rules=lazy(f"{_HOME}.rules.rules:HandAndFoot"),
    alike=lazy(f"{_HOME}.rules.alike:alike"),
    options_type=lazy(f"{_HOME}.rules.options:Options"),
    move_type=lazy(f"{_HOME}.rules.moves:Move"),
    presets=lazy(f"{_HOME}.rules.presets:PRESETS"),
    preset_options=lazy(f"{_HOME}.rules.presets:preset"),
    preset_seats=lazy(f"{_HOME}.rules.presets:PRESET_SEATS"),
    option_texts=lazy(f"{_HOME}.text.options:option_texts"),
    interview=lazy(f"{_HOME}.text.interview:interview"),
    which_questions=lazy(f"{_HOME}.text.which:which_questions"),
    without_unplayed=lazy(f"{_HOME}.text.unplayed:without_unplayed"),
    presenter=lazy(f"{_HOME}.presenter.presenter:HandAndFootPresenter"),
    spoken_state=lazy(f"{_HOME}.text.spoken_state:HandAndFootState"),
    own_acts=lazy(f"{_HOME}.text.own_acts:HandAndFootOwnActs"),
    text=lazy(f"{_HOME}.game:game_text"),
    rule_card=lazy(f"{_HOME}.text.rule_card:rule_card"),
    score_sheet=lazy(f"{_HOME}.score_sheet:sheet_body"),
    scorekeeper=lazy(f"{_HOME}.scorekeeping:HandAndFootScorekeeper"),
    scorekeeper_text=lazy(f"{_HOME}.scorekeeping:HandAndFootScorekeeperText"),
    delegate=lazy(f"{_HOME}.view.delegate:HandAndFootDelegate"),
)


def game_text(translate: Translate) -> GameText:
    """Its title, presets and keys."""
    return GameText(
        title=translate("Games", "Hand and Foot"),
        about=translate("Games", "Partners build books of seven"),
        length=translate("Games", "2 to 8 players, about an hour"),
        at_deal=translate("Games", "{game}, deal {deal}"),
        deal=translate("Common", "Deal", "noun"),
        deal_number=translate("Score", "Deal {number}"),
        presets={
            "classic": (
                translate("Games", "Classic"),
                translate("Games", "13-card hand and foot; two clean books, two dirty, one wild"),
            ),
            "classic-upcard": (
                translate("Games", "Classic, upcard stays"),
                translate("Games", "Like Classic, but the upcard stays, whatever it is"),
            ),
            "saskatchewan": (
                translate("Games", "Saskatchewan"),
                translate("Games", "Melds stay open after seven cards; pick up the whole pile"),
            ),
            "simpson": (
                translate("Games", "Simpson"),
                translate("Games", "No partners, two stock piles, no wild books"),
            ),
            "brouillette-low": (
                translate("Games", "Brouillette, low"),
                translate(
                    "Games",
                    "Like Simpson, but a discarded wild removes the pile; books score 300 or 100",
                ),
            ),
            "brouillette-high": (
                translate("Games", "Brouillette, high"),
                translate(
                    "Games",
                    "Like Simpson, but a discarded wild removes the pile; books score 500 or 300",
                ),
            ),
            "brouillette-partners-low": (
                translate("Games", "Brouillette partners, low"),
                translate("Games", "Two pairs; deal four needs four clean and four dirty books"),
            ),
            "brouillette-partners-high": (
                translate("Games", "Brouillette partners, high"),
                translate(
                    "Games",
                    "Two pairs; deal four needs four clean and four dirty books, at 500 and 300",
                ),
            ),
            "pennies": (
                translate("Games", "Pennies from Heaven"),
                translate("Games", "Six players; canastas of sevens; games go to 20,000"),
            ),
            "special-deck": (
                translate("Games", "Special deck"),
                translate("Games", "262 special cards with ladies and villains"),
            ),
            "bain": (
                translate("Games", "Bain"),
                translate(
                    "Games",
                    "Hand of 15, foot of 13; a book opens the foot; bonuses are our choice",
                ),
            ),
            "demeritt": (
                translate("Games", "DeMeritt"),
                translate(
                    "Games",
                    "Whole pile; dirty books stay open; to 10,000; red threes are our choice",
                ),
            ),
            "california": (
                translate("Games", "California"),
                translate(
                    "Games",
                    "Pick up three to seven cards; these limits are our choice",
                ),
            ),
            "rasa": (
                translate("Games", "Rasa"),
                translate("Games", "Red threes cost 500; games go to 20,000 points"),
            ),
            "tanglewood": (
                translate("Games", "Tanglewood"),
                translate(
                    "Games",
                    "Pick up three from a closed pile; the books needed are our choice",
                ),
            ),
            "hand-knee-foot": (
                translate("Games", "Hand, Knee and Foot"),
                translate("Games", "15, 13 and 11 cards; the books needed are our choice"),
            ),
        },
        levels={
            "easy": translate(
                "Games",
                "Looks only at its own cards and misses some melds.",
            ),
            "steady": translate("Games", "Plays for its side and watches what others collect."),
            "strong": translate(
                "Games", "Tries moves in imagined deals and remembers who took what."
            ),
            "expert": translate("Games", "The strong bot with more time, as set in Preferences."),
        },
        keys=(
            ("D", translate("Keys", "Draw from the stock")),
            ("B", translate("Keys", "Draw from both stock piles")),
            ("X", translate("Keys", "Discard the picked card")),
            ("L", translate("Keys", "Lay the picked cards where they fit")),
            ("E", translate("Common", "End the turn")),
            ("G", translate("Keys", "Ask your partner, “May I go out?”")),
            ("Y, N", translate("Keys", "Answer when your partner asks")),
        ),
        are_presets_known_by_name=True,
    )
