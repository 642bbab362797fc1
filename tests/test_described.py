"""The tables of options, moves and bots that others read name all there is, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec.inspect
import msgspec.structs
import pytest
from random_options import any_options

from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.options import Options

ROOT = Path(__file__).parents[1]
BOTS = ROOT / "handfoot_gui/bots/README.md"
FORMATS = ROOT / "handfoot_gui" / "storage" / "formats.md"
OF_THE_FIRST = ("### Options", "### Moves of the table", "### Moves of a player")
"""The sections that describe Hand and Foot; every other game has one of its own."""
TITLES = {game: made.text(Words().translate).title for game, made in GAMES.items()}


def sections(game: str) -> tuple[str, ...]:
    return OF_THE_FIRST if game == "hand-and-foot" else (f"## Games of {TITLES[game]}",)


def rows(game: str, head: str) -> dict[str, list[str]]:
    """The cells of every line of tables under *head*, by each of the names in its first one."""
    text = FORMATS.read_text(encoding="utf-8")
    found = {}
    is_wanted = False
    for title in sections(game):
        assert f"\n{title}" in text, f"formats.md has no section {title!r}"
        section = re.split(r"^#+ ", text.split(f"\n{title}")[1], flags=re.MULTILINE)[0]
        for line in section.splitlines():
            if not line.startswith("| `"):
                is_wanted = line.startswith(f"| {head} |") or (is_wanted and line.startswith("|-"))
            elif is_wanted:
                cells = [cell.strip() for cell in line.strip("|").split(" | ")]
                for name in re.findall(r"`([\w-]+)`", cells[0]):
                    found[name] = cells
    return found


def moves(game: str) -> dict[str, set[str]]:
    """Every move as it is written, with its fields."""
    union = msgspec.inspect.type_info(GAMES[game].move_type)
    assert isinstance(union, msgspec.inspect.UnionType)
    return {
        str(kind.tag): {field.encode_name for field in kind.fields}
        for kind in union.types
        if isinstance(kind, msgspec.inspect.StructType)
    }


FIELDS = [
    (game, field)
    for game, made in GAMES.items()
    for field in msgspec.inspect.type_info(made.options_type).fields  # type: ignore[attr-defined]
]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_move_is_described_and_no_other(game: str) -> None:
    options = {field.name for name, field in FIELDS if name == game}
    assert set(rows(game, "field")) == options
    assert set(rows(game, "move")) == set(moves(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_every_move_are_described(game: str) -> None:
    described = rows(game, "move")
    for move, fields in moves(game).items():
        assert all(f"`{field}`" in described[move][1] for field in fields), move


@pytest.mark.parametrize(("game", "field"), FIELDS, ids=lambda one: getattr(one, "name", one))
def test_every_value_and_the_usual_one_are_described(
    game: str, field: msgspec.inspect.Field
) -> None:
    names, labels, values, usual = rows(game, "field")[field.name][:4]
    default, kind = field.default, field.type
    place = re.findall(r"`(\w+)`", names).index(field.name)
    texts = GAMES[game].option_texts(Words(), GAMES[game].options_type())
    assert labels.split("; ")[place] == texts.fields[field.name].label
    if isinstance(default, StrEnum):
        for other in type(default):
            assert f'`"{other.value}"`' in values
        written = f'`"{default.value}"`'
    elif isinstance(default, bool):
        assert values == "true, false"
        written = str(default).lower()
    elif isinstance(kind, msgspec.inspect.IntType):
        least, most = kind.ge, kind.le
        assert least is not None
        assert most is not None
        span = f"±{most:,}" if least == -most else f"{least}–{most}".replace("-", "−")
        assert values == span
        written = f"{default}".replace("-", "−")
    else:
        return
    assert usual.split(", ")[place] == written


def test_the_levels_of_the_bots_are_described() -> None:
    text = BOTS.read_text(encoding="utf-8")
    head, _, *lines = (line for line in text.splitlines() if line.startswith("|"))
    levels = re.findall(r"`(\w+)`", head)
    games = {title: game for game, title in TITLES.items()}
    found = {}
    for line in lines:
        title, *cells = (cell.strip() for cell in line[1:-1].split("|"))
        found[games[title]] = [
            level
            for level, cell in zip(levels, cells, strict=True)
            if cell.strip() != "none is stronger"
        ]
    assert found == {name: list(game.levels) for name, game in GAMES.items()}


# --- which rule sets are refused, written from formats.md alone and held against the engine -------


def wilds_beside(of: dict[str, Any], naturals: int) -> int:
    """The most wilds that may be beside so many naturals."""
    if naturals < of["least_naturals"]:
        return 0
    most = {"twice": naturals // 2, "more": max(0, naturals - 1), "as many": naturals, "free": 99}
    limit = 99 if of["most_wilds"] is None else int(of["most_wilds"])
    return min(most[of["wild_limit"]], limit)


def deck(of: dict[str, Any]) -> Counter[str]:
    """How many cards there are of each rank; red threes are ``r3``, black ones ``b3``."""
    if of["deck"] == "special":
        found = Counter(dict.fromkeys("abcdefghijkl", 16))
        return found + Counter({"r": 20, "wild": 30, "b3": 10, "lady": 10})
    packs = of["packs"]
    found = Counter(dict.fromkeys("A456789TJQK", 4 * packs))
    wilds = 4 * packs + of["jokers_per_pack"] * packs
    return found + Counter({"r3": 2 * packs, "b3": 2 * packs, "wild": wilds})


def are_steps_wrong(of: dict[str, Any]) -> bool:
    totals = [total["count"] or 2 * of["packs"] for total in of["red_three_totals"]]
    steps = [step["below"] for step in of["minima_by_score"]]
    return len(set(totals)) < len(totals) or any(a >= b for a, b in pairwise(steps))


def is_refused(of: dict[str, Any]) -> bool:
    cards = deck(of)
    count = sum(cards.values())
    players = of["players"]
    if players not in {"pairs": (4, 6, 8), "teams": (6, 8), "alone": range(2, 9)}[of["sides"]]:
        return True
    dealt = players * (sum(of["packets"]))
    buried = cards["lady"]
    if of["upcard"] in ("buried", "covered"):
        buried += cards["wild"] + cards["r3"]
    elif of["wild_on_top"] == "removes":
        buried += cards["wild"]
    is_turned = of["upcard"] != "none"
    left = count - dealt
    if left <= max(of["draws"]) or left - is_turned < of["stock_piles"]:
        return True
    if (is_turned and left <= buried) or ("across" in of["passing"] and players % 2):
        return True
    return is_endless(of) or any(
        cannot_be_made(of, cards, quota) for some in of["quotas"] for quota in some
    )


def is_endless(of: dict[str, Any]) -> bool:
    """Whether the options disagree whatever the packs hold."""
    if are_wilds_refused(of):
        return True
    if of["deals"] == 0 and of["target"] <= 0:
        return True
    if of["stock_out"] != "ends" and (1 in of["draws"] or of["short_draw"]):
        return True
    is_short = 0 < of["take_most"] < of["take_least"]
    is_each = of["first_meld_by"] == "player" and bool(of["concealed_deals"])
    return is_short or is_each or are_steps_wrong(of)


def is_ban_refused(of: dict[str, Any], cards: str, until: str) -> bool:
    if until == "last":
        return False
    if cards == "wild":
        return until != "always" and not of["wild_melds"]
    if cards == "black three":
        return bool(of["black_threes"] == "never")
    return bool(cards == "red three" and of["red_threes"] == "penalty")


def are_wilds_refused(of: dict[str, Any]) -> bool:
    if of["wilds_freeze"] and of["wild_on_top"] == "removes":
        return True
    if any(is_ban_refused(of, ban["cards"], ban["until"]) for ban in of["discard_bans"]):
        return True
    has_wild = any(quota["wild"] for some in of["quotas"] for quota in some)
    if not of["wild_melds"] and (has_wild or of["wild_on_top"] == "matching pair"):
        return True
    rows = of["special_piles"]
    return len({row["rank"] for row in rows}) < len(rows) or any(
        (row["rank"] in "3v" and of["black_threes"] == "never")
        or (row["dirty"] is not None and (row["no_wilds"] or row["rank"] in "3v"))
        or (row["rank"] in "*2s" and row["dirty"] is not None)
        or (row["rank"] in "*2s" and (row["own_kind"] or row["no_wilds"]))
        for row in rows
    )  # fmt: skip


def cannot_be_made(of: dict[str, Any], cards: Counter[str], quota: dict[str, Any]) -> bool:
    def piles(number: int, size: int) -> int:
        return min(1, number // size) if of["second_meld"] == "never" else number // size

    most = max(w for w in range(8) if wilds_beside(of, 7 - w) >= w)
    ranks = {rank: n for rank, n in cards.items() if rank not in ("wild", "lady", "r3", "b3")}
    three = "v" if of["deck"] == "special" else "3"
    ranks[three] = cards["b3"] if of["black_threes"] != "never" else 0
    pure = {three, *(row["rank"] for row in of["special_piles"] if row["no_wilds"])}
    own = {row["rank"] for row in of["special_piles"] if row["own_kind"]}

    def most_of(rank: str, *, is_clean: bool = False) -> int:
        return piles(ranks.get(rank, 0), 7 if is_clean or rank in pure else 7 - most)

    wild = piles(cards["wild"], 7) if of["wild_melds"] else 0
    plain = [rank for rank in ranks if rank not in own]
    clean = sum(most_of(rank, is_clean=True) for rank in plain)
    dirty = sum(most_of(rank) for rank in plain if rank not in pure)
    dirty = min(dirty, max(0, cards["wild"] - 7 * quota["wild"]))
    both = sum(max(most_of(rank), most_of(rank, is_clean=True)) for rank in plain)
    four = quota["clean"] + quota["dirty"] + quota["wild"]
    four += sum(row["count"] for row in quota["ranks"] if row["rank"] in own)
    return (
        quota["wild"] > wild
        or any(
            row["count"] > most_of(row["rank"], is_clean=row["clean_only"])
            for row in quota["ranks"]
        )
        or quota["clean"] > clean
        or (quota["dirty"] > 0 and not most)
        or quota["dirty"] > dirty
        or quota["clean"] + quota["dirty"] > both
        or max(quota["any"], four) > clean + dirty + wild + sum(map(most_of, own & ranks.keys()))
    )


def some_options(rng: Random) -> Options:
    """Random rules with larger quotas than anybody plays."""
    options = any_options(rng)
    if rng.random() < 0.6:
        kinds = ("clean", "dirty", "wild", "any")
        changed = {
            kind: rng.choice((0, 0, 1, 5, 12, 20)) for kind in rng.sample(kinds, rng.randint(1, 2))
        }
        quota = msgspec.structs.replace(options.quotas[0][0], **changed)
        options = msgspec.structs.replace(options, quotas=(*options.quotas, (quota,)))
    return options


@pytest.mark.sampled(1)
@pytest.mark.parametrize("block", range(4))
def test_the_page_says_which_rule_sets_are_refused(block: int) -> None:
    found = [0, 0]
    for seed in range(500):
        options = some_options(Random(f"{block} {seed}"))
        refused = next(options.contradictions(), None)
        assert is_refused(msgspec.to_builtins(options)) is (refused is not None), (options, refused)
        found[refused is not None] += 1
    assert min(found) > 50
