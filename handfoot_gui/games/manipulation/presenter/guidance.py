"""What whoever plays Manipulation Rummy is shown that can be done, and what is explained."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.core.table import HAND
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.draft import (
    EMPTY,
    ManipulationDraft,
    with_melds,
)
from handfoot_gui.games.manipulation.presenter.possible import ManipulationPossible
from handfoot_gui.games.manipulation.presenter.scene import Place
from handfoot_gui.games.manipulation.rules.first_plays import first_plays
from handfoot_gui.games.manipulation.rules.legality import points_needed
from handfoot_gui.games.manipulation.rules.moves import Play
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import laid_points
from handfoot_gui.games.manipulation.rules.state import Phase, View
from handfoot_gui.games.manipulation.text.rule_card import ManipulationCard


class ManipulationGuidance(p.Guidance[View, ManipulationDraft]):
    """Guidance under *rules*; *names* are the players by seat."""

    def __init__(self, words: Words, names: Sequence[str], rules: Manipulation) -> None:
        super().__init__(words)
        self._names, self._rules = names, rules

    def openings(self, view: View) -> tuple[p.Opening[ManipulationDraft], ...]:
        options, public = self._rules.options, view.public
        if not points_needed(options, public, view.seat):
            return ()
        found = []
        for melds in first_plays(options, view.hand):
            cards = tuple(tuple(laid.card for laid in meld) for meld in melds)
            gone = {card for some in cards for card in some}
            left = tuple(card for card in view.hand if card not in gone)
            points = sum(laid_points(options.values, meld) for meld in melds)
            table = (*public.melds, *melds)
            is_later = self._rules.problem(view, Play(table)) is not None
            draft = with_melds(view, EMPTY, table, options.ace)
            found.append(
                p.Opening(draft, cards, left, points, options.first_play, is_later=is_later)
            )
        return tuple(found)

    def no_opening(self, view: View) -> str:
        if not self._rules.options.first_play:
            return super().no_opening(view)
        if not points_needed(self._rules.options, view.public, view.seat):
            return self.words.translate(
                "ManipulationPresenter", "The first play of the round has been made."
            )
        points = self.words.points_counted(self._rules.options.first_play)
        return filled(
            self.words.translate(
                "ManipulationPresenter", "You have no first play of {points} in your hand."
            ),
            points=points,
        )

    def possible(self, view: View, draft: ManipulationDraft) -> tuple[p.Possible, ...]:
        return ManipulationPossible(self.words, self._names, self._rules).all(view, draft)

    def tips(self, view: View) -> tuple[p.Tip, ...]:
        card, public = ManipulationCard(self.words, self._rules.options), view.public
        translate = self.words.translate
        has_joker = any(one.name is not None for meld in public.melds for one in meld)
        melds = (Place.NEW_MELD, Place.MELD)
        met = (
            ("stock", not public.drawn, (card.stock, card.drawn),
             translate("ManipulationTips", "How a turn starts"), (Place.STOCK,)),
            ("meld", public.drawn > 0, (card.meld, card.group, card.sequence),
             translate("ManipulationTips", "Groups and sequences"), melds),
            ("joker", has_joker, (card.joker_named,),
             translate("ManipulationTips", "A joker on the table"), (Place.MELD,)),
            ("knock", public.phase is Phase.KNOCK, (card.knock,),
             translate("ManipulationTips", "When you knock"), (HAND,)),
            ("wins", public.round > 1, (card.wins,),
             translate("ManipulationTips", "Who wins a round"), (p.PLAYER,)),
        )  # fmt: skip
        told = (
            p.Tip(name, title, " ".join(filter(None, (say() for say in says))), tuple(map(str, at)))
            for name, is_met, says, title, at in met
            if is_met
        )
        return tuple(tip for tip in told if tip.text)

    def meaning(self, term: str) -> str:
        card = ManipulationCard(self.words, self._rules.options)
        melds = (card.meld, card.group, card.sequence)
        said = {
            Place.STOCK: (card.stock, card.drawn),
            Place.MELD: melds,
            Place.NEW_MELD: melds,
            p.PLAYER: (card.wins, card.knock),
        }
        return " ".join(filter(None, (say() for say in said.get(term, ()))))
