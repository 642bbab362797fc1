"""Where each person's cards are: at the screen, or on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.game.asked_elsewhere import AskedElsewhere
from handfoot_gui.ui.game.known_phones import KnownPhones
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.messages.phone_news import PhoneCommand, PhoneNews
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.screen.shown_table import ShownTable
from handfoot_gui.ui.widgets.figures import translate

if TYPE_CHECKING:
    from handfoot_gui.ui.phones.phones import Phones


class ForPhones(NamedTuple):
    """What a phone asks for of the page of a game."""

    deal_next: Callable[[], None]
    retrace: Callable[[Callable[[], None]], None]
    """Does what takes moves back, or makes them again."""
    show_table: Callable[[], None]


class Hands(QObject, GamePart):
    """The persons of one game and the devices that hold their cards.

    Nothing of phones is loaded before somebody is to have one.

    Signals: ``changed()`` when cards go to another device, a phone comes or goes, or is reached in
    another way; ``code_wanted(seat)`` when somebody wants to see the code of a seat;
    ``reacted(seat, text)`` when somebody calls something to the others, or that is over.
    """

    changed = Signal()
    code_wanted = Signal(int)
    reacted = Signal(int, str)

    def __init__(
        self,
        pages: GamePages,
        screen: Screen,
        presenter: AnyPresenter,
        shown: ShownTable,
        messages: Messages,
        known: KnownPhones,
        for_phones: ForPhones,
        parent: QObject,
        *,
        game_id: str,
    ) -> None:
        """With an empty *game_id* nobody plays on a phone."""
        super().__init__(parent)
        self._pages = pages
        self._screen, self._play = screen, screen.play
        self._presenter, self._shown = presenter, shown
        self._known, self._for_phones = known, for_phones
        self._game_id = game_id
        shown.hand_over.has_phones = self.are_possible
        self._phones: Phones | None = None
        taken_apart = shown.hand_over.taken_apart
        self._news = PhoneNews(
            screen.play,
            presenter,
            messages,
            pages.window.ui_style.timing,
            lambda: taken_apart.is_at_work,
            self,
        )

        self._news.ask_over_page = AskedElsewhere(pages, self.press, self).ask

    @property
    def are_possible(self) -> bool:
        """Whether anybody may have a phone."""
        return bool(self._game_id)

    @property
    def on_phones(self) -> frozenset[Seat]:
        """Whose cards are on phones, or are to be."""
        return frozenset() if self._phones is None else self._phones.seats

    # -- from device to device --------------------------------------------------------------

    def let_in(self) -> None:
        """Phones may come from now on, as long as anybody is to have one."""
        door = self.phones.door
        if not door.is_open:
            door.open()
            self._news.say(door.trouble)
        self.changed.emit()

    def send(self, *seats: Seat) -> None:
        """The cards of *seats* go to phones, at once."""
        phones, was_covered = self.phones, self._pages.is_covered
        self._screen.gather(self._screen.persons - set(seats))
        for seat in seats:
            phones.hold(seat)
        if was_covered and not self._shown.hand_over.is_covered:
            # Nobody is left who is to take the cover off.
            self._for_phones.show_table()
        self._tell()

    def fetch(self, *seats: Seat) -> None:
        """The cards of *seats* come to this screen, behind its cover."""
        from handfoot_gui.phones.messages import Gone

        phones = self.phones
        is_last = phones.seats <= set(seats)
        said = translate("Phone", "Your cards are on the big screen now.")
        for seat in seats:
            phones.let_go(seat, Gone(said, can_ask=not is_last))
        if not phones.seats:
            phones.door.close()
        self._screen.gather(self._screen.persons | set(seats))
        self._tell()

    def drop(self, seats: Iterable[Seat]) -> None:
        """Others play at *seats* from now on: their phones have no seat any more."""
        from handfoot_gui.phones.messages import Gone

        for seat in seats:
            said = translate("Phone", "Somebody else plays here now.")
            self.phones.let_go(seat, Gone(said))

    def press(self, code: str) -> None:
        """A button beside what is said of a phone was pressed."""
        missed, asking = self._news.missed, self._news.asking
        match code:
            case PhoneCommand.SHOW_CODE if missed is not None:
                self.code_wanted.emit(missed)
            case PhoneCommand.TO_SCREEN if missed is not None:
                self.fetch(missed)
            case PhoneCommand.TO_PHONE if asking is not None:
                self._news.ask(None)
                self.phones.door.give_to_asking(asking)
                self.send(asking)
            case PhoneCommand.STAY if asking is not None:
                from handfoot_gui.phones.messages import Gone

                self._news.ask(None)
                said = translate("Phone", "Your cards stay on the big screen.")
                self.phones.door.take_back(asking, Gone(said))

    # -- what the game tells ----------------------------------------------------------------

    def on_changed(self) -> None:
        if self._phones is not None:
            self._phones.tell()
            self._watch()

    def on_deal_ended(self) -> None:
        self.on_changed()

    def on_preferred(self, preferences: Preferences) -> None:  # noqa: ARG002  (phones ask for them)
        self.on_changed()

    def on_left(self) -> None:
        self._news.ask_over_page(None, "")
        if self._phones is not None:
            self._known.names = self._phones.known
            self._phones.stop()

    # -- phones -----------------------------------------------------------------------------

    @property
    def phones(self) -> Phones:
        """The phones of this game, which are loaded now at the latest."""
        if self._phones is None:
            from handfoot_gui.ui.phones.door import Door
            from handfoot_gui.ui.phones.far_way import FarWay
            from handfoot_gui.ui.phones.invitation import PhoneState
            from handfoot_gui.ui.phones.key_ring import KeyRing
            from handfoot_gui.ui.phones.phone_game import AtTheTable
            from handfoot_gui.ui.phones.phones import Phones

            table = AtTheTable(
                self._for_phones.deal_next,
                self._for_phones.retrace,
                self._shown.laid_out.lay_out_again,
                lambda: self._pages.window.stored,
                self._pages.window.keep_sorting,
            )
            timing = self._pages.window.ui_style.timing
            named = {str(self._presenter.names[seat]): seat for seat in self._play.persons}
            keys = KeyRing(
                self._known.keys,
                self._game_id,
                lambda key: named.get(self._known.names.get(key, "")),
            )
            door = Door(keys, self._known.keys.port, timing, self)
            FarWay(door).open(self._known.tunnel)
            tables = self._shown.hand_over.tables
            self._phones = phones = Phones(self._play, self._presenter, tables, table, door, self)
            self._shown.facts.is_away = lambda seat: phones.state(seat) is PhoneState.AWAY
            taken_apart = self._shown.hand_over.taken_apart
            taken_apart.needs_table = phones.is_narrow
            taken_apart.worked_at = lambda seat: phones.tell([seat])
            self._phones.resized.connect(lambda _: self._shown.show_anew(is_all=True))
            self._phones.changed.connect(self._tell)
            self._phones.came.connect(lambda number: self._news.say_here(Seat(number)))
            self._phones.door.asked.connect(lambda number: self._news.ask(Seat(number)))
            door.moved.connect(lambda: self._news.say(door.trouble))
            door.moved.connect(self.changed)
            self._play.settled.connect(self._phones.tell)
            self._phones.reacting.changed.connect(self.reacted)
        return self._phones

    def _tell(self) -> None:
        self._watch()
        if self._news.asking in self.on_phones:
            # It has the cards by now.
            self._news.ask(None)
        if any(map(self._shown.facts.is_away, self.on_phones)):
            self._news.leave()
        # The plates of the table say whose phone can be reached.
        self._shown.show_anew(is_all=True)
        self.changed.emit()

    def _watch(self) -> None:
        """Look whether somebody is to act whose phone is not here."""
        phones, awaited = self._phones, self._play.awaited
        if phones is None or awaited is None:
            self._news.follow(None, has_come=False)
            return
        from handfoot_gui.ui.phones.invitation import PhoneState

        state = phones.state(awaited)
        is_missed = state in (PhoneState.AWAITED, PhoneState.AWAY)
        self._news.follow(awaited if is_missed else None, has_come=state is PhoneState.AWAY)
