"""How a game of Raub stands, in words for the ear."""

from __future__ import annotations

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.spoken_state import SpokenState
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.presenter.scene import RaubDraft, RaubScene
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.state import Phase, Trick, View
from handfoot_gui.games.raub.text.table import RaubTableWords


class RaubState(SpokenState[View, RaubDraft]):
    """The four cards and trumps, the trick, and tricks with what is owed."""

    presenter: RaubPresenter

    @property
    def _scene(self) -> RaubScene:
        table = self.table
        assert isinstance(table, RaubScene)
        return table

    @property
    def _trumps(self) -> str:
        return self.sentence(self.words.labelled(*RaubTableWords(self.words).trumps(self._scene)))

    # --- the hand -----------------------------------------------------------------------------

    def hand(self) -> str:
        """Every card, as there are few, and trumps."""
        cards = self.table.hand
        said = self.hand_said("" if cards else self.counted(cards), self.card_names(cards))
        return f"{said} {self._trumps}"

    def every_card(self) -> str:
        """The same, with those that can be played."""
        scene = self._scene
        playable = [card for card in scene.hand if card not in scene.dimmed]
        if scene.actor != scene.seat or not playable or self.at.is_only_shown:
            return self.hand()
        text = self.words.translate("RaubState", "You can use {cards}.")
        said = filled(text, cards=self.words.listed([self.words.card(card) for card in playable]))
        return f"{self.hand()} {said}"

    # --- the middle ---------------------------------------------------------------------------

    def middle(self) -> str:
        """The trick so far, and who leads; before the play the upcards."""
        public = self.at.view.public
        if public.phase not in (Phase.PLAY, Phase.SWEEP):
            return super().middle() or self.sentence(self._scene.title)
        trick = public.tricks[-1] if public.tricks else Trick(public.turn, ())
        if not trick.cards or (trick.winner is not None and public.phase is Phase.PLAY):
            text = self.words.translate("RaubState", "{name} leads.")
            return filled(text, name=self.name(public.turn))
        return self._played(trick)

    def _played(self, trick: Trick) -> str:
        """Who played what, in order, and who has won it or wins so far."""
        trumps, seats = self.at.view.public.trumps, len(self.presenter.names)
        assert trumps is not None, "cards are played"
        played = [
            self.words.labelled(self.name(trick.seat_of(place, seats)), self.words.card(card))
            for place, card in enumerate(trick.cards)
        ]
        best = trick.seat_of(legality.best_of(trick.cards, trumps), seats)
        text = self.words.translate("RaubState", "{name} is winning so far.")
        if len(trick.cards) == seats:
            text = self.words.translate("RaubState", "{name} wins the trick.")
        return f"{self.sentence(self.parted(played))} {filled(text, name=self.name(best))}"

    def more_in_the_middle(self) -> str:
        """Upcards, talon, trumps with how they came, and what a trick counts."""
        zones = (zone for zone in self._scene.zones if zone.side is None)
        notes = self.presenter.table_words.notes(self._scene)
        said = (self.zones_said(self.in_the_middle(zones)), *map(self.sentence, notes))
        return " ".join(filter(None, said))

    # --- tricks and debts ---------------------------------------------------------------------

    def own_melds(self) -> str:
        """How many tricks everybody has, and owes; whether a Refe counts."""
        scene, said = self._scene, []
        for seat in (Seat(seat) for side in self.sides for seat in self.presenter.sides[side]):
            player, won = scene.players[seat], self.at.view.public.won[seat]
            parts = [player.line or self.presenter.words.tricks(won), player.owed]
            told = self.words.row([part for part in parts if part])
            said.append(self.words.labelled(self.name(seat), told))
        refe = self.words.labelled(self.words.translate("Raub", "Refe"), scene.refe_title)
        return " ".join((self.sentence(self.parted(said)), self.sentence(refe)))

    def other_melds(self) -> str:
        """The tricks of the deal, one by one, and what they count."""
        public, seats = self.at.view.public, len(self.presenter.names)
        said: list[str] = []
        for trick in public.tricks:
            if trick.winner is not None:
                cards = [
                    self.words.labelled(
                        self.name(trick.seat_of(place, seats)), self.words.card(card)
                    )
                    for place, card in enumerate(trick.cards)
                ]
                text = self.words.translate("RaubState", "Trick {number} to {name}: {cards}.")
                said.append(
                    filled(
                        text,
                        number=self.words.number(len(said) + 1),
                        name=self.name(trick.winner),
                        cards=self.parted(cards),
                    )
                )
        return " ".join((*(said or (self.own_melds(),)), *self._scene.refe_lines))
