"""Rules, score sheets and score keepers can be right in a language with cases and three plurals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.scorekeeping import ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import Gender, untranslated
from handfoot_gui.core.text.words import Reader, Words, plain_number
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.entries import DealEntry, SideEntry
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.options import option_texts
from handfoot_gui.games.hand_and_foot.text.rule_card import HandAndFootCard
from handfoot_gui.session.score_sheet import terms_of

SERBIAN = {
    "one": ("jedan; f: jedna; f.acc: jednu",),
    "two": ("dva; f: dve",),
    "three": ("tri",),
    "five": ("pet",),
    "book(s)": ("gomila", "gomile", "gomila"),
    "card(s)": ("karta", "karte", "karata"),
    "{count} card(s)": (
        "{count:f} karta; acc: {count:f.acc} kartu", "{count:f} karte", "{count} karata",
    ),
    "{new} drawn instead of {old}": ("vuče se {new}, ne {old:acc}",),
    (
        "Draw {cards} from the stock or pick up the discard pile. Meld as much as you like, then "
        "discard one card to end your turn."
    ): ("Treba vući {cards:acc}.",),
    "{count:^} player(s), no partners.": (
        "{count:^} igrač, sam.", "{count:^} igrača, svaki za sebe.", "{count:^} igrača, svako sam.",
    ),
    "clean": ("čist",),
    "{count} {clean} {piles}": (
        "{count:f} {clean}a {piles}", "{count:f} {clean}e {piles}", "{count} {clean}ih {piles}",
    ),
    "{side}: {needed} (is|are) still needed to go out.": (
        "{side}: za izlazak nedostaje {needed}.", "{side}: za izlazak nedostaju {needed}.",
        "{side}: za izlazak nedostaje {needed}.",
    ),
    "You entered {entered} red three(s), but the decks have {most}.": (
        "Uneta je {entered} crvena trojka, a ima ih {most}.",
        "Unete su {entered} crvene trojke, a ima ih {most}.",
        "Uneto je {entered} crvenih trojki, a ima ih {most}.",
    ),
    "{name} went out and cannot have cards left.": (
        "{name} je {name:izašla|izašao} i nema više ništa.",
    ),
}  # fmt: skip


def translate(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """Serbian as far as these tests need it."""
    forms = SERBIAN.get(text)
    if forms is None:
        return untranslated(context, text, disambiguation, n)
    is_teen, last = 11 <= n % 100 <= 14, n % 10
    form = 2 if is_teen or not 1 <= last <= 4 else last > 1
    return forms[form if len(forms) > 1 else 0]


def gender_of(name: str) -> Gender:
    return Gender.FEMININE if name in ("Marta", "Elise") else Gender.MASCULINE


WORDS = Words(translate, plain_number, Reader(gender_of))


@pytest.mark.parametrize(
    ("draw", "said", "change"),
    [
        (1, "Treba vući jednu kartu.", "vuče se jedna karta, ne dve karte"),
        (2, "Treba vući dve karte.", ""),
        (5, "Treba vući pet karata.", "vuče se pet karata, ne dve karte"),
    ],
)
def test_a_card_of_rules_and_its_changes_ask_for_cases(draw: int, said: str, change: str) -> None:
    options = replace(Options(), draws=(draw,))
    assert HandAndFootCard(WORDS, options).turn() == said
    assert "".join(option_texts(WORDS, options).differences(Options(), options)) == change


def test_a_figure_of_the_form_has_its_unit_in_the_plural_form_of_the_figure() -> None:
    unit = option_texts(WORDS, Options()).fields["packets"].unit
    assert [unit(number) for number in (1, 3, 11, 13, 21, 22)] == [
        "karta", "karte", "karata", "karata", "karta", "karte",
    ]  # fmt: skip


def problems(game: str, options: Any, *sides: SideEntry) -> list[str]:
    """What is wrong with a deal, in words."""
    names = ("Marta", "Elise", "Josip", "Karl")
    deals = (DealEntry(sides),)
    kept: ScoredGame[Any, Any] = ScoredGame(game, "classic", options, names, Seat(0), deals=deals)
    found = GAMES[game].scorekeeper(options).problems(deals, Seat(0))
    return [terms_of(kept, WORDS).problem(problem) for problem in found]


@pytest.mark.parametrize(
    ("clean", "said"),
    [(2, "nedostaje jedna čista gomila"), (1, "nedostaju dve čiste gomile"),
     (-2, "nedostaje pet čistih gomila")],
)  # fmt: skip
def test_missing_piles_agree_with_their_number(clean: int, said: str) -> None:
    needed = replace(Options().quotas[0][0], clean=max(3, 3 - clean))
    own = SideEntry(clean=max(0, clean), dirty=2, wild=1, out=2, melded=700)
    options = replace(Options(), quotas=((needed,),))
    found = problems("hand-and-foot", options, own, SideEntry(left=120))
    assert any(f"Josip and Marta: za izlazak {said}." == sentence for sentence in found), found


@pytest.mark.parametrize(
    ("entered", "said"),
    [(21, "Uneta je 21 crvena trojka"), (22, "Unete su 22 crvene trojke"),
     (15, "Uneto je 15 crvenih trojki")],
)  # fmt: skip
def test_entered_cards_agree_with_their_number(entered: int, said: str) -> None:
    own = SideEntry(red_threes_laid=entered, melded=700)
    found = problems("hand-and-foot", Options(), own, SideEntry(left=120))
    assert f"{said}, a ima ih 10." in found


@pytest.mark.parametrize(("out", "said"), [(0, "Marta je izašla"), (2, "Josip je izašao")])
def test_who_went_out_is_she_or_he(out: int, said: str) -> None:
    options = GAMES["hand-and-foot"].presets["simpson"]
    sides = [SideEntry(left=50)] * 4
    sides[out] = SideEntry(clean=1, dirty=1, out=out, melded=200, left=20)
    found = problems("hand-and-foot", options, *sides)
    assert f"{said} i nema više ništa." in found
