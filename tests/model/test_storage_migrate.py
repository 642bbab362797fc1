"""Formats: one kept game of each is readable for ever, and an older one is brought up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from handfoot_gui.core.record import FirstDealer, MatchSettings
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.agreements import Agreement
from handfoot_gui.games.hand_and_foot.rules.former import former_options
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.codec import GAME_FILES, decode_head, encode, load
from handfoot_gui.storage.faults import Fault, SaveError

SAMPLES = Path(__file__).parents[1] / "samples"
BEFORE_3 = {"format": 2, "saved": "2026-03-01T19:12:44Z"}


@pytest.mark.parametrize("number", range(1, GAME_FILES.newest + 1))
def test_the_kept_game_of_every_format_replays_to_its_scores(number: int) -> None:
    loaded = load(SAMPLES / f"format-{number}.handfoot.json")
    assert not loaded.is_read_only
    assert rules_of(loaded.record).actor(loaded.state) is None


def test_the_kept_game_is_written_as_it_was_read() -> None:
    path = SAMPLES / f"format-{GAME_FILES.newest}.handfoot.json"
    loaded = load(path)
    record = loaded.record
    check = check_of(record, rules_of(record), loaded.state)
    kept = json.loads(path.read_bytes())
    # A field that came since has its default.
    kept["options"] = {**json.loads(msgspec.json.encode(record.options)), **kept["options"]}
    again = json.loads(encode(record, check, loaded.id, loaded.started, kept["written"]))
    for found in (again, kept):
        del found["saved"], found["program"]
    assert again == kept


def test_the_kept_game_has_every_common_kind_of_move() -> None:
    moves = [
        move for _, move in json.loads((SAMPLES / "format-1.handfoot.json").read_text())["moves"]
    ]
    kinds = {move["move"] for move in moves}
    assert kinds == {
        "dealer", "deal", "turn-up", "draw", "take", "lay", "discard", "red-three", "foot",
        "ask", "answer", "end-deal",
    }  # fmt: skip
    assert any("bury" in move for move in moves)
    assert {move["may"] for move in moves if move["move"] == "answer"} == {True, False}


def test_the_fields_of_format_1_that_have_other_names_keep_their_meaning() -> None:
    options = {"take_up_to": 5, "quota": {"clean": 1}, "naturals_per_wild": 1, "draw": 3}
    saved = "2026-03-01T19:12:44Z"
    document = {"format": 1, "game": "hand-and-foot", "saved": saved, "options": options}
    made = GAME_FILES.migrated(document)
    assert made == {
        "format": 9,
        "game": "hand-and-foot",
        "saved": saved,
        "written": 1772392364000000,
        "dealt_again": False,
        "options": {
            "take_least": 1, "take_most": 5, "quotas": [[{"clean": 1}]], "wild_limit": "as many",
            "draws": [3],
            "answer_reasons": True,
        },
        "agreements": {
            "take_back": "rules", "memory_aid": "off", "partners": [], "first_dealer": "lot",
        },
        "fair": [],
        "sentences": [], "brought_forward": None,
    }  # fmt: skip


def test_before_format_3_every_answer_might_have_a_reason() -> None:
    made = GAME_FILES.migrated({**BEFORE_3, "game": "hand-and-foot", "options": {"draw": 3}})
    assert made["options"] == {"draws": [3], "answer_reasons": True}
    other = {**BEFORE_3, "game": "raub", "options": {"players": 3}}
    assert "answer_reasons" not in GAME_FILES.migrated(other)["options"]


def test_before_format_4_nothing_was_agreed_on_and_no_deal_had_a_code() -> None:
    record = load(SAMPLES / "format-3.handfoot.json").record
    assert (record.agreements, record.fair) == (MatchSettings(), ())


def test_before_format_5_the_order_was_that_of_the_clock_and_nothing_was_dealt_again() -> None:
    path = SAMPLES / "format-4.handfoot.json"
    head = decode_head(path.read_bytes(), path)
    assert head.written == int(head.saved.timestamp()) * 10**6
    assert not load(path).record.is_dealt_again


def test_before_format_6_no_file_had_the_lines_of_the_sheet_and_the_next_save_writes_them() -> None:
    path = SAMPLES / "format-5.handfoot.json"
    head = decode_head(path.read_bytes(), path)
    assert head.check.sheet is None
    loaded = load(path)
    assert not loaded.is_read_only
    check = check_of(loaded.record, rules_of(loaded.record), loaded.state)
    newest = SAMPLES / "format-6.handfoot.json"
    assert check == decode_head(newest.read_bytes(), newest).check
    assert check.sheet is not None
    assert len(check.sheet.deals) == 4


def test_before_format_7_partners_agreed_on_nothing() -> None:
    kept = load(SAMPLES / "format-7.handfoot.json").record.agreements.partners
    assert list(kept) == [agreement.value for agreement in Agreement]
    assert load(SAMPLES / "format-6.handfoot.json").record.agreements.partners == ()


def test_before_format_8_nobody_wrote_down_other_points() -> None:
    kept = load(SAMPLES / "format-8.handfoot.json")
    sheet = rules_of(kept.record).sheet(kept.state)
    assert [(line.side, line.word, line.points) for line in sheet.deals[0].others] == [
        (0, "swept the table", 300),
        (0, "dropped cards", -50),
        (1, "Grandma’s rule", -200),
    ]
    assert [line.points for line in sheet.deals[-1].others] == [50]
    before = load(SAMPLES / "format-7.handfoot.json")
    totals = rules_of(before.record).sheet(before.state).totals
    assert sheet.totals == (totals[0] + 250, totals[1] - 150)


def test_before_format_9_nobody_chose_the_first_dealer_or_a_family_s_rules() -> None:
    kept = load(SAMPLES / "format-9.handfoot.json")
    assert kept.record.agreements.first_dealer is FirstDealer.CHOSEN
    assert kept.record.moves[0][1].dealer == 2
    assert kept.record.options.first_meld_by == "player"
    assert [row.clean for row in kept.record.options.special_piles] == [5000, 2000]
    before = load(SAMPLES / "format-8.handfoot.json")
    assert before.record.agreements.first_dealer is FirstDealer.LOT
    assert before.record.options == Options()


def test_a_word_that_nobody_chose_became_the_usual_one_and_a_chosen_one_stays() -> None:
    whole = msgspec.to_builtins(Options())
    del whole["clean_word"]
    for word, read in (("pile", "usual"), ("canasta", "canasta"), ("book", "book")):
        found = former_options({**whole, "pile_word": word})
        assert found["pile_word"] == read
        assert former_options(found) == found
    assert former_options({"pile_word": "pile"}) == {"pile_word": "pile"}, "a change of some rules"
    chosen = msgspec.to_builtins(Options(pile_word=PileWord.PILE))
    assert former_options(chosen) == chosen


def seats_from_chairs(document: dict[str, Any]) -> dict[str, Any]:
    return {("seats" if key == "chairs" else key): value for key, value in document.items()}


def test_an_older_format_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In a format that came before the seats were called chairs.
    path = tmp_path / "old.json"
    found = json.loads((SAMPLES / "format-1.handfoot.json").read_text())
    found["chairs"] = found.pop("seats")
    path.write_text(json.dumps(found))
    with pytest.raises(SaveError):
        load(path)
    monkeypatch.setattr(GAME_FILES, "migrations", (seats_from_chairs, *GAME_FILES.migrations))
    newest = GAME_FILES.newest
    loaded = load(path)
    assert [player.name for player in loaded.record.seats] == ["Marta", "Elise", "Josip", "Karl"]
    assert decode_head(path.read_bytes(), path).seats == loaded.record.seats
    check = check_of(loaded.record, rules_of(loaded.record), loaded.state)
    assert json.loads(encode(loaded.record, check, "a", loaded.started))["format"] == newest


def test_an_older_file_that_cannot_be_brought_up_to_date_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.json"
    path.write_text('{"format":1,"game":"hand-and-foot","x":[]}')
    monkeypatch.setattr(GAME_FILES, "migrations", (lambda document: {"a": document["seats"]},))
    with pytest.raises(SaveError) as caught:
        load(path)
    assert caught.value.fault is Fault.DAMAGED
