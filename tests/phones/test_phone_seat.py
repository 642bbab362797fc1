"""A seat on a phone: what it shows and what its gestures come to, without a network."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from example_game.game import GAME as EXAMPLE
from msgspec.structs import replace
from phone_seats_lab import Blind, Lab, kept, play_deal, record_of

from handfoot_gui.core.cards import Card
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, NEW_MELD, ButtonRole
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.bots import advice
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.seat import PhoneSeat
from handfoot_gui.session.waiting import Waiting

ALL = (*GAMES.values(), EXAMPLE)


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, EXAMPLE.name, EXAMPLE)


def lab_of(
    game: GameDef, phones: int, *, seed: int = 5, players: int = 4
) -> tuple[Lab, list[Blind]]:
    """A new game in which the first seats are on phones."""
    lab = Lab(record_of(game, range(phones), players), seed=seed)
    return lab, [Blind(lab.take(seat), Random(seat)) for seat in range(phones)]


def at(sample: str, moves: int, *phones: int) -> Lab:
    """A kept game after so many moves, some of its seats on phones."""
    lab = Lab(kept(sample, moves, phones))
    for seat in phones:
        lab.take(seat)
    return lab


def acting(lab: Lab) -> PhoneSeat:
    """The phone of whoever is to act."""
    assert lab.session.actor is not None
    return lab.phones[Seat(lab.session.actor)]


def codes(shown: m.Shown) -> list[str]:
    return [button.code for button in shown.buttons]


def press(phone: PhoneSeat, code: str) -> m.Shown:
    """Press the button *code*, which is there; what is shown then."""
    shown = phone.shown()
    assert code in codes(shown), shown.buttons
    phone.do(m.Press(code, shown.at))
    return phone.shown()


def lift(phone: PhoneSeat, *faces: str) -> m.Shown:
    """Lift cards of the hand by their faces."""
    for face in faces:
        card = next(card for card in phone.shown().hand if card.face == face and not card.up)
        phone.do(m.Tap(card.id))
    return phone.shown()


def zone(shown: m.Shown, key: str) -> m.ShownZone:
    return next(zone for zone in shown.zones if zone.key == key)


def same_but_numbers(shown: m.Shown) -> Any:
    """*shown* without what another phone may have otherwise."""

    def plain(cards: tuple[m.ShownCard, ...]) -> tuple[m.ShownCard, ...]:
        return tuple(replace(card, id=0) for card in cards)

    zones = tuple(replace(zone, cards=plain(zone.cards)) for zone in shown.zones)
    parts = tuple(replace(part, cards=plain(part.cards)) for part in shown.parts)
    return replace(shown, at=0, told="", hand=plain(shown.hand), zones=zones, parts=parts)


# --- whole deals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("phones", [2, 4])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_deal_is_played_by_people_who_know_no_rules(game: GameDef, phones: int) -> None:
    lab, blind = lab_of(game, phones)
    play_deal(lab, blind, most=6000)
    for one in blind:
        end = one.phone.shown()
        assert codes(end) == (["next deal"] if lab.waiting is Waiting.NEXT_DEAL else [])
        assert len(end.totals) == len(lab.session.sheet.totals)
        assert any(row.won for row in end.totals)
        assert end.prompt
        assert not end.turn
        assert {shown.turn for shown in one.seen} <= {True}
    if lab.waiting is Waiting.NEXT_DEAL:
        press(blind[-1].phone, "next deal")
        lab.go_on()
        assert lab.waiting is not Waiting.NEXT_DEAL
        assert blind[0].phone.shown().totals == ()


def test_cards_are_numbered_anew_in_another_deal() -> None:
    lab, blind = lab_of(GAMES["raub"], 2)
    play_deal(lab, blind, most=200)
    before = blind[0].seen[0]
    press(blind[0].phone, "next deal")
    lab.go_on()
    while not blind[0].phone.shown().hand:
        acting(lab).do(m.Press(acting(lab).shown().buttons[-1].code, acting(lab).shown().at))
        lab.go_on()
    after = blind[0].phone.shown()
    assert [card.id for card in before.hand][:4] == [1, 2, 3, 4]
    assert after.hand
    on_table = sum(len(one.cards) for one in after.zones)
    assert max(card.id for card in after.hand) <= len(after.hand) + on_table


# --- what came too late ---------------------------------------------------------------------------


def too_late(shown: m.Shown, old: int) -> Iterator[m.FromPhone]:
    """Everything that could be meant for the table of the number *old*."""
    yield from (m.Press(button.code, old) for button in shown.buttons)
    yield from (m.Put(zone.key, old) for zone in shown.zones)
    yield from (
        m.Tap(card.id, zone.key, at=old)
        for zone in shown.zones
        if not zone.open
        for card in zone.cards
    )
    yield m.Undo(old)
    yield m.Redo(old)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_what_was_meant_for_an_older_table_does_nothing(game: GameDef) -> None:
    lab, blind = lab_of(game, 2, seed=8)
    tried = 0
    for _ in range(60):
        lab.go_on()
        if lab.waiting is Waiting.NEXT_DEAL:
            press(blind[0].phone, "next deal")
            continue
        if lab.looking:
            press(lab.phones[next(iter(lab.looking))], "go on")
            continue
        if lab.waiting is not Waiting.ELSEWHERE:
            break
        one = next(one for one in blind if one.phone.seat == lab.session.actor)
        shown = one.phone.shown()
        moves = len(lab.session.record.moves)
        for late in too_late(shown, shown.at - 1):
            one.phone.do(late)
            assert one.phone.shown() == shown, late
            tried += 1
        assert len(lab.session.record.moves) == moves
        one.act()
    assert tried > 100


def test_a_press_is_too_late_even_where_the_newer_table_was_not_sent_yet() -> None:
    lab = at("steady/classic", 149, 0, 1, 2, 3)
    phone = acting(lab)
    shown = phone.shown()
    moved = next(iter(lab.session.rules.suggestions(lab.session.view(phone.seat))))
    lab.session.play(phone.seat, moved)
    lab.see()
    moves = len(lab.session.record.moves)
    for button in shown.buttons:
        phone.do(m.Press(button.code, shown.at))
    assert len(lab.session.record.moves) == moves


# --- undo -----------------------------------------------------------------------------------------


def at_a_discard(holding: tuple[str, ...] = ("",)) -> tuple[Lab, PhoneSeat, PhoneSeat]:
    """Two phones in Hand and Foot, the first about to discard and *holding* a card whose face
    begins so, the other to play next."""
    for moves in range(20, 140):
        lab = at("steady/classic", moves, 0, 1, 2, 3)
        actor = lab.session.actor
        if actor is None or actor < 0:
            continue
        phone = lab.phones[Seat(actor)]
        has_it = any(card.face.startswith(holding) for card in phone.shown().hand)
        if has_it and "discard" in codes(phone.shown()):
            return lab, phone, lab.phones[Seat((actor + 1) % 4)]
    raise AssertionError("nobody discards")


def discard(phone: PhoneSeat) -> None:
    for card in phone.shown().hand:
        phone.do(m.Tap(card.id))
        button = next(one for one in phone.shown().buttons if one.code == "discard")
        if not button.off:
            press(phone, "discard")
            if "do it" in codes(phone.shown()):
                press(phone, "do it")
            return
        phone.do(m.Back())


def test_a_turn_is_taken_back_on_the_phone_that_ended_it_until_the_next_one_moves() -> None:
    lab, phone, following = at_a_discard()
    before = phone.shown()
    discard(phone)
    after, theirs = phone.shown(), following.shown()
    assert after.undo == "Undo discard"
    assert theirs.turn
    assert theirs.undo == ""
    assert len(after.hand) == len(before.hand) - 1
    phone.do(m.Undo(after.at))
    assert phone.shown().redo == "Redo"
    assert [card.face for card in phone.shown().hand] == [card.face for card in before.hand]
    late = theirs.buttons[-1]
    moves = len(lab.session.record.moves)
    following.do(m.Press(late.code, theirs.at))
    assert len(lab.session.record.moves) == moves
    phone.do(m.Redo(phone.shown().at))
    assert following.shown().turn
    assert following.seat not in lab.gestures[-1:]
    following.do(m.Tap(following.shown().hand[0].id))
    assert lab.gestures[-1] == following.seat


def test_who_plays_is_said_while_nothing_was_done_yet_and_who_is_next() -> None:
    lab, phone, following = at_a_discard()
    discard(phone)
    names, seat = lab.presenter.names, following.seat
    waiting = [lab.phones[Seat((seat + after) % 4)].shown() for after in (1, 2, 3)]
    assert {one.prompt for one in waiting} == {f"{names[seat]} is playing."}
    other = f"{names[Seat((seat + 1) % 4)]} plays next."
    assert [one.next for one in waiting] == ["You play next.", other, other]


# --- what is asked --------------------------------------------------------------------------------


def test_whether_to_go_out_is_asked_with_two_buttons_and_the_own_cards() -> None:
    lab = at("steady/classic", 150, 0, 1, 2, 3)
    phone = acting(lab)
    shown = phone.shown()
    assert shown.question is not None
    assert shown.question.text == "May I go out?"
    label, held = shown.question.facts[0]
    assert label == shown.you
    assert f"{len(shown.hand)} cards, worth" in held
    assert codes(shown) == ["no", "yes"] or codes(shown) == ["yes", "no"]
    assert ButtonRole.PRIMARY not in {button.role for button in shown.buttons}
    others = [one.shown() for one in lab.phones.values() if one is not phone]
    assert all(one.question is None and not one.buttons for one in others)
    press(phone, "yes")
    asker = lab.phones[Seat(lab.session.record.moves[149][0])]
    assert asker.shown().said == "".join(line.text for line in list(lab.session.log)[:1])


def test_a_costly_slip_is_asked_about_first() -> None:
    lab, phone, _ = at_a_discard(holding=("2.", "joker."))
    wild = next(one for one in phone.shown().hand if one.face.startswith(("2.", "joker.")))
    phone.do(m.Tap(wild.id))
    asked = press(phone, "discard")
    assert codes(asked) == ["do it", "keep"]
    assert [button.text for button in asked.buttons] == ["Discard it", "Keep it"]
    assert "wild" in asked.prompt
    assert asked.undo == ""
    lab.see()
    assert codes(phone.shown()) == ["do it", "keep"]
    kept_back = press(phone, "keep")
    assert not any(card.up for card in kept_back.hand)
    assert lab.session.actor == phone.seat


def test_how_much_is_lifted_off_the_deck_is_chosen() -> None:
    record = record_of(GAMES["hand-and-foot"], range(4), 4)
    lab = Lab(replace(record, options=replace(record.options, exact_cut_bonus=100)))
    for seat in range(4):
        lab.take(seat)
    lab.go_on()
    phone = acting(lab)
    shown = phone.shown()
    assert shown.amount is not None
    assert shown.amount.least < shown.amount.value < shown.amount.most
    phone.do(m.Choose(31))
    chosen = phone.shown()
    assert chosen.amount is not None
    assert (chosen.amount.value, chosen.amount.name) == (31, "31 cards")
    assert [button.text for button in chosen.buttons] == ["Cut about 31"]
    assert all(one.shown().amount is None for one in lab.phones.values() if one is not phone)
    press(phone, "cut")
    lab.go_on()
    assert lab.session.actor != phone.seat


def test_whoever_is_looked_at_in_silence_goes_on_by_a_button() -> None:
    lab, blind = lab_of(GAMES["raub"], 3, players=3, seed=2)
    for _ in range(800):
        lab.go_on()
        if lab.looking:
            break
        if lab.waiting is Waiting.NEXT_DEAL:
            press(blind[0].phone, "next deal")
        else:
            next(one for one in blind if one.phone.seat == lab.session.actor).act()
    (seat,) = lab.looking
    shown = lab.phones[seat].shown()
    assert codes(shown) == ["go on"]
    assert "there is nothing to do now" in shown.prompt
    assert shown.turn
    assert all(not one.phone.shown().buttons for one in blind if one.phone.seat != seat)
    press(lab.phones[seat], "go on")
    assert not lab.looking


# --- a turn that is put together ------------------------------------------------------------------


def opening() -> tuple[Lab, PhoneSeat, tuple[tuple[Card, ...], ...]]:
    """A side that can lay its first meld, and what it can lay, of more than one meld."""
    for moves in range(10, 140):
        lab = at("steady/classic", moves, 0, 1, 2, 3)
        actor = lab.session.actor
        if actor is None or actor < 0:
            continue
        view = lab.session.view(Seat(actor))
        for found in lab.presenter.guidance.openings(view):
            is_whole = not (found.is_take or found.is_later)
            if is_whole and len(found.melds) > 1 and "discard" in codes(acting(lab).shown()):
                return lab, acting(lab), found.melds
    raise AssertionError("nobody lays a first meld")


def test_a_first_meld_is_kept_at_every_step_when_the_phone_is_lost() -> None:
    lab, phone, melds = opening()

    def is_kept() -> PhoneSeat:
        shown = phone.shown()
        lab.see()
        assert phone.shown() == shown
        again = lab.take(phone.seat)
        assert same_but_numbers(again.shown()) == same_but_numbers(shown)
        assert again.shown().at >= shown.at
        return again

    face_of = {card.id: card.face for card in phone.shown().hand}
    assert len(face_of) == len(phone.shown().hand)
    for number, meld in enumerate(melds):
        for card in meld:
            rank = "10" if card.rank == "T" else "joker" if card.is_joker else card.rank
            colour = "hearts" if card.suit.is_red else "spades"
            sign = colour if card.is_joker else card.suit.name.lower()
            lift(phone, f"{rank}.{sign}")
            phone = is_kept()
        shown = phone.shown()
        place = NEW_MELD if any(one.key == NEW_MELD for one in shown.zones) else HAND
        assert zone(shown, place).lit
        phone.do(m.Put(place, shown.at))
        phone = is_kept()
        meter = phone.shown().meter
        assert meter is not None
        assert meter.text
        if number == 0:
            assert any(card.out for one in phone.shown().zones for card in one.cards)
            assert phone.shown().undo == "Undo"
    assert meter.have >= meter.need
    press(phone, "lay")
    assert phone.shown().meter is None


def test_undo_takes_back_what_is_laid_out_and_redo_lays_it_out_again() -> None:
    _, phone, melds = opening()
    before = phone.shown()
    for card in melds[0]:
        number = next(
            one.id
            for one in phone.shown().hand
            if one.name == str(phone._game.presenter.words.card(card)) and not one.up
        )
        phone.do(m.Tap(number))
    phone.do(m.Put(NEW_MELD, phone.shown().at))
    laid = phone.shown()
    assert len(laid.hand) == len(before.hand) - len(melds[0])
    phone.do(m.Undo(laid.at))
    assert len(phone.shown().hand) == len(before.hand)
    assert phone.shown().redo == "Redo"
    phone.do(m.Redo(phone.shown().at))
    assert len(phone.shown().hand) == len(laid.hand)


def test_what_a_take_costs_and_brings_is_shown_before_it_is_made() -> None:
    for moves in range(20, 160):
        lab = at("steady/classic", moves, 0, 1, 2, 3)
        actor = lab.session.actor
        if actor is None or actor < 0:
            continue
        phone = acting(lab)
        pile = next((one for one in phone.shown().zones if one.key == "discard"), None)
        if pile is None or not pile.lit:
            continue
        phone.do(m.Put("discard", phone.shown().at))
        shown = phone.shown()
        if shown.parts and len(lab.session.record.moves) == moves:
            break
    table, hand = shown.parts
    assert (table.title, hand.title) == ("To the table", "To your hand")
    assert len(table.cards) >= 3
    assert hand.cards == ()
    assert hand.backs == min(pile.count, 7) - 1


def test_the_hand_is_sorted_as_its_player_likes() -> None:
    lab = at("steady/classic", 40, 0, 1)
    first, other = lab.phones[Seat(0)], lab.phones[Seat(1)]
    before, theirs = first.shown(), other.shown()
    first.do(m.Sort("suit"))
    after = first.shown()
    assert (before.sorting, after.sorting) == ("rank", "suit")
    assert sorted(card.id for card in before.hand) == sorted(card.id for card in after.hand)
    assert [card.id for card in before.hand] != [card.id for card in after.hand]
    assert after.at == before.at
    assert other.shown() == theirs
    first.do(m.Sort("own"))
    assert [card.id for card in first.shown().hand] == [card.id for card in after.hand]
    first.do(m.Sort("by the moon"))
    assert first.shown().sorting == Sorting.OWN


def test_a_double_tap_lifts_all_of_a_rank() -> None:
    lab = at("steady/classic", 40, 0, 1, 2, 3)
    phone = acting(lab)
    hand = phone.shown().hand
    ranks = [card.face.split(".")[0] for card in hand]
    rank = max(set(ranks), key=ranks.count)
    phone.do(m.Tap(hand[ranks.index(rank)].id, same=True))
    lifted = [card.face.split(".")[0] for card in phone.shown().hand if card.up]
    assert lifted == [rank] * ranks.count(rank)
    assert ranks.count(rank) > 1


def test_a_hint_is_said_lifted_and_played_by_its_button() -> None:
    lab = at("raub/classic-3", 40, 0, 1, 2)
    lab.go_on()
    phone = acting(lab)
    assert phone.shown().hint
    phone.do(m.Hint())
    assert lab.has_asked == [phone.seat]
    told: list[None] = []
    phone.changed.connect(told.append)
    move = next(iter(lab.session.rules.suggestions(lab.session.view(phone.seat))))
    phone.show_hint(move, "Hint: do this.")
    assert told == [None]
    shown = phone.shown()
    assert (shown.said, shown.hinted) == ("Hint: do this.", True)
    assert "other" in codes(shown)
    press(phone, "proposed")
    assert lab.session.record.moves[40] == (phone.seat, move) or lab.session.actor != phone.seat


def test_a_refused_gesture_says_why_there_and_in_a_sentence() -> None:
    lab = at("steady/classic", 100, 0, 1, 2, 3)
    for phone in lab.phones.values():
        if lab.session.actor == phone.seat:
            continue
        phone.do(m.Tap(phone.shown().hand[0].id))
        phone.do(m.Put("discard", phone.shown().at))
        shown = phone.shown()
        assert shown.said
        assert not shown.hinted
        assert zone(shown, "discard").no
        phone.do(m.Back())
        assert not phone.shown().said
        assert not zone(phone.shown(), "discard").no


# --- from one device to another -------------------------------------------------------------------


def test_what_is_lifted_goes_from_the_phone_to_the_screen_and_back() -> None:
    lab = at("steady/classic", 100, 0, 1, 2, 3)
    phone = acting(lab)
    phone.do(m.Tap(phone.shown().hand[0].id))
    seat, table = phone.seat, lab.table(phone.seat)
    (lifted,) = table.selection.cards
    house = table.house
    lab.phones.pop(seat).leave()
    assert table.house is not house
    table.see(lab.session.view(seat))
    assert table.selection.cards == (lifted,)
    moved: list[Any] = []
    table.events.moved.connect(moved.append)
    table.selection.select(())
    table.put_away(lab.session.view(seat))
    again = lab.take(seat)
    assert again.shown().hand
    assert not moved


def test_others_are_told_by_ear_once_a_turn() -> None:
    lab = at("steady/classic", 100, 0)
    phone = lab.phones[Seat(0)]
    told = []
    for _ in range(40):
        if not lab.step():
            move = next(iter(lab.session.rules.suggestions(lab.session.view(Seat(0)))))
            lab.make(Seat(0), move)
        if (text := phone.shown().told) and text not in told:
            told.append(text)
    assert any("discarded" in text and "laid" in text for text in told)
    assert all("♠" not in text and "♥" not in text for text in told)


def test_what_is_read_in_signs_is_heard_in_words() -> None:
    heard: dict[str, str] = {}
    for sample, moves in (("steady/classic", 100), ("raub/classic-4", 23)):
        lab = at(sample, moves, 0, 1, 2, 3)
        for phone in lab.phones.values():
            shown = phone.shown()
            heard |= dict(shown.heard)
            texts = [shown.head, *shown.notes, *(turn.text for turn in shown.turns)]
            texts += [zone.name for zone in shown.zones]
            assert not [text for text in texts if has_suit(text) and text not in heard]
    assert heard["Clean 3/2, Dirty 1/2, Wild 0/1"] == "Clean 3 of 2, Dirty 1 of 2, Wild 0 of 1"
    assert heard["Josip and Marta: Clean 3/2"] == "Josip and Marta: Clean 3 of 2"
    assert heard["Marta laid 6♣ and discarded 8♦."] == (
        "Marta laid six of clubs and discarded eight of diamonds."
    )
    assert not any(map(has_suit, heard.values()))


def has_suit(text: str) -> bool:
    return any(sign in text for sign in "♠♥♦♣")


# --- Manipulation Rummy ---------------------------------------------------------------------------


def manipulated(*phones: int) -> tuple[Lab, PhoneSeat, Any]:
    """A table with melds, and somebody who can lay with them moved, with what the program would
    lay."""
    for moves in range(60, 215):
        lab = at("manipulation/classic-4", moves, *phones)
        actor = lab.session.actor
        if actor is None or actor < 0 or len(lab.session.view(Seat(actor)).public.melds) < 4:
            continue
        advised = advice(lab.session.record.options, lab.session.view(Seat(actor)))
        if advised is not None and advised[1].plan.moved:
            return lab, acting(lab), advised[0]
    raise AssertionError("nobody moves melds")


def test_a_narrow_page_has_the_melds_that_take_what_is_lifted_and_a_wide_one_all() -> None:
    lab, phone, _ = manipulated(0, 1, 2, 3)
    melds = [key for key in (one.key for one in phone._table.table.zones) if "meld" in key]
    assert len(melds) > 4
    shown = phone.shown()
    assert [one.kind for one in shown.zones] == ["stock"]
    assert shown.facts.endswith(" Cards you pick lie face up on the big screen."), (
        "said before it is"
    )
    for card in shown.hand:
        phone.do(m.Tap(card.id))
        rows = [one for one in phone.shown().zones if one.row]
        assert all(one.lit and (one.tag or one.best) and not one.open for one in rows)
        assert [one.best for one in rows] == sorted((one.best for one in rows), reverse=True)
        said = phone.shown()
        assert said.facts.endswith("Cards you pick lie face up on the big screen.")
        is_taken = any(one.lit for one in said.zones)
        assert is_taken is not said.prompt.endswith(", no meld takes the cards you picked.")
        assert "new meld" not in codes(said) or any(one.key == NEW_MELD for one in said.zones)
        phone.do(m.Back())
    phone.do(m.Wide(is_wide=True))
    wide = phone.shown()
    assert "big screen" not in wide.facts
    assert {one.key for one in wide.zones if one.row or one.key == NEW_MELD} == {*melds}
    assert all(one.open for one in wide.zones if one.row)
    card = next(one for one in wide.zones if one.row).cards[0]
    phone.do(m.Tap(card.id, next(one for one in wide.zones if one.row).key))
    assert any(one.up for of in phone.shown().zones for one in of.cards)
    assert lab.session.actor == phone.seat


def test_a_proposed_turn_is_laid_out_by_a_button_and_put_back_by_another() -> None:
    lab, phone, move = manipulated(0, 1, 2, 3)
    before = phone.shown()
    phone.show_hint(move, "Some cards can go.")
    shown = phone.shown()
    assert shown.said == "Some cards can go."
    assert shown.buttons[-1].text == "Set out"
    laid = press(phone, "proposed")
    rows = [one for one in laid.zones if one.row]
    assert any(card.out for one in rows for card in one.cards)
    assert len(laid.hand) < len(before.hand)
    assert lab.session.actor == phone.seat
    assert laid.undo == "Undo"
    back = press(phone, "reset")
    assert [card.id for card in back.hand] == [card.id for card in before.hand]
    phone.show_hint(move, "Some cards can go.")
    phone.do(m.Put(NEW_MELD, phone.shown().at))
    assert lab.session.actor == phone.seat
    press(phone, "play")
    assert lab.session.actor != phone.seat


def test_a_whole_meld_of_the_hand_is_laid_from_a_narrow_page() -> None:
    for moves in range(20, 215):
        lab = at("manipulation/classic-4", moves, 0, 1, 2, 3)
        actor = lab.session.actor
        if actor is None or actor < 0 or not lab.session.view(Seat(actor)).public.melds:
            continue
        phone = acting(lab)
        hand = phone.shown().hand
        by_rank: dict[str, dict[str, int]] = {}
        for card in hand:
            rank, sign = card.face.split(".")
            by_rank.setdefault(rank, {})[sign] = card.id
        groups = [list(group.values())[:3] for group in by_rank.values() if len(group) > 2]
        if groups and "draw" not in [one.code for one in phone.shown().buttons[-1:]]:
            break
    for number in groups[0]:
        phone.do(m.Tap(number))
    shown = phone.shown()
    assert zone(shown, NEW_MELD).best
    assert shown.buttons[-1].code == "new meld"
    assert shown.buttons[-1].role == ButtonRole.PRIMARY
    laid = press(phone, "new meld")
    assert len(laid.hand) == len(hand) - 3
    (row,) = (one for one in laid.zones if one.row)
    assert all(card.out for card in row.cards)
    assert lab.session.actor == phone.seat


def test_what_a_joker_stands_for_is_asked_until_it_is_said() -> None:
    for moves in range(60, 215):
        lab = at("manipulation/classic-4", moves, 0, 1, 2, 3)
        actor = lab.session.actor
        if actor is None or actor < 0:
            continue
        phone = acting(lab)
        joker = next((card for card in phone.shown().hand if card.face.startswith("joker.")), None)
        if joker is None:
            continue
        phone.do(m.Tap(joker.id))
        rows = [one for one in phone.shown().zones if one.row]
        if rows:
            phone.do(m.Put(rows[0].key, phone.shown().at))
        if "choice1" in codes(phone.shown()):
            break
    asked = phone.shown()
    assert asked.prompt == f"{asked.you}, what does the joker stand for?"
    lab.see()
    assert phone.shown() == asked
    press(phone, "choice1")
    laid = phone.shown()
    assert joker.id not in [card.id for card in laid.hand]
    assert laid.undo == "Undo"
