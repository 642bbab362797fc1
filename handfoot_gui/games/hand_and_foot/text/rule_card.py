"""The rules of any rule set as readable sentences, made from the very fields the engine reads.

What one option decides alone is said by its record in ``text.options``; here is the rest.
"""

from __future__ import annotations

from functools import cached_property

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section
from handfoot_gui.core.text.options import OptionTexts, Unit, counted
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE, Kind
from handfoot_gui.games.hand_and_foot.rules.option_values import of_deal
from handfoot_gui.games.hand_and_foot.rules.options import Options, minima_in_force
from handfoot_gui.games.hand_and_foot.rules.packets import has_knee
from handfoot_gui.games.hand_and_foot.rules.red_threes import red_three_items
from handfoot_gui.games.hand_and_foot.rules.scoring import SPECIAL, special_points
from handfoot_gui.games.hand_and_foot.text.options import cards_by_points, option_texts
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.games.hand_and_foot.text.terms import (
    PileSentences,
    capital,
    packets_listed,
    quotas_listed,
    steps_listed,
)


def rule_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, which the household calls *title*."""
    return HandAndFootCard(words, options).card(title)


def _paragraph(*sentences: str) -> str:
    """Sentences that belong together, in one paragraph: a card has to fit a page."""
    return " ".join(filter(None, sentences))


def _section(title: str, *paragraphs: str) -> Section:
    return Section(title, tuple(filter(None, paragraphs)))


def _ranks(equal: str, last: str) -> Phrase:
    """ "8 8 2": the ranks of an example, which no line parts."""
    return Phrase.of("{first}\u00a0{following:*}", first="\u00a0".join(equal), following=last)


class HandAndFootCard(PileSentences):
    """The sections of the card."""

    def __init__(self, words: Words, options: Options) -> None:
        super().__init__(words, options)
        self._is_special = options.deck is o.Deck.SPECIAL
        self._number = words.number
        self._count = words.count

    @cached_property
    def _texts(self) -> OptionTexts:
        return option_texts(self.words, self.options)

    def card(self, title: str) -> RuleCard:
        """All of it, headed *title*."""
        sections = (
            self._terms(),
            self._cards().explaining(no.CutFirst, no.NothingToCut, no.WrongHeight),
            self._turn().explaining(
                no.DrawFirst, no.AlreadyDrawn, no.WrongDraw, no.StockPileShort, no.DiscardPossible,
                no.CardBanned, no.OnlyBannedLeft,
            ),
            self._take().explaining(
                no.PileEmpty, no.PileBlocked, no.PairMissing, no.TopNotMelded, no.PairNotMelded,
                no.OverflowTooShort, no.NotDown, no.PileTooSmall, no.MatchMissing,
                no.MatchNotMelded, no.PileFrozen, no.PairBeforeDown,
            ),
            self._melds().explaining(
                no.NothingLaid, no.NoSuchMeld, no.MeldTwice, no.MeldComplete, no.MixedRanks,
                no.WrongRank, no.TooFewCards, no.TooManyCards, no.TooManyWilds,
                no.SecondMeldOfRank, no.NoWildMelds, no.OnlyOneMeld, no.WildsClosed,
                no.LadyNeedsCleanPile, no.RankWithoutWilds, no.SideBySide, no.TooFewNaturals,
            ),
            self._first_meld().explaining(
                no.TooFewPoints, no.PileNeeded, no.CleanMeldNeeded, no.WildInFirstMeld,
            ),
            self._threes().explaining(no.ThreeMelded, no.WildWithThrees, no.ThreesOnlyGoingOut),
            self._foot().explaining(no.PileBeforeFoot),
            self._going_out().explaining(
                no.KeepCards, no.MustGoOut, no.MustTake, no.NoPartner, no.NotInFoot,
                no.AskedBefore, no.PartnerNotReady, no.NoWayOut, no.AnswerFirst, no.NothingAsked,
                no.NoTableTalk,
            ),
            self._end().explaining(no.NobodyAsks),
        )  # fmt: skip
        return RuleCard(
            title, self._summary(), sections, self._title_of("clean_bonus"), self._scores()
        )

    def bonuses(self) -> dict[Kind, str]:
        """What a complete pile of every kind counts."""
        options, number = self.options, self._number
        return {
            Kind.CLEAN: self.tr(
                "A {clean} {pile} counts {points}.", points=number(options.clean_bonus)),
            Kind.DIRTY: self.tr(
                "A {dirty} {pile} counts {points}.", points=number(options.dirty_bonus)),
            Kind.WILD: self.tr(
                "A wild {pile} counts {points}.", points=number(options.wild_bonus)),
            Kind.OWN: self._of("special_piles"),
        }  # fmt: skip

    def discard_pile(self) -> str:
        """What a take brings, and what it asks for."""
        return _paragraph(self.brought(), self._of("pile_condition"))

    def _by_sides(self, sided: str, alone: str) -> str:
        """*sided* where players share melds, *alone* where nobody does."""
        return alone if self.options.sides is o.Sides.ALONE else sided

    def _of(self, *fields: str) -> str:
        """What the records of *fields* say on the card."""
        return _paragraph(*self._texts.on_card(*fields))

    def _title_of(self, field: str) -> str:
        """The heading above *field* on the form, which a section has, too."""
        return self._texts.fields[field].group

    def _counted(self, unit: Unit, number: int) -> Phrase:
        return counted(self.words, unit, number)

    @property
    def _wild_in_short(self) -> str:
        """The lower wild card, as it stands among the ranks of an example."""
        return self.words.symbol(Rank.JESTER if self._is_special else Rank.TWO)

    def _summary(self) -> str:
        options, fields = self.options, self._texts.fields
        sides = fields["sides"].said(options.sides)
        if options.sides is o.Sides.PAIRS:
            sides = self._pairs()
        packs: str = self._counted(Unit.PACKS, options.packs)
        if self._is_special:
            packs = fields["deck"].said(options.deck)
        packets = packets_listed(self.words, options.packets)
        length: str = self._counted(Unit.DEALS, options.deals)
        if options.target:
            goal = self._number(options.target)
            score = self.tr("to {points} point(s)", "", options.target, points=goal)
            text = self.words.translate("Options", "{length} or {score}")
            either = filled(text, length=length, score=score)
            length = either if options.deals else score
        players = self._counted(Unit.PLAYERS, options.players)
        return self.words.row((players, sides, packs, packets, length))

    def _terms(self) -> Section:
        return _section(
            self.words.translate("Common", "Words"),
            self.packets(),
            _paragraph(self.meld(), self.piles()),
            self.wilds(),
        )

    def wilds(self) -> str:
        wilds = self.tr("Twos are wild; every card from four to ace is a natural.")
        if self._is_special:
            wilds = self.tr(
                "Jesters and jokers are wild; all other cards but villains and ladies are naturals."
            )
        elif self.options.jokers_per_pack:
            wilds = self.tr("Twos and jokers are wild; every card from four to ace is a natural.")
        return wilds

    def packets(self) -> str:
        if has_knee(self.options):
            hand, knee, foot = map(self._number, self.options.packets)
            return self.tr(
                "Three packets are played in this order: hand {hand}, knee {knee}, foot {foot}. "
                "Knee and foot lie face down until picked up.",
                hand=hand, knee=knee, foot=foot,
            )  # fmt: skip
        return self.tr(
            "Each player has two packets: the hand, played first, and the foot. The foot lies face "
            "down until you pick it up and play it like the hand."
        )

    def meld(self) -> str:
        return self._by_sides(
            self.tr(
                "A meld is three or more cards of the same rank, face up. It belongs to the whole "
                "side; any partner may add to it."
            ),
            self.tr(
                "A meld is three or more cards of the same rank, face up in front of its player."
            ),
        )

    def piles(self) -> str:
        """What a complete meld is, by whether it may grow and whether wilds make one."""
        return {
            (False, False): self.tr(
                "Seven cards make a {pile}: {clean} without wilds, {dirty} with some."),
            (False, True): self.tr(
                "Seven cards make a {pile}: {clean} without wilds, {dirty} with some, wild with "
                "only wilds."),
            (True, False): self.tr(
                "Seven cards or more make one {pile}: {clean} without wilds, {dirty} with some."),
            (True, True): self.tr(
                "Seven cards or more make one {pile}: {clean} without wilds, {dirty} with some, "
                "wild with only wilds."),
        }[self.options.is_open, self.options.wild_melds]  # fmt: skip

    def _cards(self) -> Section:
        options = self.options
        hand, *knee, foot = map(self._number, options.packets)
        sizes = {"hand": hand, "foot": foot}
        if options.is_cut and knee:
            dealt = self.tr(
                "Everybody cuts about {both} cards for hand, knee and foot; if you are short, take "
                "more; put any extra back. Cutting exactly {both} on the first try scores "
                "{points}.",
                both=self._number(options.each_dealt),
                points=self._number(options.exact_cut_bonus),
            )
        elif knee:
            dealt = self.tr(
                "Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of "
                "{foot}.",
                knee=knee[0], **sizes,
            )  # fmt: skip
        elif options.is_cut:
            dealt = self.tr(
                "Everybody cuts about {both} cards for a hand of {hand} and a foot of {foot}; if "
                "you are short, take more; put any extra back. Cutting exactly {both} on the first "
                "try scores {points}.",
                both=self._number(options.each_dealt),
                points=self._number(options.exact_cut_bonus),
                **sizes,
            )
        else:
            dealt = {
                o.Sides.ALONE: self.tr(
                    "The dealer deals everybody a hand of {hand} and a foot of {foot}.", **sizes),
                o.Sides.PAIRS: self.tr(
                    "The dealer deals everybody a hand of {hand}; the dealer’s partner deals "
                    "everybody a foot of {foot}.", **sizes),
                o.Sides.TEAMS: self.tr(
                    "The dealer deals everybody a hand of {hand}; one of the dealer’s partners "
                    "deals everybody a foot of {foot}.", **sizes),
            }[options.sides]  # fmt: skip
        return _section(
            self._title_of("packets"),
            _paragraph(self._deck(), self._sides()),
            _paragraph(dealt, self._of("passing")),
            self.tr(
                "The first dealer is drawn at random. The player on the dealer’s left starts; play "
                "and deal pass to the left."
            ),
            self._of("stock_piles", "upcard"),
        )

    def _deck(self) -> str:
        options = self.options
        if self._is_special:
            return self.tr("The special deck of 262 cards, one set for any number of players.")
        packs, n = self._counted(Unit.PACKS, options.packs), len(options.cards())
        if not options.jokers_per_pack:
            return self.tr(
                "{packs:^} without jokers: {number} card(s).", "", n,
                packs=packs, number=self._number(n),
            )  # fmt: skip
        return self.tr(
            "{packs:^} with {jokers} each: {number} card(s).", "", n,
            packs=packs, jokers=self._counted(Unit.JOKERS, options.jokers_per_pack),
            number=self._number(n),
        )  # fmt: skip

    def _sides(self) -> str:
        n, count = self.options.players, self._count(self.options.players)
        teams = self.tr(
            "{count:^} player(s) in two teams of three, seated alternately.", "", n, count=count
        )
        if n == 8:
            teams = self.tr(
                "{count:^} player(s) in two teams of four, seated alternately.", "", n, count=count
            )
        return {
            o.Sides.ALONE: self.tr("{count:^} player(s), no partners.", "", n, count=count),
            o.Sides.PAIRS: self.tr(
                "{count:^} player(s) in {sides}, partners opposite.", "", n,
                count=count, sides=self._pairs()),
            o.Sides.TEAMS: teams,
        }[self.options.sides]  # fmt: skip

    def _pairs(self) -> Phrase:
        n = self.options.side_count
        text = self.words.translate("Words", "{count} pair(s)", "", n)
        return Phrase.of(text, count=self._count(n))

    def _turn(self) -> Section:
        discards = self.tr("Wilds may be discarded.")
        if self.options.wild_on_top is o.WildOnTop.REMOVES:
            discards = self.tr(
                "A discarded wild takes the whole pile off the table with it; the next discard "
                "starts a new one."
            )
        elif o.DiscardBan(o.Banned.WILD, o.BanUntil.ALWAYS) in self.options.discard_bans:
            discards = ""
        lady = self.tr("A discarded lady stops the next player from picking up the pile.")
        return _section(
            self.words.translate("Common", "A turn"),
            self.turn(),
            _paragraph(
                discards,
                self._of("discard_bans"),
                lady if self._is_special else "",
                self.tr(
                    "If you may not discard any of your cards, your turn ends without a discard."
                ),
            ),
        )

    def turn(self) -> str:
        if len(set(self.options.draws)) > 1:
            draw = self.tr(
                "Draw from the stock or pick up the discard pile. Meld as much as you like, then "
                "discard one card to end your turn."
            )
            return _paragraph(draw, self._of("draws"))
        return self.tr(
            "Draw {cards} from the stock or pick up the discard pile. Meld as much as you like, "
            "then discard one card to end your turn.",
            cards=self.words.cards_counted(of_deal(self.options.draws, 1)),
        )

    @property
    def _takes_top_only(self) -> bool:
        return self.options.take_most == 1

    def brought(self) -> str:
        """What a take brings."""
        least, n = self.options.take_least, self.options.take_most
        count = self._count(n)
        if self._takes_top_only:
            return self.tr("You pick up only the top card.")
        if not n:
            if least == 1:
                return self.tr("You pick up the whole pile.")
            return self.tr(
                "You may pick up the pile once it has {count} card(s), and you get all of it.", "",
                least, count=self._count(least),
            )  # fmt: skip
        if least == n:
            return self.tr(
                "You pick up the top {count} card(s); if there are fewer, you pick up none.", "", n,
                count=count,
            )  # fmt: skip
        brought = self.tr(
            "You pick up the top {count} card(s), or the whole pile if it has fewer.", "", n,
            count=count,
        )  # fmt: skip
        if least == 1:
            return brought
        first = self.tr(
            "You may pick up the pile once it has {count} card(s).", "", least,
            count=self._count(least),
        )  # fmt: skip
        return _paragraph(first, brought)

    def _take(self) -> Section:
        """Taking the discard pile."""
        options = self.options
        is_whole, is_top_only = not options.take_most, self._takes_top_only
        three = ""
        # Red threes are laid, never discarded: one lies in the pile where it was turned up.
        has_red = options.lays_red_threes and options.upcard in (
            o.Upcard.LEFT, o.Upcard.COVERED
        )  # fmt: skip
        if has_red and not self._is_special and not is_top_only:
            three = self.tr(
                "A red three among them is laid and replaced at once; one deeper in the pile stays "
                "there."
            )
            if is_whole:
                three = self.tr("A red three in it is laid and replaced at once.")
        onto, example = self._onto_a_meld()
        return _section(
            self._title_of("take_most"),
            _paragraph(
                self.brought(),
                three,
                self.blocked(),
                self._of("wild_on_top"),
            ),
            _paragraph(
                self._of("pile_condition"), onto, self._of("take_before_down", "take_onto_meld")
            ),
            _paragraph(self.frozen(), self._frozen(), self._of("pile_open")),
            example,
        )

    def frozen(self) -> str:
        """What freezes the pile, and what takes it then."""
        return self._of("wilds_freeze")

    def _frozen(self) -> str:
        """An example of what takes a frozen pile, where something else takes it otherwise."""
        options = self.options
        is_pair = options.pile_condition is o.PileCondition.NATURAL_PAIR
        if not options.wilds_freeze or is_pair or not options.wilds_allowed(2):
            return ""
        return self.tr(
            "Example: the pile is frozen, with a nine on top: {two} from your hand picks it up, "
            "but {mixed} does not.",
            two=_ranks("9", "9"),
            mixed=_ranks("9", self._wild_in_short),
        )

    def blocked(self) -> str:
        if self._is_special:
            return self.tr("A villain or a lady on top blocks the pile.")
        return self.tr("A three on top blocks the pile.")

    def _onto_a_meld(self) -> tuple[str, str]:
        """Where the top card goes when its rank is on the table, with an example (rule 7)."""
        options = self.options
        if options.spreads_ranks:
            return self.tr(
                "You may split them among several melds of that rank, as long as each meld is "
                "allowed."
            ), ""
        if options.is_open:
            return self.tr("They may also go on a complete {pile} that is open."), ""
        needs_one = options.pile_condition is o.PileCondition.ONE_CARD
        if options.second_meld is o.SecondMeld.NEVER:
            if needs_one:
                text = self.tr(
                    "If you already have an unfinished meld of that rank, they go on it. If it has "
                    "room for only one more, you cannot pick up the pile."
                )
            else:
                text = self.tr(
                    "If you already have an unfinished meld of that rank, they go on it. If it has "
                    "room for fewer than three more, you cannot pick up the pile."
                )
            return text, ""
        # Where no wild goes with two naturals, a natural does.
        last = self._wild_in_short if options.wilds_allowed(2) > 0 else "8"
        four, three, two = (_ranks("8" * eights, last) for eights in (3, 2, 1))
        if needs_one:
            return self.tr(
                "If you already have an unfinished meld of that rank, they go on it. If it has "
                "room for only one more, the same move completes the {pile} and starts another "
                "meld of three or more."
            ), self.tr(
                "Example: you have melded six eights, and an eight is on top. With {three} in hand "
                "you may pick up: the top card completes the {pile}, and {three} start a new meld. "
                "With {two} you may not: two cards are no meld.",
                three=three,
                two=two,
            )
        return self.tr(
            "If you already have an unfinished meld of that rank, they go on it. If it has room "
            "for fewer than three more, the same move completes the {pile} and starts another meld "
            "of three or more."
        ), self.tr(
            "Example: you have melded five eights, and an eight is on top. With {four} in hand you "
            "may pick up: the top card and an 8 complete the {pile}, and {three} start a new meld. "
            "With {three} you may not: only {two} would be left.",
            four=four,
            three=three,
            two=two,
        )

    def _melds(self) -> Section:
        ladies = self.tr(
            "You may lay any number of ladies on a complete {clean} {pile}; they never count "
            "toward a first meld."
        )
        limit = self.tr("A meld of naturals holds no wilds.")
        makes_dirty = ""
        if self.options.wilds_allowed(PILE_SIZE):
            limit = self._wild_limit()
            makes_dirty = self.tr("A wild laid on an unfinished {clean} meld makes it {dirty}.")
        return _section(
            self._title_of("open_clean"),
            limit,
            _paragraph(makes_dirty, self._of("wild_melds")),
            _paragraph(
                self._of("open_clean", "open_dirty", "open_wild", "second_meld"),
                self.tr("Cards stay in the meld where they were laid."),
            ),
            ladies if self._is_special else "",
        )

    def _wild_limit(self) -> str:
        """How many wilds a meld holds, counted out from three to seven cards."""
        options, counts = self.options, self._wilds_counted()
        n = options.least_naturals
        naturals = self.tr(
            "A wild needs at least {count} natural card(s) with it.", "", n, count=self._count(n)
        )
        naturals = "" if n < LEAST_MELD else naturals
        if options.most_wilds is None:
            limit = {
                o.WildLimit.TWICE: self.tr(
                    "A meld holds at least twice as many naturals as wilds: {counted}.",
                    counted=counts),
                o.WildLimit.MORE: self.tr(
                    "A meld holds more naturals than wilds: {counted}.", counted=counts),
                o.WildLimit.AS_MANY: self.tr(
                    "A meld holds at least as many naturals as wilds: {counted}.", counted=counts),
                o.WildLimit.FREE: self.tr(
                    "Any number of wilds may join the naturals in a meld: {counted}.",
                    counted=counts),
            }[options.wild_limit]  # fmt: skip
            return _paragraph(limit, naturals)
        wilds = self._counted(Unit.WILDS, options.most_wilds)
        limit = {
            o.WildLimit.TWICE: self.tr(
                "A meld holds at least twice as many naturals as wilds, and never more than "
                "{wilds}: {counted}.", wilds=wilds, counted=counts),
            o.WildLimit.MORE: self.tr(
                "A meld holds more naturals than wilds, and never more than {wilds}: {counted}.",
                wilds=wilds, counted=counts),
            o.WildLimit.AS_MANY: self.tr(
                "A meld holds at least as many naturals as wilds, and never more than {wilds}: "
                "{counted}.", wilds=wilds, counted=counts),
            o.WildLimit.FREE: self.tr(
                "A meld holds at least two naturals and at most {wilds}: {counted}.",
                wilds=wilds, counted=counts) if not naturals
            else self.tr("A meld holds at most {wilds}: {counted}.", wilds=wilds, counted=counts),
        }[options.wild_limit]  # fmt: skip
        return _paragraph(limit, naturals)

    def _wilds_counted(self) -> str:
        """ "one wild in three to five cards, two in six or seven"."""
        count, allowed, translate = self._count, self.options.wilds_allowed, self.words.translate
        sizes: dict[int, list[int]] = {}
        for size in range(LEAST_MELD, PILE_SIZE + 1):
            most = max(wilds for wilds in range(size) if allowed(size - wilds) >= wilds)
            sizes.setdefault(most, []).append(size)
        parts: list[str] = []
        for most, (first, *others) in sizes.items():
            # The first part says of what: "one wild in three cards, two in four".
            is_first, n = not parts, others[-1] if others else first
            wilds = self._counted(Unit.WILDS, most) if is_first else count(most)
            cards = self.words.cards_counted(first) if is_first else count(first)
            if others:
                text = {
                    (True, False): translate("Words", "{first} or {last} card(s)", "", n),
                    (True, True): translate("Words", "{first} to {last} card(s)", "", n),
                    (False, False): translate("Words", "{first} or {last}", "number of cards"),
                    (False, True): translate("Words", "{first} to {last}", "number of cards"),
                }[is_first, len(others) > 1]
                cards = Phrase.of(text, first=count(first), last=count(n))
            parts.append(self.tr("{wilds} in {cards}", wilds=wilds, cards=cards))
        return self.words.row(parts)

    def first_meld_needs(self) -> str:
        """What a first meld needs."""
        if not self.options.minima_by_score:
            return self._minima_by_deal()
        steps = steps_listed(self.words, self.options.minima_by_score)
        return self._by_sides(
            self.tr(
                "What the first meld needs depends on a side’s score at the start of the deal: "
                "{steps}.",
                steps=steps,
            ),
            self.tr(
                "What your first meld needs depends on your score at the start of the deal: "
                "{steps}.",
                steps=steps,
            ),
        )

    def _first_meld(self) -> Section:
        options = self.options
        served = self._by_sides(self.tr("One partner’s first meld counts for the whole side."), "")
        served = self._of("first_meld_by") or served
        counts = self.tr(
            "Lay your first meld down in one move, as one meld or several. Only card values count, "
            "not bonuses; of a pile picked up in that move, only the top card counts."
        )
        deals = self.words.listed([self._number(deal) for deal in options.concealed_deals])
        concealed, n = "", len(options.concealed_deals)
        if n:
            concealed = self.tr(
                "In deal(s) {deals} the first meld is a concealed {pile} of any kind instead: "
                "seven cards laid at once from your hand, before you pick up the pile; other melds "
                "may go with it.",
                "", n, deals=deals,
            )  # fmt: skip
        return _section(
            self._title_of("minima"), self.first_meld_needs(),
            _paragraph(counts, self._of("first_meld_needs"), served),
            self._first_meld_made(), concealed,
        )  # fmt: skip

    def _first_meld_made(self) -> str:
        """An example of what counts towards the points of a first meld (rule 8)."""
        options, values = self.options, self.options.values
        nine, two = (values.n9, values.jester) if self._is_special else (values.nine, values.two)
        steps = options.minima_by_score or minima_in_force(options)
        if not steps:
            return ""
        is_mixed = options.wilds_allowed(3) > 0
        last = self._wild_in_short if is_mixed else "9"
        made = 3 * nine + (two if is_mixed else nine)
        missing = min((step.points for step in steps if step.points > 0), default=0) - made
        facts = {
            "wild": last,
            "three": _ranks("99", last),
            "four": _ranks("999", last),
            "points": self._number(made),
            "missing": self._number(missing),
        }
        if options.take_before_down is o.TakeBeforeDown.NEVER:
            if missing > 0:
                return self.tr("Example: {four} makes {points}, {missing} short.", **facts)
            return self.tr("Example: {four} makes {points}.", **facts)
        if missing > 0:
            return self.tr(
                "Example: with a nine on top and {three} in hand, laying {four} makes {points}, "
                "{missing} short; a {wild} from below the nine would not count.",
                **facts,
            )
        return self.tr(
            "Example: with a nine on top and {three} in hand, laying {four} makes {points}; a "
            "{wild} from below the nine would not do.",
            **facts,
        )

    def _minima_by_deal(self) -> str:
        """What the deals ask for in points; nothing where every first meld is a concealed pile."""
        options, number, translate = self.options, self._number, self.words.translate
        steps = minima_in_force(options)
        meld = Phrase.of(
            self._by_sides(
                translate("Words", "a side’s first meld"),
                translate("Words", "a player’s first meld"),
            )
        )
        if not steps:
            return ""
        if len(options.minima) == 1:
            n = options.minima[0]
            if n <= 0:
                return self.tr("{meld:^} needs no points.", meld=meld)
            return self.tr("{meld:^} needs {points} point(s).", "", n, meld=meld, points=number(n))
        if len(steps) > 2 and steps[-1].deal == len(steps):
            n = abs(steps[-1].points)
            facts = {
                "meld": meld,
                "points": self.words.row([number(step.points) for step in steps]),
                "last": self._count(len(steps)),
            }
            if steps[-1].goes_on:
                return self.tr(
                    "{meld:^} needs {points} point(s) in deals one through {last}, and the last "
                    "number from then on.", "", n, **facts,
                )  # fmt: skip
            return self.tr(
                "{meld:^} needs {points} point(s) in deals one through {last}.", "", n, **facts
            )
        told = []
        for step in steps:
            n = abs(step.points)
            text = translate("Words", "{points} point(s) in deal {deal}", "", n)
            if step.goes_on:
                text = translate("Words", "{points} point(s) from deal {deal} on", "", n)
            told.append(Phrase.of(text, points=number(step.points), deal=number(step.deal)))
        return self.tr("{meld:^} needs {steps}.", meld=meld, steps=self.words.listed(told))

    def _threes(self) -> Section:
        """Red and black threes, or villains."""
        if self._is_special:
            return _section(self.words.translate("Common", "Villains"), self._of("black_threes"))
        options, number = self.options, self._number
        unopened = options.red_three_left_unopened
        in_foot = "" if unopened is None else self.tr(
            "In an unopened foot, each one counts {points}.", points=number(unopened)
        )  # fmt: skip
        if not options.lays_red_threes:
            red = self.tr(
                "Red threes are plain cards: you may not meld them, but you may discard them; each "
                "one left counts {left}.",
                left=number(options.red_three_left),
            )
            return _section(self.tr("Threes"), _paragraph(red, in_foot), self._of("black_threes"))
        red = self.tr(
            "Just before your first turn, lay your red threes on the table and replace them from "
            "the stock; after that, lay each one at once."
        )
        unreplaced = self.tr("If the stock is empty, a red three is laid without a replacement.")
        return _section(
            self.tr("Threes"),
            _paragraph(red, unreplaced, self.red_threes_counted(), in_foot, self._together()),
            self._of("red_threes_need"),
            self._of("black_threes"),
        )

    def red_threes_counted(self) -> str:
        laid, left = self.options.red_three_laid, self.options.red_three_left
        facts = {"laid": self._number(laid), "left": self._number(left)}
        if self.options.red_threes_need is not o.RedThreesNeed.NOTHING:
            return self.tr("Each red three counts {laid}; one not laid counts {left}.", **facts)
        if self.options.red_three_left_unopened is not None:
            return self.tr(
                "Each red three counts {laid}, with or without a first meld; one not laid counts "
                "{left}.",
                **facts,
            )
        return self.tr(
            "Each red three counts {laid}, with or without a first meld; one not laid counts "
            "{left}, even in an unopened foot.",
            **facts,
        )

    def _together(self) -> str:
        """What several red threes count together, with an example of one more."""
        options, number = self.options, self._number
        steps = sorted(options.red_three_totals, key=lambda one: one.count or 2 * options.packs)
        told = []
        for step in steps:
            points = number(step.total)
            if not step.count:
                told.append(self._by_sides(
                    self.tr("All of them on one side count {points} in total.", points=points),
                    self.tr("All of them held by one player count {points} in total.",
                            points=points),
                ))  # fmt: skip
                continue
            told.append(
                self.tr("{count:^} count {points} together.", count=self.words.count(step.count),
                        points=points)
            )  # fmt: skip
        counts = [step.count or 2 * options.packs for step in steps]
        most = counts[0] if counts else 0
        if most and most + 1 < 2 * options.packs and most + 1 not in counts:
            items = red_three_items(options, most + 1, has_needed=True)
            told.append(
                self.tr("Example: {count} count {points}.", count=self.words.count(most + 1),
                        points=number(sum(item.points for item in items)))
            )  # fmt: skip
        return _paragraph(*told)

    def _foot(self) -> Section:
        """How the foot is opened."""
        title = self.tr("The foot")
        if self.options.foot_opened is o.FootOpened.PILE:
            taken = self.tr("When you complete a {pile}, your foot joins your hand at once.")
            if has_knee(self.options):
                taken = self.tr(
                    "When you complete a {pile}, your knee joins your hand at once; your foot "
                    "joins it with the next one."
                )
            return _section(
                title,
                taken,
                self.tr(
                    "Until then, keep two cards in hand after melding (unless you completed a "
                    "{pile}), and one after the discard."
                ),
            )
        knee = ""
        if has_knee(self.options):
            knee = self.tr("You pick up your knee first and your foot later, both in the same way.")
        melded = self.tr(
            "If you meld the last card of your hand, you pick up your foot at once and go on; the "
            "turn still ends with a discard."
        )
        if self.options.running_ends_turn:
            melded = self.tr(
                "If you meld your last card, you pick up your foot and your turn ends without a "
                "discard."
            )
        needed = ""
        if self.options.foot_opened is o.FootOpened.HAND_EMPTY_WITH_PILE:
            needed = self.tr(
                "Before you pick up your foot, your side needs a complete {pile}. Without one, "
                "keep two cards in hand after melding and one after the discard: with two cards, "
                "discard one and keep one."
            )
        return _section(
            title,
            knee,
            needed,
            melded,
            self.tr(
                "If you discard the last card of your hand, you pick up your foot and play it from "
                "your next turn on."
            ),
        )

    def _going_out(self) -> Section:
        """What has to be fulfilled to go out."""
        if self.options.foot_opened is o.FootOpened.PILE:
            out = self.tr("Going out means getting rid of your last card once you have your foot.")
            kept = self.tr(
                "While you are in your foot and may not go out yet, keep two cards after melding "
                "and one after the discard."
            )
        else:
            out = self.tr("Going out means getting rid of the last card of your foot.")
            kept = self.tr(
                "When you play from your foot and may not go out yet, keep two cards after melding "
                "and one after the discard."
            )
        return _section(
            self._texts.fields["going_out_bonus"].label,
            _paragraph(out, self._needed(), self._of("special_piles")),
            self._of("partners_in_foot", "permission", "answer_reasons"),
            _paragraph(self._of("must_discard_last"), kept),
        )

    def _needed(self) -> str:
        needed = quotas_listed(self.words, self.word, self.options.quotas)
        if len(self.options.quotas) == 1:
            return self._by_sides(
                self.tr("To go out, a side needs {needed}.", needed=needed),
                self.tr("To go out, you need {needed}.", needed=needed),
            )
        depends = self._by_sides(
            self.tr("What a side needs to go out depends on the deal."),
            self.tr("What you need to go out depends on the deal."),
        )
        return _paragraph(depends, self.tr("{needed:^}.", needed=needed))

    def _end(self) -> Section:
        options = self.options
        deals = points = ""
        if options.deals:
            deals = self.tr("A game has {deals}.", deals=self._counted(Unit.DEALS, options.deals))
        if options.target:
            n, target = options.target, self._number(options.target)
            points = self._by_sides(
                self.tr(
                    "The game ends after the deal in which a side reaches {points} point(s) or "
                    "more.", "", n, points=target,
                ),
                self.tr(
                    "The game ends after the deal in which somebody reaches {points} point(s) or "
                    "more.", "", n, points=target,
                ),
            )  # fmt: skip
        no_bonus = self.tr("If the stock ends the deal, nobody gets the bonus for going out.")
        wins = self.tr("The highest total wins; a tie is shared. Totals may be negative.")
        return _section(
            self.words.translate("Common", "End", "noun"),
            _paragraph(
                self._lap() or self.tr("A deal ends when somebody goes out."),
                self._of("stock_out", "short_draw"),
                no_bonus if options.going_out_bonus else "",
            ),
            self._of(
                "concealed_out_bonus",
                "extra_pile_bonus",
                "unopened_fine",
                "unfinished_fines",
                "melds_need",
            ),
            _paragraph(deals, points, wins),
        )

    def _lap(self) -> str:
        """What comes once somebody is out, with an example; nothing where the deal ends."""
        options = self.options
        if not options.last_lap:
            return ""
        n = options.players - 1
        joker = options.values.joker if options.jokers_per_pack or self._is_special else 0
        return _paragraph(
            self._of("last_lap"),
            self.tr("Then the deal ends: {count} turn(s) later, or when somebody cannot draw.",
                    "", n,
                    count=self.words.count(n)),
            self.tr("In these turns nobody asks to go out, no {piles} are needed, and you do not "
                    "have to keep a card."),
            self.tr("A joker laid in such a turn counts {new} instead of {old}.",
                    new=self.words.signed(joker), old=self.words.signed(-joker))
            if joker else "",
            self.tr("Only the first player out gets the bonus.") if options.going_out_bonus else "",
        )  # fmt: skip

    def _scores(self) -> tuple[PointsRow, ...]:
        """What everything counts."""
        options, is_special = self.options, self._is_special
        has_red, fields = options.lays_red_threes and not is_special, self._texts.fields
        score = HandAndFootScore(self.words, options)
        rows = (
            (True, fields["clean_bonus"].label, options.clean_bonus),
            (True, fields["dirty_bonus"].label, options.dirty_bonus),
            (options.wild_melds, fields["wild_bonus"].label, options.wild_bonus),
            *((True, score.item_name(f"{SPECIAL}{key}"), points)
              for key, points in special_points(options).items()),
            (True, fields["going_out_bonus"].label, options.going_out_bonus),
            (options.exact_cut_bonus, score.line_name("exact_cut"), options.exact_cut_bonus),
            (is_special, fields["lady_bonus"].label, options.lady_bonus),
            (is_special, fields["lady_left"].label, options.lady_left),
            (has_red, self.tr("Red three on the table"), options.red_three_laid),
            (not is_special, self.tr("Red three left"), options.red_three_left),
            (not is_special and options.red_three_left_unopened is not None,
             self.tr("Red three in an unopened foot"), options.red_three_left_unopened or 0),
            *((True, capital(self.words, cards), points)
              for points, cards in cards_by_points(self.words, options).items()),
            (True, fields["black_three_left"].label, -options.black_three_left),
            (options.black_threes is not o.BlackThrees.NEVER,
             fields["black_three_melded"].label, options.black_three_melded),
        )  # fmt: skip
        return (
            *(PointsRow(text, self._number(points)) for is_used, text, points in rows if is_used),
            PointsRow(self.tr("Other cards left"), self.tr("minus their value")),
        )
