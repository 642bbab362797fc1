"""What may be done now in Hand and Foot, and why the rest may not."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.presenter import Possible
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, STOCK, CardsLaidOut, Refused
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, Draft, meld_key
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.legality import (
    draw_size,
    first_meld,
    problem_going_out,
)
from handfoot_gui.games.hand_and_foot.rules.openings import missing_for_opening, openings
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.text.refusals import refusal
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences


class HandAndFootPossible(PileSentences):
    """The kinds of moves under *rules*; *names* are the players by seat."""

    def __init__(
        self, words: Words, names: Sequence[str], rules: HandAndFoot, table: HandAndFootTable
    ) -> None:
        super().__init__(words, rules.options)
        self._names, self._rules, self._table = names, rules, table

    def all(self, view: View, draft: Draft) -> tuple[Possible, ...]:
        """Every kind, in the order of a turn, with *draft* laid out."""
        if view.public.phase is Phase.CUT:
            return (self._cut(view),)
        if view.public.phase is Phase.ANSWER:
            return self._answers(view)
        found = [self._draw(view), self._take(view)]
        if first_meld(self.options, view) is not None:
            found.append(self._first_meld(view))
        else:
            found += [self._new_meld(view), self._more(view)]
        found += [self._out(view), self._discard(view, draft)]
        if self._rules.problem(view, m.EndTurn()) is None:
            name = self.words.translate("Common", "End the turn")
            said = self.tr("You cannot discard any card.")
            laid = None if draft.is_empty else CardsLaidOut()
            found.append(self._made(name, said, laid, HAND, button=m.EndTurn()))
        return tuple(found)

    def _made(
        self,
        name: str,
        said: str,
        problem: Problem | None,
        *zones: str,
        why_not: str = "",
        button: m.Move | None = None,
    ) -> Possible:
        """*said* where there is no *problem*, and nothing says *why_not*; made by a *button*, or
        in *zones*."""
        if problem is not None:
            why_not = refusal(self.words, self._names, self.options, problem)
        shown = None if why_not else button
        return Possible(name, why_not or said, not why_not, zones, button=shown)

    def _cut(self, view: View) -> Possible:
        wanted = self.options.each_dealt
        move = m.Cut(min(wanted, sum(view.stock_counts)))
        return self._made(
            self.tr("Cut cards off the deck"),
            self.tr(
                "You need about {number} for all your packets.", number=self.words.number(wanted)
            ),
            self._rules.problem(view, move),
            STOCK,
            button=move,
        )

    def _answers(self, view: View) -> tuple[Possible, ...]:
        translate, asker = self.words.translate, self.words.person(self._names[view.public.turn])
        yes, no = m.Answer(True), m.Answer(False)
        return (
            self._made(
                translate("Table", "Answer yes"),
                self.tr("{name} must go out this turn.", name=asker),
                self._rules.problem(view, yes),
                button=yes,
            ),
            self._made(
                translate("Table", "Answer no"),
                self.tr("{name} goes on with this turn.", name=asker),
                self._rules.problem(view, no),
                button=no,
            ),
        )

    def _draw(self, view: View) -> Possible:
        size = draw_size(self.options, view)
        cards = self.words.cards_counted(size)
        draws = (one for one in self._rules.suggestions(view) if isinstance(one, m.Draw))
        first = next(draws, m.Draw((size,) + (0,) * (len(view.stock_counts) - 1)))
        return self._made(
            self.tr("Draw {cards}", cards=cards),
            self.tr("{press:^} draws.", press=self.words.stock_pressed()),
            self._rules.problem(view, first),
            STOCK,
        )

    def _take(self, view: View) -> Possible:
        n = self.options.taken(view.public.pile_size)
        cards = self.words.cards_counted(n)
        outcome = self._table.drop(view, EMPTY, (), DISCARD)
        problem = outcome.problem if isinstance(outcome, Refused) else None
        if view.public.phase is Phase.PLAY:
            problem = self._rules.problem(view, m.TakePile(()))
        return self._made(
            self.tr("Pick up the discard pile"),
            self.tr(
                "Meld its top card with cards from your hand; {cards} (comes|come) to you.",
                "",
                n,
                cards=cards,
            ),
            problem,
            DISCARD,
        )

    def _first_meld(self, view: View) -> Possible:
        ways = tuple(openings(self.options, view))
        now = [one for one in ways if self._rules.problem(view, one) is None]
        why_not = ""
        if not ways:
            problem = missing_for_opening(self.options, view)
            why_not = (
                self.words.translate("GamePresenter", "Nothing can be laid down now.")
                if problem is None
                else refusal(self.words, self._names, self.options, problem)
            )
        return self._made(
            self.tr("Lay the first meld"),
            filled(
                self.tr("You have enough points: press {key} to see good first melds."),
                key=self.words.key("F"),
            ),
            self._rules.problem(view, ways[0]) if ways and not now else None,
            NEW_MELD,
            HAND,
            why_not=why_not,
        )

    def _lays(self, view: View) -> list[m.Placement]:
        """What can be laid in one placement."""
        lays = (one for one in self._rules.suggestions(view) if isinstance(one, m.Lay))
        return [one.melds[0] for one in lays if len(one.melds) == 1]

    def _new_meld(self, view: View) -> Possible:
        new = [one for one in self._lays(view) if one.onto is None]
        lacking = "" if new else self.tr("Your hand has no new meld.")
        return self._made(
            self.tr("Lay a new meld"),
            self.tr("Pick its cards one by one, then drop them on the table."),
            self._before_draw(view),
            NEW_MELD,
            HAND,
            why_not=lacking,
        )

    def _more(self, view: View) -> Possible:
        side = self.options.side_of(view.seat)
        onto = sorted({one.onto for one in self._lays(view) if one.onto is not None})
        lacking = "" if onto else self.tr("No card in your hand fits your side’s melds.")
        return self._made(
            self.tr("Add to a meld"),
            self.tr("Drop a card on the meld it fits."),
            self._before_draw(view),
            *([meld_key(side, index) for index in onto] or [HAND]),
            why_not=lacking,
        )

    def _before_draw(self, view: View) -> Problem | None:
        """Why nothing is laid or discarded yet."""
        if view.public.phase is Phase.PLAY or not view.holding:
            return None
        return self._rules.problem(view, m.Discard(view.holding[0]))

    def _out(self, view: View) -> Possible:
        translate = self.words.translate
        if self.options.asks_permission:
            name, said = (
                translate("Table", "Ask to go out"),
                filled(
                    self.tr("Press {key} to ask your partner."),
                    key=self.words.key("G", "hand-and-foot"),
                ),
            )
            problem = self._rules.problem(view, m.Ask())
        else:
            name, said = (
                translate("Table", "Go out"),
                self.tr("You can lay down or discard every card."),
            )
            problem = problem_going_out(self.options, view)
        if self.options.asks_permission and problem is None:
            return self._made(name, said, None, button=m.Ask())
        return self._made(name, said, problem, HAND)

    def _discard(self, view: View, draft: Draft) -> Possible:
        refused = [self._rules.problem(view, m.Discard(card)) for card in view.holding]
        problem = None if None in refused or not refused else refused[0]
        if problem is None and not draft.is_empty:
            problem = CardsLaidOut()
        return self._made(
            self.tr("Discard a card"),
            self.tr("Putting a card on the discard pile ends your turn."),
            problem,
            DISCARD,
            HAND,
        )
