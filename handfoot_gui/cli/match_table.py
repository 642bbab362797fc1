"""What a match between bots came to: as a table of text, and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from handfoot_gui.bots.arena import Outcome, quantiles_of_times
from handfoot_gui.bots.standings import Standing, standings, teams
from handfoot_gui.cli.matches import Match, Results, first_bot
from handfoot_gui.cli.terminal import listed
from handfoot_gui.cli.vocabulary import household_words
from handfoot_gui.command_language import decimal, translate
from handfoot_gui.core.text.phrases import filled


@dataclass(frozen=True, slots=True)
class _SeatFigures:
    """What the bot at one seat has come to."""

    bot: str
    wins: float
    """Games won by the seat's side; a shared win counts its share."""
    mean_score: float
    """Of the final totals of the seat's side."""
    milliseconds: tuple[float, ...]
    """Median and 95th percentile of its moves."""


def _seats(games: Sequence[Outcome]) -> list[_SeatFigures]:
    """What every seat came to, where everybody keeps it."""
    found = []
    for seat, bot in enumerate(games[0].bots if games else ()):
        side = next(side for side, seats in enumerate(games[0].sides) if seat in seats)
        wins = sum((1 / len(game.leaders) for game in games if side in game.leaders), 0.0)
        mean = fmean(game.totals[side] for game in games)
        times = [game.times[seat] for game in games]
        found.append(_SeatFigures(bot, wins, mean, _milliseconds(times)))
    return found


def _milliseconds(times: Sequence[Mapping[int, int]]) -> tuple[float, ...]:
    """Median and 95th percentile."""
    return tuple(1000 * seconds for seconds in quantiles_of_times(times, (0.5, 0.95)))


def _endings(games: Sequence[Outcome]) -> dict[str, int]:
    """How deals ended, in the game's words, the most frequent way first."""
    return dict(Counter(end for game in games for end in game.ended).most_common())


def _ways_to_end() -> dict[str, str]:
    """What ends deals, by the games' words for it."""
    return {
        "out": translate("CommandLine", "out", "end of deals"),
        "stock": translate("CommandLine", "stock", "end of deals"),
        "knock": translate("CommandLine", "knock", "end of deals"),
        "tricks": translate("CommandLine", "tricks", "end of deals"),
        "thrown in": translate("CommandLine", "thrown in", "end of deals"),
        "passed on": translate("CommandLine", "passed on", "end of deals"),
    }


def _faults(games: Sequence[Outcome]) -> Counter[str]:
    """Faults by kind."""
    found: Counter[str] = Counter()
    for game in games:
        for own in game.faults:
            found.update(own)
    return found


def _mean_turns(games: Sequence[Outcome]) -> float:
    """Turns of a deal, all players together."""
    turns = [turn for game in games for turn in game.turns]
    return fmean(turns) if turns else 0.0


def table(match: Match, results: Results) -> Iterator[str]:
    """The match in lines of text."""
    games, players = results.games(), match.options.players
    text = translate(
        "CommandLine", "{game}, {rules}, {number} player(s), {value}, seed {n}", "", players
    )
    if match.is_paired:
        text = translate(
            "CommandLine",
            "{game}, {rules}, {number} player(s), {value}, seed {n}, paired",
            "",
            players,
        )
    yield filled(
        text,
        game=match.game.name,
        rules=match.preset,
        number=str(players),
        value=str(match.options.sides),
        n=str(match.seed),
    )
    if not games:
        yield translate("CommandLine", "No game was finished.")
        return
    if not match.is_paired:
        yield ""
        yield from _by_seat(_seats(games))
    found = standings(results.all_sets(), may_stop=match.target is not None)
    if len(found) > 1:
        yield ""
        yield from _by_bot(found)
    if len(match.duels) > 1 or match.target is not None:
        yield ""
        for place in range(len(match.duels)):
            yield from _verdict(match, results, place)
    yield ""
    yield from _in_all(match, games)


def _in_all(match: Match, games: Sequence[Outcome]) -> Iterator[str]:
    """What all games came to, a line for each figure."""
    endings, found = _endings(games), _faults(games)
    deals, ways, words = sum(endings.values()), _ways_to_end(), household_words()
    ended = [
        filled(
            translate("CommandLine", "{value} {number} ({share}%)"),
            value=ways.get(end, end), number=str(count), share=decimal(100 * count / deals, 0),
        )
        for end, count in endings.items()
    ]  # fmt: skip
    played = str(len(games))
    if len(games) < match.games:
        text = translate("CommandLine", "{done} of {total}")
        played = filled(text, done=played, total=str(match.games))
    faults = str(found.total())
    if found:
        kinds = listed(f"{kind} {count}" for kind, count in found.most_common())
        faults = words.labelled(faults, kinds)
    middle, slow = _milliseconds([own for game in games for own in game.times])
    mean = filled(
        translate("CommandLine", "{number} (mean)"), number=decimal(_mean_turns(games), 1)
    )
    times = filled(
        translate("CommandLine", "{number} ms (median), {most} ms (p95)"),
        number=decimal(middle, 2), most=decimal(slow, 2),
    )  # fmt: skip
    rows = [
        (translate("CommandLine", "games"), played),
        (translate("CommandLine", "deals"), words.labelled(str(deals), listed(ended))),
        (translate("CommandLine", "turns in a deal"), mean),
        (translate("CommandLine", "faults"), faults),
        (translate("CommandLine", "time per move"), times),
    ]
    if match.folder is not None:
        rows.append((translate("CommandLine", "records"), str(match.folder)))
    width = max(18, *(len(title) + 2 for title, _ in rows))
    for title, told in rows:
        yield f"{title:<{width}}{told}"


def _by_seat(seats: Sequence[_SeatFigures]) -> Iterator[str]:
    """A line for every seat."""
    yield from _columns(
        (
            translate("CommandLine", "seat"),
            translate("CommandLine", "bot"),
            translate("CommandLine", "wins", "games"),
            translate("CommandLine", "mean score"),
            translate("CommandLine", "ms median"),
            translate("CommandLine", "ms p95"),
        ),
        [
            (
                str(seat),
                own.bot,
                decimal(own.wins, 0 if own.wins.is_integer() else 2),
                decimal(own.mean_score, 1),
                *(decimal(time, 2) for time in own.milliseconds),
            )
            for seat, own in enumerate(seats, start=1)
        ],
        named=2,
    )


def _by_bot(table: Sequence[Standing]) -> Iterator[str]:
    """A line for every bot; what follows a sign ± or stands in brackets holds 95 %."""
    yield from _columns(
        (
            translate("CommandLine", "bot"),
            translate("CommandLine", "games"),
            translate("CommandLine", "wins %"),
            translate("CommandLine", "fair %"),
            translate("CommandLine", "points a deal"),
            translate("CommandLine", "rating"),
            translate("CommandLine", "ms p95"),
            translate("CommandLine", "faults"),
        ),
        [
            (
                own.bot,
                str(own.games),
                filled(translate("CommandLine", "{share} ({least} to {most})"), **_wins(own)),
                decimal(100 * own.fair, 0),
                _spread(own.lead, own.half_lead),
                _spread(own.rating, own.half_rating),
                decimal(_milliseconds([own.times])[1], 2),
                str(sum(own.faults.values())),
            )
            for own in table
        ],
        named=1,
    )


def _columns(head: Sequence[str], rows: Sequence[Sequence[str]], *, named: int) -> Iterator[str]:
    """*rows* under *head*; the first columns are names, as many as are *named*, others figures."""
    lines = [head, *rows]
    widths = [max(len(line[place]) for line in lines) + 2 for place in range(len(head))]
    for line in lines:
        cells = [
            f"{cell:<{width}}" if place < named else f"{cell:>{width}}"
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        yield "".join(cells).rstrip()


def _spread(middle: float, half: float | None) -> str:
    """A difference with half its interval, to about three figures."""
    digits = 0 if abs(middle) >= 100 or (half or 0) >= 100 else 1 if abs(middle) >= 10 else 2
    told = ("-" if middle < 0 else "+") + decimal(abs(middle), digits)
    return told if half is None else f"{told} ± {decimal(half, digits)}"


def _wins(own: Standing) -> dict[str, str]:
    """The share of wins in per cent, and the interval that holds 95 %."""
    low, high = own.interval
    return {
        "share": decimal(100 * own.wins / own.games, 1),
        "least": decimal(100 * low, 0),
        "most": decimal(100 * high, 0),
    }


def _verdict(match: Match, results: Results, place: int) -> Iterator[str]:
    """How two met each other, and whether it is decided."""
    sets = results.sets(place)
    if not sets:
        return
    games = [game for some in sets.values() for game in some]
    first = first_bot(games)
    others = sorted({team for game in games for team in teams(game)} - {first})
    own = next(
        own for own in standings(sets, may_stop=match.target is not None) if own.bot == first
    )
    n = own.games
    text = translate(
        "CommandLine",
        "{bot} against {bots}: {share}% ({least} to {most}) of {number} game(s)", "", n,
    )  # fmt: skip
    told = filled(text, bot=first, bots=listed(others), number=str(n), **_wins(own))
    if match.target is not None:
        target = 100 * (match.target or own.fair)
        text = {
            1: translate("CommandLine", "{text}, more than {number}%"),
            -1: translate("CommandLine", "{text}, less than {number}%"),
            0: translate("CommandLine", "{text}, not clearly more or less than {number}%"),
        }[results.verdict(place)]
        told = filled(text, text=told, number=f"{target:g}")
        test = translate("CommandLine", "{text} (sequential test by betting, 5%)")
        told = filled(test, text=told)
    yield told


def summary(match: Match, results: Results) -> dict[str, object]:
    """The match as one JSON object; means are null while no game is finished."""
    games = results.games()
    endings, faults = _endings(games), _faults(games)
    middle, slow = _milliseconds([own for game in games for own in game.times])
    names = match.duels[0][0]
    seats = _seats(games) if games else [_SeatFigures(bot, 0.0, 0.0, ()) for bot in names]
    found: dict[str, object] = {
        "game": match.game.name,
        "preset": match.preset,
        "players": match.options.players,
        "sides": str(match.options.sides),
        "seed": match.seed,
        "games": len(games),
    }
    if not match.is_paired:
        found["seats"] = [
            {
                "bot": own.bot,
                "wins": int(own.wins) if own.wins.is_integer() else own.wins,
                "mean_score": own.mean_score if games else None,
            }
            for own in seats
        ]
    bots = standings(results.all_sets(), may_stop=match.target is not None) if games else []
    found["bots"] = [
        {
            "bot": own.bot,
            "games": own.games,
            "wins": own.wins,
            "share": own.wins / own.games,
            "share_interval": own.interval,
            "fair_share": own.fair,
            "lead": own.lead,
            "lead_half": own.half_lead,
            "rating": own.rating,
            "rating_half": own.half_rating,
            "faults": own.faults,
        }
        for own in bots
    ]
    if match.target is not None:
        words = {1: "more", -1: "less", 0: None}
        found["decided"] = [words[results.verdict(place)] for place in range(len(match.duels))]
    return found | {
        "deals": sum(endings.values()),
        "deals_ended": endings,
        "mean_turns": _mean_turns(games),
        "faults": faults.total(),
        "fault_kinds": dict(faults),
        "move_ms": {"median": middle, "p95": slow},
        "interrupted": not results.is_whole(),
    }
