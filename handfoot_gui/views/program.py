"""The program behind the window: which page is shown, which game is open, what is kept."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QAbstractButton, QApplication

from handfoot_gui.assets import asset_path
from handfoot_gui.engine.record import Player, Record, replay
from handfoot_gui.engine.registry import AnyRecord, rules_of
from handfoot_gui.model.levels import fitting
from handfoot_gui.model.preferences import Preferences
from handfoot_gui.model.storage.faults import Fault, SaveError
from handfoot_gui.model.storage.files import KEPT
from handfoot_gui.model.storage.preferences_file import PreferencesFile
from handfoot_gui.model.storage.saves import OpenGame, Saves
from handfoot_gui.model.wording.faults import fault
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.bot_runner import BotRunner
from handfoot_gui.views.figures import figure
from handfoot_gui.views.language import use_language
from handfoot_gui.views.main_window import MainWindow
from handfoot_gui.views.played_game import PlayedGame

if TYPE_CHECKING:
    from handfoot_gui.model.storage.house_rules import RuleSets
    from handfoot_gui.views.family_book_desk import FamilyBookDesk
    from handfoot_gui.views.keeper_choice import KeeperChoice
    from handfoot_gui.views.keeper_desk import KeeperDesk
    from handfoot_gui.views.looking_back import LookingBack
    from handfoot_gui.views.new_game_page import NewGame
    from handfoot_gui.views.other_game_page import OtherGame
    from handfoot_gui.views.rules_desk import RulesDesk
    from handfoot_gui.views.seat_rows import SeatChoice
    from handfoot_gui.views.sheet_desk import SheetDesk

_LONGEST_LABEL = 80
"""Characters of a rule set's name in a record."""
_SETTLED: Final = 300
"""Milliseconds after which the window has been painted and what nobody waits for is done."""


def translated_words() -> Words:
    """The vocabulary in the program's language, with figures as the reader writes them."""
    return Words(lambda context, text: QCoreApplication.translate(context, text), figure)


class Program(QObject):
    """One run of the program with its window."""

    def __init__(self) -> None:
        super().__init__()
        self._words = translated_words()
        self._saves = Saves()
        self._saves.when_finished = self._on_finished
        self._file = PreferencesFile()
        liked, error = self._file.load()
        use_language(liked.language)
        self._notices: list[str] = [] if error is None else [fault(self._words, error)]
        self._is_stopped = False
        self._played: PlayedGame | None = None
        self._desk: RulesDesk | None = None
        self._book_desk: FamilyBookDesk | None = None
        self._keeper: KeeperDesk | None = None
        self._looking: LookingBack | None = None
        self._back_to: Callable[[], None] = self.show_start
        """Where people are when they have looked back enough."""
        self._sheets: SheetDesk | None = None
        self._runner = BotRunner(parent=self)
        self._dice = SystemRandom()
        self.window = MainWindow(liked)
        window = self.window
        window.may_close = self._may_leave
        window.setup_requested.connect(lambda: self._leave(self._on_setup))
        window.game_requested.connect(self._on_game)
        window.keep_requested.connect(lambda: self._leave(self._on_keep_score))
        window.deal_requested.connect(self.new_game)
        window.continue_requested.connect(self._on_continue)
        window.delete_requested.connect(self._on_delete)
        window.file_chosen.connect(lambda path: self._leave(lambda: self.open_file(Path(path))))
        window.start_requested.connect(lambda: self._leave(self.show_start))
        window.book_requested.connect(lambda: self._leave(self._on_book))
        window.preferences_changed.connect(self._on_preferences)
        window.undo_requested.connect(lambda: self._with_game(PlayedGame.undo))
        window.hint_requested.connect(lambda: self._with_game(PlayedGame.ask_hint))
        window.sheet_requested.connect(lambda: self._with_game(PlayedGame.show_score))
        window.print_requested.connect(self._on_print)
        window.check_requested.connect(lambda: self._with_game(PlayedGame.check_deals))
        window.table_requested.connect(lambda: self._with_game(PlayedGame.show_table))
        window.next_deal_requested.connect(lambda: self._with_game(PlayedGame.deal_next))
        window.again_requested.connect(lambda: self._leave(self._on_again))
        window.look_back_requested.connect(lambda: self._on_look_back())
        window.line_chosen.connect(self._on_look_back)
        window.uncover_requested.connect(lambda: self._with_game(PlayedGame.uncover))
        window.players_requested.connect(self._on_players)
        window.cover_requested.connect(lambda: self._with_game(PlayedGame.cover))
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_application_state)

    @property
    def played(self) -> PlayedGame | None:
        """The game that is open."""
        return self._played

    def start(self, file: Path | None = None) -> None:
        """Show the window with the start page, or with the game in *file*."""
        self.window.show()
        if file is not None:
            self.open_file(file)
        else:
            self.show_start()
        QTimer.singleShot(_SETTLED, self._after_first_paint)

    def stop(self) -> None:
        """Close the game and end the bots' process."""
        self._is_stopped = True
        self._close_game()
        self._runner.close()

    def _after_first_paint(self) -> None:
        self._saves.tidy()
        QApplication.setWindowIcon(QIcon(str(asset_path("icon.svg"))))

    # -- what cannot be saved ---------------------------------------------------------------

    def _leave(self, act: Callable[[], None]) -> None:
        if self._may_leave():
            act()

    def _may_leave(self) -> bool:
        """Whether the open game may be left: it is saved, or people would rather lose the rest."""
        error = None if self._played is None else self._played.save_again()
        if error is None and self._keeper is not None:
            error = self._keeper.save_again()
        if error is None:
            return True
        from handfoot_gui.views.question import Asked, is_agreed

        lost = self.tr("What was not saved would be lost.")
        asked = Asked(
            self.tr("Leave without saving?"),
            f"{fault(self._words, error)} {lost}",
            self.tr("Leave without saving"),
            self.tr("Stay here"),
        )
        return is_agreed(self.window.look, asked, self.window)

    # -- from page to page ------------------------------------------------------------------

    def show_start(self) -> None:
        """Leave the game, which is kept, for the start page."""
        self._close_game()
        from handfoot_gui.model.game_offers import games_offered
        from handfoot_gui.views.start_facts import start_facts

        names = self.window.preferences.names[:4]
        facts = start_facts(self._saves, names, self._words, self._notices)
        self._notices.clear()
        last = self.window.preferences.game
        self.window.show_start(
            replace(facts, game=last if last in games_offered() else games_offered()[0])
        )

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        # Another window may have begun, left or finished a game meanwhile.
        is_active = state is Qt.ApplicationState.ApplicationActive
        if self._is_stopped or not is_active or not self.window.is_at_start:
            return
        from handfoot_gui.views.start_facts import start_facts

        page, names = self.window.start_page, self.window.preferences.names
        facts = start_facts(self._saves, names, self._words)
        if facts.games != page.facts.games:
            page.set_facts(replace(page.facts, games=facts.games))

    def new_game(self, choice: NewGame | OtherGame) -> None:
        """Deal a new game as chosen."""
        from handfoot_gui.views.seat_rows import player_of

        seats = tuple(map(player_of, choice.seats))
        # Only the label is cut: the record keeps the options themselves.
        preset = choice.label[:_LONGEST_LABEL]
        agreed = self.window.preferences.agreements
        record: AnyRecord = Record(choice.game, preset, choice.options, seats, agreements=agreed)
        self._remember(choice)
        self._play(self._saves.create(record), record)

    def open_file(self, path: Path) -> None:
        """Open whatever any file holds; what is wrong is said on the start page."""
        from handfoot_gui.model.storage.file_kinds import FileKind, kind_of

        # The file may be that of the open game.
        self._close_game()
        kind = kind_of(path)
        if kind is FileKind.KEPT:
            self._open_kept(lambda: self.keeper_desk.open_elsewhere(path))
            return
        if kind is FileKind.DEAL:
            self._open_deal(path)
            return
        try:
            game = self._saves.open_elsewhere(path)
        except SaveError as error:
            self._could_not_open(error)
            return
        self._resume(game)

    def _on_continue(self, game_id: str) -> None:
        path = self._path_of(game_id)
        if path is None:
            self.show_start()
            return
        if game_id.endswith(KEPT):
            self._open_kept(lambda: self.keeper_desk.open(path))
            return
        try:
            game = self._saves.open(path)
        except SaveError as error:
            self._could_not_open(error)
            return
        self._resume(game)

    def _could_not_open(self, error: SaveError) -> None:
        """Say what is wrong; what can be followed up to a wrong move is shown up to there."""
        if error.fault is Fault.ILLEGAL_MOVE:
            self._notices.append(fault(self._words, error))
            self.look_back(error.set_aside or error.path)
        else:
            self._say_on_start(error)

    def _on_delete(self, game_id: str) -> None:
        path = self._path_of(game_id)
        try:
            if path is not None:
                self._saves.delete(path)
        except SaveError as error:
            self._notices.append(fault(self._words, error))
        self.show_start()

    def _on_setup(self) -> None:
        """Set up the game that is played, or else the one that was dealt last."""
        played = self._played
        game = self.window.preferences.game if played is None else played.record.game
        self._show_setup(game, self._all_seats())

    def _on_game(self, game: str) -> None:
        """Set up *game*, with the names that stand on the page before, and the keyboard there."""
        buttons = self.window.page.findChildren(QAbstractButton)
        is_tab = any(b.hasFocus() and b.objectName().startswith("game-") for b in buttons)
        self._show_setup(game, self._seats_on_page() or self._all_seats())
        tab = self.window.page.findChild(QAbstractButton, f"game-{game}")
        if is_tab and tab is not None:
            tab.setFocus(Qt.FocusReason.TabFocusReason)

    def _seats_on_page(self) -> tuple[SeatChoice, ...]:
        """The seats on the page where a game is set up, if that is shown."""
        from handfoot_gui.views.new_game_page import NewGamePage
        from handfoot_gui.views.other_game_page import OtherGamePage

        page = self.window.page
        return page.all_seats() if isinstance(page, NewGamePage | OtherGamePage) else ()

    def _show_setup(self, game: str, seats: tuple[SeatChoice, ...]) -> None:
        from handfoot_gui.model.game_offers import games_offered, has_house_rules, usual

        self._close_game()
        if game in games_offered() and not has_house_rules(game):
            self.window.other_game_page.people = self.window.preferences.people
            chosen = self.window.preferences.setups.get(game) or usual(game)
            self.window.show_other_game(game, chosen, seats)
            return
        desk = self.rules_desk
        known = desk.known()
        choice = self._last_choice(known, seats)
        self.window.new_game_page.people = self.window.preferences.people
        self.window.show_new_game(choice)
        self.window.new_game_page.set_choice(choice, seats[len(choice.seats) :])
        desk.show(known)

    @property
    def rules_desk(self) -> RulesDesk:
        """What answers for the house rules."""
        if self._desk is None:
            from handfoot_gui.model.storage.house_rules import HouseRules
            from handfoot_gui.views.rules_desk import RulesDesk

            self._desk = RulesDesk(self.window, self._words, HouseRules(), parent=self)
        return self._desk

    # -- games with paper cards -------------------------------------------------------------

    @property
    def keeper_desk(self) -> KeeperDesk:
        """What keeps the score of games with paper cards."""
        if self._keeper is None:
            from handfoot_gui.views.keeper_desk import KeeperDesk

            self._keeper = KeeperDesk(self.window, self._words, self._saves, parent=self)
            self._keeper.left.connect(lambda: self._leave(self.show_start))
            self._keeper.begun.connect(self._remember_kept)
            self._keeper.sheet_requested.connect(
                lambda facts, day: self.sheet_desk.show(facts, day)
            )
        return self._keeper

    def _on_keep_score(self) -> None:
        self._close_game()
        self.keeper_desk.show_setup(self.window.preferences)

    def _open_kept(self, open_it: Callable[[], None]) -> None:
        try:
            open_it()
        except SaveError as error:
            self._say_on_start(error)

    def _remember_kept(self, choice: KeeperChoice) -> None:
        """The family plays the same the next time, with whatever cards."""
        liked = self.window.preferences
        names = (*choice.names[: choice.players], *liked.names[choice.players :])
        liked = replace(liked, game=choice.game, names=names)
        if choice.has_house_rules:
            liked = replace(
                liked,
                rules=choice.setup.preset if choice.rules is None else choice.rules.path.name,
                players=choice.players,
                sides=choice.sides,
            )
        else:
            liked = replace(liked, setups={**liked.setups, choice.game: choice.setup})
        self.window.set_preferences(liked)
        self._keep(liked)

    @property
    def sheet_desk(self) -> SheetDesk:
        """What shows, prints and saves score sheets."""
        if self._sheets is None:
            from handfoot_gui.views.sheet_desk import SheetDesk

            self._sheets = SheetDesk(self.window, self._words, self._keep, parent=self)
            self._sheets.page.game_chosen.connect(self._on_blank_sheet)
        return self._sheets

    def _on_print(self) -> None:
        """The score sheet of the open game, or a blank one for the rules on the page."""
        from handfoot_gui.views.house_rules_page import HouseRulesPage
        from handfoot_gui.views.new_game_page import NewGamePage
        from handfoot_gui.views.other_game_page import OtherGamePage
        from handfoot_gui.views.sheet_sources import facts_of_choice, facts_of_draft

        page = self.window.page
        if self._played is not None:
            self._played.show_sheet(self.sheet_desk)
        elif self._keeper is not None and self._keeper.kept is not None:
            self._keeper.show_sheet()
        elif isinstance(page, NewGamePage | OtherGamePage):
            self.sheet_desk.show(facts_of_choice(page.choice()))
        elif isinstance(page, HouseRulesPage):
            self.sheet_desk.show(facts_of_draft(page.draft()))
        else:
            self._on_blank_sheet(self.window.preferences.game)

    def _on_blank_sheet(self, game: str) -> None:
        """A blank sheet for the rules by which *game* was played last."""
        from handfoot_gui.model.game_offers import fitted, has_house_rules, usual
        from handfoot_gui.views.other_game_page import OtherGame
        from handfoot_gui.views.sheet_sources import facts_of_choice

        seats = self._all_seats()
        choice: NewGame | OtherGame
        if has_house_rules(game):
            choice = self._last_choice(self.rules_desk.known(), seats)
        else:
            chosen = fitted(game, self.window.preferences.setups.get(game) or usual(game))
            choice = OtherGame(game, chosen, seats[: chosen.players])
        self.sheet_desk.show(facts_of_choice(choice), game=game)

    def _on_again(self) -> None:
        """The same players and rules once more."""
        if self._played is None:
            return
        record = self._played.record.with_moves(())
        self._play(self._saves.create(record), record)

    # -- looking back -----------------------------------------------------------------------

    @property
    def looking_back(self) -> LookingBack:
        """What shows a game that people look back at."""
        if self._looking is None:
            from handfoot_gui.views.looking_back import LookingBack

            self._looking = LookingBack(self.window, self._words, parent=self)
            self._looking.left.connect(self._on_looked_back)
            self._looking.begun.connect(
                lambda record, said: self._leave(lambda: self._on_dealt_again(record, said))
            )
        return self._looking

    def look_back(self, path: Path, back_to: Callable[[], None] | None = None) -> None:
        """Look back at the game in *path*, which is only read; leaving it calls *back_to*, or
        shows the start page."""
        self._close_game()
        self._back_to = back_to or self.show_start
        try:
            self.looking_back.open(path)
        except SaveError as error:
            self._say_on_start(error)

    def _on_look_back(self, row: int | None = None) -> None:
        """Look back at the open game, at the line *row* of its log or at the present."""
        played = self._played
        if played is None or self.looking_back.page is not None:
            return
        was_at_score = self.window.is_at_score
        played.hold()
        self._back_to = played.show_score if was_at_score else played.show_table
        self.looking_back.show(played.record)
        if row is not None:
            self.looking_back.go_to_line(row)

    def _on_looked_back(self) -> None:
        self._back_to()
        self.looking_back.close()
        if self._played is not None:
            self._played.release()

    def _open_deal(self, path: Path) -> None:
        """Ask who plays the cards of the deal in *path*."""
        from handfoot_gui.model.storage.deal_file import read_deal
        from handfoot_gui.views.seat_rows import player_of

        try:
            cards = read_deal(path)
        except SaveError as error:
            self._say_on_start(error)
            return
        seats = self._all_seats()[: cards.options.players]
        players = tuple(
            player_of(
                seat if seat.bot is None else replace(seat, bot=fitting(cards.game, seat.bot))
            )
            for seat in seats
        )
        self.show_start()
        self.looking_back.offer(cards, players, turn=0)

    def _on_dealt_again(self, record: AnyRecord, said: str) -> None:
        self._close_game()
        record = replace(record, agreements=self.window.preferences.agreements)
        game = self._saves.create(record)
        with contextlib.suppress(SaveError):
            # Saved with its first cards; a disk that is full is said at the next move.
            game.save(record, replay(rules_of(record), record.moves))
        self._play(game, record)
        self._with_game(lambda played: played.tell(said))

    def _say_on_start(self, error: SaveError) -> None:
        self._notices.append(fault(self._words, error))
        self.show_start()

    def _path_of(self, game_id: str) -> Path | None:
        if game_id.endswith(KEPT):
            return self._saves.games / game_id
        with contextlib.suppress(SaveError):
            for saved in self._saves.unfinished().games:
                if saved.path.name == game_id:
                    return saved.path
        return None

    # -- the family book --------------------------------------------------------------------

    def _on_book(self) -> None:
        """Leave the game, which is kept, for the family book."""
        self._close_game()
        if self._book_desk is None:
            from handfoot_gui.views.family_book_desk import FamilyBookDesk

            desk = FamilyBookDesk(self.window, self._words, self._saves, parent=self)
            desk.page.closed.connect(self.show_start)
            desk.page.new_game_requested.connect(self._on_setup)
            desk.look_back_requested.connect(lambda path: self.look_back(path, desk.open))
            desk.sheet_requested.connect(
                lambda facts, day: self.sheet_desk.show(facts, day, desk.open)
            )
            self._book_desk = desk
        self._book_desk.open()

    def _on_finished(self, path: Path) -> None:
        """Enter a game into the family book once the window shows what comes after it."""
        QTimer.singleShot(_SETTLED, self, lambda: self._enter_finished(path))

    def _enter_finished(self, path: Path) -> None:
        from handfoot_gui.model.storage.finished_files import enter_file
        from handfoot_gui.model.storage.history import FamilyBook

        # What cannot be entered now is read when the book is opened, and said there.
        with contextlib.suppress(SaveError):
            enter_file(FamilyBook(self._saves.home), path)

    # -- the open game ----------------------------------------------------------------------

    def _resume(self, game: OpenGame) -> None:
        from handfoot_gui.model.game_offers import games_offered

        assert game.loaded is not None, "an opened game was loaded"
        record = game.loaded.record
        if record.game not in games_offered():
            game.close()
            self._say_on_start(SaveError(Fault.NEWER, game.path))
            return
        self._play(game, record)

    def _play(self, game: OpenGame, record: AnyRecord) -> None:
        self._close_game()
        self._played = PlayedGame(
            self.window, game, record, self._runner, self._dice, self._words, parent=self
        )
        self._played.start()

    def _close_game(self) -> None:
        if self._keeper is not None:
            self._keeper.close()
        if self._looking is not None:
            self._looking.close()
        if self._played is not None:
            self._played.close()
            self._played.deleteLater()
            self._played = None

    def _on_players(self) -> None:
        """Let people change names, and put bots in the places of people and back."""
        from handfoot_gui.model.levels import LEVELS
        from handfoot_gui.views.players_dialog import PlayersDialog

        played, window = self._played, self.window
        if played is None or played.is_read_only:
            return
        levels, people = LEVELS[played.record.game], window.preferences.people
        dialog = PlayersDialog(
            window.look, played.record.seats, played.desk, levels, people, window
        )
        is_accepted = dialog.exec() == PlayersDialog.DialogCode.Accepted
        players = dialog.players
        dialog.deleteLater()
        if is_accepted and self._played is played and players != played.record.seats:
            self.change_players(players)

    def change_players(self, players: tuple[Player, ...]) -> None:
        """Let *players* go on with the open game; what was played stays as it is."""
        played = self._played
        assert played is not None, "a game is open"
        stays = played.open_seat
        if stays is not None and players[stays] != played.record.seats[stays]:
            # Perhaps somebody else sits there now.
            stays = None
        error = played.reseat(players)
        record, game = played.record, played.let_go()
        played.deleteLater()
        self._played = PlayedGame(
            self.window, game, record, self._runner, self._dice, self._words, parent=self,
            open_seat=stays, is_new=False,
        )  # fmt: skip
        self._played.start()
        if error is not None:
            self._played.report(error)
        liked = self.window.preferences
        names = (*(player.name for player in players), *liked.names[len(players) :])
        people = liked.with_people(player.name for player in players if not player.is_bot)
        liked = replace(liked, names=names, people=people)
        self.window.set_preferences(liked)
        self._keep(liked)

    def _with_game(self, act: Callable[[PlayedGame], None]) -> None:
        if self._played is not None:
            act(self._played)

    # -- preferences ------------------------------------------------------------------------

    def _on_preferences(self, liked: Preferences) -> None:
        self._keep(liked)
        if self._played is not None:
            self._played.set_preferences(liked)

    def _keep(self, liked: Preferences) -> None:
        try:
            self._file.save(liked)
        except SaveError as error:
            text = fault(self._words, error)
            if self._played is not None:
                self._played.say(text)
            else:
                self._notices.append(text)

    def _remember(self, choice: NewGame | OtherGame) -> None:
        """Game, names, levels, rules and sides are as last used the next time."""
        from handfoot_gui.views.other_game_page import OtherGame

        seats = (*choice.seats, *self._all_seats()[len(choice.seats) :])
        liked = replace(
            self.window.preferences,
            game=choice.game,
            names=tuple(seat.name for seat in seats),
            levels=tuple(seat.bot or "" for seat in seats),
            people=self.window.preferences.with_people(
                seat.name for seat in choice.seats if seat.bot is None
            ),
        )
        if isinstance(choice, OtherGame):
            liked = replace(liked, setups={**liked.setups, choice.game: choice.chosen})
        else:
            liked = replace(
                liked,
                rules=choice.preset if choice.rules is None else choice.rules.path.name,
                players=len(choice.seats),
                sides=choice.sides.value,
            )
        self.window.set_preferences(liked)
        self._keep(liked)

    def _all_seats(self) -> tuple[SeatChoice, ...]:
        """Names and levels of six seats, as last used."""
        from handfoot_gui.views.seat_rows import USUAL_SEATS, SeatChoice

        liked = self.window.preferences
        known = tuple(
            SeatChoice(name, level or None)
            for name, level in zip(liked.names, liked.levels, strict=False)
        )
        return (*known, *USUAL_SEATS[len(known) :])

    def _last_choice(self, known: RuleSets, seats: tuple[SeatChoice, ...]) -> NewGame:
        """What was dealt last, as far as it still can be."""
        from handfoot_gui.engine.hand_and_foot.options import Sides
        from handfoot_gui.model.rule_offers import (
            players_offered,
            presets_offered,
            sides_offered,
        )
        from handfoot_gui.views.new_game_page import GAME, NewGame

        liked = self.window.preferences
        rules = next((one for one in known.sets if one.path.name == liked.rules), None)
        preset = liked.rules if liked.rules in presets_offered() else presets_offered()[0]
        wanted = None if rules is not None else preset
        players = liked.players
        if players not in players_offered(wanted):
            players = players_offered(wanted)[0]
        offered = sides_offered(wanted, players)
        sides = next((side for side in Sides if side.value == liked.sides), offered[0])
        return NewGame(
            preset,
            tuple(
                replace(seat, bot=fitting(GAME, seat.bot)) if seat.bot is not None else seat
                for seat in seats[:players]
            ),
            sides if sides in offered else offered[0],
            rules,
        )
