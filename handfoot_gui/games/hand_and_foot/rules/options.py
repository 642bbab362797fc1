"""The rule set of Hand and Foot as one checked value; page "Hand and Foot", section 3."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank, packs_of_cards, special_deck
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Alternatives,
    Banned,
    BanUntil,
    BlackThrees,
    CardValues,
    CleanWord,
    DealMinimum,
    Deck,
    DiscardBan,
    FirstMeldBy,
    FirstMeldNeeds,
    FootOpened,
    MeldsElse,
    MeldsNeed,
    Openness,
    PartnersInFoot,
    Passing,
    PileCondition,
    PileWord,
    Points,
    Quota,
    RedThrees,
    RedThreesElse,
    RedThreesNeed,
    RedThreeTotal,
    Score,
    ScoreStep,
    SecondMeld,
    Sides,
    SpecialPile,
    StockOut,
    TakeBeforeDown,
    UnfinishedFine,
    Upcard,
    WildLimit,
    WildOnTop,
    of_deal,
)
from handfoot_gui.games.hand_and_foot.rules.pile_checks import Contradiction, about_piles

MOST_DEALS: Final = 100
"""A game to a score that nobody reaches ends after so many deals."""

_PLAYERS_OF_SIDES: Final = {
    Sides.PAIRS: (4, 6, 8),
    Sides.TEAMS: (6, 8),
    Sides.ALONE: (2, 3, 4, 5, 6, 7, 8),
}

DealNumber = Annotated[int, Meta(ge=1, le=20)]
PacketSize = Annotated[int, Meta(ge=5, le=20)]
DrawSize = Annotated[int, Meta(ge=1, le=6)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One house's rules. The defaults are the preset ``classic``.

    Ranges of single fields are checked when a rule set is read from a file; `check` finds
    fields that disagree with one another.
    """

    players: Annotated[int, Meta(ge=2, le=8)] = 4
    sides: Sides = Sides.PAIRS
    deck: Deck = Deck.STANDARD
    packs: Annotated[int, Meta(ge=2, le=10)] = 5
    """Not counted for the special deck, which is one set."""
    jokers_per_pack: Annotated[int, Meta(ge=0, le=4)] = 2
    packets: Annotated[tuple[PacketSize, ...], Meta(min_length=2, max_length=3)] = (13, 13)
    """Cards of each packet, the hand first and the foot last."""
    passing: Annotated[tuple[Passing, ...], Meta(min_length=1, max_length=20)] = (Passing.NONE,)
    """Where the packets but the hand go before play, by deal; the last one repeats."""
    exact_cut_bonus: Points = 0
    """For lifting exactly hand and foot at the first try; 0 where packets are dealt."""
    stock_piles: Annotated[int, Meta(ge=1, le=2)] = 1
    draws: Annotated[tuple[DrawSize, ...], Meta(min_length=1, max_length=20)] = (2,)
    """Cards of a draw from the stock, by deal; the last one repeats."""
    short_draw: bool = False
    """Who draws from a stock with fewer cards, but at least one, takes them all and plays on."""
    upcard: Upcard = Upcard.BURIED
    take_least: Annotated[int, Meta(ge=1, le=20)] = 1
    """Cards that the pile must have, the top one included."""
    take_most: Annotated[int, Meta(ge=0, le=20)] = 7
    """Cards of a take, the top one included; 0: the whole pile."""
    pile_condition: PileCondition = PileCondition.NATURAL_PAIR
    take_before_down: TakeBeforeDown = TakeBeforeDown.AS_LATER
    take_onto_meld: bool = False
    """The top card alone may be taken onto an own meld of its rank."""
    wild_on_top: WildOnTop = WildOnTop.MATCHING_PAIR
    wilds_freeze: bool = False
    """A wild that comes onto the pile freezes it until it is taken."""
    pile_open: bool = True
    """Everybody may look through the discard pile; otherwise only at its top card."""
    open_clean: Openness = Openness.CLOSED
    """What a complete clean pile still takes; a wild makes it dirty, unless it has ladies."""
    open_dirty: Openness = Openness.CLOSED
    open_wild: bool = False
    """Complete wild piles take more wilds."""
    second_meld: SecondMeld = SecondMeld.AFTER_COMPLETE
    wild_limit: WildLimit = WildLimit.TWICE
    most_wilds: Annotated[int, Meta(ge=0, le=20)] | None = None
    """The most wilds in a meld with naturals, whatever else is allowed; None: no limit."""
    least_naturals: Annotated[int, Meta(ge=2, le=7)] = 2
    """Naturals that a meld with wilds has at least."""
    wild_melds: bool = True
    red_threes: RedThrees = RedThrees.BONUS
    red_three_laid: Points = 100
    red_three_left: Points = -100
    red_three_left_unopened: Points | None = None
    """For each red three in a foot that was not picked up; None: as any other that is left."""
    red_three_totals: Annotated[tuple[RedThreeTotal, ...], Meta(max_length=4)] = ()
    """What so many laid ones count together; each beyond the largest count reached counts by
    itself."""
    red_threes_need: RedThreesNeed = RedThreesNeed.NOTHING
    """What a side needs for its laid red threes to count for it (decision 3)."""
    red_threes_else: RedThreesElse = RedThreesElse.AGAINST
    black_threes: BlackThrees = BlackThrees.NEVER
    minima: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=20)] = (50, 90, 120, 150)
    """Points of the first meld by deal; the last one repeats."""
    minima_by_score: Annotated[tuple[ScoreStep, ...], Meta(max_length=10)] = ()
    """Points by the side's score instead, lowest step first; the last step holds from there on."""
    first_meld_by: FirstMeldBy = FirstMeldBy.SIDE
    first_meld_needs: FirstMeldNeeds = FirstMeldNeeds.NOTHING
    """Not asked where the first meld is a concealed pile."""
    concealed_deals: Annotated[tuple[DealNumber, ...], Meta(max_length=20)] = ()
    """Deals whose first meld is a concealed pile (decision 18)."""
    clean_bonus: Points = 500
    dirty_bonus: Points = 300
    wild_bonus: Points = 1500
    going_out_bonus: Points = 100
    concealed_out_bonus: Points = 0
    """For going out by a player who has laid nothing in an earlier turn of the deal."""
    extra_pile_bonus: Points = 0
    """For each complete pile beyond those of the quota."""
    unopened_fine: Points = 0
    """For each packet that was not picked up."""
    unfinished_fines: Annotated[tuple[UnfinishedFine, ...], Meta(max_length=12)] = ()
    melds_need: MeldsNeed = MeldsNeed.NOTHING
    """What a side needs for its melded cards to count; bonuses stay."""
    melds_else: MeldsElse = MeldsElse.NOTHING
    special_piles: Annotated[tuple[SpecialPile, ...], Meta(max_length=16)] = ()
    """Ranks the piles of which count something else than any others."""
    discard_bans: Annotated[tuple[DiscardBan, ...], Meta(max_length=8)] = ()
    """Cards that may not be discarded, each until something is there."""
    quotas: Annotated[tuple[Alternatives, ...], Meta(min_length=1, max_length=20)] = ((Quota(),),)
    """By deal; the last one repeats."""
    partners_in_foot: PartnersInFoot = PartnersInFoot.PLAYED
    """What every partner must have done with the foot before one may go out."""
    permission: bool = True
    """Going out needs the partners' yes, and a yes binds."""
    answer_reasons: bool = True
    """A partner's answer may say why; without, it is a yes or a no and nothing else."""
    must_discard_last: bool = False
    """The last card must be a discard."""
    foot_opened: FootOpened = FootOpened.HAND_EMPTY
    running_ends_turn: bool = False
    """Who melds the last card of a packet that is not the foot picks up the next one, and the turn
    is over."""
    last_lap: bool = False
    """When somebody has gone out, everybody else has one more turn (rule S21)."""
    stock_out: StockOut = StockOut.ENDS
    lady_bonus: Points = 100
    """A lady on a complete clean pile (special deck)."""
    lady_left: Points = -500
    """A lady left in hand or foot (special deck)."""
    values: CardValues = CardValues()
    black_three_left: Points = 5
    """What each black three that is left costs."""
    black_three_melded: Points = -5
    """What each black three in a meld counts (decision 26)."""
    deals: Annotated[int, Meta(ge=0, le=20)] = 4
    """Deals of a game; 0 where the game goes to `target`."""
    target: Score = 0
    """The game ends after the deal in which a side reaches this; 0 where it goes by `deals`."""
    pile_word: PileWord = PileWord.USUAL
    clean_word: CleanWord = CleanWord.CLEAN

    @cached_property
    def side_count(self) -> int:
        """How many sides there are; seat s plays for side ``s % side_count``."""
        if self.sides is Sides.TEAMS:
            return 2
        return self.players if self.sides is Sides.ALONE else self.players // 2

    @cached_property
    def each_dealt(self) -> int:
        """The cards that everybody is dealt, in all packets."""
        return sum(self.packets)

    @property
    def runs_right(self) -> bool:
        return False

    @cached_property
    def seats_of_sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of every side."""
        count = self.side_count
        return tuple(tuple(range(side, self.players, count)) for side in range(count))

    def side_of(self, seat: int) -> int:
        """The number of the side *seat* plays for."""
        return seat % self.side_count

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The other seats of the side, in playing order from *seat*."""
        count = self.side_count
        return tuple((seat + step) % self.players for step in range(count, self.players, count))

    @cached_property
    def asks_permission(self) -> bool:
        """Whether going out needs a yes: where everybody plays alone there is nobody to ask."""
        return self.permission and self.sides is not Sides.ALONE

    @cached_property
    def is_cut(self) -> bool:
        """Whether players lift their packets off the deck instead of being dealt them."""
        return self.exact_cut_bonus != 0

    @cached_property
    def lays_red_threes(self) -> bool:
        """Whether red threes are laid and replaced, instead of being plain cards."""
        return self.red_threes is RedThrees.BONUS

    @cached_property
    def laid_at_once(self) -> frozenset[Card]:
        """The cards that are laid and replaced: the red threes, where those are no plain cards."""
        return frozenset(c for c in self.cards() if c.is_red_three and self.lays_red_threes)

    @cached_property
    def own_kinds(self) -> frozenset[Rank]:
        """The ranks the piles of which are a kind of their own."""
        return frozenset(row.rank for row in self.special_piles if row.own_kind)

    @cached_property
    def is_open(self) -> bool:
        """Whether some complete piles still take cards."""
        closed = Openness.CLOSED
        return self.open_wild or self.open_clean is not closed or self.open_dirty is not closed

    @cached_property
    def turns_up(self) -> bool:
        """Whether a card of the stock begins the discard pile."""
        return self.upcard is not Upcard.NONE

    def buries(self, card: Card) -> bool:
        """Whether *card* cannot begin the discard pile (rule 2, decision 22)."""
        if self.upcard in (Upcard.LEFT, Upcard.COVERED):
            return card.is_lady or (card.is_wild and self.wild_on_top is WildOnTop.REMOVES)
        return card.is_wild or card.is_red_three or card.is_lady

    def cards(self) -> tuple[Card, ...]:
        """Every card of the game, in order."""
        if self.deck is Deck.SPECIAL:
            return special_deck()
        return packs_of_cards(self.packs, self.jokers_per_pack)

    def minimum(self, deal: int, score: int = 0) -> int:
        """Points the first meld needs in *deal* (from 1) of a side with *score* at its start."""
        if self.minima_by_score:
            for step in self.minima_by_score:
                if score < step.below:
                    return step.points
            return self.minima_by_score[-1].points
        return of_deal(self.minima, deal)

    def quota(self, deal: int) -> tuple[Quota, ...]:
        """The piles a side needs before it may go out in *deal* (counted from 1): any of these."""
        return of_deal(self.quotas, deal)

    def taken(self, pile: int) -> int:
        """How many cards of a discard pile of *pile* cards a take brings, the top one included."""
        return min(pile, self.take_most) if self.take_most else pile

    @cached_property
    def spreads_ranks(self) -> bool:
        """Whether melds of one rank may lie incomplete side by side (decision 49)."""
        return self.second_meld in (SecondMeld.CLEAN_AND_DIRTY, SecondMeld.ANY_TIME)

    def wilds_allowed(self, naturals: int) -> int:
        """The most wilds a meld with *naturals* natural cards may have."""
        if naturals < self.least_naturals:
            return 0
        most = self.wild_limit.allows(naturals)
        return most if self.most_wilds is None else min(most, self.most_wilds)

    @cached_property
    def allowed_wilds(self) -> tuple[int, ...]:
        """The same for every number of naturals there can be."""
        return tuple(map(self.wilds_allowed, range(len(self.cards()))))

    def is_over(self, deal: int, best: int) -> bool:
        """Whether the game ends after *deal*, in which the best side has come to *best*."""
        if self.deals and deal >= self.deals:
            return True
        return self.target > 0 and (best >= self.target or deal >= MOST_DEALS)

    def check(self) -> None:
        """Raise `OptionsError`, naming two fields, when the rules cannot be dealt or finished."""
        for fields, sentence in self.contradictions():
            raise OptionsError(fields, sentence)

    def contradictions(self) -> Iterator[Contradiction]:
        """Every pair of fields that disagree, with a sentence."""
        return _contradictions(self)

    def seated(self, players: int, sides: Sides) -> Options:
        """The rules for other players: packs go with them where there are as many or one more
        (decision 37)."""
        more = self.packs - self.players
        packs = players + more if more in (0, 1) else self.packs
        return replace(self, players=players, sides=sides, packs=packs)


def is_covered(options: Options, card: Card) -> bool:
    """Whether another card is turned on *card*, which begins the discard pile (rule S8)."""
    return options.upcard is Upcard.COVERED and (card.is_wild or card.is_red_three)


def minima_in_force(options: Options) -> tuple[DealMinimum, ...]:
    """What the deals ask for one after the other, where the first meld goes by deal.

    Deals whose first meld is a concealed pile are left out, since it replaces the points
    (decision 18).
    """
    last = options.deals or len(options.minima) + len(options.concealed_deals) + 1
    asked = [deal for deal in range(1, last + 1) if deal not in options.concealed_deals]
    own = [deal for deal in asked if deal < len(options.minima)]
    repeated = asked[len(own) :]
    steps = [DealMinimum(deal, options.minimum(deal), goes_on=False) for deal in own]
    if repeated:
        goes_on = not options.deals or len(repeated) > 1
        steps.append(DealMinimum(repeated[0], options.minimum(repeated[0]), goes_on))
    return tuple(steps)


def _contradictions(options: Options) -> Iterator[Contradiction]:
    if options.players not in _PLAYERS_OF_SIDES[options.sides]:
        sides = options.sides.value
        yield ("sides", "players"), f"{options.players} players cannot play as {sides}"
    deck = options.cards()
    yield from _about_dealing(options, deck)
    yield from about_piles(options, deck)
    yield from _about_kinds(options)
    if not options.deals and options.target <= 0:
        yield (("deals", "target"), "the game ends neither after a number of deals nor at a score")
    yield from _about_bans(options)
    counts = [step.count or 2 * options.packs for step in options.red_three_totals]
    if len(counts) > len(set(counts)):
        yield (
            ("red_three_totals", "red_three_totals"),
            "two totals are for the same number of red threes",
        )
    yield from _about_drawing(options)
    if options.concealed_deals and options.first_meld_by is FirstMeldBy.PLAYER:
        yield (
            ("concealed_deals", "first_meld_by"),
            "a concealed pile serves the partners, but every player needs a first meld",
        )
    steps = [step.below for step in options.minima_by_score]
    if steps != sorted(set(steps)):
        yield ("minima_by_score", "minima"), "the steps of the scores must rise one by one"


def _about_bans(options: Options) -> Iterator[Contradiction]:
    for ban in options.discard_bans:
        needs_pile = ban.until in (BanUntil.OWN_SIDE, BanUntil.EVERY_SIDE)
        if ban.cards is Banned.WILD and needs_pile and not options.wild_melds:
            yield (
                ("discard_bans", "wild_melds"),
                "wilds are banned until a wild pile, but wild melds are not allowed",
            )
        threes = {
            Banned.BLACK_THREE: ("black_threes", options.black_threes is BlackThrees.NEVER),
            Banned.RED_THREE: ("red_threes", not options.lays_red_threes),
        }
        field, is_never = threes.get(ban.cards, ("", False))
        if is_never and needs_pile:
            yield (
                ("discard_bans", field),
                f"{ban.cards}s are banned until a pile of them, but never make one",
            )
        elif is_never and ban.until is BanUntil.ALWAYS:
            yield ("discard_bans", field), f"{ban.cards}s can neither be melded nor discarded"


def _about_drawing(options: Options) -> Iterator[Contradiction]:
    if Passing.ACROSS in options.passing and options.players % 2:
        yield ("passing", "players"), "an odd number of players has nobody opposite"
    if options.stock_out is StockOut.ENDS:
        return
    if min(options.draws) == 1:
        yield (
            ("draws", "stock_out"),
            "drawing one card from a stock that is filled up again could go on for ever",
        )
    if options.short_draw:
        yield (
            ("short_draw", "stock_out"),
            "the last cards are drawn though they are fewer, and the stock is filled up again: "
            "it could go on for ever",
        )


def _about_dealing(options: Options, deck: tuple[Card, ...]) -> Iterator[Contradiction]:
    size = "packs" if options.deck is Deck.STANDARD else "players"
    dealt = options.players * options.each_dealt
    left = len(deck) - dealt
    if left <= max(options.draws) or left - options.turns_up < options.stock_piles:
        yield ((size, "packets"), f"{dealt} cards are dealt, but the packs hold {len(deck)}")
    buried = sum(options.buries(card) or is_covered(options, card) for card in deck)
    if options.turns_up and dealt + buried >= len(deck):
        yield (
            (size, "packets"),
            f"of {len(deck)} cards {len(deck) - dealt} are left for the stock; "
            "none may be an upcard",
        )


def _about_kinds(options: Options) -> Iterator[Contradiction]:
    if not options.wild_melds and options.wild_on_top is WildOnTop.MATCHING_PAIR:
        yield (
            ("wild_on_top", "wild_melds"),
            "a wild is taken with its pair, but wild melds are not allowed",
        )
    if options.wilds_freeze and options.wild_on_top is WildOnTop.REMOVES:
        yield (
            ("wilds_freeze", "wild_on_top"),
            "a wild freezes the pile, but takes it off the table",
        )
    if options.take_most and options.take_least > options.take_most:
        yield (
            ("take_least", "take_most"),
            f"the pile must have {options.take_least} cards, but a take brings at most "
            f"{options.take_most}",
        )
