"""The words of what partners can agree on."""

from __future__ import annotations

from handfoot_gui.core.game import AgreementText
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.agreements import Agreement, offered
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.terms import word_of


def agreement_texts(words: Words, options: Options) -> tuple[AgreementText, ...]:
    """The words of what can be agreed on under *options*."""
    translate, pile = words.translate, word_of(words, options)
    texts = {
        Agreement.CLEAN_MELDS: (
            translate("Agreements", "Keep {clean} melds {clean}"),
            translate("Agreements", "{clean} melds stay {clean}"),
        ),
        Agreement.WILD_PILE: (
            translate("Agreements", "Keep wilds for the wild {pile}"),
            translate("Agreements", "wilds are kept for the wild {pile}"),
        ),
        Agreement.FOOT_FIRST: (
            translate("Agreements", "Get into the foot first"),
            translate("Agreements", "the foot comes first"),
        ),
        Agreement.OUT_IN_FOOT: (
            translate("Agreements", "Go out only when all partners are in the foot"),
            translate("Agreements", "nobody goes out before all partners are in the foot"),
        ),
        Agreement.OUT_CLOSED: (
            translate("Agreements", "Go out only when no meld of five or six is open"),
            translate("Agreements", "nobody goes out while a meld of five or six is open"),
        ),
        Agreement.OUT_AHEAD: (
            translate("Agreements", "Go out only when ahead in points"),
            translate("Agreements", "nobody goes out while their side is behind in points"),
        ),
    }
    return tuple(
        AgreementText(name.value, *map(pile.put_into, texts[name])) for name in offered(options)
    )
