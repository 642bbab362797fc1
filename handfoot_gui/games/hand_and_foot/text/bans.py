"""What is said of cards that may not be discarded: in the form, on the rule card, on paper."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.text.options import OptionText
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BanUntil,
    Deck,
    DiscardBan,
    Sides,
)
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, banned_cards, capital

_USUAL: Final = tuple(Banned)[: list(Banned).index(Banned.FOUR) + 1]
"""The cards of usual packs."""


class BanSentences(PileSentences):
    """The sentences about the bans of a rule set."""

    def record(self) -> OptionText:
        """The option of the form."""
        bans, translate = self.options.discard_bans, self.words.translate
        some = tuple(Banned) if self.options.deck is Deck.SPECIAL else _USUAL
        known = dict.fromkeys((*some, *(ban.cards for ban in bans)))
        return OptionText(
            self.tr("Cards that may not be discarded"),
            self.tr("Which cards you must keep or meld, and until when."),
            self._said,
            parts={"cards": translate("Common", "Cards"), "until": self.tr("Allowed")},
            part_values={
                "cards": {
                    cards: capital(self.words, banned_cards(self.words, cards)) for cards in known
                },
                "until": {
                    BanUntil.ALWAYS: self.tr("never", "discarded"),
                    BanUntil.EVERY_SIDE: self.tr("once every side has its {pile}"),
                    BanUntil.OWN_SIDE: self.tr("once your side has its {pile}"),
                    BanUntil.LAST: self.tr("not as the last discard"),
                },
            },
            add=(translate("Options", "Add cards"),),
            zero=self.tr("none", "cards that may not be discarded"),
            card=" ".join(map(self._on_card, bans)),
            paper="\n".join(map(self._on_paper, bans)),
        )

    def _said(self, bans: tuple[DiscardBan, ...]) -> str:
        """ "no sevens until every side has its canasta, no wilds ever"."""
        text = {
            BanUntil.ALWAYS: self.tr("{ranks} at any time"),
            BanUntil.EVERY_SIDE: self.tr("{ranks} until every side has a {pile} of them"),
            BanUntil.OWN_SIDE: self.tr("{ranks} until your side has a {pile} of them"),
            BanUntil.LAST: self.tr("{ranks} as the last discard"),
        }
        said = [filled(text[ban.until], ranks=banned_cards(self.words, ban.cards)) for ban in bans]
        return self.words.row(said) if said else self.tr("none", "cards that may not be discarded")

    def _on_card(self, ban: DiscardBan) -> str:
        """A sentence of the rule card."""
        ranks, is_alone = banned_cards(self.words, ban.cards), self.options.sides is Sides.ALONE
        every = self.tr(
            "{ranks:^} may not be discarded until every side has a {pile} of them.", ranks=ranks
        )
        own = self.tr(
            "{ranks:^} may not be discarded until your side has a {pile} of them.", ranks=ranks
        )
        if is_alone:
            every = self.tr(
                "{ranks:^} may not be discarded until every player has a {pile} of them.",
                ranks=ranks,
            )
            own = self.tr(
                "{ranks:^} may not be discarded until you have a {pile} of them.", ranks=ranks
            )
        translate = self.words.translate
        always = translate("HandAndFootRefusals", "{ranks:^} may not be discarded.")
        last = translate("HandAndFootRefusals", "{ranks:^} may not be the last discard.")
        return {
            BanUntil.ALWAYS: filled(always, ranks=ranks),
            BanUntil.EVERY_SIDE: every,
            BanUntil.OWN_SIDE: own,
            BanUntil.LAST: filled(last, ranks=ranks),
        }[ban.until]

    def _on_paper(self, ban: DiscardBan) -> str:
        """A line of the score sheet."""
        ranks = banned_cards(self.words, ban.cards)
        return {
            BanUntil.ALWAYS: self.tr("No discarding {ranks}", ranks=ranks),
            BanUntil.EVERY_SIDE: self.tr(
                "No discarding {ranks} until every side has a {pile} of them", ranks=ranks
            ),
            BanUntil.OWN_SIDE: self.tr(
                "No discarding {ranks} until your side has a {pile} of them", ranks=ranks
            ),
            BanUntil.LAST: self.tr("No {ranks} as the last discard", ranks=ranks),
        }[ban.until]
