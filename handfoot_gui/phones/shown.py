"""One seat of a game as a message: what lies there, what is said, and what can be pressed."""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.core.preferences import SuitColours, SuitSigns
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.core.text.words import person_key
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.aloud import in_words
from handfoot_gui.phones.bar import ENDED, BarOfPhone, PhoneBar
from handfoot_gui.phones.beside import Beside
from handfoot_gui.phones.cards import CardTexts, ShownCards
from handfoot_gui.phones.faces import Faces
from handfoot_gui.phones.game import SeatGame
from handfoot_gui.phones.numbers import CardNumbers
from handfoot_gui.phones.stands import Stands
from handfoot_gui.phones.told import Told
from handfoot_gui.phones.zones import ShownZones, ZoneTexts
from handfoot_gui.session.names import game_name
from handfoot_gui.session.seat_table import SeatTable


class Texts:
    """What is said in one language as long as nobody is called otherwise."""

    def __init__(self, presenter: AnyPresenter, signs: SuitSigns) -> None:
        self.cards = CardTexts(presenter.table_words, Faces(presenter.words, signs))
        self.zones = ZoneTexts(presenter)


class ShownSeat:
    """Makes the messages for one seat."""

    def __init__(self, game: SeatGame, seat: Seat, seat_table: SeatTable) -> None:
        self._game, self._seat, self._table = game, seat, seat_table
        self.numbers = CardNumbers()
        self.told = Told(game.session, seat)
        self._stands = Stands(game)
        self._bar = BarOfPhone(game, seat, seat_table)
        self.said = ""
        """A hint."""
        """What was said to this seat alone, until its next gesture."""
        self._texts: tuple[object, Texts] | None = None
        self._offered: object = None
        """What could be done when it was last looked at."""

    @property
    def presenter(self) -> AnyPresenter:
        """What speaks to a phone."""
        return self._game.presenter.for_touch()

    def bar(self, presenter: AnyPresenter, zones: ShownZones) -> PhoneBar:
        """What is said and can be pressed now."""
        return self._bar.bar(presenter, self._game.session.view(self._seat), zones)

    def zones(self, presenter: AnyPresenter, *, is_wide: bool) -> ShownZones:
        """What lies there now."""
        own = presenter.side_of(self._seat)
        return ShownZones(self._table, presenter, own, is_wide=is_wide)

    # --- what can be done ---------------------------------------------------------------------

    def stamp(self, bar: PhoneBar, zones: ShownZones) -> int:
        """The number of the table: another one whenever something else can be done."""
        table = self._table
        offered = (
            table.turn.view,
            table.turn.draft,
            table.selection.cards,
            table.amount.value,
            table.hint.move,
            tuple((one.shown.code, one.shown.text, one.shown.is_on) for one in bar.buttons),
            tuple(zones.lights.items()),
            self.undo(bar),
            self.redo(),
        )
        if offered != self._offered:
            self._offered = offered
            table.stamp += 1
        return table.stamp

    def undo(self, bar: PhoneBar) -> str:
        """What can be taken back: first what is laid out."""
        translate, game = self._game.presenter.words.translate, self._game
        if bar.is_question and self._table.pending:
            return ""
        if self._table.turn.can_undo:
            return translate("Common", "Undo")
        if not game.can_undo(self._seat):
            return ""
        return str(game.presenter.undo_name(game.session.last_move))

    def redo(self) -> str:
        """What can be done again."""
        if not (self._table.turn.can_redo or self._game.can_redo(self._seat)):
            return ""
        return self._game.presenter.words.translate("WindowActions", "Redo")

    # --- the message --------------------------------------------------------------------------

    def shown(self, *, is_wide: bool) -> m.Shown:
        """All that the phone shows."""
        game, seat_table, table = self._game, self._table, self._table.table
        liked = game.preferences.seen_by(person_key(game.presenter.names[self._seat]))
        presenter, view = self.presenter, game.session.view(self._seat)
        zones = self.zones(presenter, is_wide=is_wide)
        bar = self.bar(presenter, zones)
        texts = self._texts_of(presenter)
        cards = ShownCards(
            texts.cards,
            self.numbers,
            table,
            seat_table.selection.cards,
            seat_table.new.shown,
            seat_table.turn.draft.cards,
        )
        deal = presenter.facts.deal(view)
        beside = Beside(game, self._seat, seat_table, presenter, view, deal)
        hand = table.zone(HAND)
        is_ended = game.waiting in ENDED
        made = m.Shown(
            v=m.VERSION,
            at=self.stamp(bar, zones),
            language=game.language,
            you=presenter.names[self._seat],
            side=presenter.side_of(self._seat),
            game=game_name(presenter.words.translate, game.session.record.game),
            title=deal.title,
            head=beside.head,
            turn=self._bar.is_asked or game.is_looked_at(self._seat),
            next="" if is_ended else beside.next(),
            prompt=bar.prompt,
            facts=bar.facts,
            said=self._said(presenter),
            hinted=bool(self.said) and self._table.refused is None,
            hand=cards.hand(),
            hand_name="" if hand is None else texts.zones.of(hand)[0],
            zones=zones.zones(texts.zones, cards, is_wide=is_wide),
            buttons=tuple(
                m.ShownButton(
                    one.shown.code,
                    one.shown.text,
                    one.shown.role,
                    not one.shown.is_on,
                    one.shown.spoken,
                )
                for one in bar.buttons
            ),
            players=beside.players(is_playing=not is_ended),
            notes=beside.notes(),
            stands=self._stands.said(view, seat_table.turn.draft),
            turns=self.told.turns(presenter),
            told=self.told.text,
            meter=beside.meter(),
            parts=self._parts(presenter, cards),
            question=beside.question(is_asked=self._bar.is_asked),
            amount=beside.amount(),
            undo=self.undo(bar),
            redo=self.redo(),
            hint=game.can_ask_hint(self._seat),
            sorting=seat_table.house.preferences.sorting,
            sortings=beside.sortings(),
            totals=beside.totals() if is_ended else (),
            signs=texts.cards.faces.signs,
            four_colours=liked.suit_colours is SuitColours.FOUR,
            one=table.selects_one,
        )
        return replace(made, heard=in_words(presenter.words, made))

    def _texts_of(self, presenter: AnyPresenter) -> Texts:
        """What is remembered of what is said, as long as it is said so."""
        preferences, language = self._game.preferences, self._game.language
        said_as = language, preferences, presenter.names
        if self._texts is None or self._texts[0] != said_as:
            signs = preferences.suit_signs if presenter.has_suit_signs else SuitSigns.FRENCH
            self._texts = said_as, Texts(presenter, signs)
        return self._texts[1]

    def _said(self, presenter: AnyPresenter) -> str:
        """Why the last gesture was refused, what was said to the seat, or what others answered."""
        session, refused = self._game.session, self._table.refused
        if refused is not None and refused.problem is not None:
            return str(presenter.refusal(refused.problem))
        moves = session.record.moves
        if self.said or not moves:
            return self.said
        mover, move = moves[-1]
        is_news = mover != self._seat and presenter.is_answer(move)
        return next((line.text for line in session.log), "") if is_news else ""

    def _parts(self, presenter: AnyPresenter, cards: ShownCards) -> tuple[m.ShownPart, ...]:
        """What a take costs and brings; what lies below in a pile is shown where a memory aid was
        agreed on."""
        turn, lifted = self._table.turn, self._table.selection.cards
        if turn.adapter is None or turn.view is None or not self._bar.is_asked:
            return ()
        found = turn.adapter.exchange(turn.view, turn.draft, lifted)
        if found is None:
            return ()
        words, came, backs = presenter.words, found.came, found.backs
        if self._game.session.record.agreements.memory_aid is MemoryAid.OFF:
            came, backs = (), backs + len(came)
        laid = tuple(card for group in found.laid for card in group)
        return (
            m.ShownPart(
                words.translate("Phone", "To the table"),
                words.cards_counted(len(laid)),
                cards.of(laid),
                best=True,
            ),
            m.ShownPart(
                words.translate("Phone", "To your hand"),
                words.cards_counted(len(came) + backs),
                cards.of(came),
                backs,
            ),
        )
