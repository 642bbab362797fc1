"""How long things wait, and are waited for, in the window."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from handfoot_gui.core.preferences import BotPace


class Timing(Struct, frozen=True, kw_only=True):
    """All rests that people may notice, in milliseconds.

    Whoever makes the window hands it in; from there it goes with the `Style` to what is shown, and
    to the parts of each game.
    """

    # -- what just came, and presses that were meant for what was there before -----------------

    keys_up: int = 300
    """So long all keys have to be up, on what just came, before one of them opens it."""
    button_gone: int = 600
    """So long no button takes a press after one has gone by itself, where another may lie then."""
    cover_settling: int = 600
    """So long after the cover came a press means nothing."""
    score_seen: int = 1500
    """A result is shown for so long before a key goes on to another deal or game."""

    # -- before the game goes on -----------------------------------------------------------------

    bot_instant: int = 0
    """How long a bot's act stays before the next one where bots play at once; and so on."""
    bot_quick: int = 420
    bot_calm: int = 700
    bot_slow: int = 1800
    bot_at_key: int = 1120
    table_seen: int = 700
    """What has to be seen before the table goes on rests so long at least, however quick the bots
    are: four cards are to be read, of which the last has only just come."""
    code: int = 1500
    """So long at least the code of a deal is read before the first card."""
    grace: int = 1000
    """For so long at least the move that ended a turn can be taken back."""
    lingering_grace: int = 6000
    """For so long where its player has something to read about it."""
    wanted_grace: int = 10_000
    """For so long where the household wants more time."""
    last_card: int = 500
    """How long the last card of a deal rests before it is shown who wins; times the pace of the
    cards."""
    won_fades_in: int = 250
    """How long the line around what won takes to come up; times the pace of the cards."""
    cut_seen: int = 600
    """How long what has come without being seen to move is marked, where nothing moves."""
    last_look: int = 1500
    """How long the end of a deal is seen, once nothing moves, before its score, where bots play
    quickly."""
    turning_up: int = 900
    """How long it takes until all hands are turned up; times the pace of the cards."""
    result: int = 1500
    """So long a result that stands at the table alone is seen before anything goes on to another
    deal."""

    # -- what is said and shown ------------------------------------------------------------------

    band_fade: int = 120
    """So long what was said on paper fades over what is said there next."""
    refusal: int = 5000
    """How long a refusal stands, where no act comes before, until the prompt stands there again."""
    hint_step: int = 1300
    """How long each step of a hint is seen before the next."""
    speaker_ready: int = 800
    """So long after a table is shown the speaker gets ready, which must not hold that up."""
    sounds_gathered: int = 40
    """Of all that is done so fast, the greatest news is heard."""

    nobody_came: int = 30_000
    """So long a code is shown before it is said why no phone may have come."""

    # -- what thinks, and what is kept -----------------------------------------------------------

    counsel: int = 3000
    """How long a move that may be a slip waits for what the program would do instead."""
    bots_started: int = 400
    """The process of the bots starts so long after the window of its game, unless it is asked
    before: drawing comes first."""
    bots_late: int = 3000
    """So long over its time a bot is before people are told why nothing happens."""
    bots_hung: int = 10_000
    """So long over its time a bot counts as hung."""
    draft_kept: int = 1000
    """A program that is killed loses what was laid out in this time at most."""
    read_at_once: int = 150
    """Files are read for so long before the start page is shown: enough for the games a household
    has left."""
    read_on: int = 12
    """Files are read for so long until the window has its turn."""
    window_turn: int = 4
    """So long the window has its turn until reading goes on."""
    book_written: int = 5000
    """How long other programs are waited for that have the family book."""

    cards_replayed: int = 3000
    """So long after cards were dealt, or a game was left, bots play them again."""
    review_begins: int = 2000
    """So long after a deal its score is seen before a process begins to look through it."""
    review_rest: int = 250
    """So long that one rests until it is asked again whether nobody else thinks."""

    # -- phones at the table ---------------------------------------------------------------------

    phone_joins: int = 5000
    """So long a connection that has not named the key of a seat is kept."""
    phone_silent: int = 40_000
    """So long a phone that says nothing counts as there; its page says something every 15
    seconds."""
    phone_asleep: int = 20_000
    """So long in its turn a phone cannot be reached before it is said."""
    reaction: int = 6_000
    """So long it stands beside a player what that one calls to the others."""
    phone_network: int = 10_000
    """The addresses of this computer are looked at after so long while phones may come."""

    def rest(self, pace: BotPace) -> int:
        """How long an act of a bot stays that plays at *pace*."""
        match pace:
            case BotPace.INSTANT:
                return self.bot_instant
            case BotPace.QUICK:
                return self.bot_quick
            case BotPace.CALM:
                return self.bot_calm
            case BotPace.SLOW:
                return self.bot_slow
            case BotPace.KEY:
                return self.bot_at_key


USUAL: Final = Timing()
"""How it is for people."""
