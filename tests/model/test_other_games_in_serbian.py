"""Raub and Manipulation Rummy in a language with cases, genders and three plural forms."""

from __future__ import annotations

from typing import Final

import pytest
from manipulation_positions import Position
from raub_positions import Deals, cards

from handfoot_gui.core.cards import Rank, Suit
from handfoot_gui.core.messages import LogLine, recap
from handfoot_gui.core.preferences import Preferences, SuitSigns
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.phrases import Gender, untranslated
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Name
from handfoot_gui.games.manipulation.text.prompts import ManipulationPrompts
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.problems import MustFollow, UpcardKept

NAMES: Final = ("Marta", "Josip", "Kim", "Karl")
SERBIAN: Final = {
    "one": "jedan; f: jedna; f.acc: jednu",
    "two": "dva; f: dve",
    "five": "pet",
    "{count} card(s)": (
        "{count:f} karta; acc: {count:f.acc} kartu", "{count:f} karte", "{count} karata"),
    "{number} point(s)": ("{number} poen", "{number} poena", "{number} poena"),
    "nine": "devetka; acc: devetku; ins: devetkom; gender: f",
    "Ober": "gornjak; acc: gornjaka; ins: gornjakom; gender: m",
    "hearts": "srce; gen: srca; gender: n",
    "acorns": "žir; gen: žira; acc: žir; gender: m",
    "{rank} of {suit}": "{rank:*} {suit:gen}; gender: {rank:gender}",
    "the {card}": "{card:*}; gender: {card:gender}",
    "{first} and {last}": "{first:*} i {last:*}",
    "{name} {deeds}.": "{name} {deeds}.",
    "{card:^} was turned up.": "{card:^} je {card:okrenuta|okrenut|okrenuto}.",
    "{name} led {card}.": "{name} {name:je izašla|je izašao|izlazi} {card:ins}.",
    "exchanged {count} card(s)": (
        "{name:je zamenila|je zamenio|menja} {count:f.acc} kartu",
        "{name:je zamenila|je zamenio|menja} {count:f} karte",
        "{name:je zamenila|je zamenio|menja} {count} karata"),
    "{suit:^} were led: follow suit.": "Mora da se odgovori na {suit:acc}.",
    "{card:^} stays in your hand until you play it.":
        "{card:^} ostaje u ruci dok ne bude {card:odigrana|odigran|odigrano}.",
    "Hint: you can lay {cards}(|, no more).": (
        "Pomoć: može se izložiti {cards}.",
        "Pomoć: mogu se izložiti {cards}, ne više.",
        "Pomoć: može se izložiti {cards}, ne više."),
    "You still need {points} for your first play.": (
        "Nedostaje {points}.", "Nedostaju {points}.", "Nedostaje {points}."),
    "needs the {rank}": "nedostaje {rank}",
    "{name} laid {cards} and moved {moved}.":
        "{name} {name:je izložila|je izložio|izlaže} {cards:acc} i premestila {moved:acc}.",
    "(a nine|{count} nines)": ("devetka; acc: devetku", "{count:f} devetke", "{count} devetki"),
    "laid {cards}": "{name:je izložila|je izložio|izlaže} {cards:acc}",
    "moved {count} card(s)": (
        "{name:premestila|premestio|premešta} {count:f.acc} kartu",
        "{name:premestila|premestio|premešta} {count:f} karte",
        "{name:premestila|premestio|premešta} {count} karata"),
    "{why:^}.": "{why:^}.",
}  # fmt: skip


def in_serbian(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """What a catalogue would give; the English text where there is none here."""
    found = SERBIAN.get(text, "")
    if isinstance(found, str):
        return found or untranslated(context, text, disambiguation, n)
    is_one, is_few = n % 10 == 1 and n % 100 != 11, n % 10 in (2, 3, 4) and n % 100 // 10 != 1
    return found[0 if is_one else 1 if is_few else 2]


def gender_of(name: str) -> Gender:
    """Nobody has said how sentences speak of Kim."""
    return {"Marta": Gender.FEMININE, "Kim": Gender.UNSAID}.get(name, Gender.MASCULINE)


WORDS: Final = Words(in_serbian, reader=Reader(gender_of))


def test_raub_with_hungarian_cards_declines_them_and_verbs_agree_with_cards_and_players() -> None:
    deals = Deals({0: "QC 9H 8S 8D", 1: "9C 8C TC JC"}, upcard="9D", talon="QH KH", dealer=0)
    presenter = RaubPresenter(deals.rules, NAMES, WORDS)
    presenter.prefer(Preferences(suit_signs=SuitSigns.HUNGARIAN))
    told: list[LogLine] = []

    def do(move: m.Move, seat: Seat | None = None) -> str:
        mover = deals.actor if seat is None else seat
        assert mover is not None
        before = deals.view(0)
        deals.do(move, seat)
        lines = presenter.narrate(before, mover, move, deals.view(0))
        told.extend(lines)
        return lines[-1].text if lines else ""

    do(m.Look())
    for _ in range(4):
        do(m.Dalje())
    assert do(m.TurnUp(), TABLE) == "Gornjak srca je okrenut."
    do(m.Raub())
    told.clear()
    do(m.Exchange(cards("8S 8D")))
    deals.settle()
    do(m.Exchange(cards("8C")))
    assert recap(told, NAMES).sentences(presenter.words) == (
        "Marta je zamenila dve karte.",
        "Josip je zamenio jednu kartu.",
    )
    assert presenter.refusal(MustFollow(Suit.CLUBS)) == "Mora da se odgovori na žir."
    nine, ober = cards("9C QC")
    assert presenter.refusal(UpcardKept(nine)) == (
        "Devetka žira ostaje u ruci dok ne bude odigrana."
    )
    assert presenter.refusal(UpcardKept(ober)) == (
        "Gornjak žira ostaje u ruci dok ne bude odigran."
    )


def test_a_lead_is_told_in_the_case_of_the_verb() -> None:
    deals = Deals({0: "9C QC 8S 8D"}, upcard="9D", dealer=0)
    presenter = RaubPresenter(deals.rules, NAMES, WORDS)
    presenter.prefer(Preferences(suit_signs=SuitSigns.HUNGARIAN))
    deals.asked(0)
    deals.stand_pat()
    before, lead = deals.view(0), m.Play(cards("QC")[0])
    deals.do(lead)
    (line,) = presenter.narrate(before, Seat(0), lead, deals.view(0))
    assert line.text == "Marta je izašla gornjakom žira."


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Pomoć: može se izložiti jedna karta."),
        (2, "Pomoć: mogu se izložiti dve karte, ne više."),
        (5, "Pomoć: može se izložiti pet karata, ne više."),
        (21, "Pomoć: može se izložiti 21 karta."),
    ],
)
def test_a_hint_counts_cards_in_three_plural_forms(count: int, said: str) -> None:
    options = Position().rules.options
    assert ManipulationPrompts(WORDS, NAMES, options).number_hint(count) == said


def test_manipulation_tells_what_was_laid_and_what_is_missing() -> None:
    position = Position(hand="9H 9D KC KD", table="6S 7S 8S 9S")
    presenter = ManipulationPresenter(position.rules, NAMES, WORDS)
    before, move = position.rules.view(position.state, Seat(2)), position.play("6S 7S 8S,9S 9H 9D")
    after = position.rules.apply(position.state, Seat(0), move)
    lines = presenter.narrate(before, Seat(0), move, position.rules.view(after, Seat(2)))
    assert lines[0].text == "Marta je izložila dve devetke i premestila jednu kartu."
    (said,) = recap(lines, NAMES).sentences(WORDS)
    assert said.endswith(" i premestila jednu kartu.")
    assert presenter.refusal(no.TooFewPoints(38, 40)) == "Nedostaju 2 poena."
    assert presenter.refusal(no.TooFewPoints(19, 40)) == "Nedostaje 21 poen."
    nine = Name(Rank.NINE, Suit.SPADES)
    assert presenter.refusal(no.MissingCards((nine,))) == "Nedostaje devetka."
