"""The guided first deal of Raub: its cards, everybody's moves, and what a neighbour says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.cards import Card, Suit, cards
from handfoot_gui.core.lesson import PUPIL, Lesson, Script, Step, adopted, farewell
from handfoot_gui.core.preferences import Preferences, SuitSigns
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.presenter.scene import ASIDE, UPCARDS, trick_key
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.text.names import RaubSentences, RaubWords

_TEACHER, _OTHER = Seat(1), Seat(2)

BASE: Final = Options(players=3)
_SAID: Final = ("players", "start", "points", "ends", "upcards", "pass_deal", "refe")
"""What the neighbour says is so, whatever the family plays."""
_ORDER: Final = "9H1 JH1 KH1 AS1 AH1 TH1 9S1 7D1 9D1 7C1 TD1 AC1 8D1 QH1 7H1 8H1 KS1 8S1 QC1"
"""The beginning of the deck as it is dealt; the rest is as packs come."""


def _order() -> tuple[Card, ...]:
    arranged = cards(_ORDER)
    return (*arranged, *(card for card in BASE.cards() if card not in set(arranged)))


def _play(code: str) -> m.Play:
    return m.Play(Card.parse(code))


_SCRIPT: Final = Script.of(
    (
        ("", TABLE, m.ChooseDealer(PUPIL)),
        ("", PUPIL, m.TakeDeal()),
        ("", TABLE, m.Deal(_order())),
        ("look", PUPIL, m.Look()),
        ("dalje", PUPIL, m.Dalje()),
        ("", _TEACHER, m.Dalje()),
        ("", _OTHER, m.Dalje()),
        ("", TABLE, m.TurnUp()),
        ("raub", PUPIL, m.Raub()),
        ("change", PUPIL, m.Exchange(cards("8D1"))),
        ("seven", PUPIL, m.SwapSeven()),
        ("", _TEACHER, m.Exchange(cards("7D1 9D1"))),
        ("", _OTHER, m.Exchange(cards("7C1 TD1"))),
        ("lead", PUPIL, _play("AH1")),
        ("", _TEACHER, _play("8H1")),
        ("", _OTHER, _play("KH1")),
        ("", TABLE, m.Sweep()),
        ("lead-again", PUPIL, _play("QH1")),
        ("", _TEACHER, _play("9H1")),
        ("", _OTHER, _play("8S1")),
        ("", TABLE, m.Sweep()),
        ("ace", PUPIL, _play("AC1")),
        ("", _TEACHER, _play("JH1")),
        ("", _OTHER, _play("QC1")),
        ("", TABLE, m.Sweep()),
        ("", _TEACHER, _play("KS1")),
        ("", _OTHER, _play("AS1")),
        ("trump", PUPIL, _play("TH1")),
        ("", TABLE, m.Sweep()),
        ("", TABLE, m.EndDeal()),
    )
)


def lesson(words: Words, names: Sequence[str], family: Options, preferences: Preferences) -> Lesson:
    """The guided deal for players of these *names*, by the rules of the *family* as far as the
    kept cards can be played by them; cards are named as *preferences* have them."""
    options = adopted(RaubRules, BASE, family, _SAID, _SCRIPT.moves)
    own = RaubWords(words, lambda: preferences.suit_signs is SuitSigns.HUNGARIAN)
    return Lesson(options, _SCRIPT.moves, 3, _TEACHER, RaubLesson(own, names, options).steps())


class RaubLesson(RaubSentences):
    """What the neighbour says under *options*."""

    def steps(self) -> tuple[Step, ...]:
        """Every step, in order."""
        return (*self._trumps(), *self._exchange(), *self._tricks(), *self._end())

    def _the(self, code: str) -> str:
        return self.words.the_card(Card.parse(code))

    def _trumps(self) -> tuple[Step, ...]:
        step, words = _SCRIPT.step, self.words
        return (
            step(
                "welcome",
                self.tr(
                    "Welcome to Raub! {name} sits next to you and explains it.",
                    name=self.names[_TEACHER],
                ),
                more=self.tr("there are no partners: four cards, four tricks"),
                before="look",
            ),
            step(
                "aim",
                self.tr("Everybody plays a card to a trick; the best one wins it."),
                more=self.tr("everybody starts with 21; each trick takes one off, and zero wins"),
                before="look",
            ),
            step(
                "look",
                self.tr("Your cards lie face down. Press the golden button to look."),
                more=self.tr("if you dare, say Raub blind; today it is wiser to look"),
            ),
            step(
                "upcard",
                self.tr("This card was turned up. Saying Raub makes its suit trumps."),
                more=self.tr("trumps beat all other suits, but then you must win two tricks"),
                before="dalje",
                points_at=(UPCARDS,),
            ),
            step(
                "dalje",
                self.tr(
                    "You have no {suit}: pass with the golden button.",
                    suit=words.suit(Suit.SPADES),
                ),
                more=self.tr("at the table you say “Dalje” to pass"),
            ),
            step(
                "second-upcard",
                self.tr("Nobody wanted it. This upcard is better for you."),
                more=self.tr(
                    "you have {cards}, and another ace",
                    cards=words.listed([self._the("AH1"), self._the("TH1")]),
                ),
                before="raub",
                points_at=(UPCARDS,),
            ),
            step("raub", self.tr("That may well win two tricks. Press “Say Raub”.")),
        )

    def _exchange(self) -> tuple[Step, ...]:
        step = _SCRIPT.step
        return (
            step(
                "aside",
                self.tr("Exchange {card}: click it, then the lit spot.", card=self._the("8D1")),
                more=self.tr("you may exchange poor cards now; this is your only one"),
                before="change",
                laid_out=cards("8D1"),
                points_at=(ASIDE,),
            ),
            step("change", self.tr("The other three are good. Press the golden button.")),
            step(
                "seven",
                self.tr("You may swap the seven of trumps: press the golden button."),
                more=self.tr(
                    "it gets you the card that was turned up, {card}", card=self._the("QH1")
                ),
                teaches=("seven_swap",),
            ),
        )

    def _tricks(self) -> tuple[Step, ...]:
        step, teacher = _SCRIPT.step, self.names[_TEACHER]
        own = trick_key(PUPIL)
        return (
            step(
                "exchanged",
                self.tr("The others exchanged cards, too. You said Raub: you play first."),
                more=self.tr("everybody sees how many cards, but not which"),
                before="lead",
            ),
            step(
                "lead",
                self.tr("The ace of trumps beats everything: click it, then the lit spot."),
            ),
            step(
                "follow",
                self.tr("The others had to follow suit. The ace wins the trick."),
                more=self.tr("to follow suit is to play the same suit"),
                before="lead-again",
                teaches=("must_beat",),
            ),
            step(
                "lead-again",
                self.tr("Now {card} is the best card: play it.", card=self._the("QH1")),
                more=self.tr("the ace and king of trumps are gone"),
            ),
            step(
                "owed",
                self.tr("Two tricks: that is what you owed. More are welcome."),
                before="ace",
            ),
            step("ace", self.tr("Play {card}.", card=self._the("AC1"))),
            step(
                "trumped",
                self.tr("Too bad: {name} had none of that suit, and trumped.", name=teacher),
                more=self.tr("if you cannot follow, you must trump; a trump beats even an ace"),
                before="trump",
                points_at=(trick_key(_TEACHER),),
            ),
            step(
                "trump",
                self.tr(
                    "{name} leads {card}. Play your last card, a trump.",
                    name=teacher,
                    card=self._the("KS1"),
                ),
                more=self.tr("you have nothing of that suit in your hand"),
                points_at=(own,),
            ),
        )

    def _end(self) -> tuple[Step, ...]:
        step, names = _SCRIPT.step, self.names
        return (
            step(
                "counted",
                self.tr("Three tricks: your 21 points become 18."),
                more=self.tr(
                    "{name} won one and has 20; {names} won none and has 23",
                    name=names[_TEACHER],
                    names=names[_OTHER],
                ),
            ),
            step(
                "too-few",
                self.tr("Raub is a risk: too few tricks, and your points go up."),
                more=self.tr("three for one trick, four for none: pass with poor cards"),
            ),
            step(
                "refe",
                self.tr("If all pass on three upcards, the next deal counts double."),
                more=self.tr("that is a Refe; a dealer who passes on writes one, too"),
            ),
            farewell(self.words, step),
        )
