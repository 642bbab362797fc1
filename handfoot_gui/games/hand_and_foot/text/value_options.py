"""The options of Hand and Foot about what cards count, in words."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.options import OptionMaker, OptionText, Unit
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.option_values import FIELD_OF_RANK, RedThreesNeed
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import class_of_rank
from handfoot_gui.games.hand_and_foot.text.terms import (
    PileSentences,
    banned_cards,
    capital,
    kind_labels,
    quotas_listed,
    ranks_of_row,
    span,
)

Texts = dict[str, OptionText]


class HandAndFootValueOptions(PileSentences):
    """The records of these options."""

    def __init__(self, words: Words, options: Options) -> None:
        super().__init__(words, options)
        self._make = OptionMaker(words)
        self._is_special = options.deck is o.Deck.SPECIAL
        self._is_alone = options.sides is o.Sides.ALONE

    # --- red threes -------------------------------------------------------------------------------

    def red_threes(self) -> Texts:
        """What red threes are, and what they count."""
        make, options, translate = self._make, self.options, self.words.translate
        has_none = self._is_special, self.tr("The special deck has no red threes.")
        are_not_laid = (
            options.red_threes is o.RedThrees.PENALTY,
            self.tr("Not used, since red threes are not laid."),
        )
        needs_nothing = (
            options.red_threes_need is RedThreesNeed.NOTHING,
            self.tr("Not used, since red threes need nothing."),
        )
        says = "" if needs_nothing[0] or has_none[0] or are_not_laid[0] else self._without()
        return {
            "red_threes": make.choice(
                translate("Common", "Red threes"),
                self.tr("Laid and replaced for points, or plain cards that cost points."),
                {o.RedThrees.BONUS: self.tr("laid and replaced"),
                 o.RedThrees.PENALTY: self.tr("plain cards that cost points")},
                has_none),
            "red_three_laid": make.number(
                self.tr("Each red three on the table"),
                self.tr("Points for each red three a side has laid."),
                Unit.POINTS, has_none, are_not_laid),
            "red_three_left": make.number(
                self.tr("Each red three left"),
                self.tr("Points for each red three left in hand or foot."),
                Unit.POINTS, has_none),
            "red_three_left_unopened": make.number(
                self.tr("Each red three in an unopened foot"),
                self.tr("Points for each one in a foot that nobody picked up."),
                Unit.POINTS, has_none, none=self.tr("like any other left")),
            "red_three_totals": OptionText(
                self.tr("Red threes together"),
                self.tr("What this many laid red threes count together, instead of one by one; 0 "
                        "means all of them."),
                lambda totals: self.totals_listed(totals) or self.tr("none", "rows of the form"),
                parts={"count": translate("Common", "Red threes"),
                       "total": translate("Common", "Points")},
                add=(self.tr("Add a number"),),
                unit=make.unit(Unit.POINTS), idle=(has_none, are_not_laid)),
            "red_threes_need": make.choice(
                self.tr("Red threes need"),
                self.tr("What a side must have at the end of the deal for its red threes to count "
                        "for it."),
                {need: self._need(need) for need in RedThreesNeed},
                has_none, are_not_laid,
                card=says and self.tr("{text}.", text=says), paper=says),
            "red_threes_else": make.choice(
                self.tr("Red threes otherwise"),
                self.tr("What laid red threes count for a side that lacks what is needed for them "
                        "to score."),
                {o.RedThreesElse.AGAINST: self.tr("they count against the side"),
                 o.RedThreesElse.NOTHING: self.tr("they count nothing")},
                has_none, are_not_laid, needs_nothing),
        }  # fmt: skip

    def totals_listed(self, totals: Sequence[o.RedThreeTotal]) -> str:
        """ "four together 800, all together 1,000"."""
        number = self.words.number
        text, of_all = self.tr("{count} together {points}"), self.tr("all together {points}")
        return self.words.row([
            filled(text if step.count else of_all, count=self.words.count(step.count),
                   points=number(step.total))
            for step in totals
        ])  # fmt: skip

    def _need(self, need: RedThreesNeed) -> str:
        if len(need) == 1:
            return self.tr("a {pile} of {ranks}", ranks=ranks_of_row(self.words, Rank(need)))
        return {
            RedThreesNeed.NOTHING: self.tr("nothing", "needed to count"),
            RedThreesNeed.DOWN: self.tr("a first meld"),
            RedThreesNeed.PILE: self.tr("a complete {pile}"),
            RedThreesNeed.CLEAN_PILE: self.tr("a {clean} {pile}"),
            RedThreesNeed.QUOTA: self.tr("what it takes to go out"),
        }[need]

    def _without(self) -> str:
        """What laid red threes count without what they need, as a sentence without its full
        stop."""
        needed = self._need(self.options.red_threes_need)
        if self.options.red_threes_else is o.RedThreesElse.NOTHING:
            if self._is_alone:
                return self.tr("They count only for a player with {needed}", needed=needed)
            return self.tr("They count only for a side with {needed}", needed=needed)
        if self._is_alone:
            return self.tr("They count against a player without {needed}", needed=needed)
        return self.tr("They count against a side without {needed}", needed=needed)

    # --- piles ------------------------------------------------------------------------------------

    def special_piles(self) -> OptionText:
        """Ranks the piles of which count something else."""
        translate = self.words.translate
        clean, dirty = kind_labels(self.words, self.options.clean_word)
        return OptionText(
            self.word.put_into(translate("HandAndFootScore", "Special {piles}")),
            self.tr("Ranks whose {piles} count differently; wilds mean {piles} of only jokers or "
                    "only twos."),
            lambda rows: self.words.row(self._rows(rows)) or self.tr("none", "rows of the form"),
            parts={"rank": translate("Table", "Rank"), "clean": clean, "dirty": dirty,
                   "no_wilds": self.tr("Takes no wilds"),
                   "own_kind": self.tr("Counts only by its rank")},
            part_values={"rank": self._rank_names(with_wilds=True)},
            add=(self.tr("Add a special {pile}"),),
            none=self.tr("like the others"),
            card=" ".join(self._special_on_card()),
        )  # fmt: skip

    def special_lines(self) -> list[str]:
        """The lines of the score sheet about special piles."""
        return [self._capital(row) for row in self._rows(self.options.special_piles)]

    def _rows(self, rows: Sequence[o.SpecialPile]) -> list[str]:
        """ "sevens 5,000 clean, 2,500 dirty", row by row."""
        number, found = self.words.number, []
        for row in rows:
            ranks = ranks_of_row(self.words, row.rank)
            points = []
            if row.clean is not None:
                text = filled(self.tr("{points} {clean}", "{pile}"), points=number(row.clean))
                is_wild = row.rank in (Rank.JOKER, Rank.TWO, Rank.JESTER)
                points.append(number(row.clean) if is_wild else text)
            if row.dirty is not None:
                text = filled(self.tr("{points} {dirty}", "{pile}"), points=number(row.dirty))
                points.append(text)
            if row.no_wilds:
                points.append(self.tr("no wilds"))
            if row.own_kind:
                points.append(self.tr("a kind of their own"))
            if not points:
                points.append(self.tr("like the others"))
            found.append(
                self.tr(
                    "{ranks} {points}",
                    "what they count",
                    ranks=ranks,
                    points=self.words.row(points),
                )
            )
        return found

    def _special_on_card(self) -> list[str]:
        """The sentences of the rule card about special piles."""
        said, number = [], self.words.number
        no_wilds = self.words.translate("HandAndFootRefusals", "Melds of {ranks} take no wilds.")
        for row in self.options.special_piles:
            facts: dict[str, str] = {"ranks": ranks_of_row(self.words, row.rank)}
            clean = "" if row.clean is None else number(row.clean)
            dirty = "" if row.dirty is None else number(row.dirty)
            facts |= {"clean_points": clean, "dirty_points": dirty}
            if row.rank in (Rank.JOKER, Rank.TWO, Rank.JESTER):
                said.append(self.tr("A {pile} of only {ranks} counts {clean_points}.", **facts))
            elif clean and dirty:
                said.append(
                    self.tr(
                        "A {pile} of {ranks} counts {clean_points} {clean}, {dirty_points} "
                        "{dirty}.",
                        **facts,
                    )
                )
            elif clean:
                said.append(self.tr("A {clean} {pile} of {ranks} counts {clean_points}.", **facts))
            elif dirty:
                said.append(self.tr("A {dirty} {pile} of {ranks} counts {dirty_points}.", **facts))
            if row.no_wilds:
                said.append(filled(no_wilds, **facts))
            if row.own_kind:
                said.append(
                    self.tr(
                        "Toward going out, a {pile} of {ranks} counts only as one of {ranks}.",
                        **facts,
                    )
                )
        return said  # fmt: skip

    def _rank_names(self, *, with_wilds: bool) -> dict[Rank, str]:
        """The ranks of which there are piles, by their names."""
        ranks = dict.fromkeys(card.rank for card in self.options.cards())
        wilds = (Rank.JOKER, Rank.TWO, Rank.JESTER)
        known = {*ranks, *(row.rank for row in self.options.special_piles)}
        known |= {row.rank for some in self.options.quotas for one in some for row in one.ranks}
        return {
            rank: self._capital(ranks_of_row(self.words, rank))
            for rank in Rank
            if rank in known and rank is not Rank.LADY and (with_wilds or rank not in wilds)
        }

    def quotas(self) -> OptionText:
        """What going out needs."""
        translate = self.words.translate
        clean, dirty = kind_labels(self.words, self.options.clean_word)
        return OptionText(
            self.tr("Needed to go out"),
            self.tr("Complete {piles} a side needs, deal by deal; the last entry repeats, and any "
                    "one alternative is enough."),
            lambda quotas: quotas_listed(self.words, self.word, quotas),
            parts={"clean": clean, "dirty": dirty,
                   "wild": translate("Table", "Wild"), "any": self.tr("Any kind"),
                   "ranks": self.tr("Of one rank"), "rank": translate("Table", "Rank"),
                   "count": self.tr("How many"),
                   "clean_only": self.tr("Only {clean} ones", "{piles}")},
            part_values={"rank": self._rank_names(with_wilds=False)},
            add=(translate("Options", "Add a deal"), self.tr("Add an alternative"),
                 self.tr("Add a rank")),
            change=self.tr("{new} to go out instead of {old}"),
        )  # fmt: skip

    # --- what counts besides ----------------------------------------------------------------------

    def extras(self) -> Texts:
        """Bonuses and fines at the end of a deal."""
        make, options = self._make, self.options
        off = self.words.translate("HandAndFootOptions", "off")
        number = self.words.number
        needs_nothing = (
            options.melds_need is o.MeldsNeed.NOTHING,
            self.tr("Not used, since melded cards need nothing."),
        )
        concealed = self.tr(
            "Going out counts {points} more if you laid nothing in an earlier turn.",
            points=number(options.concealed_out_bonus),
        )
        extra = self.tr(
            "Each {pile} beyond those needed to go out counts {points}.",
            points=number(options.extra_pile_bonus),
        )
        unopened = self.tr(
            "A packet not picked up counts {points} more.", points=number(options.unopened_fine)
        )
        melds = self._melds_without()
        return {
            "concealed_out_bonus": make.number(
                self.tr("Going out concealed"),
                self.tr("Extra points for going out if you laid nothing in an earlier turn."),
                Unit.POINTS, zero=off, card=concealed if options.concealed_out_bonus else ""),
            "extra_pile_bonus": make.number(
                self.tr("Each {pile} beyond those needed"),
                self.tr("Points for every complete {pile} beyond those needed to go out."),
                Unit.POINTS, zero=off, card=extra if options.extra_pile_bonus else ""),
            "unopened_fine": make.number(
                self.tr("Each packet not picked up"),
                self.tr("What a foot nobody picked up costs besides its cards, as a negative "
                        "number."),
                Unit.POINTS, zero=off, card=unopened if options.unopened_fine else ""),
            "unfinished_fines": OptionText(
                self.tr("Melds that are not {piles}"),
                self.tr("What each meld of these cards counts if it is unfinished at the end."),
                lambda fines: (self.words.row(self._fines(fines))
                               or self.tr("none", "rows of the form")),
                parts={"cards": self.words.translate("Common", "Cards"),
                       "points": self.words.translate("Common", "Points")},
                part_values={"cards": {
                    cards: self._capital(banned_cards(self.words, cards))
                    for cards in o.Banned if cards is not o.Banned.RED_THREE}},
                add=(self.words.translate("Options", "Add cards"),),
                card=" ".join(self.tr("An unfinished meld of {ranks} counts {points}.",
                                      ranks=banned_cards(self.words, fine.cards),
                                      points=number(fine.points))
                              for fine in options.unfinished_fines)),
            "melds_need": make.choice(
                self.tr("Melded cards need"),
                self.tr("What a side must have at the end of the deal for its melded cards to "
                        "count; bonuses count either way."),
                {o.MeldsNeed.NOTHING: self.tr("nothing", "needed to count"),
                 o.MeldsNeed.PILE: self.tr("a complete {pile}"),
                 o.MeldsNeed.QUOTA: self.tr("what it takes to go out")},
                card=melds and self.tr("{text}.", text=melds), paper=melds),
            "melds_else": make.choice(
                self.tr("Melded cards otherwise"),
                self.tr("What melded cards count for a side that lacks what is needed for them to "
                        "score."),
                {o.MeldsElse.NOTHING: self.tr("they count nothing"),
                 o.MeldsElse.AGAINST: self.tr("they count against the side")},
                needs_nothing),
        }  # fmt: skip

    def _fines(self, fines: Sequence[o.UnfinishedFine]) -> list[str]:
        return [
            self.tr("{ranks} {points}", "what they count",
                    ranks=banned_cards(self.words, fine.cards),
                    points=self.words.number(fine.points))
            for fine in fines
        ]  # fmt: skip

    def _melds_without(self) -> str:
        """What melded cards count without what they need, without its full stop."""
        need = self.options.melds_need
        if need is o.MeldsNeed.NOTHING:
            return ""
        pile, quota = self.tr("a complete {pile}"), self.tr("what it takes to go out")
        needed = pile if need is o.MeldsNeed.PILE else quota
        if self.options.melds_else is o.MeldsElse.NOTHING:
            return self.tr("Melded cards count only with {needed}", needed=needed)
        return self.tr("Melded cards count against a side without {needed}", needed=needed)

    # --- single cards -----------------------------------------------------------------------------

    def values(self) -> Texts:
        """What single cards count."""
        make, translate = self._make, self.words.translate
        label_left, label_melded = self.tr("Black three left"), self.tr("Black three in a meld")
        if self._is_special:
            label_left, label_melded = self.tr("Villain left"), self.tr("Villain in a meld")
        return {
            "values": OptionText(
                translate("Common", "Card values"),
                self.tr("Points for single cards, melded or left."),
                lambda _: "",
                parts={FIELD_OF_RANK[rank]: self._capital(self.words.rank(rank))
                       for rank in class_of_rank(self.options) if rank in FIELD_OF_RANK},
                alike=self._ranks_alike, unit=make.unit(Unit.POINTS)),
            "black_three_left": make.number(
                label_left, self.tr("Points lost for each one left in hand or foot."),
                Unit.POINTS),
            "black_three_melded": make.number(
                label_melded,
                self.tr("What each one in a meld counts; below 0 it costs points."),
                Unit.POINTS,
                (self.options.black_threes is o.BlackThrees.NEVER,
                 self.tr("Not used, since these cards are never melded."))),
        }  # fmt: skip

    def _ranks_alike(self, fields: Sequence[str]) -> str:
        """ "Four to nine", of the fields of card values."""
        ranks = [rank for rank, field in FIELD_OF_RANK.items() if field in fields]
        return self._capital(span(self.words, ranks, self.words.rank))

    def _capital(self, cards: str) -> str:
        return capital(self.words, cards)
