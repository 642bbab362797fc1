"""What the table of Hand and Foot remembers: discards, piles taken, cards unseen by rank."""

from __future__ import annotations

from handfoot_gui.core.memory import Memory, Remembered, unseen_by_rank
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.view import View


def memory(rules: HandAndFoot, view: View) -> Memory:
    """What *view* has shown since the deal."""
    public = view.public
    players = tuple(
        Remembered(seat, tuple(reversed(laid)), held)
        for seat, (laid, held) in enumerate(zip(public.discards, public.known, strict=True))
    )
    seen = rules.cards_seen(view) | {card for held in public.known for card in held}
    return Memory(players, unseen_by_rank(rules.cards, seen))
