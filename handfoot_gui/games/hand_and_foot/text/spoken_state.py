"""How a game of Hand and Foot stands, in words for the ear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.core.spoken_state import SpokenState
from handfoot_gui.core.table import DISCARD
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld_in_reach, player_to_move
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import problem_pair
from handfoot_gui.games.hand_and_foot.text.table import HandAndFootTableWords, SlotWords


class HandAndFootState(SpokenState[View, v.Draft]):
    """The own hand by rank, the discard pile, and what each side has."""

    presenter: HandAndFootPresenter

    @property
    def _scene(self) -> v.HandAndFootScene:
        table = self.table
        assert isinstance(table, v.HandAndFootScene)
        return table

    # --- the hand -----------------------------------------------------------------------------

    def by_rank(self, cards: Iterable[Card]) -> str:
        """Naturals by rank, then wilds."""
        some = tuple(cards)
        wilds = [card for card in some if card.is_wild]
        naturals = super().by_rank([card for card in some if not card.is_wild])
        if not wilds:
            return naturals
        said = self.words.labelled(self.words.ranks(None), super().by_rank(wilds))
        return self.parted((naturals, said))

    def counted(self, cards: Sequence[Card]) -> str:
        """ "16 cards, 185 points": what they cost whoever is left with them."""
        options = self.presenter.rules.options
        worth = options.values.by_face(options.black_three_left)
        points = self.words.points_counted(sum(worth[card.face] for card in cards))
        return self.words.row([super().counted(cards), points])

    # --- the middle ---------------------------------------------------------------------------

    def middle(self) -> str:
        """What lies on top of the discard pile, how many cards, and what it takes to get them."""
        pile = self._scene.zone(DISCARD)
        if not isinstance(pile, v.SideZone):
            return super().middle()
        if not pile.cards:
            return self.words.translate("HandAndFootState", "The discard pile is empty.")
        text = self.words.translate("HandAndFootState", "{card:^} on top, {number} in the pile.")
        if pile.is_frozen:
            text = self.words.translate(
                "HandAndFootState", "{card:^} on top, {number} in the frozen pile."
            )
        said = filled(
            text, card=self.words.card(pile.cards[-1]), number=self.words.number(pile.count)
        )
        return " ".join(filter(None, (said, self._takable())))

    def _takable(self) -> str:
        """Whether the hand can take the pile, and why it cannot; nothing of a hidden hand."""
        options, view = self.presenter.rules.options, self.at.view
        if self.is_covered or not view.holding:
            return ""
        problem = problem_pair(options, view)
        if problem is not None:
            return self.presenter.refusal(problem)
        is_to_draw = view.public.phase is Phase.DRAW and player_to_move(view.public) == view.seat
        most, need = (first_meld_in_reach(options, view) if is_to_draw else None) or (0, 0)
        if not is_to_draw or most < need:
            # What is due says it.
            return ""
        return self.words.translate("HandAndFootState", "You can pick it up.")

    def more_in_the_middle(self) -> str:
        """What a take brings, and the stock."""
        said = (super().middle(), *self.presenter.table_words.notes(self._scene))
        return " ".join(self.sentence(one) for one in said if one)

    def players(self) -> str:
        """Cards and feet of everybody, whoever asks first, and the stock."""
        words, said = HandAndFootTableWords(self.words), []
        own = [badge for badge in self.at.badges if badge.seat == self.seat]
        for badge in (*own, *(badge for badge in self.at.badges if badge.seat != self.seat)):
            text = self.words.translate("Common", "{names} {points}")
            points = self.words.number(badge.cards)
            held = filled(text, names=self.name(badge.seat), points=points)
            foot = words.badge_foot(badge) if badge.has_reserve_dealt else ""
            said.append(self.words.row([held, *filter(None, (foot,))]))
        stocks = (zone for zone in self._scene.zones if zone.is_stock)
        return " ".join((self.sentence(self.parted(said)), self.zones_said(stocks)))

    # --- what lies on the table ---------------------------------------------------------------

    def melds_of(self, side: int) -> str:
        """ "Clean 1 of 2, dirty 2 of 2. Aces 4, fours 4 with 2 wild."; of another side with its
        names."""
        scene = self._scene
        panel = next(panel for panel in scene.panels if panel.side == side)
        zones = [zone for zone in scene.zones if zone.side == side]
        slots = [self._slot(zone) for zone in zones if zone.place is v.Place.SLOT]
        melds = [
            self._meld(zone)
            for zone in zones
            if zone.place is v.Place.MELD and zone.provisional != frozenset(zone.cards)
        ]
        parts = [self.words.row([slot for slot in slots if slot]), self.words.row(melds)]
        if not panel.is_down:
            words = HandAndFootTableWords(self.words)
            parts.append(words.side_points(panel, scene.pile_word))
        parts = [part for part in parts if part]
        if side == self.sides[0]:
            parts += [] if panel.is_down else [self.deal.about]
        else:
            parts[0] = self.words.labelled(self.names_of(side), parts[0])
        return " ".join(self.sentence(part) for part in parts if part)

    def _slot(self, zone: v.SideZone) -> str:
        """ "clean 1 of 2", "red threes 2"; nothing where nothing lies there nor is needed."""
        name = SlotWords(self.words).name(zone, is_brief=True)
        if zone.slot is v.SlotKind.RED_THREES:
            name = Phrase.of(self.words.translate("Words", "red threes"))
        if not zone.count and not zone.need:
            return ""
        text = self.words.translate("Table", "{label} {number}")
        if zone.need:
            text = self.words.translate("HandAndFootState", "{label} {number} of {need}")
        return filled(
            text,
            label=name,
            number=self.words.number(zone.count),
            need=self.words.number(zone.need or 0),
        )

    def _meld(self, zone: v.SideZone) -> str:
        """ "aces 4", "fours 4 with 2 wild"."""
        n, translate = zone.wilds, self.words.translate
        text = translate("HandAndFootState", "{ranks} {number}")
        if n and zone.rank is not None:
            text = translate("HandAndFootState", "{ranks} {number} with {wilds} wild", "", n)
        return Phrase.of(
            text,
            ranks=self.words.ranks(zone.rank),
            number=self.words.number(zone.count),
            wilds=self.words.number(n),
        )
