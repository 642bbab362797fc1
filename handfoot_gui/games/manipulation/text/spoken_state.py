"""How a game of Manipulation Rummy stands, in words for the ear."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.spoken_state import SpokenState
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.presenter.scene import ManipulationScene, MeldZone, Place
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.shapes import meld_problem
from handfoot_gui.games.manipulation.rules.state import View
from handfoot_gui.games.manipulation.text.names import meld_said

_SHORT = 3
"""So many cards of a sequence are said one by one."""


class ManipulationState(SpokenState[View, ManipulationDraft]):
    """The melds, those first that cannot stay as they are."""

    presenter: ManipulationPresenter

    @property
    def _scene(self) -> ManipulationScene:
        table = self.table
        assert isinstance(table, ManipulationScene)
        return table

    @property
    def _melds(self) -> tuple[MeldZone, ...]:
        """Those that cannot stay come first."""
        zones = (zone for zone in self._scene.zones if isinstance(zone, MeldZone))
        melds = (zone for zone in zones if zone.place is Place.MELD and zone.laid)
        return tuple(sorted(melds, key=lambda zone: not zone.lacks))

    def counted(self, cards: Sequence[Card]) -> str:
        points = hand_points(self.presenter.rules.options.values, cards)
        return self.words.row([super().counted(cards), self.words.points_counted(points)])

    # --- the table ----------------------------------------------------------------------------

    def middle(self) -> str:
        """How many melds there are, and which of them cannot stay as they are."""
        melds, translate = self._melds, self.words.translate
        n = len(melds)
        text = translate("ManipulationState", "{count:^} meld(s) on the table.", "", n)
        wrong = [self._wrong(zone) for zone in melds if zone.lacks]
        said = [filled(text, count=self.words.count(n)), self.sentence(self.parted(wrong))]
        return " ".join(said if wrong else said[:1])

    def _wrong(self, zone: MeldZone) -> str:
        return self.words.row([meld_said(self.words, zone.laid), zone.lacks])

    def more_in_the_middle(self) -> str:
        """The same with the stock."""
        stocks = self.zones_said(zone for zone in self._scene.zones if zone.is_stock)
        return " ".join(filter(None, (self.middle(), stocks)))

    def players(self) -> str:
        stocks = self.zones_said(zone for zone in self._scene.zones if zone.is_stock)
        return " ".join(filter(None, (super().players(), stocks)))

    def own_melds(self) -> str:
        """Meld by meld, sequences by their ends."""
        melds = self._melds
        if not melds:
            return self.middle()
        said = (self._wrong(zone) if zone.lacks else self._brief(zone) for zone in melds)
        return self.sentence(self.parted(said))

    def _brief(self, zone: MeldZone) -> str:
        """ "four to nine of hearts with a joker", "sevens, spades, hearts and clubs"."""
        laid, words = zone.laid, self.words
        said = meld_said(words, laid)
        is_row = len({one.suit for one in laid}) == 1 and len(laid) > _SHORT
        if is_row and meld_problem(laid, self.presenter.rules.options.ace) is None:
            ends = Phrase.of(
                words.translate("Words", "{first} through {last}", "ranks"),
                first=words.rank(laid[0].rank),
                last=words.rank(laid[-1].rank),
            )
            text = words.translate("ManipulationWords", "{ranks} of {suit}")
            said = Phrase.of(text, ranks=ends, suit=words.suit(laid[0].suit))
        jokers = sum(one.card.is_joker for one in laid)
        if not jokers:
            return said
        text = words.translate("ManipulationState", "{meld} with {cards}")
        return filled(text, meld=said, cards=words.of_rank(Rank.JOKER, jokers))

    def other_melds(self) -> str:
        """What came onto the table since the last own turn, and what has been moved."""
        scene, said = self._scene, []
        translate = self.words.translate
        for cards, text in (
            (
                scene.played,
                translate("ManipulationState", "New since {name}’s last turn: {cards}."),
            ),
            (scene.moved, translate("ManipulationState", "Moved: {cards}.")),
        ):
            names = self.card_names(sorted(cards, key=lambda card: card.order))
            if names:
                said.append(filled(text, name=self.name(self.seat), cards=names))
        nothing = translate("ManipulationState", "Nothing is new since {name}’s last turn.")
        return " ".join(said) or filled(nothing, name=self.name(self.seat))
