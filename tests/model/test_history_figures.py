"""What the family book counts, beside totals counted from the game files in another way."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

import pytest
from finished_games import copy_samples, many_games, read_all, sample_files, sample_games, sampled
from msgspec.structs import replace

from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.text.words import Words, person_key
from handfoot_gui.games import rules_of
from handfoot_gui.session.history import figures
from handfoot_gui.session.history.csv_text import deals_table, games_table, safe
from handfoot_gui.session.history.finished import ClosingLine, FinishedGame, Seated
from handfoot_gui.storage.codec import LoadedGame, load
from handfoot_gui.storage.finished_files import catching_up, shelves
from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.ui.print.season import season_about, season_notes, season_words


class Counted:
    """The plain sums of one player or pair, from the records themselves."""

    def __init__(self) -> None:
        self.games = self.wins = self.outs = 0
        self.totals: list[int] = []
        self.deals: list[int] = []


def count(loaded: list[LoadedGame], game: str) -> tuple[dict[str, Counted], dict[str, Counted]]:
    """People and pairs of *game*, without anything the family book is made of."""
    persons: defaultdict[str, Counted] = defaultdict(Counted)
    together: defaultdict[str, Counted] = defaultdict(Counted)
    for one in loaded:
        if one.record.game != game:
            continue
        sheet = rules_of(one.record).sheet(one.state)
        scored = [deal for deal in sheet.deals if deal.lines]
        best = min if sheet.is_lowest_best else max
        for side, seats in enumerate(sheet.sides):
            deals = [
                sum(item.count * item.each for line in deal.lines for item in line.items[side])
                for deal in scored
            ]
            total = (
                sheet.opening
                + sum(deals)
                + sum(item.count * item.each for line in sheet.closing for item in line.items[side])
            )
            won = side in sheet.winners if sheet.winners else total == best(sheet.totals)
            names = [one.record.seats[s].name for s in seats if not one.record.seats[s].is_bot]
            for name in names:
                persons[name].outs += sum(
                    deal.ended == "out" and one.record.seats[deal.by].name == name
                    for deal in scored
                    if deal.by is not None
                )
            names += ["+".join(pair) for pair in combinations(sorted(names), 2)]
            for name in names:
                entry = together[name] if "+" in name else persons[name]
                entry.games += 1
                entry.wins += won
                entry.totals.append(total)
                entry.deals += deals
    return persons, together


@pytest.fixture(scope="module")
def record_files(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[LoadedGame], FamilyBook]:
    """Every sample under other names: the records, and the book made from the same files."""
    folder = tmp_path_factory.mktemp("records")
    paths = copy_samples(folder / "finished")
    book = FamilyBook(folder)
    read = read_all(catching_up(shelves(folder / "finished"), frozenset()))
    assert len({game.id for game in read}) == len(paths)
    book.add(read)
    return [load(path) for path in paths], book


@pytest.mark.parametrize("game", sorted(sampled()))
def test_figures_are_those_of_the_records(
    record_files: tuple[list[LoadedGame], FamilyBook], game: str
) -> None:
    loaded, book = record_files
    games = figures.chosen(book.read().games, figures.GameFilter(game=game))
    persons, together = count(loaded, game)
    assert len(persons) >= 3
    rows = figures.people(games)
    best = min if game == "raub" else max
    assert {row.name for row in rows} == set(persons)
    for row in rows:
        sums = persons[row.name]
        assert row.points is not None
        assert (row.games, row.wins, row.outs) == (sums.games, sums.wins, sums.outs)
        assert row.deals == len(sums.deals)
        assert row.points.game_average == pytest.approx(sum(sums.totals) / len(sums.totals))
        assert row.points.deal_average == pytest.approx(sum(sums.deals) / len(sums.deals))
        assert row.points.best is not None
        assert row.points.best.points == best(sums.deals)
    found = figures.pairs(games)
    assert {"+".join(sorted(row.names)) for row in found} == set(together)
    for pair in found:
        sums = together["+".join(sorted(pair.names))]
        assert pair.points is not None
        assert (pair.games, pair.wins) == (sums.games, sums.wins)
        assert pair.points.game_average == pytest.approx(sum(sums.totals) / len(sums.totals))


def test_a_copy_of_a_game_is_the_same_game(tmp_path: Path) -> None:
    """Opening a file from elsewhere makes a copy with an id of its own."""
    path = copy_samples(tmp_path / "finished", "raub")[0]
    own = path.read_text("utf-8")
    for number in range(2):
        copy = path.with_name(f"{number}.handfoot.json")
        copy.write_text(own.replace(json.loads(own)["id"], f"another-{number}"), "utf-8")
    read = read_all(catching_up(shelves(tmp_path / "finished"), frozenset()))
    different = len(sample_files("raub"))
    assert len(read) == different + 2
    assert len({game.id for game in read}) == different


def test_points_of_different_games_are_not_mixed() -> None:
    games = many_games(60)
    assert not figures.are_alike(games)
    assert all(row.points is None for row in figures.people(games))
    raub = [game for game in games if game.game == "raub"]
    assert raub
    assert all(row.points is not None for row in figures.people(raub))
    assert not figures.are_alike([raub[0], replace(raub[0], is_lowest_best=False)])


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ruth", " ruth  ", True),
        ("Zoë", "Zoe\u0308", True),
        ("STRASSE", "straße", True),
        ("Zoë", "Zoe", False),
        ("Anna Lena", "anna   lena", True),
        ("רות", "רות ", True),
        ("👵🏽", "👵", False),
        ("x" * 200, "X" * 200, True),
    ],
)
def test_one_person_however_the_name_is_written(one: str, other: str, same: bool) -> None:
    assert (person_key(one) == person_key(other)) is same


def seated(game: FinishedGame, *names: str, bots: tuple[str, ...] = ()) -> FinishedGame:
    seats = tuple(
        Seated(name, name in bots, "steady" if name in bots else "", seat.side)
        for name, seat in zip(names, game.seats, strict=True)
    )
    return replace(game, seats=seats)


@pytest.fixture
def classic() -> FinishedGame:
    return next(g for g in sample_games() if g.rules == "classic" and len(g.names[0]) == 2)


def test_bots_are_somebody_else_and_shown_only_when_asked_for(classic: FinishedGame) -> None:
    game = seated(classic, "Ruth", "Elise", "Karl", "ruth", bots=("Elise", "ruth"))
    assert {row.name for row in figures.people([game])} == {"Ruth", "Karl"}
    everybody = figures.people([game], with_bots=True)
    assert sorted((row.name, row.key[1]) for row in everybody) == [
        ("Elise", True), ("Karl", False), ("Ruth", False), ("ruth", True),
    ]  # fmt: skip
    assert [pair.names for pair in figures.pairs([game])] == [("Karl", "Ruth")]
    assert len(figures.pairs([game], with_bots=True)) == 2
    assert (
        figures.chosen([game], figures.GameFilter(company=figures.PlayerFilter.WITHOUT_BOTS)) == ()
    )


def test_who_sits_twice_has_played_once(classic: FinishedGame) -> None:
    game = seated(classic, "Ruth", "Karl", "Ruth", "RUTH")
    row = next(row for row in figures.people([game]) if row.key[0] == "ruth")
    assert (row.games, row.wins) == (1, 1)
    assert row.points is not None
    assert row.points.game_average == sum(side.total for side in game.sides) / 2
    assert {pair.names for pair in figures.pairs([game])} == {("Karl", "RUTH")}


def test_a_shared_win_counts_for_everybody(classic: FinishedGame) -> None:
    shared = replace(classic, sides=tuple(replace(side, has_won=True) for side in classic.sides))
    assert all(row.wins == 1 for row in figures.people([shared], with_bots=True))


def test_a_career_has_streaks_and_duels_of_the_games_themselves() -> None:
    games = many_games(60, "steady")
    for person in figures.people(games):
        done = figures.career(games, (person.key,))
        assert len(done.results) == person.games
        assert sum(won for _, won in done.results) == person.wins
        days = [game.finished for game, _ in done.results]
        assert days == sorted(days, reverse=True)
        runs = "".join("w" if won else " " for _, won in done.results)
        assert done.longest == max(map(len, runs.split()), default=0)
        assert done.streak == len(runs) - len(runs.lstrip("w"))
        for duel in done.duels:
            (other,) = [one for one in figures.people(games) if one.name == duel.names[0]]
            back = {one.names: one for one in figures.career(games, (other.key,)).duels}
            mirrored = back[(person.name,)]
            assert (duel.wins, duel.losses) == (mirrored.losses, mirrored.wins)
    for pair in figures.pairs(games):
        done = figures.career(games, pair.keys)
        assert (len(done.results), sum(won for _, won in done.results)) == (pair.games, pair.wins)


def test_the_choice_takes_what_it_says() -> None:
    games = many_games(900)
    assert len(figures.years(games)) >= 2
    assert set(figures.game_names(games)) == sampled()
    for choice in (
        figures.GameFilter(game="raub"),
        figures.GameFilter(rules="simpson"),
        figures.GameFilter(year=figures.years(games)[-1]),
        figures.GameFilter(game="manipulation", rules="machiavelli", year=2026),
    ):
        meant = figures.chosen(games, choice)
        assert 0 < len(meant) < len(games)
        for game in games:
            is_meant = (
                choice.game in (None, game.game)
                and choice.rules in (None, game.rules)
                and choice.year in (None, game.day.year)
            )
            assert (game in meant) is is_meant
    assert "simpson" in figures.rule_names(
        figures.chosen(games, figures.GameFilter(game="hand-and-foot"))
    )


def test_the_clock_may_go_back(classic: FinishedGame) -> None:
    early = replace(
        classic, finished=datetime(1980, 1, 2, tzinfo=UTC), started=datetime(2026, 1, 1, tzinfo=UTC)
    )
    assert figures.years([early, classic])[-1] == 1980
    assert figures.people([early, classic], with_bots=True)[0].games == 2


def test_the_season_says_who_won_most() -> None:
    games = many_games(400)
    made = season_of(games, figures.GameFilter(year=2026))
    meant = [game for game in games if game.day.year == 2026]
    assert made.games == len(meant)
    assert made.deals == sum(len(game.deals) for game in meant)
    assert (made.first, made.last) == (
        min(game.day for game in meant),
        max(game.day for game in meant),
    )
    assert sum(number for _, number in made.months) == made.games
    assert len(made.months) == 12
    for champion in made.champions:
        wins: defaultdict[str, int] = defaultdict(int)
        for game in meant:
            if game.game == champion.game:
                for seat in game.seats:
                    wins[seat.name] += game.sides[seat.side].has_won
        assert champion.wins == max(wins.values())
        assert all(wins[name] == champion.wins for name in champion.names)
    assert {deal.game for deal in made.highest} == sampled()
    for deal in made.highest:
        points = [p for g in meant if g.game == deal.game for d in g.deals for p in d.points]
        assert deal.points == (min(points) if deal.game == "raub" else max(points))
    assert figures.season(games, figures.GameFilter(year=1999)) is None
    every = season_of(games)
    assert [year for year, _ in every.months] == sorted(figures.years(games))


EVERY = figures.GameFilter()


def season_of(games: Sequence[FinishedGame], choice: figures.GameFilter = EVERY) -> figures.Season:
    made = figures.season(games, choice)
    assert made is not None
    return made


def rows_of(table: bytes) -> list[dict[str, str]]:
    assert table.startswith(b"\xef\xbb\xbf")
    text = table.decode("utf-8-sig")
    assert text.count("\r\n") == len(list(csv.reader(io.StringIO(text, newline=""))))
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_the_tables_for_a_spreadsheet_hold_every_side_and_deal() -> None:
    games = many_games(40)
    sides = rows_of(games_table(Words(), games))
    assert len(sides) == sum(len(game.sides) for game in games)
    assert [int(row["Total"]) for row in sides] == [
        side.total for game in games for side in game.sides
    ]
    assert sides[0]["Date"] == games[0].day.isoformat()
    won = [side.has_won for game in games for side in game.sides]
    assert [row["Won"] == "yes" for row in sides] == won
    assert {row["Won"] for row in sides} == {"yes", "no"}
    deals = rows_of(deals_table(Words(), games))
    assert [int(row["Points"]) for row in deals] == [
        points
        for game in games
        for some in (game.deals, game.closing)
        for one in some
        for points in one.points
    ]
    outs = [row["Went out"] for row in deals if row["Went out"]]
    assert len(outs) == sum(deal.out is not None for game in games for deal in game.deals)


def test_the_deals_of_a_spreadsheet_add_up_to_the_totals_with_what_the_end_added() -> None:
    games = [game for game in many_games(40) if game.game == "manipulation"]
    assert games
    totals = Counter[tuple[str, str]]()
    for row in rows_of(deals_table(Words(), games)):
        totals[row["Number"], row["Players"]] += int(row["Points"])
    assert totals == {
        (row["Number"], row["Players"]): int(row["Total"])
        for row in rows_of(games_table(Words(), games))
    }
    named = {row["Deal"] for row in rows_of(deals_table(Words(), games))}
    assert {"Goal reached", "Rounds won"} <= named
    strange = replace(games[0], closing=(ClosingLine("=what", games[0].deals[0].points),))
    assert rows_of(deals_table(Words(), [strange]))[-1]["Deal"] == "'=what"


def test_other_points_count_in_totals_and_wins_not_in_the_highest_deal_nor_in_averages(
    classic: FinishedGame,
) -> None:
    lines = (OtherPoints(0, "=Grandma's rule", 9_000), OtherPoints(0, "late", -200))
    first, *rest = classic.deals
    points = (first.points[0] + 8_800, *first.points[1:])
    deals = (replace(first, points=points, others=lines), *rest)
    sides = (
        replace(classic.sides[0], total=classic.sides[0].total + 8_800),
        *classic.sides[1:],
    )
    changed = replace(classic, deals=deals, sides=sides)
    before, after = season_of([classic]), season_of([changed])
    assert [best.points for best in after.highest] == [best.points for best in before.highest]
    own = {classic.seats[0].name, classic.seats[2].name}
    for old, new in zip(before.people, after.people, strict=True):
        assert old.points is not None
        assert new.points is not None
        assert new.points.deal_average == old.points.deal_average
        gained = new.points.game_average - old.points.game_average
        assert gained == (8_800 if new.name in own else 0)
    rows = rows_of(deals_table(Words(), [changed]))
    assert rows[0]["other points"] == "8800"
    assert rows[0]["other points: what for"] == "'=Grandma's rule: 9,000; late: −200"
    assert int(rows[0]["Points"]) == points[0]
    assert rows[1]["other points"] == rows[1]["other points: what for"] == ""


def test_what_was_brought_forward_stands_before_the_deals_of_a_spreadsheet(
    classic: FinishedGame,
) -> None:
    rows = rows_of(deals_table(Words(), [replace(classic, brought=(4_200, -50))]))
    assert [(row["Deal"], row["Points"]) for row in rows[:2]] == [
        ("Brought forward", "4200"),
        ("Brought forward", "-50"),
    ]
    assert rows[0]["Started elsewhere"] == "yes"


def test_a_game_with_other_points_comes_from_its_file_into_the_book() -> None:
    samples = Path(__file__).parents[1] / "samples"
    game = next(
        game
        for game in read_all(catching_up(shelves(samples), frozenset()))
        if game.file == "format-8.handfoot.json"
    )
    assert [line.word for line in game.deals[0].lines_of(0)] == ["swept the table", "dropped cards"]
    assert game.deals[0].points_by_rules(0) == game.deals[0].points[0] - 250


def test_a_pair_is_named_in_one_order_wherever_it_sits(classic: FinishedGame) -> None:
    one = seated(classic, "Ruth", "Ana", "Karl", "Pavel")
    other = seated(classic, "Pavel", "karl", "Ana", "Ruth")
    for game in (one, other):
        own = {frozenset(map(str.casefold, names)): names for names in game.names}
        assert own[frozenset(("ruth", "karl"))][0].casefold() == "karl"
        assert own[frozenset(("ana", "pavel"))] == ("Ana", "Pavel")
    found = season_of([one, other])
    assert {pair.names for pair in found.pairs} == {("Ana", "Pavel"), ("karl", "Ruth")}
    assert all(best.names in (("Ana", "Pavel"), ("Karl", "Ruth")) for best in found.highest)


@pytest.mark.usefixtures("qapp")
def test_a_season_of_one_game_counts_it_as_one(classic: FinishedGame) -> None:
    short = replace(classic, deals=classic.deals[:1])
    own = seated(short, "Ana", "Ruth", "Karl", "Pavel")
    found = season_of([own])
    assert season_about(found).startswith("One game with one deal, ")
    said = [facts for _, notes in season_notes(found) for _, facts in notes]
    assert any("the only game won" in facts for facts in said)
    assert not any("1 of 1" in facts for facts in said)


@pytest.mark.parametrize("name", ["=1+2", "+1", "-1", "@SUM(A1)", " =cmd", "＝1"])
def test_no_name_is_a_formula(name: str, classic: FinishedGame) -> None:
    assert safe(name) == f"'{name}"
    game = seated(classic, name, "Karl", 'Eve, "the" nurse', "Ruth")
    row = rows_of(games_table(Words(), [game]))[0]
    assert row["Players"][0] in "'E"
    assert name.strip() in row["Players"]
    assert 'Eve, "the" nurse' in row["Players"]


@pytest.mark.parametrize("kind", ["raub", "manipulation", "steady"])
def test_the_last_totals_are_those_of_the_end(kind: str) -> None:
    """In Manipulation Rummy the goal and the rounds won come on top of the last round."""
    for game in sample_games(kind):
        running = game.running()
        assert running[0] == [game.opening] * len(game.sides)
        has_end = any(any(line.points) for line in game.closing)
        assert len(running) == len(game.deals) + 1 + has_end
        for number, deal in enumerate(game.deals):
            gained = [b - a for a, b in zip(*running[number : number + 2], strict=True)]
            assert tuple(gained) == tuple(deal.points)
        assert running[-1] == [side.total for side in game.sides]


@pytest.mark.usefixtures("qapp")
def test_the_best_pair_has_played_together_more_than_once(classic: FinishedGame) -> None:
    winner = classic.winners[0]

    def played_by(winners: tuple[str, str], losers: tuple[str, str]) -> FinishedGame:
        one, other = (winners, losers) if winner == 0 else (losers, winners)
        return seated(classic, one[0], other[0], one[1], other[1])

    often = [played_by(("Ruth", "Ana"), ("Karl", "Pavel"))] * 2
    often.append(played_by(("Karl", "Pavel"), ("Ruth", "Ana")))
    once = [played_by(("Josip", "Marta"), ("Karl", "Ana"))]
    made = season_of([*often, *once])
    assert [(pair.names, pair.wins) for pair in made.best_pairs] == [(("Ana", "Ruth"), 2)]
    alone = season_of(once)
    assert alone.best_pairs == ()
    assert ("Best pair", [("No pair has finished two games together yet.", "")]) in season_notes(
        alone
    )


@pytest.mark.usefixtures("qapp")
def test_all_pairs_that_are_equally_good_are_named(classic: FinishedGame) -> None:
    winner = classic.winners[0]

    def won_by(one: str, other: str) -> FinishedGame:
        names = (one, "Karl", other, "Pavel") if winner == 0 else ("Karl", one, "Pavel", other)
        return seated(classic, *names)

    tied = [("Ana", "Ruth"), ("Josip", "Marta")]
    made = season_of([won_by(*names) for names in tied * 2])
    assert [pair.names for pair in made.best_pairs] == tied
    notes = dict(season_notes(made))
    assert notes["Best pairs, equally good"] == (
        ("Ana and Ruth\nJosip and Marta", "2 of 2 games won"),
    )
    assert "equally good: Ana and Ruth; Josip and Marta, 2 of 2 games won." in season_words(made)
    # Of equal shares the more wins are better.
    more = season_of([*(won_by(*names) for names in tied * 2), won_by(*tied[1])])
    assert [pair.names for pair in more.best_pairs] == tied[1:]


def test_the_tables_say_games_and_rules_as_people_read_them(classic: FinishedGame) -> None:
    games = [*sample_games("raub")[:1], classic, replace(classic, rules="Our house")]
    for table in (games_table, deals_table):
        rows = rows_of(table(Words(), games))
        assert {(row["Game"], row["Rules"]) for row in rows} == {
            ("Raub", "Classic"),
            ("Hand and Foot", "Classic"),
            ("Hand and Foot", "Our house"),
        }
