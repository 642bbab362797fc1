"""Rule cards say every field of a rule set that matters in it, and nothing it does not have."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.options import changed_fields
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.text.options import option_texts
from handfoot_gui.games.manipulation.rules.options import Options as Manipulation
from handfoot_gui.games.raub.rules.options import Options as Raub
from handfoot_gui.games.raub.rules.options import Points as RaubPoints
from tests.other_values import other_values
from tests.random_options import any_options
from tests.sampling import examples

WORDS = Words()
CLASSIC = Options()
BASES = {
    "classic": CLASSIC,
    "open": replace(
        CLASSIC,
        open_clean=o.Openness.NATURALS,
        open_dirty=o.Openness.ALL,
        open_wild=True,
        wild_limit=o.WildLimit.FREE,
        pile_condition=o.PileCondition.PAIR_OR_WILD,
        minima_by_score=(o.ScoreStep(500, 50), o.ScoreStep(1000, 90)),
        special_piles=(o.SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),),
        deals=0,
        target=20_000,
        stock_piles=2,
        exact_cut_bonus=100,
    ),
    "special": replace(CLASSIC, deck=o.Deck.SPECIAL),
    "alone": replace(
        CLASSIC, sides=o.Sides.ALONE, partners_in_foot=o.PartnersInFoot.NO, permission=False
    ),
    "threes": replace(
        CLASSIC,
        black_threes=o.BlackThrees.CLEAN_MELD,
        red_threes_need=o.RedThreesNeed.DOWN,
        melds_need=o.MeldsNeed.PILE,
    ),
    "penalty": replace(CLASSIC, red_threes=o.RedThrees.PENALTY, take_most=0),
}


def idle_reason(options: Options, field: str) -> str:
    return option_texts(WORDS, options).idle_reason(field)


def lines(game: str, options: Any) -> tuple[str, ...]:
    """The sentences and the rows of the score."""
    card = GAMES[game].rule_card(WORDS, options, "Ours")
    rows = (f"{row.text}: {row.points}" for row in card.scores)
    return (*(s for section in card.sections for s in section.sentences), *rows)


def text(options: Any, game: str = "hand-and-foot") -> str:
    card = GAMES[game].rule_card(WORDS, options, "Ours")
    parts = [card.title, card.summary, card.score_title]
    for section in card.sections:
        parts += [section.title, *section.sentences]
    parts += [f"{row.text}: {row.points}" for row in card.scores]
    return "\n".join(parts)


def every_preset(game: str) -> list[Any]:
    made = GAMES[game].preset_options
    seats = GAMES[game].preset_seats.items()
    return [made(preset, players, None) for preset, counts in seats for players in counts]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_reads_well(game: str) -> None:
    for options in [*every_preset(game), *(BASES.values() if game == "hand-and-foot" else ())]:
        assert "{" not in text(options, game)
        sections = GAMES[game].rule_card(WORDS, options, "Ours").sections
        assert len(sections) == 10 or game != "hand-and-foot"
        for section in sections:
            assert section.sentences
            for sentence in section.sentences:
                assert sentence.endswith("."), sentence
                assert sentence[0].isupper() or not sentence[0].isalpha(), sentence


@pytest.mark.parametrize("field", Options.__struct_fields__)
def test_another_value_of_a_field_makes_another_card(field: str) -> None:
    """A field may do nothing in some rule sets, but not in all of these."""
    assert any(
        all(text(replace(base, **{field: value})) != text(base)
            for value in other_values(base, field))
        for base in BASES.values()
    )  # fmt: skip


LITTLE = {"stock_out", "take_before_down"}
"""Fields whose note says that one of their values does not do much."""


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", range(examples(20, 40)))
def test_the_card_changes_with_every_field_but_those_said_to_do_nothing(seed: int) -> None:
    base = any_options(random.Random(seed))
    before = text(base)
    for field in set(Options.__struct_fields__) - {"players", "sides"} - LITTLE:
        is_idle = bool(idle_reason(base, field))
        for value in other_values(base, field):
            changed = replace(base, **{field: value})
            if value == getattr(base, field) or are_one(base, changed):
                continue
            assert (text(changed) == before) == is_idle, (field, value)


def are_one(one: Options, other: Options) -> bool:
    """Whether both bring the top card only, from however large a pile."""
    return one.take_most == other.take_most == 1


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("word", o.PileWord)
def test_the_card_uses_the_word_of_the_set_and_no_other(base: str, word: o.PileWord) -> None:
    found = text(replace(BASES[base], pile_word=word)).lower()
    others = {"canasta": "canasta", "book": "book", "pile": "clean pile"}
    said = "book" if word is o.PileWord.USUAL else word
    assert [one for kind, one in others.items() if kind != said and one in found] == []
    assert word == "pile" or "dirty pile" not in found


@pytest.mark.parametrize("base", BASES)
def test_the_card_says_red_and_black_where_the_set_does(base: str) -> None:
    found = text(replace(BASES[base], clean_word=o.CleanWord.RED)).lower()
    assert not re.search(r"\b(clean|dirty)\b", found)
    assert re.search(r"\bred (book|canasta|pile)s?\b", found)
    assert re.search(r"\bblack (book|canasta|pile)s?\b", found)


def test_the_classic_card() -> None:
    found = text(CLASSIC)
    for sentence in (
        "four players, two pairs, five decks, hand 13, foot 13, four deals",
        "Five decks with two jokers each: 270 cards.",
        "Draw two cards from the stock",
        "You pick up the top seven cards, or the whole pile if it has fewer.",
        "A meld holds at least twice as many naturals as wilds: one wild in three to five cards, "
        "two in six or seven.",
        "A side’s first meld needs 50, 90, 120, 150 points in deals one through four",
        "Each red three counts 100, with or without a first meld; one not laid counts −100, even "
        "in an unopened foot.",
        "The player on the dealer’s left starts; play and deal pass to the left.",
        "The dealer deals everybody a hand of 13; the dealer’s partner deals everybody a foot of "
        "13.",
        "If the stock ends the deal, nobody gets the bonus for going out.",
        "If the stock is empty, a red three is laid without a replacement.",
        "A wild laid on an unfinished clean meld makes it dirty.",
        "When you play from your foot and may not go out yet, keep two cards after melding and one",
        "a tie is shared.",
        "To go out, a side needs two clean, two dirty and one wild.",
        "Wild book: 1,500",
        "Black three left: −5",
    ):
        assert sentence in found


WHOLE = replace(CLASSIC, take_most=0)
OF_SEVENS = "Toward going out, a book of sevens counts only as one of sevens."
TURNED_UP = "A red three that is turned up stays, too; if you pick it up with the pile, you lay it"
ONE_CARD = "You pick up only the top card. A three"
LAID = "is laid and replaced at once"
FEW_KEPT = "keep two cards in hand after melding (unless you completed a"
SAID: list[tuple[Options, tuple[str, ...], tuple[str, ...]]] = [
    (BASES["alone"], (), ("artner", "side")),
    (replace(CLASSIC, wild_melds=False), (), ("Wild book",)),
    (BASES["special"], ("ady",), ("ed three", LAID)),
    (replace(CLASSIC, take_most=1), (ONE_CARD,), ("if it has fewer",)),
    (replace(CLASSIC, take_least=1, take_most=1), (ONE_CARD,), ("if there are fewer",)),
    (BASES["open"], (OF_SEVENS,), ()),
    # Nobody discards a red three, so that only one turned up lies in the pile.
    (CLASSIC, (), (OF_SEVENS, TURNED_UP, "keep two cards in hand", LAID)),
    (PRESETS["classic-upcard"], (TURNED_UP, f"A red three among them {LAID}; one deeper in"), ()),
    (replace(CLASSIC, upcard=o.Upcard.NONE), (), (LAID,)),
    (replace(CLASSIC, going_out_bonus=0), (), ("bonus for going out",)),
    (PRESETS["pennies"], ("one of the dealer’s partners deals everybody a foot of 11.",), ()),
    (BASES["alone"], ("a hand of 13 and a foot of 13.",), (" partner",)),
    (replace(CLASSIC, red_threes=o.RedThrees.PENALTY), (), ("replacement",)),
    (BASES["special"], (), ("replacement", "red three")),
    (replace(BASES["penalty"], upcard=o.Upcard.LEFT), (), (TURNED_UP, LAID)),
    (replace(BASES["special"], upcard=o.Upcard.LEFT), (), (TURNED_UP,)),
    # Decision 14, as in Pennies.
    (PRESETS["pennies"],
     (FEW_KEPT, "While you are in your foot and may not go out yet, keep two cards"), ()),
    (replace(WHOLE, upcard=o.Upcard.LEFT), (f"A red three in it {LAID}.",), ()),
    (WHOLE, (), (LAID,)),
    (replace(CLASSIC, black_threes=o.BlackThrees.GOING_OUT, black_three_melded=-50),
     ("seven make a clean book. Each counts −50.",), ("−5.",)),
    (replace(CLASSIC, jokers_per_pack=0), ("Five decks without jokers: 260 cards.",), ()),
    (replace(CLASSIC, take_most=1), (), (LAID,)),
    (replace(WHOLE, red_threes=o.RedThrees.PENALTY), (), (LAID,)),
    (replace(WHOLE, deck=o.Deck.SPECIAL), (), (LAID,)),
]  # fmt: skip


@pytest.mark.parametrize(("options", "said", "not_said"), SAID)
def test_what_a_rule_set_has_is_said_and_nothing_it_does_not_have(
    options: Options, said: tuple[str, ...], not_said: tuple[str, ...]
) -> None:
    found = text(options)
    assert [sentence for sentence in said if sentence not in found] == []
    found = found.replace("no partners", "")
    assert [sentence for sentence in not_said if sentence in found] == []


def test_limits_follow_the_engine() -> None:
    for limit in o.WildLimit:
        options = replace(CLASSIC, wild_limit=limit)
        most = max(n for n in range(8) if options.wilds_allowed(7 - n) >= n)
        melds = GAMES["hand-and-foot"].rule_card(WORDS, options, "").sections[4]
        assert f"{WORDS.count(most)} " in melds.sentences[0]


@pytest.mark.sampled(34)
@pytest.mark.parametrize("seed", range(100))
def test_any_rule_set_can_be_put_into_words(seed: int) -> None:
    dice = random.Random(seed)
    options = CLASSIC
    for field in Options.__struct_fields__:
        if dice.random() < 0.4:
            options = replace(options, **{field: dice.choice(other_values(options, field))})
    differences = option_texts(WORDS, options).differences(CLASSIC, options)
    assert "{" not in text(options) + "".join(differences)
    assert all(differences)
    assert len(set(differences)) == len(changed_fields(CLASSIC, options))


def test_a_deal_that_asks_for_a_concealed_pile_asks_for_no_points() -> None:
    """Decision 18: a concealed pile replaces the minimum of its deal."""
    found = text(PRESETS["saskatchewan"])
    assert "needs 50, 90, 120 points in deals one through three." in found
    assert "In deal 4 the first meld is a concealed canasta of any kind instead" in found
    assert "150 points" not in found
    amid = text(replace(CLASSIC, concealed_deals=(2, 3)))
    assert "needs 50 points in deal 1 and 150 points in deal 4." in amid
    assert "In deals 2 and 3 the first meld is a concealed book of any kind instead" in amid
    to_a_score = text(replace(CLASSIC, concealed_deals=(4,), deals=0, target=5000))
    assert "120 points in deal 3 and 150 points from deal 5 on." in to_a_score
    always = replace(CLASSIC, concealed_deals=(1, 2, 3, 4))
    assert (
        "needs"
        not in text(always)
        .split("First meld\n")[1]
        .split("Lay your first meld down in one move")[0]
    )
    assert "every first meld is a whole book" in idle_reason(always, "minima")


# --- Raub and Manipulation Rummy ----------------------------------------------------------------


def of_use(options: Any) -> tuple[Any, ...]:
    """What the switches mean: two ways to say the same packs are one."""
    if isinstance(options, Manipulation):
        plain = replace(options, packs=options.pack_count, jokers=options.joker_count)
        return tuple(msgspec.structs.asdict(plain).values())
    return tuple(msgspec.structs.asdict(options).values())


@pytest.mark.parametrize("game", ["raub", "manipulation"])
def test_every_switch_changes_a_sentence(game: str) -> None:
    changing: set[str] = set()
    for base in every_preset(game):
        before = lines(game, base)
        for field, said in GAMES[game].option_texts(WORDS, base).fields.items():
            for value in said.values or (True, False, 0, 2, 10, {"A": 15}, {"trick": 2}):
                if isinstance(value, bool) != isinstance(getattr(base, field), bool):
                    continue
                changed: Any = {**msgspec.to_builtins(base), "players": base.players}
                try:
                    made = msgspec.convert({**changed, field: value}, type(base))
                except msgspec.ValidationError:
                    continue
                is_idle = bool(GAMES[game].option_texts(WORDS, made).idle_reason(field))
                is_same = is_idle or of_use(made) == of_use(base)
                assert (lines(game, made) == before) is is_same, (base, field, value)
                changing |= set() if is_same else {field}
    assert changing == set(base.__struct_fields__), "every option has its place on the card"


TERMS = {
    "raub": (
        "trick", "trumps", "talon", "upcard", "raub", "dalje", "blind raub", "owes 1", "owes 2",
        "exchange", "refe",
    ),
    "manipulation": (
        "stock", "meld", "group", "sequence", "joker’s name", "knock", "undercut", "go out",
        "last lap",
    ),
}  # fmt: skip


FAMILIES = [
    ({"start": 15}, "Everybody starts with 15 points."),
    ({"points": RaubPoints(trick=2)}, "Each trick takes off 2 points; three tricks take off 6."),
    ({"points": RaubPoints(no_trick=5)}, "After 100 deals have been played, the game is over"),
    ({"ends": "at once"}, "The first to reach 0 wins at once"),
    (
        {"ends": "at once"},
        "if you are at 2 and owe two, the first trick leaves you at 2, and the second wins",
    ),
    ({"upcards": 1}, "One upcard; if all pass, the cards are thrown in."),
    ({"upcards": 2}, "When all pass on the last of two upcards, the cards are thrown in."),
    ({"automatic_seven": False}, "A seven turned up is a card like any other"),
    ({"blind_raub": False}, "There is no blind raub"),
    ({"five_for_four": "no"}, "Nobody gets five for four"),
    ({"five_for_four": "dealer too"}, "that dealer lays aside two of six, never the upcard"),
    ({"seven_swap": "no"}, "The seven of trumps is not swapped"),
    ({"seven_swap": "in the exchange"}, "in their own exchange, before or after drawing"),
    ({"swapped_card": "kept"}, "The swapped card stays in your hand"),
    ({"swapped_card": "free"}, "if you swap before drawing, you may exchange it, too"),
    ({"pass_deal": False}, "Nobody passes the deal on"),
    ({"refe": "one"}, "while it waits, no other is written"),
    ({"refe": "stacked"}, "Waiting Refes all apply to the same deal"),
    ({"refe": "off"}, "There are no Refes"),
    ({"play_direction": "opposite"}, "Tricks go around to the left, everything else to the right"),
    ({"play_direction": "opposite", "direction": "left"}, "Tricks go around to the right, every"),
]


@pytest.mark.parametrize(("changes", "sentence"), FAMILIES)
def test_the_card_of_raub_says_what_a_family_does(
    changes: dict[str, object], sentence: str
) -> None:
    options = msgspec.convert(changes, Raub, from_attributes=True)
    assert sentence in text(options, "raub")
    assert sentence not in text(Raub(), "raub")


def test_points_of_a_family_stand_in_the_table_of_the_card() -> None:
    house = Raub(points=RaubPoints(2, 5, 6, 7, 8), automatic_seven=False)
    rows = [row.points for row in GAMES["raub"].rule_card(WORDS, house, "").scores]
    assert rows == ["−2", "+5", "−2", "+7", "+8", "double"]


@pytest.mark.parametrize("game", TERMS)
def test_the_words_of_the_table_are_explained_first(game: str) -> None:
    words = GAMES[game].rule_card(WORDS, GAMES[game].options_type(), "").sections[0]
    assert words.title == "Words"
    explained = " ".join(words.sentences).lower()
    for term in TERMS[game]:
        assert term in explained, term


def test_the_cards_of_the_usual_rules() -> None:
    raub = text(Raub(), "raub")
    for sentence in (
        "four players, no partners, 32 cards, from 21 points down to 0",
        "Each trick: −1",
        "No trick: +2",
        "Owing one (the seven): no trick: +3",
        "Owing two: just one trick: +3",
        "Owing two: no trick: +4",
        "Owing two: each trick, if two or more: −1",
        "Everything goes around to the right",
        "the deal may be passed on again.",
        "Cards laid aside do not come back.",
    ):
        assert sentence in raub
    rummy = text(Manipulation(), "manipulation")
    for sentence in (
        "four players, no partners, 106 cards, to 150 points",
        "Two decks of 52 and two jokers: 106 cards.",
        "After the third you may not play this turn.",
        "after the third draw, you may knock with 5 points or fewer in your hand",
        "In hand: joker: 25",
        "For an undercut: +10",
        "For all who reach the goal: +100",
        "An ace is low, before the two, or high, after the king, but not both.",
        "At the end, for each round won: +25",
    ):
        assert sentence in rummy


def test_what_the_rules_do_not_have_is_not_said() -> None:
    machiavelli = text(GAMES["manipulation"].presets["machiavelli"], "manipulation").lower()
    assert "undercut" not in machiavelli
    assert "of 52 without jokers" in machiavelli
    assert machiavelli.count("joker") == 1
    assert "talon may run short" not in text(replace(Raub(), players=3), "raub")
