"""The sentences of Hand and Foot in a language with cases, genders and three plural forms."""

from __future__ import annotations

from typing import Final

import pytest
from table_positions import position

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import CardTwice, Problem
from handfoot_gui.core.messages import MoveSeen, recap
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import Gender, untranslated
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Draw
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.text.log import HandAndFootLog
from handfoot_gui.games.hand_and_foot.text.refusals import refusal

NAMES: Final = ("Marta", "Josip", "Karl", "Ana")
NINE: Final = Card.parse("9H1")
SERBIAN: Final = {
    "one": "jedan; f: jedna; f.acc: jednu",
    "two": "dva; f: dve",
    "five": "pet",
    "{count} card(s)": (
        "{count:f} karta; acc: {count:f.acc} kartu", "{count:f} karte", "{count} karata"),
    "book(s)": ("gomila; acc: gomilu", "gomile", "gomila"),
    "clean": "čist",
    "{count} {clean} {piles}": (
        "{count:f} {clean}a {piles}; acc: {count:f.acc} {clean}u {piles:acc}",
        "{count:f} {clean}e {piles}", "{count} {clean}ih {piles}"),
    "{count} wild {piles}": (
        "{count:f} divlja {piles}; acc: {count:f.acc} divlju {piles:acc}",
        "{count:f} divlje {piles}", "{count} divljih {piles}"),
    "{first} and {last}": "{first:*} i {last:*}",
    "To go out you still need {piles}, and a place for every card.":
        "Za izlaz treba još imati {piles:acc}, i mesto za svaku kartu.",
    "{count:^} card(s) (has|have) to stay in your foot.": (
        "{count:^f} karta mora ostati u nozi.", "{count:^f} karte moraju ostati u nozi.",
        "{count:^} karata mora ostati u nozi."),
    "nine": "devetka; acc: devetku; gender: f",
    "king": "kralj; acc: kralja; gender: m",
    "hearts": "herc",
    "{rank} of {suit}": "{rank:*} {suit}; gender: {rank:gender}",
    "the {card}": "{card:*}; gender: {card:gender}",
    "{card:^} can be laid only once.":
        "{card:^} može biti {card:izložena|izložen|izloženo} samo jednom.",
    "{name} drew {cards}.": "{name} je {name:izvukla|izvukao|izvlači} {cards:acc}.",
    "{name} discarded {card}.": "{name} je {name:odbacila|odbacio|odbacuje} {card:acc}.",
    "drew {count} card(s)": (
        "{name:izvukla|izvukao|vuče} {count:f.acc} kartu",
        "{name:izvukla|izvukao|vuče} {count:f} karte",
        "{name:izvukla|izvukao|vuče} {count} karata"),
    "discarded {cards}": "{name:odbacila|odbacio|odbacuje} {cards:acc}",
    "{name} {deeds}.": "{name} je {deeds}.",
}  # fmt: skip


def in_serbian(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """What a catalogue would give; the English text where there is none here."""
    found = SERBIAN.get(text, "")
    if isinstance(found, str):
        return found or untranslated(context, text, disambiguation, n)
    is_one, is_few = n % 10 == 1 and n % 100 != 11, n % 10 in (2, 3, 4) and n % 100 // 10 != 1
    return found[0 if is_one else 1 if is_few else 2]


WORDS: Final = Words(
    in_serbian,
    reader=Reader(lambda name: Gender.FEMININE if name.endswith("a") else Gender.MASCULINE),
)


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (no.NoWayOut(1, 0, 2),
         "Za izlaz treba još imati jednu čistu gomilu i dve divlje gomile, "
         "i mesto za svaku kartu."),
        (no.NoWayOut(5, 0, 0),
         "Za izlaz treba još imati pet čistih gomila, i mesto za svaku kartu."),
        (no.KeepCards(1, 2), "Dve karte moraju ostati u nozi."),
        (no.KeepCards(1, 5), "Pet karata mora ostati u nozi."),
        (no.KeepCards(1, 21), "21 karta mora ostati u nozi."),
        (CardTwice(Card.parse("9H1")), "Devetka herc može biti izložena samo jednom."),
        (CardTwice(Card.parse("KH1")), "Kralj herc može biti izložen samo jednom."),
    ],
)  # fmt: skip
def test_a_refusal_has_the_cases_and_plural_forms_it_needs(problem: Problem, said: str) -> None:
    assert refusal(WORDS, NAMES, Options(), problem) == said


@pytest.mark.parametrize(
    ("name", "drew", "discarded"),
    [
        ("Marta", "izvukla dve karte", "odbacila devetku herc"),
        ("Josip", "izvukao dve karte", "odbacio devetku herc"),
    ],
)
def test_the_log_and_the_cover_agree_with_whoever_acts(
    name: str, drew: str, discarded: str
) -> None:
    rules, state = HandAndFoot(Options()), position("9H KH KS", phase=Phase.DRAW)
    log = HandAndFootLog(WORDS, (name, *NAMES[1:]), rules.options)
    lines = []
    for kind in (Draw, Discard):
        move = next(
            one for one in rules.suggestions(rules.view(state, Seat(0)))
            if isinstance(one, kind) and getattr(one, "card", NINE).face == "9H"
        )  # fmt: skip
        after = rules.apply(state, Seat(0), move)
        lines += log.lines(MoveSeen(Seat(0), move, state.public, after.public))
        state = after
    assert [line.text for line in lines] == [f"{name} je {drew}.", f"{name} je {discarded}."]
    told = recap(lines, (name, *NAMES[1:])).sentences(WORDS)
    assert told == (f"{name} je {drew} i {discarded}.",)
