"""The score of Hand and Foot in words: its lines, how deals end, what they ask for."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.presenter import Note
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.score import ScoreWords
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import Banned, Deck
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.red_threes import TOGETHER
from handfoot_gui.games.hand_and_foot.rules.scoring import (
    BLACK_THREE,
    SPECIAL,
    UNFINISHED,
    ranks_of_class,
)
from handfoot_gui.games.hand_and_foot.text.terms import (
    PileSentences,
    banned_cards,
    capital,
    ranks_of_row,
    span,
)


class HandAndFootScore(PileSentences, ScoreWords):
    """What is said of scores; *names* are the players by seat."""

    def __init__(self, words: Words, options: Options, names: Sequence[str] = ()) -> None:
        PileSentences.__init__(self, words, options)
        self.names = words.people(names)

    def deal_title(self, number: int) -> str:
        """ "Deal 2 of 4"; where the game goes to a score only "Deal 2"."""
        shown, deals = self.words.number(number), self.words.number(self.options.deals)
        if not self.options.deals:
            return filled(self.words.translate("Score", "Deal {number}"), number=shown)
        return self.tr("Deal {number} of {deals}", number=shown, deals=deals)

    def deal_asks(self, number: int, points: int) -> str:
        """ "First meld 90", and the score the game goes to."""
        if number in self.options.concealed_deals:
            first = self.tr("First meld: a whole {pile}")
        elif points <= 0:
            first = self.tr("First meld: any")
        else:
            first = self.tr("First meld {points}", points=self.words.number(points))
        if not self.options.target:
            return first
        score = self.words.number(self.options.target)
        return self.tr("{first}. Game to {score}", first=first, score=score)

    def on_table(self, points: int) -> Note | None:
        """ "+120 on the table"; nothing where nothing lies there, which the zone says."""
        if not points:
            return None
        signed = self.words.signed(points)
        return Note(self.tr("{points} on the table", points=signed), signed)

    def ended(self, deal: DealScore) -> str:
        translate = self.words.translate
        if deal.by is None:
            return translate("Common", "The stock ran out.")
        text = translate("Log", "{name} went out.")
        return filled(text, name=self.names[deal.by])

    def remaining(self, sheet: Sheet) -> str:
        said, left = [], self.options.deals - (sheet.next_deal - 1)
        if self.options.target:
            target = self.words.number(self.options.target)
            said.append(self.tr("The game goes to {score}.", score=target))
        if self.options.deals:
            number = self.words.number(left)
            said.append(self.tr("(One deal is|{number} deals are) left.", "", left, number=number))
        return " ".join(said)

    def line_name(self, kind: str) -> str:
        clean, translate = self.tr("{clean:^} {piles}"), self.words.translate
        return {
            "clean_piles": clean,
            "dirty_piles": self.tr("{dirty:^} {piles}"),
            "wild_piles": self.tr("Wild {piles}"),
            "special_piles": self.tr("Special {piles}"),
            "extra_piles": self.tr("{piles:^} more than needed"),
            "fines": self.tr("Penalties"),
            "ladies": self.tr("Ladies"),
            "exact_cut": self.tr("Exact cut"),
            "red_threes": translate("Common", "Red threes"),
            "going_out": translate("Common", "Going out"),
            "cards_melded": self.tr("Cards in melds"),
            "cards_left": self.tr("Left in hand and foot"),
        }[kind]

    def item_name(self, what: str) -> str:
        translate = self.words.translate
        ranks = ranks_of_class(self.options, what)
        if ranks and what != BLACK_THREE:
            return capital(self.words, span(self.words, ranks, self.words.ranks))
        if what.startswith(TOGETHER):
            count = what.removeprefix(TOGETHER)
            if int(count) == 2 * self.options.packs:
                return self.tr("All of them laid")
            return self.tr("{count} together", count=count)
        if what.startswith(UNFINISHED):
            cards = banned_cards(self.words, Banned(what.removeprefix(UNFINISHED)))
            return self.tr("Incomplete {ranks}", ranks=cards)
        if what.startswith(SPECIAL):
            return self._special(what.removeprefix(SPECIAL))
        is_special = self.options.deck is Deck.SPECIAL
        return {
            "clean_pile": self.tr("{clean:^} {piles}"),
            "dirty_pile": self.tr("{dirty:^} {piles}"),
            "wild_pile": self.tr("Wild {piles}"),
            "black_three_pile": self.tr("{piles:^} of black threes"),
            "lady_laid": self.tr("Laid on {clean} {piles}"),
            "lady_left": self.tr("Left in hand or foot"),
            "exact_cut": self.tr("Exact cut"),
            "red_three_laid": self.tr("Laid on the table"),
            "red_three_left": self.tr("Not laid"),
            "red_three_unopened": self.tr("In unopened feet"),
            "concealed_out": self.tr("Concealed"),
            "extra_pile": self.tr("More than needed"),
            "unopened": translate("Common", "Packets not picked up"),
            "going_out": translate("Common", "Going out"),
            "card_points": self.tr("Card points"),
            BLACK_THREE: translate("Common", "Villains") if is_special else self.tr("Black threes"),
        }[what]

    def _special(self, key: str) -> str:
        """Special piles by their `special_key`."""
        letter, _, kind = key.partition("-")
        rank = Rank(letter)
        ranks = ranks_of_row(self.words, rank)
        if rank in (Rank.JOKER, Rank.TWO, Rank.JESTER):
            return self.tr("{piles:^} of {ranks} only", ranks=ranks)
        if kind == "dirty":
            return self.tr("{dirty:^} {piles} of {ranks}", ranks=ranks)
        return self.tr("{clean:^} {piles} of {ranks}", ranks=ranks)

    def deals_in_all(self) -> int:
        return self.options.deals
