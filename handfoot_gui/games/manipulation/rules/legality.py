"""Why a player may not make a move now; page "Manipulation Rummy", sections 2, 3, 6 and 7."""

from __future__ import annotations

from collections import Counter
from typing import Final, assert_never

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Meld, Name
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.option_values import FirstPlayBy, JokerRule
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import hand_points, laid_points
from handfoot_gui.games.manipulation.rules.shapes import meld_problem
from handfoot_gui.games.manipulation.rules.state import Phase, Public, View

_OWN_PHASES: Final = frozenset({Phase.TURN, Phase.KNOCK})


def player_to_move(public: Public) -> Seat | None:
    """The seat that moves next; None when it is the table or nobody."""
    return public.turn if public.phase in _OWN_PHASES else None


def problem(options: Options, view: View, move: PlayerMove) -> Problem | None:
    """Why the viewing seat may not make *move*, or None."""
    actor = player_to_move(view.public)
    if actor != view.seat:
        return NotToMove(view.seat, actor)
    match move:
        case Draw():
            return _problem_draw(options, view)
        case Play():
            return problem_now(options, view) or problem_table(options, view, move.melds)
        case Knock():
            return _problem_knock(options, view)
        case EndTurn():
            return _problem_end(options, view)
        case _:
            assert_never(move)


def has_played(options: Options, public: Public) -> bool:
    """Whether the player to move has confirmed a play in this turn."""
    return public.phase is Phase.KNOCK and not options.ends_playing(public.drawn)


def is_opening(options: Options, public: Public, seat: Seat) -> bool:
    """Whether a play of *seat* would be its first of the round, which is made from the hand alone
    (M2)."""
    return options.first_play_by is FirstPlayBy.PLAYER and seat not in public.opened


def points_needed(options: Options, public: Public, seat: Seat) -> int:
    """What a play of *seat* must be worth: the points of a first play, or 0."""
    if options.first_play_by is FirstPlayBy.PLAYER:
        return 0 if seat in public.opened else options.first_play
    return 0 if public.melds else options.first_play


def problem_now(options: Options, view: View) -> Problem | None:
    """Why the viewing seat, which is to move, may not play to the table at this point."""
    public = view.public
    if public.phase is Phase.KNOCK:
        if has_played(options, public):
            return no.AlreadyPlayed()
        return no.DrawnOut(public.drawn)
    if public.last_lap is None and not public.drawn and options.draw_first:
        return no.DrawFirst()
    return None


def problem_table(options: Options, view: View, melds: tuple[Meld, ...]) -> Problem | None:
    """Why the viewing seat may not leave the table as *melds*, whoever's turn it is."""
    public = view.public
    before = {laid.card for meld in public.melds for laid in meld}
    moved = _problem_cards(before, set(view.hand), melds)
    if moved is not None:
        return moved
    for meld in melds:
        why = meld_problem(meld, options.ace)
        if why is not None:
            return no.WrongMeld(meld, why)
    if is_opening(options, public, view.seat) and not _is_untouched(public.melds, melds):
        return no.TableTouched()
    standing = _standing_joker(options.joker_rule, public.melds, melds)
    if standing is not None:
        return no.JokerStillStands(standing, options.joker_rule)
    if sum(map(len, melds)) == len(before):
        return no.NothingPlayed()
    need = points_needed(options, public, view.seat)
    if need:
        new = (laid for meld in melds for laid in meld if laid.card not in before)
        have = laid_points(options.values, new)
        if have < need:
            return no.TooFewPoints(have, need)
    return None


def _is_untouched(before: tuple[Meld, ...], after: tuple[Meld, ...]) -> bool:
    """Whether every meld lies there as it lay *before*, jokers with their names."""
    return set(map(frozenset, before)) <= set(map(frozenset, after))


def _problem_cards(before: set[Card], held: set[Card], melds: tuple[Meld, ...]) -> Problem | None:
    """Why *melds* are not made of all cards that lay there *before*, and of those *held*."""
    missing, played = set(before), set[Card]()
    for meld in melds:
        for laid in meld:
            card = laid.card
            if card in missing:
                missing.remove(card)
            elif card in held:
                held.remove(card)
                played.add(card)
            elif card in played or card in before:
                return CardTwice(card)
            else:
                return NotHeld(card)
    return no.CardTaken(min(missing, key=lambda card: card.order)) if missing else None


def may_knock(options: Options, public: Public, points: int, stock: int) -> bool:
    """Whether the player to move, with *points* in the hand, may knock as things are."""
    return (
        (public.last_lap is None or options.last_lap_knock)
        and points <= options.knock_limit
        and options.knock_limit > 0
        and _is_time_to_knock(options, public, stock)
    )


def _is_time_to_knock(options: Options, public: Public, stock: int) -> bool:
    """After playing or the last permitted card, or where the stock cut the drawing short."""
    if public.phase is Phase.KNOCK:
        return True
    return public.drawn > 0 and (not stock or options.is_last_draw(public.drawn))


def _standing_joker(
    rule: JokerRule, before: tuple[Meld, ...], after: tuple[Meld, ...]
) -> Name | None:
    """The end-of-turn test of section 2 and of M3: a name that left the table without the real
    card that may take its place."""
    names = _names(before)
    if not names or rule is JokerRule.FREE:
        return None
    names.subtract(_names(after))
    real: Counter[tuple[Rank, Suit]] = Counter()
    if rule is not JokerRule.FIXED:
        real.update(_real_cards(after))
    if rule is JokerRule.FROM_HAND:
        real.subtract(_real_cards(before))
    for name, count in names.items():
        if count > real[name.rank, name.suit]:
            return name
    return None


def _real_cards(melds: tuple[Meld, ...]) -> Counter[tuple[Rank, Suit]]:
    return Counter(
        (laid.card.rank, laid.card.suit) for meld in melds for laid in meld if laid.name is None
    )


def _names(melds: tuple[Meld, ...]) -> Counter[Name]:
    return Counter(laid.name for meld in melds for laid in meld if laid.name is not None)


def _problem_draw(options: Options, view: View) -> Problem | None:
    public = view.public
    if public.phase is Phase.KNOCK:
        if has_played(options, public):
            return no.AlreadyPlayed()
        return no.DrawnOut(public.drawn)
    if public.last_lap is not None:
        return no.NoDrawInLastLap()
    if options.is_last_draw(public.drawn):
        return no.NoMoreDraws(public.drawn)
    return None if view.stock_count else no.StockEmpty()


def _problem_knock(options: Options, view: View) -> Problem | None:
    public = view.public
    if not options.knock_limit:
        return no.NoKnocking()
    if public.last_lap is not None and not options.last_lap_knock:
        return no.NoKnockInLastLap()
    if not _is_time_to_knock(options, public, view.stock_count):
        return no.KnockTooEarly()
    have = hand_points(options.values, view.hand)
    return None if have <= options.knock_limit else no.TooManyPoints(have, options.knock_limit)


def _problem_end(options: Options, view: View) -> Problem | None:
    public = view.public
    if public.phase is Phase.KNOCK or public.last_lap is not None:
        return None
    if not public.drawn and options.draw_first:
        return no.DrawFirst()
    if options.is_last_draw(public.drawn):
        return None
    return no.NoPassing() if view.stock_count else None
