"""Phrases, persons and plural forms give a translated sentence the form it asks for."""

from __future__ import annotations

from handfoot_gui.core.text.phrases import Gender, Person, Phrase, filled, in_english, several

NINE = Phrase.of("devetka; acc: devetku; ins: devetkom; gender: f")
KING = Phrase.of("kralj; acc: kralja; gender: m")
ONE = Phrase.of("jedan; f: jedna; f.acc: jednu")


def test_a_sentence_gets_the_form_it_asks_for_and_else_the_nearest() -> None:
    assert filled("{card} / {card:acc} / {card:dat}", card=NINE) == "devetka / devetku / devetka"
    assert filled("{count:f.acc} {count:f.dat} {count:m}", count=ONE) == "jednu jedna jedan"
    assert filled("{card:^acc}, {card:^}", card=NINE) == "Devetku, Devetka"


def test_a_composed_phrase_passes_the_form_on() -> None:
    suit = Phrase.of("karo")
    card = Phrase.of("{rank:*} {suit}; gender: {rank:gender}", rank=NINE, suit=suit)
    assert filled("{card:ins}", card=card) == "devetkom karo"
    assert filled("{card:^} je {card:okrenuta|okrenut|okrenuto}", card=card) == (
        "Devetka karo je okrenuta"
    )


def test_a_verb_agrees_with_one_player_and_with_several() -> None:
    text = "{name} {name:izložila|izložio|izlaže|izložili|izložile}"
    marta, josip = Person("Marta", Gender.FEMININE), Person("Josip", Gender.MASCULINE)
    assert filled(text, name=marta) == "Marta izložila"
    assert filled(text, name=josip) == "Josip izložio"
    assert filled(text, name=Person("Kim")) == "Kim izlaže"
    assert filled(text, name=several("Marta i Josip", [marta, josip])) == "Marta i Josip izložili"
    assert filled(text, name=several("Marta i Ana", [marta, marta])) == "Marta i Ana izložile"
    assert filled("{name:ona|on}", name=Person("Kim")) == "on"


def test_facts_are_put_in_as_they_are_and_a_faulty_text_stops_nobody() -> None:
    assert filled("{name}, {card:acc}", name=Person("{card}"), card="x") == "{card}, x"
    assert filled("{nmae} {name:acc} } {", name="Marta") == "{nmae} Marta } {"
    assert filled("{card:acc}", card=Phrase.of("{missing:*}; acc")) == ""


def test_english_has_its_two_plural_forms_in_the_text() -> None:
    text = "{count} card(s) (is|are) (a|many)"
    assert in_english(text, 1) == "{count} card is a"
    assert in_english(text, 0) == in_english(text, 5) == "{count} cards are many"
