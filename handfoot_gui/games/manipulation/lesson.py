"""The guided first round of Manipulation Rummy: its cards, everybody's moves, the neighbour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from handfoot_gui.core.cards import Card, Rank, Suit, cards
from handfoot_gui.core.lesson import PUPIL, Lesson, Script, Step, adopted, farewell
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import NEW_MELD, STOCK
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft
from handfoot_gui.games.manipulation.presenter.scene import meld_key
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.shapes import meld_problem

_TEACHER, _OTHER = Seat(1), Seat(2)

BASE: Final = Options(players=3)
_KEPT: Final = ("players", "packs", "jokers")
"""What the kept cards depend on."""
_ORDER: Final = (
    "5S1 6S1 7S1 KH1 KD1 KC1 9S1 JS1 AH1 4C1 "
    "7H1 7C1 7D1 KS1 3H1 5H1 9C1 JC1 2D1 8H1 "
    "TD1 JD1 QD1 2H1 AC1 5C1 6D2 8C1 TH1 JH2 "
    "QS1 4D1 3S1 8S1 6H1 4H1 KC2 9H1 2C1 *H1 TS1 8S2 2S1 3D1 TC1"
)
"""Ten cards each, then the beginning of the stock; the rest is as packs come."""


def _order() -> tuple[Card, ...]:
    arranged = cards(_ORDER)
    return (*arranged, *(card for card in BASE.cards() if card not in set(arranged)))


def _meld(codes: str) -> Meld:
    return tuple(map(Laid, cards(codes)))


_SPADES: Final = "5S1 6S1 7S1"
_KINGS: Final = "KH1 KD1 KC1"
_SEVENS: Final = _meld("7H1 7D1 7C1")
_DIAMONDS: Final = _meld("TD1 JD1 QD1")
_LONG: Final = _meld(f"{_SPADES} 8S1 9S1")
_ROYAL: Final = _meld("JS1 QS1 KS1")


def _joker(rank: Rank) -> Meld:
    """The joker of the lesson as a club."""
    return (Laid(Card.parse("*H1"), Name(rank, Suit.CLUBS)),)


_CLUBS: Final = (*_meld("9C1"), *_joker(Rank.TEN), *_meld("JC1"))
_HEARTS: Final = _meld("9H1 TH1 JH2")
_LONGER: Final = _meld(f"{_SPADES} 8S1 9S1 TS1")
_PARTS: Final = (_meld(f"{_SPADES} 8S1"), _meld("8S2 9S1 TS1"))
_WITH_JOKER: Final = (*_meld("2C1"), *_joker(Rank.THREE), *_meld("4C1"))
_FIRST: Final = (_meld(_SPADES), _meld(_KINGS))
_AFTER_TWO: Final = (_LONG, _meld(_KINGS), _SEVENS, _DIAMONDS)
_AFTER_THREE: Final = (*_AFTER_TWO, _ROYAL)
_WITH_CLUBS: Final = (*_AFTER_THREE, _CLUBS)
_BEFORE_FOUR: Final = (_LONGER, *_WITH_CLUBS[1:], _HEARTS)
_AFTER_FOUR: Final = (_PARTS[0], *_BEFORE_FOUR[1:], _PARTS[1])
_WITH_EIGHT: Final = (*_AFTER_FOUR[:6], (*_meld("8H1"), *_HEARTS), _PARTS[1])
_BEFORE_LAST: Final = (*_WITH_EIGHT[:5], (*_meld("8C1"), *_CLUBS), *_WITH_EIGHT[6:])
_AT_LAST: Final = (
    *_WITH_EIGHT[:5],
    _meld("8C1 9C1 TC1 JC1"),
    *_WITH_EIGHT[6:],
    _WITH_JOKER,
)
_OF_JOKER: Final = _BEFORE_LAST.index((*_meld("8C1"), *_CLUBS))
_FREE_JOKER: Final = len(_BEFORE_LAST)
"""Numbers of the meld in which the joker lies, and of the one it is alone once it is set free."""
_DRAW: Final = m.Draw()

_SCRIPT: Final = Script.of(
    (
        ("", TABLE, m.ChooseDealer(_OTHER)),
        ("", TABLE, m.Deal(_order())),
        ("draw", PUPIL, _DRAW),
        ("first", PUPIL, m.Play(_FIRST)),
        ("", _TEACHER, _DRAW),
        ("", _TEACHER, m.Play((*_FIRST, _SEVENS))),
        ("", _OTHER, _DRAW),
        ("", _OTHER, m.Play((*_FIRST, _SEVENS, _DIAMONDS))),
        ("draw-again", PUPIL, _DRAW),
        ("second", PUPIL, m.Play(_AFTER_TWO)),
        ("", _TEACHER, _DRAW),
        (
            "",
            _TEACHER,
            m.Play((_LONG, _meld("KS1 KH1 KD1 KC1"), _SEVENS, _DIAMONDS)),
        ),
        ("", _OTHER, _DRAW),
        ("", _OTHER, _DRAW),
        ("", _OTHER, _DRAW),
        ("third-draw", PUPIL, _DRAW),
        ("third", PUPIL, m.Play(_AFTER_THREE)),
        ("", _TEACHER, _DRAW),
        ("", _TEACHER, m.Play(_WITH_CLUBS)),
        ("", _OTHER, _DRAW),
        ("", _OTHER, m.Play(_BEFORE_FOUR)),
        ("fourth-draw", PUPIL, _DRAW),
        ("fourth", PUPIL, m.Play(_AFTER_FOUR)),
        ("", _TEACHER, _DRAW),
        ("", _TEACHER, m.Play(_WITH_EIGHT)),
        ("", _OTHER, _DRAW),
        ("", _OTHER, m.Play(_BEFORE_LAST)),
        ("last-draw", PUPIL, _DRAW),
        ("last", PUPIL, m.Play(_AT_LAST)),
        ("knock", PUPIL, m.Knock()),
        ("", TABLE, m.EndRound()),
    )
)


def _acted(move: m.Move) -> object:
    """What *move* does, wherever its melds lie, and whichever of two equal cards is in which."""
    if isinstance(move, m.Play):
        return frozenset(
            frozenset((one.rank, one.suit, one.name) for one in meld) for meld in move.melds
        )
    return move


def _lie_together(codes: str, without: str = "") -> Callable[[ManipulationDraft], bool]:
    """Whether these cards lie in one meld, in which those *without* do not."""
    wanted, unwanted = set(cards(codes)), set(cards(without))

    def do_lie(draft: ManipulationDraft) -> bool:
        piles = draft.tables[-1] if draft.tables else ()
        return any(wanted <= pile.cards and not unwanted & pile.cards for pile in piles)

    return do_lie


def _is_in_a_meld(code: str) -> Callable[[ManipulationDraft], bool]:
    """Whether this card lies in a meld that is whole."""
    (wanted,) = cards(code)

    def does_lie(draft: ManipulationDraft) -> bool:
        piles = draft.tables[-1] if draft.tables else ()
        return any(wanted in pile.cards and meld_problem(pile.meld) is None for pile in piles)

    return does_lie


def lesson(words: Words, names: Sequence[str], family: Options, preferences: Preferences) -> Lesson:
    """The guided round for players of these *names*, by the rules of the *family* as far as the
    kept cards can be played by them; the same whatever *preferences* are."""
    del preferences
    options = adopted(Manipulation, BASE, family, _KEPT, _SCRIPT.moves)
    steps = ManipulationLesson(words, options, names).steps()
    return Lesson(options, _SCRIPT.moves, 2, _TEACHER, steps, _acted)


class ManipulationLesson(RuleSentences[Options]):
    """What the neighbour says under *options*."""

    def __init__(self, words: Words, options: Options, names: Sequence[str]) -> None:
        super().__init__(words, options)
        self._names = words.people(names)

    def steps(self) -> tuple[Step, ...]:
        """Every step, in order."""
        return (*self._melds(), *self._growing(), *self._rearranging(), *self._end())

    def _melds(self) -> tuple[Step, ...]:
        step = _SCRIPT.step
        return (
            step(
                "welcome",
                self.tr(
                    "Welcome! {name} sits next to you and explains the game.",
                    name=self._names[_TEACHER],
                ),
                more=self.tr("no partners: everybody tries to end up with few cards"),
                before="draw",
            ),
            step(
                "aim",
                self.tr("Cards go on the table in melds: groups and sequences."),
                more=self.tr("three or four of the same rank, or three or more of a suit in a row"),
                before="draw",
            ),
            step(
                "draw",
                self.tr("Every turn starts with a draw. Click the stock."),
                more=self.tr("it is at the upper right"),
                points_at=(STOCK,),
                teaches=("draw_limit",),
            ),
            step(
                "row",
                self.tr("Click the five, six and seven of spades, then “New meld”."),
                more=self.tr("one suit in a row is a sequence; you can drag them, too"),
                before="first",
                laid_out=cards(_SPADES),
                lies=_lie_together(_SPADES),
                points_at=(NEW_MELD,),
            ),
            step(
                "kings",
                self.tr("Three kings are a group. Lay them down the same way."),
                before="first",
                laid_out=cards(_KINGS),
                lies=_lie_together(_KINGS),
                points_at=(NEW_MELD,),
                teaches=("first_play",),
            ),
            step("first", self.tr("Nothing else fits now. Press the golden button.")),
        )

    def _growing(self) -> tuple[Step, ...]:
        step = _SCRIPT.step
        return (
            step(
                "shared",
                self.tr("The others have melds on the table. You may add to any."),
                more=self.tr("the melds on the table belong to everybody"),
                before="draw-again",
            ),
            step("draw-again", self.tr("Draw a card."), points_at=(STOCK,)),
            step(
                "longer",
                self.tr("Your eight and nine fit: click both, then the spade sequence."),
                more=self.tr("they are spades, like the sequence"),
                before="second",
                laid_out=cards("8S1 9S1"),
                lies=_lie_together(f"{_SPADES} 8S1 9S1"),
                points_at=(meld_key(0),),
            ),
            step("second", self.tr("That’s all for this turn. Press the golden button.")),
            step(
                "three-drawn",
                self.tr(
                    "{name} could not lay anything, and drew two more cards.",
                    name=self._names[_OTHER],
                ),
                more=self.tr("after drawing a third card, you may not lay anything that turn"),
                before="third-draw",
                teaches=("draw_limit",),
            ),
        )

    def _rearranging(self) -> tuple[Step, ...]:
        step = _SCRIPT.step
        return (
            step("third-draw", self.tr("Draw a card again."), points_at=(STOCK,)),
            step(
                "king-free",
                self.tr("Click the king of spades on the table, then “New meld”."),
                more=self.tr("you may take melds apart: three kings are enough"),
                before="third",
                laid_out=cards("KS1"),
                lies=_lie_together("KS1", without="KH1"),
                points_at=(NEW_MELD,),
            ),
            step(
                "royal",
                self.tr("Click the jack and queen of spades, then the lone king."),
                more=self.tr("one card is not a meld"),
                before="third",
                laid_out=cards("JS1 QS1"),
                lies=_lie_together("JS1 QS1 KS1"),
                points_at=(meld_key(4),),
            ),
            step(
                "third",
                self.tr("All melds are whole again. Press the golden button."),
                more=self.tr("they must all be whole when your turn ends"),
            ),
            step(
                "safe",
                self.tr("Lost while rearranging? Press Esc to put everything back."),
                more=self.tr("to where it was when your turn started"),
                before="fourth-draw",
            ),
            step("fourth-draw", self.tr("Draw a card."), points_at=(STOCK,)),
            step(
                "split",
                self.tr("Click the eight of spades, then the long sequence: it splits."),
                more=self.tr("the sequence already has an eight, but can become two sequences"),
                before="fourth",
                laid_out=cards("8S2"),
                lies=_is_in_a_meld("8S2"),
                points_at=(meld_key(0),),
            ),
            step(
                "fourth",
                self.tr("Both parts are melds now. Press the golden button."),
            ),
        )

    def _end(self) -> tuple[Step, ...]:
        step, words, options = _SCRIPT.step, self.words, self.options
        return (
            step(
                "named",
                self.tr(
                    "{name} laid a joker: here it stands for the ten of clubs.",
                    name=self._names[_TEACHER],
                ),
                more=self.tr("it stays the ten of clubs until the real one comes along"),
                before="last-draw",
                points_at=(meld_key(_OF_JOKER),),
            ),
            step("last-draw", self.tr("Let’s see what you get: draw."), points_at=(STOCK,)),
            step(
                "freed",
                self.tr("The ten of clubs! Click it, then the meld with the joker."),
                more=self.tr("the ten takes its place, and the joker is free"),
                before="last",
                laid_out=cards("TC1"),
                lies=_lie_together("9C1 TC1 JC1", without="*H1"),
                points_at=(meld_key(_OF_JOKER),),
            ),
            step(
                "joker",
                self.tr("Use the joker now: click your two and four, then the joker."),
                more=self.tr("now it is the three in between"),
                before="last",
                laid_out=cards("2C1 4C1"),
                lies=_lie_together("2C1 *H1 4C1"),
                points_at=(meld_key(_FREE_JOKER),),
            ),
            step("last", self.tr("Press the golden button once more.")),
            step(
                "knock",
                self.tr("You have only an ace left, one point: press “Knock”."),
                more=self.tr(
                    "with {points} or fewer you may knock and end the round",
                    points=words.points_counted(options.knock_limit),
                ),
                teaches=("knock_limit",),
            ),
            step(
                "counted",
                self.tr("Now the cards left in hand count, and the fewest points win."),
                more=self.tr("aces 1, face cards 10, jokers 25: the winner gets the difference"),
            ),
            step(
                "bonus",
                self.tr(
                    "If you lay your last card, you go out, for {points} more.",
                    points=words.points_counted(options.out_bonus),
                ),
                more=self.tr("if you knock without the fewest points, you lose the round"),
                teaches=("out_bonus", "undercut_bonus"),
            ),
            step(
                "whole-game",
                self.tr(
                    "You play more rounds until somebody has {points}.",
                    points=words.points_counted(options.target),
                ),
                teaches=("target",),
            ),
            farewell(words, step),
        )
