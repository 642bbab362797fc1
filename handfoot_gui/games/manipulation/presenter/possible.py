"""What may be done now in Manipulation Rummy, and why the rest may not."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.presenter import Possible
from handfoot_gui.core.table import HAND, NEW_MELD, STOCK, CardsLaidOut
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft, melds_of, working
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.legality import is_opening, points_needed, problem_now
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import View
from handfoot_gui.games.manipulation.text.names import ManipulationSentences
from handfoot_gui.games.manipulation.text.refusals import ManipulationRefusals


class ManipulationPossible(ManipulationSentences):
    """The kinds of moves under *rules*; *names* are the players by seat."""

    def __init__(self, words: Words, names: Sequence[str], rules: Manipulation) -> None:
        super().__init__(words, names, rules.options)
        self._rules = rules

    def all(self, view: View, draft: ManipulationDraft) -> tuple[Possible, ...]:
        """Every kind, in the order of a turn, with *draft* on the table."""
        translate = self.words.translate
        cards = self.words.cards_counted(self.options.draw_limit)
        draw = self._drawing()
        is_begun = not draft.is_untouched
        # What is laid out would be taken back by the last draw.
        is_last = is_begun and self.options.ends_playing(view.public.drawn + 1)
        found = [
            self._made(
                view,
                Draw(),
                translate("Keys", "Draw a card"),
                filled(draw, cards=cards),
                STOCK,
                before=CardsLaidOut() if is_last else None,
            ),
            self._plays(view),
        ]
        if self.options.knock_limit:
            points = self.words.points_counted(self.options.knock_limit)
            text = self.tr("The round ends at once; you need {points} or fewer left in hand.")
            knock = translate("Keys", "Knock")
            early = no.KnockTooEarly() if is_begun else None
            said = filled(text, points=points)
            found.append(self._made(view, Knock(), knock, said, HAND, before=early))
        end: PlayerMove = EndTurn()
        if is_begun:
            end = Play(melds_of(working(view, draft)))
        said = self.tr("Then the next player plays.")
        return (*found, self._made(view, end, translate("Common", "End the turn"), said, STOCK))

    def _drawing(self) -> str:
        """What is to be known about drawing; `cards` are those of a turn."""
        if not self.options.draw_limit:
            return self.tr("Draw until you play.")
        if self.options.play_after_last:
            return self.tr("Draw up to {cards} in a turn.")
        if self.options.draw_limit == 1:
            return self.tr("If you draw, you may not play this turn.")
        return self.tr("Draw up to {cards} in a turn; after the last one you may not play.")

    def _plays(self, view: View) -> Possible:
        name = self.tr("Lay cards")
        said = self.tr("Lay at least one card from your hand; you may rebuild the whole table.")
        need = points_needed(self.options, view.public, view.seat)
        points = self.words.points_counted(need)
        if is_opening(self.options, view.public, view.seat):
            said = self.tr("Your first play must be whole melds from your hand.")
            if need:
                said = self.tr("Your first play must be whole melds from your hand, worth {points} "
                               "or more.", points=points)  # fmt: skip
        elif need:
            said = self.tr("The first melds must be worth {points} or more.", points=points)
        elif not view.public.melds:
            said = self.tr("The table is empty: lay a whole meld from your hand.")
        problem = problem_now(self.options, view)
        return self._told(name, said, problem, HAND, NEW_MELD)

    def _made(
        self,
        view: View,
        move: PlayerMove,
        name: str,
        said: str,
        *zones: str,
        before: Problem | None = None,
    ) -> Possible:
        """*before* is what speaks against it besides the rules."""
        problem = self._rules.problem(view, move) or before
        if problem is None and not isinstance(move, Draw):
            return Possible(name, said, is_on=True, button=move)
        return self._told(name, said, problem, *zones)

    def _told(self, name: str, said: str, problem: Problem | None, *zones: str) -> Possible:
        refused = ManipulationRefusals(self.words, self.names, self.options)
        why_not = "" if problem is None else refused.refusal(problem)
        return Possible(name, why_not or said, problem is None, zones)
