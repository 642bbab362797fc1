"""What a phone says above the hand, and its buttons with what comes of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.phones.game import SeatGame
from handfoot_gui.phones.zones import ShownZones
from handfoot_gui.session.bar_texts import BarTexts, LooksOn, PromptCommand
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.waiting import Waiting

ENDED = (Waiting.NEXT_DEAL, Waiting.OVER)
"""What is waited for once a deal is scored."""


class PhoneButton(Struct, frozen=True):
    """A button, and what a press of it does."""

    shown: BarButton
    press: Callable[[], object]


class PhoneBar(Struct, frozen=True):
    """A prompt with a line of facts, and what can be pressed."""

    prompt: str
    facts: str = ""
    buttons: tuple[PhoneButton, ...] = ()
    is_question: bool = False


class BarOfPhone:
    """The bar of one seat, whatever the game waits for."""

    def __init__(self, game: SeatGame, seat: Seat, seat_table: SeatTable) -> None:
        self._game, self._seat, self._table = game, seat, seat_table

    def bar(self, presenter: AnyPresenter, view: Any, zones: ShownZones) -> PhoneBar:
        """What is said now to the seat, which sees *view* and *zones*, by a *presenter* for
        touch."""
        said = _Said(self._game, self._seat, self._table, presenter, view, zones)
        pending = self._table.pending
        if pending.question is not None or pending.doubt is not None:
            return said.pending()
        if self._game.waiting in ENDED:
            return said.end()
        if self.is_asked:
            return said.own()
        if self._game.is_looked_at(self._seat):
            return said.looked_at()
        if said.is_to_be_dealt:
            return said.dealt_soon()
        return said.own() if presenter.is_in_turn(view) else said.others()

    @property
    def is_asked(self) -> bool:
        """Whether the seat is to act."""
        return self._game.session.actor == self._seat and self._game.waiting not in ENDED


class _Said:
    """What is said of one view."""

    def __init__(
        self,
        game: SeatGame,
        seat: Seat,
        seat_table: SeatTable,
        presenter: AnyPresenter,
        view: Any,
        zones: ShownZones,
    ) -> None:
        self._zones = zones
        self._game, self._seat, self._table = game, seat, seat_table
        self._presenter, self._view = presenter, view
        self._name = presenter.names[seat]
        self._texts = BarTexts(presenter, game.session)
        self._looks_on = LooksOn(seat, is_open=True)

    @property
    def is_to_be_dealt(self) -> bool:
        """Whether the cards of a deal come next."""
        session = self._game.session
        return session.actor == TABLE and session.record.deal_to_come is not None

    def pending(self) -> PhoneBar:
        """What waits for an answer before the turn goes on."""
        pending = self._table.pending
        if pending.doubt is not None:
            bar = self._texts.doubted(self._name, pending.doubt)
        else:
            assert pending.question is not None
            wish = self._presenter.words.translate("Common", "{name}, {wish}")
            bar = PromptBar(prompt=filled(wish, name=self._name, wish=pending.question.prompt))
        return replace(self._of(bar, self._offered()), is_question=True)

    def own(self) -> PhoneBar:
        """The own turn, or a question that the seat answers."""
        bar = self._texts.prompted(self._table, self._view, self._looks_on)
        hinted = self._table.hint.move
        if self._zones.is_narrow and self._table.selection:
            bar = self._by_some_melds(bar)
        elif self._zones.is_taken_apart_elsewhere:
            # Before anything is: nobody else sees the hand otherwise.
            bar = replace(bar, facts=f"{bar.facts} {self._seen_elsewhere}".strip())
        return self._of(bar, self._offered() if hinted is None else self._proposed(hinted))

    def _by_some_melds(self, bar: PromptBar) -> PromptBar:
        """*bar* while cards are lifted that only some of the melds take, which are shown."""
        translate = self._presenter.words.translate
        elsewhere = self._seen_elsewhere
        if self._zones.lights:
            tap = translate("Phone", "Tap where it goes.")
            return replace(bar, facts=f"{tap} {elsewhere}")
        text = translate("Phone", "{name}, no meld takes the cards you picked.")
        return replace(bar, prompt=filled(text, name=self._name), facts=elsewhere)

    @property
    def _seen_elsewhere(self) -> str:
        translate = self._presenter.words.translate
        return translate("Phone", "Cards you pick lie face up on the big screen.")

    def others(self) -> PhoneBar:
        """What the others are doing."""
        standing = self._presenter.prompt(self._view, self._presenter.table.empty).expected
        bar = self._texts.happening(self._view, standing, self._looks_on, is_demo=False, why="")
        if bar.about not in {None, TABLE, self._game.session.actor}:
            # A turn that is over stands in the list of turns.
            bar = replace(bar, prompt=self._texts.watched())
        return self._of(bar, self._offered())

    def looked_at(self) -> PhoneBar:
        """The seat looks at its cards, and says when it has."""
        bar = self._texts.looked_at(self._name)
        if not self._presenter.is_silent(self._view):
            bar = self._texts.drawn(self._name, self._table.new.of(self._seat))
        looked = partial(self._game.looked, self._seat)
        return self._of(bar, tuple(PhoneButton(one, looked) for one in bar.buttons or ()))

    def dealt_soon(self) -> PhoneBar:
        """The cards come in a moment."""
        bar = self._texts.code_to_come("", is_passing=True, is_only_shown=False)
        return PhoneBar("" if bar is None else bar.prompt)

    def end(self) -> PhoneBar:
        """Who has won the deal, or the game; any person may go on."""
        is_over = self._game.waiting is Waiting.OVER
        bar = self._texts.at_the_end(
            self._view, is_over=is_over, leads_to_score=False, is_result_new=False
        )
        if is_over:
            return self._of(bar, ())
        text = self._presenter.words.translate("Phone", "Next deal")
        button = BarButton(PromptCommand.NEXT, text, ButtonRole.PRIMARY)
        return self._of(bar, (PhoneButton(button, self._game.deal_next),))

    def _of(self, bar: PromptBar, buttons: tuple[PhoneButton, ...]) -> PhoneBar:
        return PhoneBar(bar.prompt, bar.facts, buttons, bar.is_question)

    def _offered(self) -> tuple[PhoneButton, ...]:
        """What the table offers."""
        table = self._table
        offered = table.buttons(self._presenter.table_words, self._name, lambda _: "")
        return tuple(
            PhoneButton(one, partial(table.press, one.code))
            for one in offered
            if self._zones.can_aim(table.act(one.code))
        )

    def _proposed(self, move: Any) -> tuple[PhoneButton, ...]:
        """What can be done with a *move* that is shown as a hint."""
        table, adapter, words = self._table, self._presenter.table, self._presenter.words
        put_back = BarButton(
            PromptCommand.KEEP, words.translate("Common", "Put back"), ButtonRole.QUIET
        )
        found = [PhoneButton(put_back, table.put_back)] if table.selection else []
        if self._game.can_ask_hint(self._seat):
            other = BarButton(PromptCommand.OTHER, words.translate("TableHints", "Another way"))
            found.append(PhoneButton(other, partial(self._game.ask_hint, self._seat)))
        draft, role = adapter.laid_out(self._view, move), ButtonRole.PRIMARY
        if draft is None:
            act = adapter.act(move, self._view)
            text = self._presenter.table_words.act_text(act, self._name)
            do: Callable[[], object] = partial(table.play, move)
        else:
            text = words.translate("Table", "Set out")
            do = partial(table.show_draft, draft)
        found.append(PhoneButton(BarButton(PromptCommand.PROPOSED, text, role), do))
        return tuple(found)
