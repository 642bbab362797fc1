"""Random rule sets of Hand and Foot: any value of every field, then those that can be played."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules import option_values as v
from handfoot_gui.games.hand_and_foot.rules.options import Options

SEATS = (
    (2, v.Sides.ALONE), (3, v.Sides.ALONE), (4, v.Sides.PAIRS), (4, v.Sides.ALONE),
    (5, v.Sides.ALONE), (6, v.Sides.TEAMS), (6, v.Sides.PAIRS), (6, v.Sides.ALONE),
)  # fmt: skip


BANNED = (
    v.Banned.SEVEN, v.Banned.WILD, v.Banned.BLACK_THREE, v.Banned.RED_THREE, v.Banned.ACE,
    v.Banned.N7,
)  # fmt: skip


def any_options(rng: Random) -> Options:
    """A rule set of random fields, quick to play, which may contradict itself."""

    def flag() -> bool:
        return rng.random() < 0.5

    players, sides = rng.choice(SEATS)
    has_sevens = flag()
    quota = v.Quota(
        clean=rng.randrange(3),
        dirty=rng.randrange(2),
        wild=rng.randrange(2) if flag() else 0,
        any=rng.choice((0, 0, 1, 3)),
    )
    options = Options(
        players=players,
        sides=sides,
        deck=rng.choice((v.Deck.STANDARD, v.Deck.STANDARD, v.Deck.SPECIAL)),
        packs=rng.randint(max(2, players - 1), min(8, players + 3)),
        jokers_per_pack=rng.choice((0, 2, 4)),
        packets=(rng.randint(7, 15), rng.randint(7, 15)),
        passing=(rng.choice((v.Passing.NONE, v.Passing.RIGHT)),),
        exact_cut_bonus=rng.choice((0, 100)),
        stock_piles=rng.randint(1, 2),
        draws=(rng.randint(1, 4),),
        upcard=rng.choice(tuple(v.Upcard)),
        take_least=rng.choice((1, 1, 3)),
        take_most=rng.choice((0, 1, 3, 7, 20)),
        pile_condition=rng.choice(tuple(v.PileCondition)),
        take_before_down=rng.choice(tuple(v.TakeBeforeDown)),
        take_onto_meld=flag(),
        pile_open=rng.random() < 0.7,
        wilds_freeze=rng.random() < 0.3,
        wild_on_top=rng.choice(tuple(v.WildOnTop)),
        open_clean=rng.choice(tuple(v.Openness)),
        open_dirty=rng.choice(tuple(v.Openness)),
        open_wild=flag(),
        second_meld=rng.choice(tuple(v.SecondMeld)),
        wild_limit=rng.choice(tuple(v.WildLimit)),
        most_wilds=rng.choice((None, None, 0, 2, 3, 6)),
        least_naturals=rng.choice((2, 2, 3, 4, 7)),
        wild_melds=flag(),
        red_threes=rng.choice(tuple(v.RedThrees)),
        red_three_totals=rng.choice(((), (v.RedThreeTotal(0, 1000),))),
        red_threes_need=v.RedThreesNeed.SEVEN if flag() else v.RedThreesNeed.NOTHING,
        black_threes=rng.choice(tuple(v.BlackThrees)),
        minima=rng.choice(((0,), (50, 90), (15, 150))),
        minima_by_score=()
        if flag()
        else (v.ScoreStep(below=500, points=30), v.ScoreStep(below=2000, points=90)),
        concealed_deals=rng.choice(((), (), (1,), (2,))),
        discard_bans=tuple(
            v.DiscardBan(rng.choice(BANNED), rng.choice(tuple(v.BanUntil)))
            for _ in range(rng.choice((0, 0, 1, 2)))
        ),
        quotas=rng.choice((v.only(quota), v.only(quota, v.Quota()))),
        partners_in_foot=v.PartnersInFoot.PLAYED if flag() else v.PartnersInFoot.NO,
        permission=flag(),
        answer_reasons=flag(),
        must_discard_last=flag(),
        foot_opened=rng.choice((v.FootOpened.HAND_EMPTY, v.FootOpened.PILE)),
        stock_out=rng.choice(tuple(v.StockOut)),
        deals=rng.choice((1, 2, 2)),
        # Besides the number of deals, so that a game nobody wins does not take long.
        target=rng.choice((0, 0, 500)),
    )
    if has_sevens:
        options = _with_sevens(options, rng.randrange(2))
    return _with_other_values(_with_other_packets(options, rng), rng)


def _with_sevens(options: Options, count: int) -> Options:
    """*options* where sevens are a kind of their own, of which the first quota has *count*."""
    seven = Rank.N7 if options.deck is v.Deck.SPECIAL else Rank.SEVEN
    ranks = (v.QuotaRank(seven, count),) if count else ()
    first = tuple(replace(quota, ranks=ranks) for quota in options.quotas[0])
    return replace(
        options,
        special_piles=(v.SpecialPile(seven, 1500, 1500, own_kind=True),),
        quotas=(first, *options.quotas[1:]),
    )


def _special(options: Options, rng: Random) -> dict[str, object]:
    """Special piles, and quotas with alternatives and ranks."""
    if rng.random() < 0.5:
        return {}
    is_special = options.deck is v.Deck.SPECIAL
    ranks = (Rank.LORD, Rank.N9, Rank.N2) if is_special else (Rank.ACE, Rank.NINE, Rank.FOUR)
    rows = [
        v.SpecialPile(
            rank,
            rng.choice((None, 2000)),
            dirty := rng.choice((None, 700)),
            no_wilds=dirty is None and rng.random() < 0.3,
            own_kind=rng.random() < 0.3,
        )
        for rank in ranks
        if rng.random() < 0.5
    ]
    if rng.random() < 0.3:
        rows.append(v.SpecialPile(Rank.JOKER, 4000))
    named = (v.QuotaRank(rng.choice(ranks), 1, clean_only=rng.random() < 0.5),)
    other = v.Quota(rng.randrange(2), rng.randrange(2), 0, rng.choice((0, 2)), named)
    first = (*options.quotas[0], other) if rng.random() < 0.6 else (other,)
    kept = [row for row in options.special_piles if row.rank not in ranks]
    return {"special_piles": (*kept, *rows), "quotas": (first, *options.quotas[1:])}


def _with_other_values(options: Options, rng: Random) -> Options:
    """*options* with some of the switches about what things count."""
    if rng.random() < 0.5:
        return options
    worth = rng.choice(((5, 10, 20), (5, 5, 10, 50), (-5, 0, 10, 15)))
    totals = ((v.RedThreeTotal(4, 800), v.RedThreeTotal(0, 1500)), (v.RedThreeTotal(3, -50),))
    return replace(
        options,
        **_special(options, rng),
        concealed_out_bonus=rng.choice((0, 500)),
        extra_pile_bonus=rng.choice((0, 100)),
        unopened_fine=rng.choice((0, -200)),
        unfinished_fines=rng.choice(
            ((), (v.UnfinishedFine(v.Banned.WILD, -1000), v.UnfinishedFine(v.Banned.SEVEN, -500)))
        ),
        melds_need=rng.choice(tuple(v.MeldsNeed)),
        melds_else=rng.choice(tuple(v.MeldsElse)),
        red_three_left_unopened=rng.choice((None, -50, 0)),
        red_three_totals=rng.choice((options.red_three_totals, *totals)),
        red_threes_need=rng.choice((options.red_threes_need, *v.RedThreesNeed)),
        red_threes_else=rng.choice(tuple(v.RedThreesElse)),
        values=v.CardValues(*(rng.choice(worth) for _ in v.CardValues.__struct_fields__)),
        black_three_left=rng.choice((0, 5, 300)),
        black_three_melded=rng.choice((-5, 0, 10)),
    )


def _with_other_packets(options: Options, rng: Random) -> Options:
    """*options* with some of the switches about packets, players and first melds."""
    changes: dict[str, Any] = {}
    if rng.random() < 0.3:
        changes["partners_in_foot"] = v.PartnersInFoot.PICKED_UP
    if rng.random() < 0.3:
        changes["draws"] = tuple(rng.randint(1, 6) for _ in range(rng.randint(1, 3)))
    if rng.random() < 0.3:
        changes["passing"] = tuple(rng.choices(tuple(v.Passing), k=rng.randint(1, 3)))
    if rng.random() < 0.25:
        changes["packets"] = tuple(rng.randint(5, 9) for _ in range(3))
        changes["packs"] = max(options.packs, options.players + 1)
    if rng.random() < 0.2:
        changes["foot_opened"] = v.FootOpened.HAND_EMPTY_WITH_PILE
    if rng.random() < 0.3 and not options.concealed_deals:
        changes["first_meld_by"] = v.FirstMeldBy.PLAYER
    if rng.random() < 0.3:
        changes["first_meld_needs"] = rng.choice(tuple(v.FirstMeldNeeds))
    if rng.random() < 0.1:
        changes["jokers_per_pack"] = rng.choice((1, 3))
    changes["running_ends_turn"] = rng.random() < 0.2
    changes["last_lap"] = rng.random() < 0.3
    changes["short_draw"] = rng.random() < 0.2
    return replace(options, **changes)


def playable_options(rng: Random) -> Options:
    """A random rule set that can be dealt and finished."""
    while True:
        options = any_options(rng)
        fields = {field for pair, _ in options.contradictions() for field in pair}
        if not fields:
            return options
        # Most often it is the quota that asks too much.
        easier = replace(options, quotas=((v.Quota(1, 0, 0),),))
        if not any(easier.contradictions()):
            return easier
