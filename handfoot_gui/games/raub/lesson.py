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
    options = adopted(RaubRules, BASE, family, ("players",), _SCRIPT.moves)
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
                    "Welcome! {name} speaks here, the neighbour. In Raub everybody plays alone, "
                    "with four cards, for four tricks.",
                    name=self.names[_TEACHER],
                ),
                before="look",
            ),
            step(
                "aim",
                self.tr(
                    "To a trick everybody plays one card, and the best of them wins it. Everybody "
                    "begins with 21 points, and a trick takes one away: who has none left wins."
                ),
                before="look",
            ),
            step(
                "look",
                self.tr(
                    "{name} has dealt, so the own cards lie there face down. Who dares says Raub "
                    "unseen. Today it is wiser to look: press the golden button.",
                    name=self.names[PUPIL],
                ),
            ),
            step(
                "upcard",
                self.tr(
                    "This card was turned up. Who says Raub makes its suit trumps: they beat all "
                    "other cards. But then two tricks must be won."
                ),
                before="dalje",
                points_at=(UPCARDS,),
            ),
            step(
                "dalje",
                self.tr(
                    "There are no {suit} in the hand, so this is no good. “Dalje” means pass: "
                    "press the golden button.",
                    suit=words.suit(Suit.SPADES),
                ),
            ),
            step(
                "second-upcard",
                self.tr(
                    "Nobody wanted that suit, so another card was turned. This one is better: the "
                    "hand has {cards} of its suit, and another ace.",
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
                self.tr(
                    "Poor cards may be exchanged now. {card:^} is the only one: click it, then "
                    "the place that lights up.",
                    card=self._the("8D1"),
                ),
                before="change",
                laid_out=cards("8D1"),
                points_at=(ASIDE,),
            ),
            step("change", self.tr("The other three are good. Press the golden button.")),
            step(
                "seven",
                self.tr(
                    "What luck, the seven of trumps! Who holds it may swap it for the card that "
                    "was turned up, {card}. Press the golden button.",
                    card=self._the("QH1"),
                ),
                teaches=("swap_in_exchange_only",),
            ),
        )

    def _tricks(self) -> tuple[Step, ...]:
        step, teacher = _SCRIPT.step, self.names[_TEACHER]
        own = trick_key(PUPIL)
        return (
            step(
                "exchanged",
                self.tr(
                    "The others have exchanged, too. How many cards is no secret, which ones is. "
                    "Now the tricks: who said Raub plays first."
                ),
                before="lead",
            ),
            step(
                "lead",
                self.tr(
                    "The ace of trumps beats every card. Click it, then the place that lights up."
                ),
            ),
            step(
                "follow",
                self.tr(
                    "The others had to follow, that is play the same suit, because they could. "
                    "The ace wins the trick."
                ),
                before="lead-again",
                teaches=("must_beat",),
            ),
            step(
                "lead-again",
                self.tr(
                    "Ace and king of trumps are gone. So {card} is the best card now: play it.",
                    card=self._the("QH1"),
                ),
            ),
            step(
                "owed",
                self.tr("Two tricks: that is what was owed. Every further one is welcome."),
                before="ace",
            ),
            step("ace", self.tr("Play {card}.", card=self._the("AC1"))),
            step(
                "trumped",
                self.tr(
                    "A pity: {name} had none of that suit. Who cannot follow must play a trump, "
                    "and a trump beats even an ace.",
                    name=teacher,
                ),
                before="trump",
                points_at=(trick_key(_TEACHER),),
            ),
            step(
                "trump",
                self.tr(
                    "Now {name} leads {card}. Nothing of that suit is in the hand here, so the "
                    "last card is played: a trump, too.",
                    name=teacher,
                    card=self._the("KS1"),
                ),
                points_at=(own,),
            ),
        )

    def _end(self) -> tuple[Step, ...]:
        step, names = _SCRIPT.step, self.names
        return (
            step(
                "counted",
                self.tr(
                    "Three tricks: 21 points become 18. {name} won one and comes to 20. Who wins "
                    "none gets two points more: {names} stands at 23.",
                    name=names[_TEACHER],
                    names=names[_OTHER],
                ),
            ),
            step(
                "too-few",
                self.tr(
                    "Raub is a risk: who says it and wins one trick only gets three points more, "
                    "and four without any. So with poor cards say Dalje."
                ),
            ),
            step(
                "refe",
                self.tr(
                    "If nobody wants any of three cards turned up, the deal is over and a Refe is "
                    "written: the next deal counts double. So it does when a dealer passes on."
                ),
            ),
            farewell(self.words, step),
        )
