"""The guided first deal of Hand and Foot: its cards, everybody's moves, what the partner says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.lesson import PUPIL, Lesson, Script, Step, adopted, farewell
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, STOCK
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FOOT,
    SLOT_OF,
    SlotKind,
    meld_key,
    slot_key,
)
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.laying import points_of_cards
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, of_deal, only
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, quota_words

_LEFT, _PARTNER, _RIGHT = Seat(1), Seat(2), Seat(3)

BASE: Final = Options(packets=(7, 7), quotas=only(Quota(1, 1, 0)), deals=1)
"""Few cards and few piles, so that a deal ends after five turns."""
_KEPT: Final = (
    "players", "sides", "deck", "packs", "jokers_per_pack", "packets", "passing",
    "exact_cut_bonus", "stock_piles", "upcard", "quotas", "deals", "target",
)  # fmt: skip
"""What the kept cards depend on."""

_HANDS: Final = (
    "KS1 KH1 KD1 8C1 8D1 2S1 4H1",
    "JS1 JH1 TS1 TH1 7C1 5S1 6S1",
    "KC1 KH2 8S1 AS1 AH1 9C1 5H1",
    "9D1 4S1 4C1 7D1 7C2 6D1 QH1",
)
_FEET: Final = (
    "KC2 KS2 8H2 9S2 9H2 QS2 7D2",
    "AS3 KD3 QD3 JD3 TD3 9D3 6C3",
    "2H1 2D1 *H1 AD2 7S2 7H2 6H2",
    "AH3 KH3 QH3 JH3 TH3 8H3 5H3",
)
_STOCK: Final = (
    "QC1 3H1 9S1 9H1 8H1 AC1 AD1 JD1 TC1 5D1 JC1 TD1 8D2 9D2 3S1 6C1 QD1 QS1 4D1 5C1 TH2 4H2 "
    "KD2 JH2 2C1 QH2 5D2 8C2 7D3 4S2 4D2 6S2 AC2 JS2"
)
"""Its beginning, the upcard first; the rest is as packs come."""
_FIRST: Final = cards("KS1 KH1 KD1")
_SECOND: Final = cards("8C1 8D1 2S1")
"""The first melds of the side: the first of them is not worth enough."""
_KINGS, _EIGHTS, _NINES, _ACES, _QUEENS, _WILDS = range(6)
"""Numbers of the side's melds, in the order in which they are begun."""


def _order() -> tuple[Card, ...]:
    arranged = cards(" ".join((*_HANDS, *_FEET, _STOCK)))
    return (*arranged, *(card for card in BASE.cards() if card not in set(arranged)))


def _lay(codes: str, onto: int | None = None) -> m.Lay:
    return m.Lay((m.Placement(cards(codes), onto),))


def _throw(code: str) -> m.Discard:
    return m.Discard(Card.parse(code))


_DRAW: Final = m.Draw((2,))
_SCRIPT: Final = Script.of(
    (
        ("", TABLE, m.ChooseDealer(_RIGHT)),
        ("", TABLE, m.Deal(_order())),
        ("", TABLE, m.TurnUp()),
        ("draw", PUPIL, _DRAW),
        ("", TABLE, m.LayRedThree(Card.parse("3H1"))),
        (
            "down",
            PUPIL,
            m.Lay((m.Placement(_FIRST), m.Placement(_SECOND))),
        ),
        ("discard", PUPIL, _throw("4H1")),
        ("others", _LEFT, _DRAW),
        ("", _LEFT, _throw("8H1")),
        ("", _PARTNER, _DRAW),
        ("", _PARTNER, _lay("KC1 KH2", _KINGS)),
        ("", _PARTNER, _lay("8S1", _EIGHTS)),
        ("", _PARTNER, _throw("5H1")),
        ("", _RIGHT, _DRAW),
        ("", _RIGHT, _throw("9D1")),
        ("take", PUPIL, m.TakePile((m.Placement(cards("9D1 9S1 9H1")),))),
        ("eight", PUPIL, _lay("8H1", _EIGHTS)),
        ("discard-again", PUPIL, _throw("4H1")),
        ("", _LEFT, _DRAW),
        (
            "",
            _LEFT,
            m.Lay((m.Placement(cards("JS1 JH1 JC1")), m.Placement(cards("TS1 TH1 TD1")))),
        ),
        ("", _LEFT, _throw("7C1")),
        ("", _PARTNER, _DRAW),
        ("", _PARTNER, _lay("AS1 AH1 AD1")),
        ("", _PARTNER, _lay("9C1 9D2", _NINES)),
        ("", _PARTNER, _lay("8D2", _EIGHTS)),
        ("", _PARTNER, _throw("JD1")),
        ("", TABLE, m.PickUpFoot()),
        ("", _RIGHT, _DRAW),
        ("", _RIGHT, _throw("3S1")),
        ("draw-again", PUPIL, _DRAW),
        ("queens", PUPIL, _lay("QC1 QD1 QS1")),
        ("last-of-hand", PUPIL, _throw("5H1")),
        ("", TABLE, m.PickUpFoot()),
        ("foot-there", _LEFT, _DRAW),
        ("", _LEFT, _throw("4D1")),
        ("", _PARTNER, _DRAW),
        ("", _PARTNER, _lay("2H1 2D1 *H1")),
        ("", _PARTNER, _lay("AD2", _ACES)),
        ("", _PARTNER, _throw("4H2")),
        ("", _RIGHT, _DRAW),
        ("", _RIGHT, m.Lay((m.Placement(cards("TC1"), 1), m.Placement(cards("JH2"), 0)))),
        ("", _RIGHT, _throw("6D1")),
        ("draw-from-foot", PUPIL, _DRAW),
        ("kings", PUPIL, _lay("KC2 KS2", _KINGS)),
        ("last-eight", PUPIL, _lay("8H2", _EIGHTS)),
        ("discard-seven", PUPIL, _throw("7D2")),
        ("", _LEFT, _DRAW),
        ("", _LEFT, _lay("5S1 5C1 5D2")),
        ("", _LEFT, _throw("6S1")),
        ("", _PARTNER, _DRAW),
        ("", _PARTNER, _lay("7S2 7H2 7D3")),
        ("", _PARTNER, _throw("4S2")),
        ("", _RIGHT, _DRAW),
        ("", _RIGHT, _lay("4S1 4C1 4D2")),
        ("", _RIGHT, _lay("5D1", 2)),
        ("", _RIGHT, _throw("KD2")),
        ("last-draw", PUPIL, _DRAW),
        ("ask", PUPIL, m.Ask()),
        ("", _PARTNER, m.Answer(True)),
        ("nines", PUPIL, _lay("9S2 9H2", _NINES)),
        ("more-queens", PUPIL, _lay("QS2 QH2", _QUEENS)),
        ("wild-two", PUPIL, _lay("2C1", _WILDS)),
        ("ace", PUPIL, _lay("AC2", _ACES)),
        ("out", PUPIL, _throw("JS2")),
        ("", TABLE, m.EndDeal()),
    )
)


def _acted(move: m.Move) -> object:
    """What *move* does, in whatever order its cards were lifted."""
    if isinstance(move, m.Lay | m.TakePile):
        placed = frozenset((meld.onto, frozenset(meld.cards)) for meld in move.melds)
        return type(move), placed
    return move


def lesson(words: Words, names: Sequence[str], family: Options, preferences: Preferences) -> Lesson:
    """The guided deal for players of these *names*, by the rules of the *family* as far as the
    kept cards can be played by them; the same whatever *preferences* are."""
    del preferences

    def fits(options: Options) -> bool:
        first = points_of_cards(options, _FIRST)
        return first < options.minimum(1) <= first + points_of_cards(options, _SECOND)

    options = adopted(HandAndFoot, BASE, family, _KEPT, _SCRIPT.moves, fits)
    steps = HandAndFootLesson(words, options, names, family).steps()
    return Lesson(options, _SCRIPT.moves, 3, _PARTNER, steps, _acted)


class HandAndFootLesson(PileSentences):
    """What the partner says under *options*; *family* are the rules that are played at home."""

    def __init__(
        self, words: Words, options: Options, names: Sequence[str], family: Options
    ) -> None:
        super().__init__(words, options)
        self._names = words.people(names)
        self._family = family

    def steps(self) -> tuple[Step, ...]:
        """Every step, in order."""
        return (*self._first_turn(), *self._pile(), *self._foot(), *self._piles(), *self._end())

    def _points(self, points: int) -> str:
        return self.words.points_counted(points)

    def _first_turn(self) -> tuple[Step, ...]:
        words, options, step = self.words, self.options, _SCRIPT.step
        partner = self._names[_PARTNER]
        others = words.listed([self._names[_LEFT], self._names[_RIGHT]])
        return (
            step(
                "welcome",
                self.tr(
                    "Hi, I’m {partner}, your partner. We’re up against {names}.",
                    partner=partner,
                    names=others,
                ),
                more=self.tr("partners sit across the table and play together"),
                before="draw",
                teaches=("sides",),
            ),
            step(
                "packets",
                self.tr("Your hand lies face up; your foot lies face down."),
                more=self.tr("you pick up your foot once your hand is gone"),
                before="draw",
                points_at=(HAND, FOOT),
                teaches=("foot_opened",),
            ),
            step(
                "aim",
                self.tr("Cards of the same rank go down together: that is a meld."),
                more=self.tr("seven of them make a {pile}, and {piles} score the points"),
                before="draw",
            ),
            step(
                "draw",
                self.tr("Every turn starts with a draw: click the stock."),
                more=self.tr(
                    "that draws {cards}; so does Enter",
                    cards=words.cards_counted(of_deal(options.draws, 1)),
                ),
                teaches=("draws", "stock_piles"),
            ),
            step(
                "red-three",
                self.tr(
                    "A red three goes on the table right away, for {points}.",
                    points=self._points(options.red_three_laid),
                ),
                more=self.tr("you got another card for it"),
                before="down",
                points_at=(slot_key(0, SlotKind.RED_THREES),),
                teaches=("red_threes", "red_three_laid"),
            ),
            step(
                "three-kings",
                self.tr("Three kings make a meld. Click them, then “New meld”."),
                more=self.tr("you can drag them there, too"),
                before="down",
                laid_out=_FIRST,
                points_at=(NEW_MELD,),
            ),
            step(
                "minimum",
                self.tr(
                    "The kings count {worth}, but the first melds need {points}.",
                    worth=self.words.number(points_of_cards(options, _FIRST)),
                    points=self._points(options.minimum(1)),
                ),
                more=self.tr("so something has to go with them"),
                before="down",
                teaches=("minima", "minima_by_score", "concealed_deals", "values"),
            ),
            step(
                "wild-card",
                self.tr("Click both eights and the two, then “New meld” again."),
                more=self.tr("twos and jokers are wild: they stand for any card"),
                before="down",
                laid_out=_SECOND,
                points_at=(NEW_MELD,),
                teaches=("wild_limit",),
            ),
            step(
                "down",
                self.tr(
                    "Together they are worth {worth}: press the golden button.",
                    worth=words.number(points_of_cards(options, (*_FIRST, *_SECOND))),
                ),
                more=self.tr("that is enough for the first melds"),
            ),
            step(
                "discard",
                self.tr("Discard the four: click it, then the discard pile."),
                more=self.tr("every turn ends with a discard"),
                points_at=(DISCARD,),
            ),
        )

    def _pile(self) -> tuple[Step, ...]:
        step, right = _SCRIPT.step, self._names[_RIGHT]
        return (
            step(
                "shared",
                self.tr("I laid kings and an eight on our melds."),
                more=self.tr("those melds belong to both of us"),
                before="take",
                points_at=(meld_key(0, _KINGS), meld_key(0, _EIGHTS)),
            ),
            step(
                "take",
                self.tr("{name} discarded a nine: click both nines, then the pile.", name=right),
                more=self.tr("a pair in your hand picks up the discard pile"),
                teaches=("pile_condition", "take_least", "take_most", "take_before_down"),
            ),
            step(
                "taken",
                self.tr("The nines are a meld, and the rest is in your hand."),
                more=self.tr("more cards, more melds: that is why you want the pile"),
                before="eight",
            ),
            step(
                "eight", self.tr("One new card fits right away. Click the eight, then our eights.")
            ),
            step("discard-again", self.tr("Discard the four once more.")),
            step(
                "black-three",
                self.tr("A black three stops you: you can’t pick up that pile now."),
                more=self.tr("it is on top of the discard pile"),
                before="draw-again",
                points_at=(DISCARD,),
                teaches=("black_threes",),
            ),
            step("draw-again", self.tr("So draw from the stock."), points_at=(STOCK,)),
            step(
                "queens",
                self.tr("Lucky draw: three queens. Lay them down as a new meld."),
                more=self.tr("only the first melds need a minimum"),
            ),
        )

    def _foot(self) -> tuple[Step, ...]:
        step, options = _SCRIPT.step, self.options
        return (
            step(
                "last-of-hand",
                self.tr("The five is the last card in your hand. Discard it."),
            ),
            step(
                "foot",
                self.tr("Your hand is gone, so you pick up your foot."),
                more=self.tr("new cards for your next turn; I’m in my foot, too"),
                before="foot-there",
                points_at=(HAND,),
            ),
            step(
                "wild-meld",
                self.tr("I laid two twos and a joker: a wild meld."),
                more=self.tr(
                    "seven wild cards are worth {points}, more than anything else",
                    points=self._points(options.wild_bonus),
                ),
                before="draw-from-foot",
                points_at=(meld_key(0, _WILDS),),
                teaches=("wild_melds", "wild_bonus"),
            ),
            step("draw-from-foot", self.tr("Draw again, as you do every turn.")),
        )

    def _piles(self) -> tuple[Step, ...]:
        step, options = _SCRIPT.step, self.options
        return (
            step("kings", self.tr("Two more kings make seven. Click both, then our kings.")),
            step(
                "clean",
                self.tr(
                    "Seven kings: a clean {pile}, worth {points}.",
                    points=self._points(options.clean_bonus),
                ),
                more=self.tr("clean means there is no wild card in it"),
                before="last-eight",
                points_at=(slot_key(0, SLOT_OF[Kind.CLEAN]),),
                teaches=("clean_bonus", "open_clean"),
            ),
            step("last-eight", self.tr("Now the eights: just one more to go. Lay it down.")),
            step(
                "dirty",
                self.tr(
                    "This {pile} has a two in it: dirty, worth {points}.",
                    points=self._points(options.dirty_bonus),
                ),
                more=self.tr("to end the deal you need {piles}: one clean and one dirty"),
                before="discard-seven",
                points_at=(slot_key(0, SLOT_OF[Kind.DIRTY]),),
                teaches=("dirty_bonus",),
            ),
            step("discard-seven", self.tr("Nothing goes with the seven. Discard it.")),
        )

    def _end(self) -> tuple[Step, ...]:
        words, options, family, step = self.words, self.options, self._family, _SCRIPT.step
        needed = quota_words(words, self.word, family.quota(1))
        return (
            step("last-draw", self.tr("Now we can go out and end the deal. Draw first.")),
            step(
                "ask",
                self.tr("Before you go out, you ask your partner: press the button."),
                more=self.tr("if I say no, the deal goes on"),
                teaches=("permission", "partners_in_foot"),
            ),
            step(
                "nines",
                self.tr("Yes, go ahead! First the nines: click both, then our nines."),
                more=self.tr("now every card but one goes on the table"),
            ),
            step("more-queens", self.tr("The two queens go on our queens.")),
            step("wild-two", self.tr("The two goes on our wild cards.")),
            step("ace", self.tr("The ace goes on our aces.")),
            step(
                "out",
                self.tr("One card is left. Discard it, and the deal is over."),
                teaches=("must_discard_last",),
            ),
            step(
                "counted",
                self.tr(
                    "We’re out: that is {points}. All our cards count for us.",
                    points=self._points(options.going_out_bonus),
                ),
                more=self.tr("cards the others still hold count against them"),
                teaches=("going_out_bonus",),
            ),
            step(
                "whole-game",
                self.tr(
                    "A real deal has a hand of {hand} and a foot of {foot}.",
                    hand=words.cards_counted(family.packets[0]),
                    foot=words.cards_counted(family.packets[-1]),
                ),
                more=self.tr("to go out you need {needed}", needed=needed),
            ),
            farewell(words, step),
        )
