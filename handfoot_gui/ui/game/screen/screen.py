"""Whose cards one screen shows that people hand around, and when it turns them away."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.play.play import Play, Sight

_FOR_PERSONS: Final = (
    Waiting.PERSON, Waiting.ELSEWHERE, Waiting.COVER, Waiting.LOOK, Waiting.PRESS
)  # fmt: skip


class Screen:
    """The seat that one screen shows, and what may be seen there.

    It gives away the view of *seat* and takes moves for it. With one person at the table that
    is always the one. With several, it is the one who plays or played last, and the cards lie
    face down (`is_open` is False, and the view is what everybody may know) until that person
    calls `uncover`, and again as soon as the turn is over. Who looked last need not uncover them
    again, if only bots and the table played meanwhile. Where a player knows nothing that the
    others do not, nothing has to be uncovered for the next act: the view is open, but it
    *needs_proof* that this player is at the screen before a card of the hand is shown. The act
    itself is that proof: who deals, or says "look at the cards", sees them without a cover.
    """

    def __init__(
        self,
        play: Play,
        presenter: AnyPresenter,
        seat: Seat,
        *,
        is_open: bool | None = None,
        persons: Collection[Seat] | None = None,
    ) -> None:
        """*is_open* says whether the cards of *seat* may be seen at once: where it is the only
        person, if nothing is said. *persons* are those who play at this screen (None: all); the
        others see their cards on devices of their own. In a demo the cards at *seat* are seen.
        """
        self.play = play
        """The game that is shown."""
        self.persons = play.persons if persons is None else frozenset(persons) & play.persons
        """Who plays at this screen; others come and go, see `gather`."""
        self.seat = seat
        self._presenter = presenter
        self.is_open = self._is_alone if is_open is None else is_open and seat in self.persons
        if play.is_demo:
            self.is_open = True
        self.drawn: frozenset[Card] = frozenset()
        """The cards that the turn ended with, while its player looks at them."""
        self._at_screen: Seat | None = seat if self.is_open else None
        """Who looked at the own cards or acted last, as long as nobody else did and nobody else's
        deal came since: while bots play, the screen stays where it is."""
        self._needs_proof = False
        """Nobody has uncovered the open view, which shows nothing that is hidden from others."""
        self._seen: Any = None
        """The open view that was shown last."""
        play.gate = self

    @property
    def view(self) -> Any:
        """What may be shown now: what the person's seat may know, or everybody."""
        if self.is_open:
            return self.play.session.view(self.seat)
        return self.play.session.covered(self.seat)

    @property
    def undoer(self) -> Seat | None:
        """Who may take the last move back now: also the one that ended a turn, until the next
        player has moved or uncovered the own cards."""
        if self.play.grace.is_on:
            return self.play.grace.seat
        is_own = self.is_open and not self.play.is_demo
        return self.seat if is_own and self.play.can_undo(self.seat) else None

    @property
    def can_undo(self) -> bool:
        """Whether anybody may take the last move back now."""
        return self.undoer is not None

    @property
    def can_redo(self) -> bool:
        """Whether the person took a move back that can be made again."""
        return self.is_open and self.play.session.can_redo(self.seat)

    @property
    def can_cover(self) -> bool:
        """Whether there is anybody to cover the cards from that are open, or will be open again
        after the bots."""
        return (self.is_open or self._at_screen is not None) and len(self.persons) > 1

    @property
    def is_to_be_told(self) -> bool:
        """Whether what others did could not be followed: behind a cover, or it went too fast."""
        return len(self.persons) > 1 or self.play.followed.was_too_quick

    @property
    def is_own_turn(self) -> bool:
        """Whether the turn of the person whose cards are shown goes on, whoever acts in it."""
        is_own = self.is_open and not self.play.is_demo
        return is_own and self._presenter.is_in_turn(self.view)

    @property
    def _is_alone(self) -> bool:
        """Whether nobody else plays, at this screen or elsewhere."""
        return self.persons == {self.seat} == self.play.persons

    # -- what the person does ---------------------------------------------------------------

    def make(self, move: object) -> None:
        """Make the person's *move*; `Play.refused` says so when it is not allowed."""
        if not self.is_open or self.play.session.actor != self.seat:
            return
        self._at_screen, self._needs_proof = self.seat, False
        self.play.make(self.seat, move)

    def undo(self) -> None:
        """Take the person's last move back where that is allowed, with all that followed."""
        seat = self.undoer
        if seat is None:
            return
        if not self.is_open and seat in self.persons:
            # Whoever asks for it is not to see the hand.
            self._at_screen = None
        self.play.undo(seat)

    def redo(self) -> None:
        """Make again what the person took back last, with all that had followed."""
        if self.can_redo:
            self.play.redo(self.seat)

    def go_on(self) -> None:
        """The key that lets the next bot play, that ends a rest early, or ends a look."""
        if self.play.waiting is Waiting.LOOK and self.drawn:
            self.play.proceed()
        elif self.play.waiting is Waiting.PRESS:
            rules = self.play.session.rules
            self.play.make(
                self.seat, next(iter(rules.suggestions(self.play.session.view(self.seat))))
            )
        else:
            self.play.go_on()

    def uncover(self) -> None:
        """Show the cards of the person who is to see them."""
        if self.play.waiting is Waiting.COVER:
            self.is_open, self._needs_proof, self._seen = True, False, None
            self._at_screen = self.seat
            self.play.grace.settle()
            self.play.proceed()
        elif self._is_alone and not self.is_open:
            self.is_open = True
            self._at_screen = self.seat
            self.play.changed.emit()

    def cover(self, *, from_newcomers: bool = False) -> None:
        """Turn the open cards away in the middle of a turn, or leave them so after the bots.

        Who plays alone has nobody to cover them from, but *from_newcomers*.
        """
        if not (self.can_cover or (from_newcomers and self.is_open)):
            return
        self.is_open = False
        self._at_screen = None
        self.play.cover()

    def gather(self, persons: Collection[Seat]) -> None:
        """*persons* play at this screen from now on, the others see their cards elsewhere; whoever
        comes here is covered first."""
        persons = frozenset(persons) & self.play.persons
        if persons == self.persons:
            return
        self.persons = persons
        if self._at_screen not in persons:
            self._at_screen = None
        if self.seat not in persons:
            self.is_open, self.drawn, self._seen = self.play.is_demo, frozenset(), None
        if self.play.waiting in _FOR_PERSONS:
            self.play.proceed()
        else:
            self.play.changed.emit()

    # -- what the game asks of the screen ---------------------------------------------------

    def sight(self, actor: Seat | None) -> Sight:
        """What speaks here against going on with *actor*."""
        is_unproved = self._needs_proof and self._is_secret(self.seat)
        is_open, watched = self.is_open and not is_unproved, self._watched(actor)
        stays_open = self._stays_open() if watched is None else watched == self.seat
        drawn = self._drawn_unseen() if is_open and not stays_open else frozenset()
        if watched is None or (is_open and stays_open):
            return Sight(watched, drawn, is_open=is_open and stays_open)
        covered = self.play.session.covered(watched)
        return Sight(
            watched,
            drawn,
            is_hidden=True,
            is_forced=watched == actor and self._presenter.is_forced(covered),
            needs_cover=watched != self._at_screen and self._is_secret(watched),
        )

    def turn(self, sight: Sight, waiting: Waiting) -> None:
        """Show what may be shown while the game, which had *sight*, waits for that."""
        self.drawn = sight.drawn
        if sight.drawn:
            return
        if sight.watched is None or not sight.is_hidden:
            self.is_open = sight.is_open
            return
        if sight.watched != self._at_screen:
            self._at_screen = None
        self.seat = sight.watched
        self.is_open = waiting not in (Waiting.PRESS, Waiting.COVER)
        if self.is_open:
            self._needs_proof = self._at_screen is None

    def note(self) -> None:
        """What is shown now is seen."""
        self._seen = self.view if self.is_open else None

    def on_dealt(self, before: Seat) -> None:
        """The table has dealt, after somebody *before* it has moved last."""
        if before != self._at_screen and len(self.persons) > 1:
            self._at_screen = None

    def _is_secret(self, seat: Seat) -> bool:
        """Whether *seat* knows now what not everybody may know."""
        session = self.play.session
        return bool(session.view(seat) != session.covered(seat))

    def _drawn_unseen(self) -> frozenset[Card]:
        """Cards that came with the move just made, of a hand that is about to be turned away."""
        if self._seen is None:
            return frozenset()
        known = self.play.session.rules.cards_seen
        covered = self.play.session.covered(self.seat)
        return known(self.view) - known(self._seen) - known(covered)

    def _watched(self, actor: Seat | None) -> Seat | None:
        """The person whose cards have to be seen here before the game can go on."""
        if actor in self.persons:
            return actor
        if actor != TABLE or len(self.play.persons) < 2:
            return None
        seat = self._presenter.looked_at(self.view)
        return seat if seat in self.persons else None

    def _stays_open(self) -> bool:
        """Whether open cards may stay so while a bot or the table acts."""
        return self.play.is_demo or self._is_alone or self._presenter.is_in_turn(self.view)
