"""The log of Manipulation Rummy: every act that everybody saw, in the past tense, with names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from handfoot_gui.core.messages import Deed, Importance, LogLine, MoveSeen
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.log import lot_line
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.scoring import winners_of_score
from handfoot_gui.games.manipulation.rules.state import End, Public
from handfoot_gui.games.manipulation.text.names import name_sign

_MOST_SIGNS: Final = 4


def log_lines(
    words: Words, names: Sequence[str], seen: MoveSeen[Public, m.Move]
) -> tuple[LogLine, ...]:
    """What everybody saw of a move, oldest first."""
    seat, move, before, after = seen.seat, seen.move, seen.before, seen.after
    translate = words.translate
    name = names[seat] if seat != TABLE else ""
    match move:
        case m.ChooseDealer(dealer):
            lines = [lot_line(words, names[dealer], is_dealt_again=seen.is_dealt_again)]
        case m.Deal():
            text = translate("ManipulationLog", "{name} dealt ten cards each.")
            lines = [LogLine(after.dealer, text.format(name=names[after.dealer]))]
        case m.Draw():
            text = _drew(words, before.drawn).format(name=name)
            one = translate("Recap", "drew one card")
            several = translate("Recap", "drew {count} cards")
            deed = Deed(one, several=several, kind="draw")
            lines = [LogLine(seat, text, is_step=True, deeds=(deed,))]
        case m.Play():
            text = _played(words, name, before, move, after)
            lines = [LogLine(seat, text, deeds=_deeds(words, before, move, after))]
        case m.Knock():
            text = translate("ManipulationLog", "{name} knocked.")
            knocked = Deed(translate("Recap", "knocked"), weight=Importance.FIRST)
            lines = [LogLine(seat, text.format(name=name), deeds=(knocked,))]
        case m.EndTurn():
            text = translate("ManipulationLog", "{name} did not knock.")
            if before.last_lap is not None:
                text = translate("ManipulationLog", "{name} passed.")
            lines = [LogLine(seat, text.format(name=name), is_step=True)]
        case m.EndRound():
            lines = [LogLine(TABLE, round_result(words, names, after))]
        case _:
            assert_never(move)
    if before.last_lap is None and after.last_lap is not None:
        text = translate("ManipulationLog", "The stock is empty: everybody has one more turn.")
        lines.append(LogLine(TABLE, text))
    return tuple(lines)


def _drew(words: Words, drawn: int) -> str:
    translate = words.translate
    return (
        translate("ManipulationLog", "{name} drew a card."),
        translate("ManipulationLog", "{name} drew a second card."),
        translate("ManipulationLog", "{name} drew a third card."),
    )[drawn]


def _played(words: Words, name: str, before: Public, move: m.Play, after: Public) -> str:
    """ "Josip freed the joker and laid three queens."."""
    translate = words.translate
    old = {laid.card for meld in before.melds for laid in meld}
    laid = [one for meld in move.melds for one in meld if one.card not in old]
    cards = sorted(laid, key=lambda one: one.card.order)
    facts = {"name": name, "cards": _laid(words, cards)}
    is_out = after.ended is End.OUT
    if _freed(before, move):
        text = translate("ManipulationLog", "{name} freed the joker and laid {cards}.")
        if is_out:
            text = translate("ManipulationLog", "{name} freed the joker, laid {cards}: out.")
        return text.format(**facts)
    moved = _moved(before, move)
    if is_out:
        return translate("ManipulationLog", "{name} laid {cards} and went out.").format(**facts)
    if moved:
        text = translate("ManipulationLog", "{name} laid {cards} and moved {moved}.")
        return text.format(moved=words.cards_counted(moved), **facts)
    return translate("ManipulationLog", "{name} laid {cards}.").format(**facts)


def _deeds(words: Words, before: Public, move: m.Play, after: Public) -> tuple[Deed, ...]:
    """The cards laid, what jokers stand for, and how much was moved."""
    translate = words.translate
    old = {laid.card for meld in before.melds for laid in meld}
    laid = [one for meld in move.melds for one in meld if one.card not in old]
    cards = tuple(one.card for one in laid)
    deeds = [Deed(translate("Recap", "laid {cards}"), cards, kind="laid")]
    if after.ended is End.OUT:
        deeds = [Deed(translate("Recap", "went out with {cards}"), cards, weight=Importance.FIRST)]
    named = [one for one in laid if one.name is not None]
    if named:
        deeds.append(Deed(words.listed([_sign(words, one) for one in named])))
    if _freed(before, move):
        deeds.append(Deed(translate("Recap", "freed a joker")))
    moved = _moved(before, move)
    if moved:
        one_moved = translate("Recap", "moved one card")
        several = translate("Recap", "moved {count} cards")
        deeds.append(Deed(one_moved, (), several, moved, "moved"))
    return tuple(deeds)


def _laid(words: Words, cards: Sequence[Laid]) -> str:
    """ "three queens", "7♠ and 8♠", "5♥ and a joker as 5♠", "six cards"."""
    ranks = {one.card.rank for one in cards}
    if len(cards) > 1 and len(ranks) == 1 and not cards[0].card.is_joker:
        text = words.translate("ManipulationLog", "{count} {ranks}")
        return text.format(count=words.count(len(cards)), ranks=words.ranks(cards[0].rank))
    if len(cards) > _MOST_SIGNS and not words.is_spoken:
        return words.cards_counted(len(cards))
    if len(cards) == 1 and cards[0].name is None:
        return words.the_card(cards[0].card)
    return words.listed([_sign(words, one) for one in cards])


def _sign(words: Words, laid: Laid) -> str:
    if laid.name is None:
        return words.sign(laid.card)
    text = words.translate("ManipulationLog", "a joker as {card}")
    return text.format(card=name_sign(words, laid.name))


def _freed(before: Public, move: m.Play) -> bool:
    """Whether a joker of the table has another name now."""
    old = _names(before.melds)
    return bool(old) and bool(old - _names(move.melds))


def _names(melds: Sequence[Meld]) -> Counter[Name]:
    return Counter(laid.name for meld in melds for laid in meld if laid.name is not None)


def _moved(before: Public, move: m.Play) -> int:
    """Cards of the table that do not lie with most of their old meld any more."""
    home = {laid.card: number for number, meld in enumerate(before.melds) for laid in meld}
    taken: set[int] = set()
    stayed = 0
    for meld in sorted(move.melds, key=len, reverse=True):
        counts = Counter(home[laid.card] for laid in meld if laid.card in home)
        for number, count in counts.most_common():
            if number not in taken:
                taken.add(number)
                stayed += count
                break
    return len(home) - stayed


def round_result(words: Words, names: Sequence[str], public: Public) -> str:
    """ "Round 2: Marta won 34.", of the last finished round."""
    result = public.results[-1]
    winners = winners_of_score(result)
    points = result.points(winners[0]) if winners else 0
    text = words.translate("ManipulationLog", "Round {number}: {names} won {points}.")
    if len(winners) > 1:
        text = words.translate("ManipulationLog", "Round {number}: {names} won {points} each.")
    return text.format(
        number=words.number(result.number),
        names=words.listed([names[seat] for seat in winners]),
        points=words.number(points),
    )
