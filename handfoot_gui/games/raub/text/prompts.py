"""What is said of a game of Raub while it is played: what is expected now, figures, and hints."""

from __future__ import annotations

from collections.abc import Collection

from handfoot_gui.core.cards import RANK_ORDER, Card, Rank
from handfoot_gui.core.messages import Prompt
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import SevenSwap
from handfoot_gui.games.raub.rules.scoring import (
    factor_of,
    is_refe_written,
    owed_by,
    points_of,
)
from handfoot_gui.games.raub.rules.state import Phase, Public, TrumpSource, View
from handfoot_gui.games.raub.text.names import RaubSentences
from handfoot_gui.games.raub.text.refes import RaubRefes


def _order(card: Card) -> int:
    return card.order


def _both(*parts: str) -> str:
    return " ".join(part for part in parts if part)


class RaubPrompts(RaubSentences):
    """What is expected now, figures, and hints."""

    @property
    def _refes(self) -> RaubRefes:
        return RaubRefes(self.words, self.names, self.options)

    def prompt(self, view: View) -> Prompt:
        """What the viewing seat is told."""
        public = view.public
        if legality.player_to_move(public) is None:
            return self._table(public)
        if public.phase in legality.SEVEN_PHASES:
            return self._seven(view)
        if public.turn != view.seat:
            return self._other(public)
        name = self.names[view.seat]
        match public.phase:
            case Phase.DEALER:
                return Prompt(name, self._refes.asked_to_deal(public), self._refes.said(public))
            case Phase.BLIND:
                return Prompt(name, *self._blind(public))
            case Phase.ASK:
                return Prompt(name, *self._ask(public))
            case Phase.EXCHANGE:
                return Prompt(name, *self._exchange(view))
            case Phase.LAY_ASIDE:
                return Prompt(name, self._lay_aside(view), self._swap_said(view))
            case _:
                return Prompt(name, *self._play(view))

    def brings(self, view: View, move: m.Move | None) -> str:
        """What comes of the selected cards by *move*, to follow the player's name and a comma: the
        golden button says the act itself. Nothing of other moves."""
        match move:
            case m.Play(card):
                return self._met(view, card) or self._led(view, card)
            case m.LayAside(card):
                return self._kept(view, (card,))
            case m.Exchange(cards):
                return self._kept(view, cards)
        return ""

    def _met(self, view: View, card: Card) -> str:
        """How *card* stands to the trick that lies there; nothing of a lead."""
        public, trick = view.public, legality.cards_of_trick(view.public)
        if not trick:
            return ""
        assert public.trumps is not None
        is_last = len(trick) == len(self.names) - 1
        best = trick[legality.best_of(trick, public.trumps)]
        if legality.beats(card, best, public.trumps):
            if is_last:
                return self.tr("that takes the trick.")
            return self.tr("that beats {card}.", card=self.words.the_card(best))
        if is_last:
            winner = legality.winner_of(public.tricks[-1], len(self.names), public.trumps)
            return self.tr("that leaves the trick to {name}.", name=self.names[winner])
        return self.tr("that does not beat {card}.", card=self.words.the_card(best))

    def _led(self, view: View, card: Card) -> str:
        """What could beat *card* as a lead, by the rules alone."""
        trumps, suit = view.public.trumps, self.words.suit(card.suit)
        is_top = card.rank is Rank.ACE
        if card.suit is trumps:
            if is_top:
                return self.tr("nothing can beat that.")
            return self.tr("only higher {suit} can beat that.", suit=suit)
        if is_top:
            return self.tr("only a trump can beat that.")
        return self.tr("only higher {suit} or a trump can beat that.", suit=suit)

    def _kept(self, view: View, away: Collection[Card]) -> str:
        """What stays in the hand where the cards *away* go; nothing where none go."""
        if not away:
            return ""
        kept = [card for card in sorted(view.hand, key=_order) if card not in away]
        if not kept:
            return self.tr("you keep none of your cards.")
        say = self.words.the_card if len(kept) < 2 else self.words.sign
        return self.tr("you keep {cards}.", cards=self.words.listed([say(card) for card in kept]))

    def _table(self, public: Public) -> Prompt:
        """While the table itself moves, and when a deal or the game is over."""
        match public.phase:
            case Phase.LOT:
                text = self.words.translate("Common", "The first dealer is drawn at random.")
            case Phase.DEAL:
                text = self.words.translate("Common", "The cards are being dealt.")
            case Phase.TURN_UP:
                text = self.tr("All passed: another card is turned up.")
            case Phase.THROW_IN:
                text = self.tr("All passed: the cards are thrown in.")
                if is_refe_written(self.options, public.refes):
                    text = self.tr("All passed: the cards are thrown in, and a Refe is written.")
            case Phase.SWEEP:
                assert public.trumps is not None
                winner = legality.winner_of(public.tricks[-1], len(public.scores), public.trumps)
                text = self.words.translate("Raub", "{name} takes the trick.")
                text = filled(text, name=self.names[winner])
            case Phase.OVER:
                text = self.words.translate("Common", "The game is over.")
            case _:
                text = self.words.translate("Common", "The deal is over.")
        return Prompt("", text, "")

    def _other(self, public: Public) -> Prompt:
        """While another player is to move."""
        texts = {
            Phase.DEALER: self.tr("{name} deals, or passes the deal on."),
            Phase.BLIND: self.tr("{name} may say Raub blind."),
            Phase.ASK: self.tr("{name} says Raub or passes."),
            Phase.EXCHANGE: self.tr("{name} exchanges cards."),
            Phase.LAY_ASIDE: self.words.translate("Raub", "{name} lays one card aside."),
        }
        text = texts.get(public.phase, self.words.translate("Common", "{name} is playing."))
        facts = self._trick_number(public) if public.phase is Phase.PLAY else ""
        return Prompt("", filled(text, name=self.names[public.turn]), facts)

    def _seven(self, view: View) -> Prompt:
        """Only who holds the seven of trumps is asked; to all others nothing is said about it."""
        public = view.public
        if public.turn != view.seat or not legality.holds_seven(public, view.hand):
            return Prompt("", self.tr("The seven of trumps may be swapped now."), "")
        assert public.trumps is not None
        suit, card = self.words.suit(public.trumps), self.words.the_card(public.upcards[-1])
        text = self.tr("swap the seven of {suit} for {card}, or keep it.", suit=suit, card=card)
        facts = self.tr("Everybody sees what you swap.")
        if self.options.seven_swap is SevenSwap.EXCHANGE:
            facts = self.tr("Everybody sees what you swap; you cannot swap later.")
        return Prompt(self.names[view.seat], text, facts)

    def _lay_aside(self, view: View) -> str:
        if view.public.to_lay > 1:
            return self.tr("pick one card to lay aside, then another one.")
        cards = self.words.cards_counted(len(view.hand))
        return self.tr("you have {cards} and play four: pick one to lay aside.", cards=cards)

    def _blind(self, public: Public) -> tuple[str, str]:
        card = self.words.the_card(public.upcards[-1])
        facts = self.tr("If you say Raub, you take {card} and owe two tricks.", card=card)
        return self.tr("say Raub blind, or look at your cards first."), facts

    def _ask(self, public: Public) -> tuple[str, str]:
        suit, number = self.words.suit(public.upcards[-1].suit), len(public.upcards)
        text = self.tr("say Raub to make {suit} trumps, or pass.", suit=suit)
        if number == self.options.upcards:
            if is_refe_written(self.options, public.refes):
                return text, self.tr("The last upcard: if all pass, a Refe is written.")
            return text, self.tr("The last upcard: if all pass, the cards are thrown in.")
        facts = self.tr("Upcard {number} of {most}; with Raub you owe two tricks.")
        most = self.words.number(self.options.upcards)
        return text, filled(facts, number=self.words.number(number), most=most)

    def _exchange(self, view: View) -> tuple[str, str]:
        public, most = view.public, min(legality.MOST_CHANGED, view.talon_count)
        text = self.tr("the talon is empty, so you cannot exchange any cards.")
        if most:
            cards = self.words.cards_counted(most)
            text = self.tr("choose up to {cards} to exchange, or exchange none.", cards=cards)
        changes = self.words.translate("Common", "{name} {number}")
        parts = [
            filled(changes, name=name, number=self.words.number(changed))
            for name, changed in zip(self.names, public.changed, strict=True)
            if changed is not None
        ]
        counts = self.tr("Nobody has exchanged cards yet.")
        if parts:
            counts = self.tr("Exchanged so far: {counts}.", counts=self.words.row(parts))
        five = ""
        if (
            legality.may_get_five(self.options, public, view.seat)
            and view.talon_count >= legality.FIVE
        ):
            five = self.tr("Exchange all four and get five.")
        return text, _both(counts, five, self._swap_said(view))

    def _swap_said(self, view: View) -> str:
        if not legality.may_swap(self.options, view):
            return ""
        card = self.words.the_card(view.public.upcards[-1])
        return self.tr("You may swap the seven for {card}.", card=card)

    def _play(self, view: View) -> tuple[str, str]:
        public = view.public
        assert public.trumps is not None
        trick = legality.cards_of_trick(public)
        facts = _both(self._trick_number(public), self._won_said(view))
        must_beat = self.options.must_beat
        legal = sorted(
            legality.playable(view.hand, trick, public.trumps, must_beat=must_beat), key=_order
        )
        if len(legal) == 1:
            return self._forced(view, legal[0]), facts
        if not trick:
            return self.tr("lead any card."), facts
        suits = {card.suit for card in legal}
        if len(legal) == len(view.hand) and suits != {trick[0].suit}:
            return self.tr("play any card."), facts
        text = self.tr("trump with {cards}.")
        if suits == {trick[0].suit}:
            text = self.tr("follow {suit} with {cards}.")
        text = filled(text, suit=self.words.suit(trick[0].suit), cards=self.words.one_of(legal))
        if self.options.must_beat and len(legal) < len(view.hand):
            best = self.words.the_card(trick[legality.best_of(trick, public.trumps)])
            facts = _both(facts, self.tr("If you can, you must beat {card}.", card=best))
        return text, facts

    def _forced(self, view: View, card: Card) -> str:
        """That nothing but *card* may be played, which its button says already."""
        said = self.words.the_card(card)
        if len(view.hand) == 1:
            return self.tr("{card} is your last card.", card=said)
        return self.tr("you have no choice but {card}.", card=said)

    def _trick_number(self, public: Public) -> str:
        swept = sum(trick.winner is not None for trick in public.tricks)
        number, most = self.words.number, legality.TRICKS
        place = number(min(swept + 1, most))
        return self.tr("Trick {number} of {all}.", number=place, all=number(most))

    def _won_said(self, view: View) -> str:
        """The own tricks, and what is owed."""
        tricks = won = view.public.won[view.seat]
        text = self.tr("{tricks:^} won.", "", won) if won else self.tr("No trick yet.")
        if view.public.raubing == view.seat:
            tricks = view.public.owes - won
            text = self.tr("{tricks:^} still owed.", "", tricks)
            if tricks <= 0:
                text = self.tr("You won the tricks you owed.")
        return filled(text, tricks=self.words.tricks(tricks))

    def trumps_said(self, public: Public) -> tuple[str, str]:
        """The suit of trumps and how it came about: ("Hearts", "by Karl")."""
        if public.trumps is None or public.raubing is None:
            return "", ""
        how = {
            TrumpSource.SEVEN: self.tr("by {name}, with the seven"),
            TrumpSource.BLIND: self.tr("by {name}, blind"),
            TrumpSource.ASKING: self.tr("by {name}"),
            None: "",
        }[public.way]
        return self.words.one_suit(public.trumps), filled(how, name=self.names[public.raubing])

    def laid_aside(self) -> str:
        """The cards a player has changed."""
        return self.words.translate("Common", "laid aside")

    def so_far(self, public: Public, seat: Seat) -> tuple[str, str]:
        """What the deal would bring *seat* if it ended now: ("so far +4: no trick", "so far +4").

        Nothing before the first trick is won: it would be the same for all who owe none.
        """
        if public.trumps is None or public.phase is Phase.OVER or not any(public.won):
            return "", ""
        won, owes = public.won[seat], owed_by(public, seat)
        points = points_of(self.options.points, won, owes) * factor_of(self.options, public.refes)
        text, figures = self.tr("so far {points}: {tricks}"), self.words.signed(points)
        if owes and won < owes:
            text = self.tr("so far {points}: {count} of {most} tricks")
            if not won:
                text = self.tr("so far {points}: no trick of {most} owed")
        told = filled(
            text, points=figures, tricks=self.words.tricks(won),
            count=self.words.count(won), most=self.words.count(owes),
        )  # fmt: skip
        return told, self.tr("so far {points}", points=figures)

    def owed(self, public: Public, seat: Seat) -> tuple[str, str]:
        """ "owes 2 tricks" on a badge, and "owes 2" where room is short; empty where nothing is
        owed."""
        if public.raubing != seat or not public.owes:
            return "", ""
        number, name = self.words.number(public.owes), self.names[seat]
        text = self.tr("owes {number} trick(s)", "", public.owes, number=number, name=name)
        return text, self.tr("owes {number}", number=number, name=name)

    def named(self, move: m.PlayerMove) -> str:
        """*move* in a few words: "play the nine of spades"."""
        plain = {
            m.TakeDeal(): self.tr("deal", "verb"),
            m.PassDeal(): self.tr("pass the deal on"),
            m.BlindRaub(): self.tr("say Raub blind"),
            m.Look(): self.tr("look at the cards first"),
            m.Raub(): self.tr("say Raub"),
            m.Dalje(): self.tr("pass"),
            m.SwapSeven(): self.tr("swap the seven"),
            m.KeepSeven(): self.tr("keep the seven"),
            m.Exchange(()): self.tr("exchange no cards"),
        }
        match move:
            case m.Exchange(cards) if cards:
                say = self.words.the_card if len(cards) < 2 else self.words.sign
                said = self.words.listed([say(card) for card in cards])
                return self.tr("exchange {cards}", cards=said)
            case m.LayAside(card):
                return self.tr("lay {card} aside", card=self.words.the_card(card))
            case m.Play(card):
                return self.tr("play {card}", card=self.words.the_card(card))
        return plain[move]

    def nudge(self, view: View, move: m.PlayerMove) -> str:
        """What to think about before *move*, which is not told yet."""
        match move:
            case m.TakeDeal() | m.PassDeal():
                return self.tr("Hint: look at the scores.")
            case m.BlindRaub() | m.Look():
                return self.tr("Hint: look at the upcard and the scores.")
            case m.Raub() | m.Dalje():
                suit = self.words.suit(view.public.upcards[-1].suit)
                return self.tr("Hint: count your {suit} and your aces.", suit=suit)
            case m.SwapSeven() | m.KeepSeven():
                return self.tr("Hint: compare the upcard with the seven.")
            case m.Exchange():
                return self.tr("Hint: which cards are unlikely to win a trick?")
            case m.LayAside():
                return self.tr("Hint: which card is your weakest?")
            case m.Play() if view.public.tricks and legality.cards_of_trick(view.public):
                return self.tr("Hint: what is the highest card in the trick?")
            case m.Play():
                return self.tr("Hint: which cards are still out?")

    def hint_reason(self, view: View, move: m.PlayerMove, unseen: Collection[Card]) -> str:
        """Why *move* may be good, as a sentence; *unseen* are the cards nobody has shown the
        viewing seat. Nothing where no fact speaks for it, or only one that *view* hides."""
        if self._rests_on_hidden(view, move):
            return ""
        public = view.public
        plain = {
            m.TakeDeal: self.tr("Passing the deal on would write a Refe.")
            if is_refe_written(self.options, public.refes)
            else "",
            m.PassDeal: self._refes.passing_told(public),
            m.Look: self.tr("No tricks are owed just for looking."),
        }
        match move:
            case m.BlindRaub():
                card = self.words.the_card(public.upcards[-1])
                return self.tr("{card:^} comes into the hand; two tricks are owed.", card=card)
            case m.Raub() | m.Dalje():
                suit = public.upcards[-1].suit
                held = sum(card.suit is suit for card in view.hand)
                return self.tr(
                    "Cards of {suit}: {number}. Tricks owed: 2.",
                    suit=self.words.suit(suit), number=self.words.number(held),
                )  # fmt: skip
            case m.SwapSeven():
                card = self.words.the_card(public.upcards[-1])
                return self.tr("{card:^} is stronger than the seven.", card=card)
            case m.Exchange(away):
                return self._why_exchanged(view, away)
            case m.LayAside(card) if public.trumps is not None:
                is_least = self._is_least(card, view.hand, public)
                return self.tr("It is the weakest card in hand.") if is_least else ""
            case m.Play(card) if public.trumps is not None:
                return self._why_played(view, card, unseen)
        return plain.get(type(move), "")

    def _rests_on_hidden(self, view: View, move: m.PlayerMove) -> bool:
        """Whether what speaks for *move* lies in a hand that *view* hides."""
        is_open = isinstance(
            move, m.TakeDeal | m.PassDeal | m.BlindRaub | m.Look | m.SwapSeven | m.Play
        )
        is_hidden = view.hand_counts and len(view.hand) != view.hand_counts[view.seat]
        return bool(is_hidden) and not is_open

    def _why_exchanged(self, view: View, away: Collection[Card]) -> str:
        kept = [self.words.sign(card) for card in view.hand if card not in away]
        if not kept:
            return self.tr("All cards in hand are exchanged.")
        return self.tr("Kept: {cards}.", cards=self.words.listed(kept))

    def _is_least(self, card: Card, cards: Collection[Card], public: Public) -> bool:
        """Whether none of *cards* is weaker than *card*."""

        def worth(one: Card) -> tuple[bool, int]:
            return one.suit is public.trumps, -RANK_ORDER[one.rank]

        return worth(card) == min(map(worth, cards))

    def _why_played(self, view: View, card: Card, unseen: Collection[Card]) -> str:
        public, trick = view.public, legality.cards_of_trick(view.public)
        assert public.trumps is not None
        trumps, must_beat = public.trumps, self.options.must_beat
        legal = legality.playable(view.hand, trick, trumps, must_beat=must_beat)
        if len(legal) == 1:
            return self.tr("It is the only card allowed.")
        if not trick:
            stronger = sum(legality.beats(other, card, trumps) for other in unseen)
            if not stronger:
                return self.tr("Nothing can beat it.")
            if card.suit is trumps:
                return self.tr("It draws out the others’ trumps.")
            if not view.hand:
                return ""
            if self._is_least(card, view.hand, public):
                return self.tr("The stronger cards are kept for later.")
            return self.tr(
                "{count:^} card(s) not seen yet could beat it.",
                "", stronger, count=self.words.count(stronger),
            )  # fmt: skip
        best = trick[legality.best_of(trick, trumps)]
        if legality.beats(card, best, trumps):
            if len(trick) == len(self.names) - 1:
                return self.tr("It takes the trick.")
            return self.tr("It beats {card}.", card=self.words.the_card(best))
        if view.hand and not any(legality.beats(other, best, trumps) for other in legal):
            return self.tr("No card in hand takes this trick.")
        winner = legality.winner_of(public.tricks[-1], len(self.names), trumps)
        return self.tr("It leaves the trick to {name}.", name=self.names[winner])
