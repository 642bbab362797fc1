"""A hint of Raub in words: what a bot would do in the player's place."""

from __future__ import annotations

from typing import assert_never

from handfoot_gui.games.raub.rules.moves import (
    BlindRaub,
    Dalje,
    Exchange,
    KeepSeven,
    LayAside,
    Look,
    PassDeal,
    Play,
    PlayerMove,
    Raub,
    SwapSeven,
    TakeDeal,
)
from handfoot_gui.games.raub.text.names import RaubWords


def hint(words: RaubWords, move: PlayerMove) -> str:
    """*move* as a proposal."""
    translate = words.translate
    match move:
        case TakeDeal():
            return translate("RaubHint", "Hint: deal.")
        case PassDeal():
            return translate("RaubHint", "Hint: pass the deal on.")
        case BlindRaub():
            return translate("RaubHint", "Hint: say Raub unseen.")
        case Look():
            return translate("RaubHint", "Hint: look at the cards first.")
        case Raub():
            return translate("RaubHint", "Hint: say Raub.")
        case Dalje():
            return translate("RaubHint", "Hint: say Dalje.")
        case SwapSeven():
            return translate("RaubHint", "Hint: swap the seven.")
        case KeepSeven():
            return translate("RaubHint", "Hint: keep the seven.")
        case Exchange(()):
            return translate("RaubHint", "Hint: change no card.")
        case Exchange(cards):
            return translate("RaubHint", "Hint: change {cards}.").format(
                cards=words.listed([words.the_card(card) for card in cards])
                if len(cards) < 3
                else words.listed([words.sign(card) for card in cards])
            )
        case LayAside(card):
            return translate("RaubHint", "Hint: lay {card} aside.").format(
                card=words.the_card(card)
            )
        case Play(card):
            return translate("RaubHint", "Hint: play {card}.").format(card=words.the_card(card))
        case _:
            assert_never(move)
