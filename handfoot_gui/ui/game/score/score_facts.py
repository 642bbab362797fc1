"""What the pages at the end of a deal and of a game show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct, field

from handfoot_gui.core.cards import Card
from handfoot_gui.core.sheet import DealScore, LeftOver, Line, Sheet
from handfoot_gui.core.text.left_over import LeftOverWords
from handfoot_gui.ui.game.score.score_rows import HandLeft, ScoreTerms
from handfoot_gui.ui.widgets.vocabulary import WORDS


def leading(sheet: Sheet, totals: Sequence[int]) -> tuple[int, ...]:
    """The sides of *sheet* that are ahead with these *totals*; none where all have the same."""
    best = (min if sheet.is_lowest_best else max)(totals)
    ahead = tuple(side for side, total in enumerate(totals) if total == best)
    return () if len(ahead) == len(totals) else ahead


class Stage(StrEnum):
    """When the score is looked at; decides what can be done next."""

    PLAYING = "playing"
    BETWEEN_DEALS = "between-deals"
    OVER = "over"


class NextDeal(Struct, frozen=True):
    """What is known of the deal to come, with the names of the dealer and the first player."""

    number: int
    about: str
    """What it asks for; may be empty."""
    dealer: str
    first: str
    """Empty where only the deal will tell."""
    code: str = ""
    """Of the cards, which are mixed already."""


class ScoreFacts(Struct, frozen=True):
    """All the score page shows; *names* by seat."""

    sheet: Sheet
    names: tuple[str, ...]
    terms: ScoreTerms
    """The words of the game."""
    stage: Stage
    next_deal: NextDeal | None = None
    has_codes: bool = False
    """The deals have codes that can be checked."""
    agreed: str = ""
    """What the players agreed on, where it is not the usual."""
    has_report: bool = False
    """Bots can report on the deals that are over."""
    replayed: tuple[int, ...] = ()
    """The sides of which it is told what bots make of their cards in the last deal that is over."""
    replayed_by: str = ""
    """The level of those bots; empty where nobody plays them again."""
    so_far: DealScore | None = None
    """What the deal being played has brought."""
    is_demo: bool = False
    pictures: tuple[str, ...] = ()
    """By seat, empty where there is none."""
    has_lines: bool = False
    """Other points can be written down."""
    leads_to_game: bool = False
    """It was a lesson, which a real game follows."""
    leads_on: str = ""
    """What the button is called that leads to what follows, where that is no deal of this game."""
    called: str = ""
    """What the deal is called, where it stands for itself."""
    left: Mapping[int, tuple[LeftOver, ...]] = field(default_factory=dict)
    """By the number of a deal: what everybody was left with."""
    left_line: str = ""
    """The kind of the line that counts it."""
    prize: tuple[Card, ...] = ()
    """Cards that stand for what the last deal, or the game, was won with, the best first."""
    is_prize_piled: bool = False
    """Each of them lies on a pile of its own."""

    left_words: LeftOverWords = LeftOverWords(WORDS)
    """What says what was kept apart."""

    @property
    def deals(self) -> tuple[DealScore, ...]:
        """The finished deals, and the one being played as far as it is known."""
        return self.sheet.deals + (() if self.so_far is None else (self.so_far,))

    @property
    def deals_in_all(self) -> int:
        """How many deals the game has; 0 where nobody knows."""
        return len(self.sheet.deals) if self.called else self.terms.deals_in_all()

    @property
    def remaining(self) -> str:
        """What is still to be played, as a sentence."""
        return "" if self.called else self.terms.remaining(self.sheet)

    def deal_name(self, number: int) -> str:
        """What the deal of that *number* is called."""
        return self.called or self.terms.deal_name(number)

    def hands(self, deal: DealScore, line: Line) -> tuple[HandLeft, ...]:
        """The hands that *line* of *deal* counts, side by side."""
        if line.kind != self.left_line:
            return ()
        side_of = {seat: side for side, some in enumerate(self.sheet.sides) for seat in some}
        left = sorted(self.left.get(deal.number, ()), key=lambda one: side_of[one.seat])
        return tuple(HandLeft(self.names[one.seat], side_of[one.seat], one) for one in left)

    def side_names(self, side: int) -> tuple[str, ...]:
        return WORDS.together(self.names[seat] for seat in self.sheet.sides[side])
