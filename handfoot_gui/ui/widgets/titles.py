"""What games, rule sets, bots and their paces are called on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handfoot_gui.core.game import LEVELS, GameText
from handfoot_gui.core.preferences import BotPace
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.session.names import preset_name
from handfoot_gui.ui.widgets.figures import filled, translate

if TYPE_CHECKING:
    from handfoot_gui.session.history.figures import PersonFigures


def _text(game: str) -> GameText:
    return GAMES[game].text(translate)


def game_title(game: str) -> str:
    """The game's name on the screen."""
    return _text(game).title


def game_about(game: str) -> tuple[str, str]:
    """What a game is in a few words, and for how many and how long."""
    text = _text(game)
    return text.about, text.length


def deal_number(game: str, number: int) -> str:
    """ "Deal 3", as the *game* calls it."""
    return filled(_text(game).deal_number, number=number)


def deal_title(game: str) -> str:
    """What a deal of *game* is called over a column."""
    return _text(game).deal


def game_at_deal(game: str, deal: int) -> str:
    """ "Hand and Foot, deal 2"."""
    text = _text(game)
    return filled(text.at_deal, game=text.title, deal=deal)


def game_keys(game: str) -> tuple[tuple[str, str], ...]:
    """The keys that only one game has, and what they do."""
    return _text(game).keys


def bot_title(level: str) -> str:
    """A bot by its level."""
    titles = {
        "easy": translate("Games", "Easy bot"),
        "steady": translate("Games", "Steady bot"),
        "strong": translate("Games", "Strong bot"),
        "expert": translate("Games", "Expert bot"),
    }
    return titles.get(level, level)


def level_about(game: str, level: str) -> str:
    """What a bot of *level* does in *game*; of the last one also that none is stronger, where other
    games have a stronger one."""
    about, levels = _text(game).levels[level], GAMES[game].levels
    if level != levels[-1] or level == LEVELS[-1]:
        return about
    none = translate("Games", "None is stronger.")
    return f"{about} {none}"


def preset_title(game: str | None, preset: str | None) -> str:
    """As `preset_name`, on the screen."""
    return preset_name(translate, game, preset)


def rules_title(game: str, preset: str | None) -> str:
    """The rule set's name, for people to tell games apart; empty where there is only one."""
    return "" if presets_of(game) == (preset,) else preset_title(game, preset)


def card_title(game: str, rules: str) -> str:
    """The heading of the card of *rules*: the game's name, unless they have one of their own."""
    text = _text(game)
    is_preset = rules in (title for title, _ in text.presets.values())
    return text.title if is_preset and not text.are_presets_known_by_name else rules


def preset_about(game: str, preset: str) -> str:
    """One line about a preset; empty for a set that is the house's own."""
    _, about = _text(game).presets.get(preset, ("", ""))
    return about


def person_name(row: PersonFigures) -> str:
    """The name; a bot's with what it is."""
    if not row.key[1]:
        return row.name
    return filled(translate("Games", "{name} ({bot})"), name=row.name, bot=bot_title(row.level))


def paces() -> tuple[tuple[str, BotPace], ...]:
    """Every pace with its name, the quickest first."""
    return (
        (translate("Pace", "Instant"), BotPace.INSTANT),
        (translate("Pace", "Quick"), BotPace.QUICK),
        (translate("Pace", "Calm"), BotPace.CALM),
        (translate("Pace", "Slow"), BotPace.SLOW),
        (translate("Pace", "Narrated"), BotPace.KEY),
    )
