"""Keeping the score of Hand and Foot: the fields of a deal, the sheet it makes, what is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import asdict

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.scorekeeping import Coming, EntryProblem, Field, FieldKind, Scorekeeper
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import SUM, Item, Sheet
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.scorekeeping import ScorekeeperText
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot import entries as e
from handfoot_gui.games.hand_and_foot.entries import Cards, DealEntry, PileKind, SideEntry
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BlackThrees,
    Deck,
    Sides,
    missing_quota,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import (
    SPECIAL,
    UNFINISHED,
    SideCounts,
    card_classes,
    class_items,
    class_points,
    pile_kinds,
    score_of_counts,
    special_points,
)
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.games.hand_and_foot.text.terms import (
    PileSentences,
    needed_to_go_out,
    piles_counted,
    quota_words,
    ranks_of_row,
)

_COUNTED_ALIKE: Final = (
    "clean", "dirty", "wild", "special", "black_threes", "red_threes_laid", "red_threes_left",
    "red_threes_unopened", "ladies_laid", "ladies_left", "exact_cuts",
    "unopened", "concealed",
)  # fmt: skip
"""What the engine counts as it is entered."""


_OF_PILES: Final = (
    e.TooManyPiles, e.TooManyOfSpecial, e.TooFewCardsEntered, e.TooFewPointsEntered
)  # fmt: skip
"""Problems whose sentence depends on a number of piles."""


class HandAndFootScorekeeper(Scorekeeper[Options, DealEntry]):
    """The score of Hand and Foot under one rule set."""

    deal_type: ClassVar = DealEntry
    is_scored_whole: ClassVar = False

    def blank(self) -> DealEntry:
        return DealEntry((SideEntry(),) * len(self.sides))

    def fields(self, deal: DealEntry) -> tuple[Field, ...]:
        del deal
        options = self.options
        keys = [(f"{kind}_piles", kind.value) for kind in pile_kinds(options)]
        if options.black_threes is BlackThrees.CLEAN_MELD:
            keys.append(("clean_piles", "black_threes"))
        if options.deck is Deck.SPECIAL:
            keys += [("ladies", "ladies_laid"), ("ladies", "ladies_left")]
        else:
            if e.asks_for_piles_of_rank(options):
                keys.append(("red_threes", "needed_piles"))
            if options.lays_red_threes:
                keys.append(("red_threes", "red_threes_laid"))
            keys.append(("red_threes", "red_threes_left"))
            if options.red_three_left_unopened is not None:
                keys.append(("red_threes", "red_threes_unopened"))
        if options.is_cut:
            keys.append(("exact_cut", "exact_cuts"))
        counts = [Field(key, FieldKind.COUNT, line) for line, key in keys]
        special = [
            Field(key, FieldKind.COUNT, "special_piles", of="special")
            for key in special_points(options)
        ]
        place = sum(field.line.endswith("_piles") for field in counts)
        counts[place:place] = special
        out = tuple((None, *side) for side in self.sides)
        return (
            *counts,
            *self._extras(),
            Field("out", FieldKind.CHOICE, "going_out", choices=out, is_beside_total=True),
            self._cards("melded", "cards_melded", 1),
            self._cards("left", "cards_left", -1),
        )

    def _extras(self) -> list[Field]:
        """What bonuses and fines at the end of a deal ask for."""
        options = self.options
        found = []
        if e.asks_for_quota(options):
            no_or_yes = ((0, 1),) * len(self.sides)
            found.append(Field("quota_met", FieldKind.CHOICE, choices=no_or_yes))
        if options.unopened_fine:
            found.append(Field("unopened", FieldKind.COUNT, "fines"))
        found += [
            Field(fine.cards.value, FieldKind.COUNT, "fines", of="unfinished")
            for fine in options.unfinished_fines
        ]
        if options.concealed_out_bonus:
            found.append(Field("concealed", FieldKind.COUNT, "going_out", most=1))
        return found

    def _cards(self, key: str, line: str, sign: int) -> Field:
        classes = tuple(
            # What is left is entered as a positive number, and black threes count against anyway.
            (name, sign * class_points(self.options, name, sign))
            for name in card_classes(self.options)
            if self.options.jokers_per_pack or self.options.deck is Deck.SPECIAL or name != "joker"
        )
        least = -e.MOST_POINTS if sign > 0 else 0
        return Field(key, FieldKind.POINTS, line, least, e.MOST_POINTS, classes)

    def counts(self, entry: SideEntry, number: int) -> SideCounts:
        """What the engine scores a side by in deal *number*."""
        same = {field: getattr(entry, field) for field in _COUNTED_ALIKE}
        melded, left = self._items(entry.melded, 1), self._items(entry.left, -1)
        options = self.options
        has_needed = e.has_needed(options, number, entry, options.red_threes_need)
        has_melds_needed = e.has_needed(options, number, entry, options.melds_need)
        extra = e.extra_piles(options, number, entry) if options.extra_pile_bonus else 0
        return SideCounts(
            **same,
            extra_piles=extra,
            unfinished={Banned(cards): count for cards, count in entry.unfinished.items()},
            has_melds_needed=has_melds_needed,
            has_needed=has_needed,
            melded=melded,
            left=left,
        )

    def _items(self, cards: Cards, sign: int) -> tuple[Item, ...]:
        if isinstance(cards, Mapping):
            return class_items(self.options, cards, sign)
        return (Item(SUM, cards, sign),) if cards else ()

    def sheet(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Sheet:
        scores = tuple(
            self.as_entered(
                score_of_counts(
                    self.options,
                    tuple(self.counts(side, self.number(place)) for side in deal.sides),
                    deal.out,
                    number=self.number(place),
                    dealer=self.dealer(place, first_dealer),
                    all_out=tuple(map(Seat, deal.seats_named)),
                ),
                deal,
            )
            for place, deal in enumerate(deals)
        )
        sides = tuple(tuple(map(Seat, side)) for side in self.sides)
        return Sheet(sides, scores, brought=self.brought)

    def problems(self, deals: Sequence[DealEntry], first_dealer: Seat) -> tuple[EntryProblem, ...]:
        totals = self.sheet(deals[:-1], first_dealer).totals
        return e.problems(self, deals[-1], self.number(len(deals) - 1), totals)

    def coming(self, deals: Sequence[DealEntry], first_dealer: Seat) -> Coming:
        number = self.number(len(deals))
        dealer = self.dealer(len(deals), first_dealer)
        totals = self.sheet(deals, first_dealer).totals
        return Coming(
            number,
            dealer,
            Seat((dealer + 1) % self.options.players),
            tuple(self.options.minimum(number, total) for total in totals),
            number in self.options.concealed_deals,
        )

    def is_over(self, deals: Sequence[DealEntry], first_dealer: Seat) -> bool:
        if not deals:
            return False
        best = max(self.sheet(deals, first_dealer).totals)
        return self.options.is_over(self.number(len(deals) - 1), best)


class HandAndFootScorekeeperText(PileSentences, ScorekeeperText[Options]):
    """The words of Hand and Foot."""

    def __init__(
        self, options: Options, names: Sequence[str], words: Words, presenter: AnyPresenter
    ) -> None:
        ScorekeeperText.__init__(self, options, names, words, presenter)
        PileSentences.__init__(self, words, options)

    @property
    def _needed(self) -> str:
        """The rank of which red threes need a pile: "sevens"."""
        need = self.options.red_threes_need
        return self.words.ranks(Rank(need)) if len(need) == 1 else ""

    def field_name(self, field: Field) -> str:
        translate = self.words.translate
        own = {
            "black_threes": self.presenter.score.item_name("black_three_pile"),
            "needed_piles": self.tr("{ranks:^} among these", ranks=self._needed),
            "red_threes_laid": self.tr("Red threes laid"),
            "red_threes_left": self.tr("Red threes not laid"),
            "red_threes_unopened": self.tr("Red threes in unopened feet"),
            "ladies_laid": self.tr("Ladies laid"),
            "ladies_left": self.tr("Ladies not laid"),
            "exact_cuts": self.tr("Exact cuts"),
            "unopened": translate("Common", "Packets not picked up"),
            "concealed": self.tr("Went out concealed"),
            "quota_met": self.tr("Enough {piles} to go out?"),
            "out": self.tr("Went out first")
            if self.options.last_lap
            else translate("Common", "Went out"),
        }
        if field.of == "unfinished":
            return self.presenter.score.item_name(f"{UNFINISHED}{field.key}")
        if field.of:
            return self.presenter.score.item_name(f"{SPECIAL}{field.key}")
        return own.get(field.key) or self.presenter.score.line_name(field.line)

    def choice_name(self, field: Field, choice: int | str | None) -> str:
        translate = self.words.translate
        if field.key == "quota_met":
            return translate("Common", "yes") if choice else translate("Common", "no")
        if self.options.sides is Sides.ALONE:
            return translate("Common", "no") if choice is None else translate("Common", "yes")
        return translate("Common", "nobody") if choice is None else self.names[int(choice)]

    def class_name(self, name: str) -> str:
        return self.presenter.score.item_name(name)

    def asks(self, coming: Coming) -> str:
        words, minima = self.words, coming.minima
        quota = quota_words(words, self.word, self.options.quota(coming.number))
        needed = needed_to_go_out(words, quota)
        if len(set(minima)) > 1 and not coming.is_concealed:
            first = self.tr("First meld: {sides}.", sides=self._minima(minima))
            return f"{first} {needed}"
        asked = HandAndFootScore(words, self.options).deal_asks(coming.number, minima[0])
        return self.tr("{first}. {needed}", first=asked, needed=needed)

    def _minima(self, minima: Sequence[int]) -> str:
        """ "Josip and Marta 90; Elise and Karl 50"."""
        whole = ""
        for side, points in enumerate(minima):
            shown, names = self.words.number(points), self.side(side)
            one = self.tr("{side} {points}", side=names, points=shown)
            text = self.words.translate("Common", "{first}; {following}")
            whole = filled(text, first=whole, following=one) if whole else one
        return whole

    def _problem(self, problem: EntryProblem) -> str:
        values = asdict(problem)
        found = (self._fact(field, value) for field, value in values.items())
        facts = dict(filter(None, found))
        match problem:
            case e.TooFewCardsEntered(least=n):
                facts["cards"] = self.words.cards_counted(n, in_figures=True)
            case e.OutWithoutPiles(_, clean, dirty, wild, every, ranks) | e.QuotaWithoutPiles(
                _, clean, dirty, wild, every, ranks
            ):
                missing = missing_quota(clean, dirty, wild, every, ranks)
                facts["needed"] = piles_counted(self.words, self.word, missing)
                of_ranks = sum(count for _, count, _ in ranks)
                values["least"] = max(clean + dirty + wild + of_ranks, every)
            case e.TooManyOfRank():
                facts["ranks"] = self._needed
            case e.TooManyOfSpecial(rank=rank):
                facts["ranks"] = ranks_of_row(self.words, rank)
        # The number on which the plural form of the sentence depends.
        n = next((values[key] for key in ("piles", "entered", "least") if key in values), -1)
        if isinstance(
            problem,
            (e.TooManyPiles, e.TooManyOfSpecial, e.TooFewCardsEntered, e.TooFewPointsEntered),
        ):
            facts["piles"] = self.word.counted(n)
        return self._sentence(problem, n, facts)

    def _fact(self, field: str, value: Any) -> tuple[str, str] | None:
        """The slot for a *field* of a problem, and what stands there; None: it is not shown."""
        match field, value:
            case "side", int():
                return "side", self.side(value)
            case "seat", int():
                return "name", self.names[value]
            case "seats", _:
                return "names", self.listed(value)
            case "name", str():
                return "cards", self.class_name(value)
            case "counted", int():
                number = self.words.number(value)
                text = self.tr("(one is|{number} are) counted", "", value, number=number)
                return "counted", text
            case "piles", int():
                return "number", self.words.number(value)
            case _, int():
                return field, self.words.number(value)
        return None

    def _sentence(self, problem: EntryProblem, n: int, facts: Mapping[str, str]) -> str:
        if isinstance(problem, e.TooManyPiles):
            return self._too_many_piles(n, facts)[problem.kind]
        if isinstance(problem, e.TooFewOfThem) and problem.is_wild:
            return self.tr(
                "{side}: the {piles} need (one wild|{least} wilds), but {counted}.", "", n, **facts
            )
        missing = self.tr("{side}: {needed} (is|are) still needed to go out.", "", n, **facts)
        return {
            e.SeveralOut: self.tr("Only one player can be out first, not {names}.", **facts)
            if self.options.last_lap
            else self.tr("Only one player can go out, not {names}.", **facts),
            e.NotOfSide: self.tr("{name} does not play for {side}.", **facts),
            e.TooManyRedThrees: self.tr(
                "You entered {entered} red three(s), but the decks have {most}.",
                "", n, **facts),
            e.TooManyLadies: self.tr(
                "You entered {entered} (lady|ladies), but the deck has {most}.", "", n, **facts),
            e.TooManyCardsEntered: filled(self.words.translate(
                "Problems", "{cards}: you entered {entered}, but the decks have {most}.", "", n),
                **facts),
            e.TooManyWildsInPiles: self.tr(
                "The wild and {dirty} {piles} need {least} wild(s), but the decks have {most}.",
                "", n,
                **facts),
            e.TooManyPointsEntered: self.tr(
                "You entered {entered} card point(s), but all the cards are worth {most}.",
                "", n,
                **facts),
            e.OutWithCards: self.tr("{name} went out and cannot have cards left.", **facts),
            e.PointsMissing: self.tr("{side}: enter the cards in melds.", **facts),
            e.TooFewCardsEntered: self.tr(
                "{side}: (one|{number}) {piles} (takes|take) {cards}, but {counted}.", "", n,
                **facts),
            e.TooFewOfThem: self.tr(
                "{side}: the {piles} need {least} natural card(s), but {counted}.", "", n, **facts),
            e.BelowNothing: self.tr(
                "{side}: cards in melds are worth at least {least}, not {points}.", **facts),
            e.BelowFirstMeld: self.tr(
                "{side}: {points} melded, but the first meld needs {least}.", **facts),
            e.TooFewPointsEntered: self.tr(
                "{side}: the cards of (one|{number}) {piles} are worth at least {least}, not "
                "{points}.", "", n, **facts),
            e.NoSumOfCards: self.tr(
                "{side}: cards cannot add up to {points}; all card values are multiples of {step}.",
                **facts),
            e.TooManyOfRank: self.tr(
                "{side}: there are more {piles} of {ranks} than {clean} and {dirty} ones together.",
                **facts),
            e.TooManyOfSpecial: self.tr(
                "You entered {entered} {piles} of {ranks}, but the decks make at most {most}.",
                "", n, **facts),
            e.TooManyCuts: self.tr(
                "{side}: {entered} exact cut(s), but at most {most} can be made.", "", n, **facts),
            e.OutWithoutPiles: missing,
            e.QuotaWithoutPiles: missing,
            e.LeftMissing: self.tr(
                "{side}: enter the cards left in hand and foot.", **facts),
            e.NothingLeftEntered: self.tr("{side}: nothing was entered for cards left.", **facts),
        }[type(problem)]  # fmt: skip

    def _too_many_piles(self, n: int, facts: Mapping[str, str]) -> dict[PileKind, str]:
        return {
            PileKind.ANY: self.tr(
                "You entered {entered} {piles}, but the decks make at most {most}.", "", n,
                **facts),
            PileKind.CLEAN: self.tr(
                "You entered {entered} {clean} {piles}, but the decks make at most {most}.",
                "", n, **facts),
            PileKind.WILD: self.tr(
                "You entered {entered} wild {piles}, but the decks make at most {most}.",
                "", n, **facts),
            PileKind.BLACK_THREES: self.tr(
                "You entered {entered} {piles} of black threes, but the decks make at most {most}.",
                "", n, **facts),
        }  # fmt: skip
