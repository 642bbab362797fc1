"""What is said of a game of Raub while it is played: what is expected now, figures, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Prompt
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import capital
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import points_of
from handfoot_gui.games.raub.rules.state import Phase, Public, TrumpSource, View
from handfoot_gui.games.raub.text.names import RaubWords


def prompt(words: RaubWords, names: Sequence[str], options: Options, view: View) -> Prompt:
    """What the viewing seat is told."""
    public = view.public
    if legality.player_to_move(public) is None:
        return _table(words, names, public)
    if public.phase in legality.SEVEN_PHASES:
        return _seven(words, names, options, view)
    if public.turn != view.seat:
        return _other(words, names, public)
    name = names[view.seat]
    match public.phase:
        case Phase.DEALER:
            text = words.translate("RaubPrompt", "deal, or pass the deal on and write a Refe.")
            return Prompt(name, text, refes_said(words, public))
        case Phase.BLIND:
            return Prompt(name, *_blind(words, public))
        case Phase.ASK:
            return Prompt(name, *_ask(words, public))
        case Phase.EXCHANGE:
            return Prompt(name, *_exchange(words, names, view))
        case Phase.LAY_ASIDE:
            text = words.translate("RaubPrompt", "lift one card and lay it aside.")
            return Prompt(name, text, _swap_said(words, view))
        case _:
            return Prompt(name, *_play(words, options, view))


def refes_said(words: RaubWords, public: Public) -> str:
    """How many Refes wait; nothing where none does."""
    translate = words.translate
    if public.refes == 1:
        return translate("RaubPrompt", "A Refe is waiting: this deal counts double.")
    if public.refes:
        return translate(
            "RaubPrompt", "{count} Refes are waiting: this deal counts double."
        ).format(count=capital(words.count(public.refes)))
    return ""


def _table(words: RaubWords, names: Sequence[str], public: Public) -> Prompt:
    """While the table itself moves, and when a deal or the game is over."""
    translate = words.translate
    match public.phase:
        case Phase.LOT | Phase.DEAL:
            text = translate("RaubPrompt", "The cards are being dealt.")
        case Phase.TURN_UP:
            text = translate("RaubPrompt", "All passed: another card is turned up.")
        case Phase.THROW_IN:
            text = translate("RaubPrompt", "All passed: the cards are thrown in for a Refe.")
        case Phase.SWEEP:
            assert public.trumps is not None
            winner = legality.winner_of(public.tricks[-1], len(public.scores), public.trumps)
            text = translate("RaubPrompt", "{name} takes the trick.").format(name=names[winner])
        case Phase.OVER:
            text = translate("RaubPrompt", "The game is over.")
        case _:
            text = translate("RaubPrompt", "The deal is over.")
    return Prompt("", text, "")


def _other(words: RaubWords, names: Sequence[str], public: Public) -> Prompt:
    """While another player is to move."""
    translate = words.translate
    texts = {
        Phase.DEALER: translate("RaubPrompt", "{name} deals, or passes the deal on."),
        Phase.BLIND: translate("RaubPrompt", "{name} may say Raub unseen."),
        Phase.ASK: translate("RaubPrompt", "{name} is asked: Raub or Dalje."),
        Phase.EXCHANGE: translate("RaubPrompt", "{name} changes cards."),
        Phase.LAY_ASIDE: translate("RaubPrompt", "{name} lays one card aside."),
    }
    text = texts.get(public.phase, translate("RaubPrompt", "{name} is playing."))
    facts = _trick_number(words, public) if public.phase is Phase.PLAY else ""
    return Prompt("", text.format(name=names[public.turn]), facts)


def _seven(words: RaubWords, names: Sequence[str], options: Options, view: View) -> Prompt:
    """Only who holds the seven of trumps is asked; to all others nothing is said about it."""
    translate, public = words.translate, view.public
    if public.turn != view.seat or not legality.holds_seven(public, view.hand):
        return Prompt("", translate("RaubPrompt", "The seven of trumps may be swapped now."), "")
    assert public.trumps is not None
    text = translate("RaubPrompt", "swap the seven of {suit} for {card}, or keep it.").format(
        suit=words.suit(public.trumps), card=words.the_card(public.upcards[-1])
    )
    facts = translate("RaubPrompt", "All see what is swapped.")
    if options.swap_in_exchange_only:
        facts = translate("RaubPrompt", "All see what is swapped; later it cannot be swapped.")
    return Prompt(names[view.seat], text, facts)


def _blind(words: RaubWords, public: Public) -> tuple[str, str]:
    translate = words.translate
    text = translate("RaubPrompt", "say Raub unseen, or look at the cards.")
    facts = translate("RaubPrompt", "Raub takes {card} and owes two tricks.").format(
        card=words.the_card(public.upcards[-1])
    )
    return text, facts


def _ask(words: RaubWords, public: Public) -> tuple[str, str]:
    translate = words.translate
    text = translate("RaubPrompt", "say Raub to make {suit} trumps, or Dalje to pass.").format(
        suit=words.suit(public.upcards[-1].suit)
    )
    facts = translate("RaubPrompt", "Upcard {number} of 3; Raub owes two tricks.").format(
        number=words.number(len(public.upcards))
    )
    if len(public.upcards) == legality.MOST_UPCARDS:
        facts = translate("RaubPrompt", "The last upcard: if all pass, a Refe is written.")
    return text, facts


def _exchange(words: RaubWords, names: Sequence[str], view: View) -> tuple[str, str]:
    translate, public = words.translate, view.public
    most = min(legality.MOST_CHANGED, view.talon_count)
    if most == 0:
        text = translate("RaubPrompt", "the talon is empty, so no card can be changed.")
    else:
        text = translate("RaubPrompt", "lift up to {cards} to change, or change none.").format(
            cards=words.cards_counted(most)
        )
    parts = [
        translate("RaubPrompt", "{name} {count}").format(name=name, count=words.number(changed))
        for name, changed in zip(names, public.changed, strict=True)
        if changed is not None
    ]
    facts = [
        translate("RaubPrompt", "Changed so far: {counts}.").format(counts=", ".join(parts))
        if parts
        else translate("RaubPrompt", "Nobody has changed yet.")
    ]
    is_open = not public.is_five_spent and not legality.has_taken(public, view.seat)
    if is_open and view.talon_count >= legality.FIVE:
        facts.append(translate("RaubPrompt", "Four bring five."))
    facts.append(_swap_said(words, view))
    return text, _both(*facts)


def _swap_said(words: RaubWords, view: View) -> str:
    if not legality.may_swap(view):
        return ""
    return words.translate("RaubPrompt", "The seven may be swapped for {card}.").format(
        card=words.the_card(view.public.upcards[-1])
    )


def _play(words: RaubWords, options: Options, view: View) -> tuple[str, str]:
    translate, public = words.translate, view.public
    assert public.trumps is not None
    trick = legality.cards_of_trick(public)
    facts = _both(_trick_number(words, public), _won_said(words, view))
    if not trick:
        return translate("RaubPrompt", "lead any card."), facts
    legal = legality.playable(view.hand, trick, public.trumps, must_beat=options.must_beat)
    suits = {card.suit for card in legal}
    if len(legal) == len(view.hand) and suits != {trick[0].suit}:
        return translate("RaubPrompt", "play any card."), facts
    ranks = words.either([_the_rank(words, card) for card in sorted(legal, key=_order)])
    best = trick[legality.best_of(trick, public.trumps)]
    if suits == {trick[0].suit}:
        text = translate("RaubPrompt", "follow {suit} with {cards}.")
    else:
        text = translate("RaubPrompt", "trump with {cards}.")
    text = text.format(suit=words.suit(trick[0].suit), cards=ranks)
    if options.must_beat and len(legal) < len(view.hand):
        beat = translate("RaubPrompt", "Whoever can must beat {card}.")
        facts = _both(facts, beat.format(card=words.the_card(best)))
    return text, facts


def _order(card: Card) -> int:
    return card.order


def _the_rank(words: RaubWords, card: Card) -> str:
    return words.translate("RaubPrompt", "the {rank}").format(rank=words.rank(card.rank))


def _trick_number(words: RaubWords, public: Public) -> str:
    swept = sum(trick.winner is not None for trick in public.tricks)
    return words.translate("RaubPrompt", "Trick {number} of {all}.").format(
        number=words.number(min(swept + 1, legality.TRICKS)), all=words.number(legality.TRICKS)
    )


def _won_said(words: RaubWords, view: View) -> str:
    """The own tricks, and what is owed."""
    translate, public = words.translate, view.public
    won = public.won[view.seat]
    if public.raubing == view.seat:
        missing = public.owes - won
        if missing <= 0:
            return translate("RaubPrompt", "The tricks owed are won.")
        return translate("RaubPrompt", "{tricks} more owed.").format(
            tricks=capital(words.tricks(missing))
        )
    text = translate("RaubPrompt", "{tricks} won.")
    if not won:
        text = translate("RaubPrompt", "{tricks} yet.")
    return text.format(tricks=capital(words.tricks(won)))


def _both(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def trumps_said(words: RaubWords, names: Sequence[str], public: Public) -> tuple[str, str]:
    """The suit of trumps and how it came about: ("Hearts", "by Karl")."""
    translate = words.translate
    if public.trumps is None or public.raubing is None:
        return "", ""
    how = {
        TrumpSource.SEVEN: translate("RaubPrompt", "by {name}, seven"),
        TrumpSource.BLIND: translate("RaubPrompt", "by {name}, unseen"),
        TrumpSource.ASKING: translate("RaubPrompt", "by {name}"),
        None: "",
    }[public.way]
    return words.one_suit(public.trumps), how.format(name=names[public.raubing])


def laid_aside(words: RaubWords) -> str:
    """The cards a player has changed."""
    return words.translate("RaubFacts", "laid aside")


def so_far(words: RaubWords, public: Public, seat: Seat) -> tuple[str, str]:
    """What the deal would bring *seat* if it ended now: ("so far +4: no trick", "so far +4").

    Nothing before the first trick is won: it would be the same for all who owe none.
    """
    if public.trumps is None or public.phase is Phase.OVER or not any(public.won):
        return "", ""
    won = public.won[seat]
    owes = public.owes if public.raubing == seat else 0
    points = points_of(won, owes) * (2 if public.refes else 1)
    text = words.translate("RaubFacts", "so far {points}: {tricks}")
    said = words.tricks(won)
    if owes and won < owes:
        text = words.translate("RaubFacts", "so far {points}: {tricks} of {owed}")
        said = words.count(won) if won else words.translate("RaubFacts", "none")
    brief = words.translate("RaubFacts", "so far {points}")
    figures = words.signed(points)
    return text.format(points=figures, tricks=said, owed=words.count(owes)), brief.format(
        points=figures
    )


def refe_lines(words: RaubWords, public: Public) -> tuple[str, ...]:
    """What stands in the Refe's corner: what a trick counts, and how many more wait."""
    translate = words.translate
    if not public.refes:
        return ()
    more = public.refes - 1
    if not more:
        waiting = translate("RaubFacts", "No other Refe is waiting.")
    elif more == 1:
        waiting = translate("RaubFacts", "One more Refe is waiting.")
    else:
        waiting = translate("RaubFacts", "{count} more Refes are waiting.").format(
            count=words.number(more)
        )
    return (translate("RaubFacts", "A trick takes off 2 points."), waiting)


def owed(words: RaubWords, public: Public, seat: Seat) -> str:
    """ "owes 2" on a badge; empty where nothing is owed."""
    if public.raubing != seat or not public.owes:
        return ""
    return words.translate("RaubFacts", "owes {count}").format(count=words.number(public.owes))


def hint(words: RaubWords, move: m.PlayerMove) -> str:
    """*move* as a proposal."""
    translate = words.translate
    match move:
        case m.TakeDeal():
            return translate("RaubHint", "Hint: deal.")
        case m.PassDeal():
            return translate("RaubHint", "Hint: pass the deal on.")
        case m.BlindRaub():
            return translate("RaubHint", "Hint: say Raub unseen.")
        case m.Look():
            return translate("RaubHint", "Hint: look at the cards first.")
        case m.Raub():
            return translate("RaubHint", "Hint: say Raub.")
        case m.Dalje():
            return translate("RaubHint", "Hint: say Dalje.")
        case m.SwapSeven():
            return translate("RaubHint", "Hint: swap the seven.")
        case m.KeepSeven():
            return translate("RaubHint", "Hint: keep the seven.")
        case m.Exchange(()):
            return translate("RaubHint", "Hint: change no card.")
        case m.Exchange(cards):
            return translate("RaubHint", "Hint: change {cards}.").format(
                cards=words.listed([words.the_card(card) for card in cards])
                if len(cards) < 3
                else words.listed([words.sign(card) for card in cards])
            )
        case m.LayAside(card):
            return translate("RaubHint", "Hint: lay {card} aside.").format(
                card=words.the_card(card)
            )
        case m.Play(card):
            return translate("RaubHint", "Hint: play {card}.").format(card=words.the_card(card))
        case _:
            assert_never(move)
