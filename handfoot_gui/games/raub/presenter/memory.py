"""What the table of Raub remembers: cards played, the upcard taken, cards unseen by suit."""

from __future__ import annotations

from handfoot_gui.core.memory import Memory, Remembered, unseen_by_suit
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.view import View


def memory(rules: RaubRules, view: View) -> Memory:
    """What *view* has shown since the deal: cards played, cards taken from the table, the rest."""
    public = view.public
    seats = range(rules.options.players)
    played = [
        ((trick.leader + place) % len(seats), card)
        for trick in reversed(public.tricks)
        for place, card in reversed(tuple(enumerate(trick.cards)))
    ]
    held = ((public.taker, public.taken), (public.shown_to, public.shown))
    players = tuple(
        Remembered(
            seat,
            tuple(card for player, card in played if player == seat),
            tuple(
                card
                for player, card in held
                if player == seat and card is not None and (seat, card) not in played
            ),
        )
        for seat in seats
    )
    return Memory(players, unseen_by_suit(rules.cards, rules.cards_seen(view)))
