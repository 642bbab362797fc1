"""What is shown around the card table of an open game: badges, panel and score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import MemoryAid, Player, without_code
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.core.text.fair import code_note
from handfoot_gui.core.turns import Turn
from handfoot_gui.games import GAMES
from handfoot_gui.session import badges
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.panel.move_list import MoveLine
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts, PanelSide
from handfoot_gui.ui.game.panel.turn_list import TurnLine, now_told, turn_line
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.widgets.titles import game_title, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, partners

if TYPE_CHECKING:
    from handfoot_gui.session.memory_text import MemoryText
    from handfoot_gui.ui.game.score.score_facts import ScoreFacts

_TURNS: Final = 12
"""Turns that are told, as many as a high panel has room for."""
_LINES: Final = 60
"""Moves of the log that are shown."""
_MOST_PRIZES: Final = 8
"""Cards that stand for a win."""
_FIRST_LINES: Final = 20
"""Those of them that are told before anybody asks for more."""


def badges_of(
    presenter: AnyPresenter,
    view: object,
    players: Sequence[Player] = (),
    *,
    is_playing: bool,
    waits_for_key: bool = False,
) -> tuple[PlayerBadge, ...]:
    """The players' badges as the seat of *view* sees them, with the pictures of the persons among
    *players*; whoever is to play may *wait for a key*."""
    pictures = pictures_of(players)
    return badges.badges_of(
        presenter, view, pictures, is_playing=is_playing, waits_for_key=waits_for_key
    )


def waits_for_key(play: Play) -> bool:
    """Whether others play once a key is pressed."""
    return play.waiting is Waiting.KEY or play.grace.waits_for_key


def pictures_of(players: Sequence[Player]) -> tuple[str, ...]:
    """The pictures of the persons among *players*, by seat; empty where there is none."""
    return tuple("" if player.is_bot else WORDS.picture(player.name) for player in players)


def _replayed(screen: Screen, *, is_playing: bool) -> tuple[int, ...]:
    """The sides of which it is told what bots make of their cards: where there are many, those of
    people."""
    session = screen.play.session
    if is_playing or screen.play.is_demo or not session.sheet.deals:
        return ()
    if GAMES[session.record.game].replays is None:
        return ()
    sides = session.sheet.sides
    return tuple(
        side
        for side, seats in enumerate(sides)
        if len(sides) == 2 or any(not session.record.seats[seat].is_bot for seat in seats)
    )


def _side_names(names: Sequence[str], sides: Iterable[Iterable[int]]) -> tuple[str, ...]:
    """What the sides are called whose players have these *names* by seat."""
    return tuple(partners(names[seat] for seat in side) for side in sides)


class GameFacts:
    """The facts of one game as they are now."""

    def __init__(self, screen: Screen, presenter: AnyPresenter, *, is_guided: bool = False) -> None:
        """*is_guided*: it is a lesson or a puzzle, which the bar says by its name."""
        self._is_guided = is_guided
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._names = presenter.names
        self._lines = _FIRST_LINES
        self._told: list[tuple[Turn, TurnLine]] = []
        """The turns that were told last, whose words do not change with what comes after them."""
        self.is_away: Callable[[Seat], bool] = lambda _: False
        """Whether somebody's phone cannot be reached just now."""
        self.called = ""
        """What the deal is called, where it stands for itself."""
        self._meant: tuple[object, str] = (None, "")
        """What a term means that was asked for last."""
        self._told_as: object = None
        """How often the log had been told anew by then, and whether turns are low."""

    def tell_more(self) -> None:
        """Tell all moves of the log that are shown, from now on."""
        self._lines = _LINES

    def badges(self) -> tuple[PlayerBadge, ...]:
        """The players' badges."""
        is_playing = self._play.waiting not in (Waiting.NEXT_DEAL, Waiting.OVER)
        players, on_phones = self._play.session.record.seats, self._play.elsewhere.seats
        made = badges_of(
            self._presenter,
            self._screen.view,
            players,
            is_playing=is_playing,
            waits_for_key=waits_for_key(self._play),
        )
        return tuple(
            replace(one, is_on_phone=True, is_away=self.is_away(one.seat))
            if one.seat in on_phones
            else one
            for one in made
        )

    def panel(self) -> PanelFacts:
        """What stands beside the table."""
        session, presenter = self._play.session, self._presenter
        of = presenter.facts
        deal = (of.next_deal if self._play.has_left_deal else of.deal)(self._screen.view)
        totals = session.sheet.totals
        is_scored = self._play.waiting in (Waiting.NEXT_DEAL, Waiting.OVER)
        notes = (None,) * len(totals) if is_scored or not deal.notes else deal.notes
        sides = tuple(
            PanelSide(names, total, note)
            for names, total, note in zip(
                _side_names(self._names, self._presenter.sides), totals, notes, strict=True
            )
        )
        told = self._turns()
        turns = tuple(told.values())
        # Before the first move nobody knows who deals, where that is left to the lot.
        opening = (
            "" if turns else presenter.prompt(self._screen.view, presenter.table.empty).expected
        )
        rules = preset_title(session.record.game, session.record.preset)
        return PanelFacts(
            game_title(session.record.game),
            rules if self._is_guided or not deal.bar else deal.bar,
            self.called or deal.title,
            deal.about,
            sides,
            self._moves(),
            opening,
            about_meaning=self._meaning(deal.term, deal.about),
            has_panel=presenter.has_panel,
            code="" if self._is_code_in_strip else self._code(is_over=is_scored),
            memory=self._memory(),
            strip=presenter.score.strip(session.sheet),
            turns=turns,
            turn_rows=tuple(told),
            now="" if is_scored else now_told(presenter, self._names, self._screen.view, turns),
            has_more=self._lines < min(_LINES, len(session.record.moves)),
        )

    def _meaning(self, term: str, said: str) -> str:
        """What *term* means of which that is *said*: the same as long as things are called so."""
        asked = term, said, self._play.session.log.times_retold
        if asked != self._meant[0]:
            self._meant = asked, self._presenter.guidance.meaning(term)
        return self._meant[1]

    def _memory(self) -> MemoryText | None:
        """What the memory aid shows, as far as it was agreed on."""
        presenter, aid = self._presenter, self._play.session.record.agreements.memory_aid
        if aid is MemoryAid.OFF or presenter.rules.laid_open is not None:
            return None
        from handfoot_gui.session.memory_text import closed_memory, memory_text

        if not self._screen.is_open:
            return closed_memory(presenter.words)
        return memory_text(
            presenter.words, self._names, presenter.facts.memory(self._screen.view), aid
        )

    @property
    def _is_code_in_strip(self) -> bool:
        """Whether the strip below the table has the code: before its deal, and while that is
        seen."""
        play = self._play
        is_due = play.session.actor == TABLE and play.session.record.deal_to_come is not None
        return play.brakes.is_dealing or (is_due and not play.has_score_to_read)

    def _code(self, *, is_over: bool = False) -> str:
        """The code of the deal to come, or else of the deal being played; of the one that *is_over*
        as long as it lies on the table, and not once the next one is spoken of."""
        record = self._play.session.record
        made = [deal for deal in record.fair if not deal.is_to_come]
        shown = next(iter(made[-1:]), None)
        if not is_over:
            is_left = self._play.session.is_before_cards
            shown = record.deal_to_come or (None if is_left else shown)
        return "" if shown is None else code_note(self._presenter.words, shown)

    def log(self) -> tuple[str, ...]:
        """The last turn of each other player, where the table has to show them itself."""
        if self._presenter.has_panel:
            return ()
        words, names = self._presenter.words, self._names
        return tuple(
            turn.briefly(words, "" if turn.seat == TABLE else names[turn.seat])
            for turn in self._play.session.log.last_turns(self._screen.seat)
        )

    def _turns(self) -> dict[int, TurnLine]:
        """The last turns by the line of the log that each began with; only whose cards are shown
        reads what was drawn in the present one."""
        own = self._screen.seat if self._screen.is_open else None
        found = self._play.session.log.turns(own, self._presenter.drew)
        is_low = self._presenter.score.strip(self._play.session.sheet) is not None
        told_as = self._play.session.log.times_retold, is_low
        known = self._told if told_as == self._told_as else []
        self._told, self._told_as, at = [], told_as, 0
        lines: dict[int, TurnLine] = {}
        for turn in islice(found, _TURNS):
            same, line = replace(turn, row=0), None
            # A turn has gone on, or has come, or one was taken back: the others are in order.
            for number in (at, at + 1):
                if line is None and number < len(known) and known[number][0] == same:
                    line, at = known[number][1], number + 1
            if line is None:
                line = turn_line(self._presenter, self._names, turn, is_low=is_low)
            self._told.append((same, line))
            lines[turn.row] = line
        return lines

    def _moves(self) -> tuple[MoveLine, ...]:
        lines: list[MoveLine] = []
        sides = enumerate(self._presenter.sides)
        side_of = {seat: number for number, seats in sides for seat in seats}
        for line in self._play.session.log:
            if len(lines) == self._lines:
                break
            name = self._names[line.seat] if line.seat >= 0 else ""
            side = side_of[line.seat] if line.seat >= 0 else None
            lines.append(MoveLine(side, name, line.text))
        return tuple(lines)

    def _so_far(self) -> DealScore | None:
        """What the deal being played has brought, with what was written down besides."""
        session, presenter, view = self._play.session, self._presenter, self._screen.view
        known, others = presenter.facts.score_so_far(view), session.ledger.others
        if not others:
            return known
        if known is None:
            deal = presenter.facts.deal(view)
            known = DealScore(deal.number, deal.dealer, "", None, ())
        return known.with_others(others, len(presenter.sides))

    def _prize(self) -> tuple[Card, ...]:
        """What stands for the win of the last deal, where one side has won it: as the game has it,
        or else the cards that the winners played last."""
        session, presenter = self._play.session, self._presenter
        sheet = session.sheet
        won = sheet.leaders if session.is_over else ()
        if sheet.deals and not won:
            won = tuple(presenter.score.won_by(sheet.deals[-1], sheet))
        if len(won) != 1:
            return ()
        if prize := presenter.prize(self._screen.view, won[0]):
            return prize
        seats, found = sheet.sides[won[0]], list[Card]()
        for line in session.log.of_deal():
            if line.seat in seats:
                found += [card for deed in line.deeds or () for card in deed.cards]
            if len(found) >= _MOST_PRIZES:
                break
        return tuple(dict.fromkeys(found))[:_MOST_PRIZES]

    def score(
        self, *, has_lines: bool = False, leads_to_game: bool = False, leads_on: str = ""
    ) -> ScoreFacts:
        """The finished deals, and what comes next; other points can be written down where it
        *has_lines*. A deal that *leads_to_game* is no part of one, nor is one that *leads_on* to
        something else."""
        from handfoot_gui.session.names import agreed, partners_agreed
        from handfoot_gui.ui.game.score.score_facts import NextDeal, ScoreFacts, Stage

        session, so_far = self._play.session, None
        if self._play.waiting is Waiting.OVER or session.is_over:
            stage, following = Stage.OVER, None
        elif self._play.waiting is Waiting.NEXT_DEAL:
            coming = self._presenter.facts.next_deal(self._screen.view)
            stage = Stage.BETWEEN_DEALS
            following = NextDeal(
                coming.number,
                coming.about,
                self._names[coming.dealer],
                "" if coming.first is None else self._names[coming.first],
                self._code() if session.record.deal_to_come is not None else "",
            )
        else:
            stage, following = Stage.PLAYING, None
            so_far = self._so_far()
        has_codes = any(not deal.is_to_come for deal in session.record.fair)
        has_codes = has_codes or bool(without_code(session.rules, session.record))
        words = self._presenter.words
        both = agreed(words, session.record.agreements), partners_agreed(words, session.record)
        said = " ".join(filter(None, both))
        game = GAMES[session.record.game]
        return ScoreFacts(
            session.sheet,
            self._names,
            self._presenter.score,
            stage,
            following,
            has_codes,
            said,
            bool(session.sheet.deals) and game.reports is not None,
            ()
            if leads_to_game or leads_on
            else _replayed(self._screen, is_playing=stage is Stage.PLAYING),
            "" if game.replays is None else game.replays.level,
            so_far,
            self._play.is_demo,
            pictures_of(session.record.seats),
            left=session.left_by_deal,
            left_line=self._presenter.left_line,
            left_words=self._presenter.table_words.left_over(WORDS),
            prize=() if stage is Stage.PLAYING else self._prize(),
            is_prize_piled=self._presenter.is_prize_piled,
            has_lines=has_lines,
            leads_to_game=leads_to_game,
            leads_on=leads_on,
            called=self.called,
        )
