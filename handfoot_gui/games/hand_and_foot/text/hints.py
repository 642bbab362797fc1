"""A hint in words: what a bot would do in the player's place."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.text.partners import together
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Cut,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Placement,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.text.log import placed


def hint(words: Words, names: Sequence[str], options: Options, view: View, move: PlayerMove) -> str:
    """*move* as a proposal to the viewing seat."""
    translate = words.translate
    public = view.public
    match move:
        case Draw(counts) if sum(count > 0 for count in counts) > 1:
            return translate("Hint", "Hint: draw from both stock piles.")
        case Draw():
            return translate("Hint", "Hint: draw {cards}.").format(
                cards=words.cards_counted(options.draw)
            )
        case TakePile(melds):
            top = public.pile[-1]
            own = [Placement(tuple(c for c in p.cards if c is not top), p.onto) for p in melds]
            return translate("Hint", "Hint: take {count} with {cards}.").format(
                count=words.count(options.taken(len(public.pile))),
                cards=placed(words, options, public, view.seat, own),
            )
        case Lay(melds):
            return translate("Hint", "Hint: lay {cards}.").format(
                cards=placed(words, options, public, view.seat, melds)
            )
        case Discard(card):
            return translate("Hint", "Hint: discard {card}.").format(card=words.the_card(card))
        case EndTurn():
            return translate("Hint", "Hint: end the turn.")
        case Ask():
            partners = words.listed(together(names[s] for s in options.partners_of(view.seat)))
            return translate("Hint", "Hint: ask {partner} to go out.").format(partner=partners)
        case Cut(height):
            return translate("Hint", "Hint: lift about {count} cards.").format(
                count=words.number(height)
            )
        case Answer(True):
            return translate("Hint", "Hint: answer yes.")
        case Answer():
            return translate("Hint", "Hint: answer no.")
