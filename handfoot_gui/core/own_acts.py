"""Own acts, told to whoever has done them and does not see what came of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Generic, TypeAlias, TypeVar

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import MoveSeen
from handfoot_gui.core.presenter import GamePresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import AnyDraft
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

View = TypeVar("View", bound=Any)
Move = TypeVar("Move")
DraftT = TypeVar("DraftT", bound=AnyDraft)


class OwnActs(Generic[View, Move, DraftT]):
    """Short sentences without a name; a game need not have ones of its own, then the log tells its
    moves."""

    def __init__(self, presenter: GamePresenter[View, Move, DraftT]) -> None:
        """*presenter* is one for the ear."""
        self.presenter = presenter
        self.words: Words = presenter.words

    # --- of one game --------------------------------------------------------------------------

    def told(self, seen: MoveSeen[Any, Move]) -> str:
        """What came of a move; empty where the cards that come with it tell it, or where only the
        log does."""
        del seen
        return ""

    def handled(self, view: View, before: DraftT, after: DraftT) -> str:
        """What came of a gesture that made *after* of the draft *before*; empty where the prompt
        says so."""
        del view
        added, removed = after.cards - before.cards, before.cards - after.cards
        text = self.words.translate("OwnActs", "Took back {cards}.")
        if added:
            text = self.words.translate("OwnActs", "Set out {cards}.")
        return filled(text, cards=named(self.words, added or removed)) if added or removed else ""

    # --- of every game ------------------------------------------------------------------------

    def confirmed(self, before: View, move: Move, after: View) -> str:
        """What came of *move*, and what else the log tells of it that is news. Empty where the
        cards that came with it tell it."""
        presenter, seat = self.presenter, before.seat
        told = self.told(MoveSeen(seat, move, before.public, after.public))
        lines = presenter.narrate(before, seat, move, after)
        dealing = presenter.table.dealing
        if not (told or dealing.hand(after) - dealing.hand(before)):
            told = " ".join(line.text for line in lines[:1])
        news = [line.text for line in lines[1:] if line.moments or line.seat == TABLE]
        return " ".join(filter(None, (told, *news)))

    def put_back(self, cards: Collection[Card]) -> str:
        """*cards* were lifted, and are not any more."""
        return filled(
            self.words.translate("OwnActs", "Put back {cards}."), cards=named(self.words, cards)
        )

    def undone(self, cards: Collection[Card]) -> str:
        """A move was taken back, and with it *cards* came back to the hand."""
        if not cards:
            return self.words.translate("OwnActs", "Undone.")
        return filled(
            self.words.translate("OwnActs", "Undone: {cards}."), cards=named(self.words, cards)
        )

    def can_be_undone(self, key: str) -> str:
        """A press of *key* takes the move back that was just made."""
        return filled(self.words.translate("OwnActs", "{key} takes it back."), key=key)


def placed(words: Words, cards: Collection[Card], place: int, count: int) -> str:
    """*cards* lie in an own order of *count* cards now, the first at *place*; *words* are for the
    ear."""
    text = words.translate("OwnActs", "{cards:^}: place {number} of {total}.")
    number, total = words.number(place), words.number(count)
    return filled(text, cards=named(words, cards), number=number, total=total)


def named(words: Words, cards: Collection[Card]) -> str:
    """*cards* in order, those of a rank together: "the king of clubs and three sevens"."""
    ranks: dict[object, list[Card]] = {}
    for card in sorted(cards, key=lambda card: card.order):
        ranks.setdefault(card.rank, []).append(card)
    return words.listed([
        words.the_card(some[0]) if len(some) == 1 else words.of_rank(some[0].rank, len(some))
        for some in ranks.values()
    ])  # fmt: skip


AnyOwnActs: TypeAlias = OwnActs[Any, Any, Any]
