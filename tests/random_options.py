"""Random rule sets of Hand and Foot: any value of every field, then those that can be played."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from handfoot_gui.games.hand_and_foot.rules.option_values import (
    AfterSeven,
    BlackThrees,
    Deck,
    FootOpened,
    Passing,
    PileCondition,
    Quota,
    RedThrees,
    ScoreStep,
    SecondMeld,
    SevensBan,
    Sides,
    StockOut,
    Take,
    Upcard,
    WildLimit,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options

SEATS = (
    (2, Sides.ALONE), (3, Sides.ALONE), (4, Sides.PAIRS), (4, Sides.ALONE), (5, Sides.ALONE),
    (6, Sides.TEAMS), (6, Sides.PAIRS), (6, Sides.ALONE),
)  # fmt: skip


def any_options(rng: Random) -> Options:
    """A rule set of random fields, quick to play, which may contradict itself."""

    def flag() -> bool:
        return rng.random() < 0.5

    players, sides = rng.choice(SEATS)
    has_sevens = flag()
    quota = Quota(
        clean=rng.randrange(3),
        dirty=rng.randrange(2),
        wild=rng.randrange(2) if flag() else 0,
        sevens=rng.randrange(2) if has_sevens else 0,
        any=rng.choice((0, 0, 1, 3)),
    )
    return Options(
        players=players,
        sides=sides,
        deck=rng.choice((Deck.STANDARD, Deck.STANDARD, Deck.SPECIAL)),
        packs=rng.randint(max(2, players - 1), min(8, players + 3)),
        jokers_per_pack=rng.choice((0, 2, 4)),
        hand_size=rng.randint(7, 15),
        foot_size=rng.randint(7, 15),
        passing=rng.choice(tuple(Passing)),
        exact_cut_bonus=rng.choice((0, 100)),
        stock_piles=rng.randint(1, 2),
        draw=rng.randint(1, 4),
        upcard=rng.choice(tuple(Upcard)),
        take=rng.choice(tuple(Take)),
        take_count=rng.choice((1, 3, 7, 20)),
        pile_condition=rng.choice(tuple(PileCondition)),
        down_before_take=rng.random() < 0.3,
        wild_on_top=rng.choice(tuple(WildOnTop)),
        after_seven=rng.choice(tuple(AfterSeven)),
        wilds_on_clean=flag(),
        second_meld=rng.choice(tuple(SecondMeld)),
        wild_limit=rng.choice(tuple(WildLimit)),
        most_wilds=rng.randint(0, 6),
        wild_melds=flag(),
        red_threes=rng.choice(tuple(RedThrees)),
        all_red_threes=rng.choice((0, 1000)),
        red_threes_by_sevens=flag(),
        black_threes=rng.choice(tuple(BlackThrees)),
        minima=rng.choice(((0,), (50, 90), (15, 150))),
        minima_by_score=()
        if flag()
        else (ScoreStep(below=500, points=30), ScoreStep(below=2000, points=90)),
        concealed_deals=rng.choice(((), (), (1,), (2,))),
        sevens_bonus=1500 if has_sevens else 0,
        sevens_ban=rng.choice(tuple(SevensBan)),
        seven_last_discard=flag(),
        quotas=rng.choice(((quota,), (quota, Quota()))),
        partner_in_foot=flag(),
        permission=flag(),
        answer_reasons=flag(),
        must_discard_last=flag(),
        foot_opened=rng.choice(tuple(FootOpened)),
        stock_out=rng.choice(tuple(StockOut)),
        deals=rng.choice((1, 2, 2)),
        # Besides the number of deals, so that a game nobody wins does not take long.
        target=rng.choice((0, 0, 500)),
    )


def playable_options(rng: Random) -> Options:
    """A random rule set that can be dealt and finished."""
    while True:
        options = any_options(rng)
        fields = {field for pair, _ in options.contradictions() for field in pair}
        if not fields:
            return options
        # Most often it is the quota that asks too much.
        easier = replace(options, quotas=(Quota(1, 0, 0),))
        if not any(easier.contradictions()):
            return easier
