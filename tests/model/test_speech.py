"""The order of what is heard at once, and what of it is left out."""

from __future__ import annotations

from handfoot_gui.core.speech import KEPT, LONGEST, About, MessageLog, Speech, Utterance


def told(*said: Utterance) -> str:
    speech = Speech()
    for one in said:
        speech.add(one)
    return taken(speech)


def taken(speech: Speech) -> str:
    """The next piece of it."""
    piece = speech.take()
    return "" if piece is None else piece.text


def test_the_answer_comes_before_the_others_and_what_is_due_before_a_tip() -> None:
    said = told(
        Utterance("Twos are wild.", About.TIP),
        Utterance("Marta, draw.", About.DUE),
        Utterance("Marta got the two of clubs.", About.DEALT),
        Utterance("Elise drew two cards.", About.OTHERS),
        Utterance("Marta got the nine of hearts.", About.ANSWER),
    )
    assert said == (
        "Marta got the nine of hearts. Elise drew two cards. Marta got the two of clubs. "
        "Marta, draw. Twos are wild."
    )


def test_what_comes_to_the_same_place_is_heard_instead() -> None:
    assert told(Utterance("One.", place="bar"), Utterance("Two.", place="bar")) == "Two."
    first, later = Utterance("One.", About.DUE, "bar"), Utterance("Two.", About.ANSWER, "bar")
    assert told(first, later) == "Two."
    assert told(first, Utterance("Three.", About.DUE, "guide")) == "One. Three."


def test_an_empty_text_takes_back_what_is_not_said_yet() -> None:
    assert told(Utterance("Marta, draw.", place="bar"), Utterance("", place="bar")) == ""


def test_nothing_is_heard_twice_at_once() -> None:
    assert told(Utterance("One."), Utterance("One.")) == "One."
    over, more = "Deal 2 goes to Elise.", "Elise went out. Deal 2 goes to Elise."
    assert told(Utterance(over, About.DUE), Utterance(more, About.OTHERS)) == more
    assert told(Utterance(over), Utterance(over, About.OTHERS)) == over
    assert told(Utterance("Hint: draw."), Utterance("Hint: draw. Press H for more.")) == (
        "Hint: draw. Press H for more."
    )
    assert told(Utterance("Draw."), Utterance("Draw.s")) == "Draw. Draw.s", "no whole sentence"


def test_two_like_acts_are_both_heard() -> None:
    passed = Utterance("Elise passed.", About.OTHERS)
    assert told(passed, passed) == "Elise passed. Elise passed."


def test_when_a_hand_is_turned_away_only_what_all_saw_is_still_heard() -> None:
    speech = Speech()
    for about in About:
        speech.add(Utterance(f"{about.name}.", about))
    speech.hush()
    assert taken(speech) == "OTHERS."


def test_what_was_said_is_not_said_again() -> None:
    speech = Speech()
    speech.add(Utterance("One."))
    assert taken(speech) == "One."
    assert taken(speech) == ""


def test_what_follows_a_text_is_left_out_alone() -> None:
    laid = "Marta laid the three of hearts."
    bar = Utterance(laid, About.DUE, "bar", ("Marta, draw.", ""))
    assert told(Utterance(f"Karl passed. {laid}", About.OTHERS), bar) == (
        f"Karl passed. {laid} Marta, draw."
    )


def pieces(*said: Utterance) -> list[str]:
    speech = Speech()
    for one in said:
        speech.add(one)
    found = []
    while speech.has_more:
        found.append(taken(speech))
    return found


def test_no_piece_is_long_and_nothing_of_it_is_lost() -> None:
    turns = [f"Player {number} laid {'three kings, ' * 9}and discarded." for number in range(6)]
    long = f"Marta got {', '.join(['the king of diamonds'] * 14)}."
    told = pieces(Utterance(long), *(Utterance(turn, About.OTHERS) for turn in turns))
    assert all(len(piece) <= LONGEST for piece in told)
    assert " ".join(told) == " ".join([long, *turns])
    assert told[-6:] == turns, "a text that fits is not cut"
    assert pieces(Utterance("x" * 450)) == ["x" * 200, "x" * 200, "x" * 50]


def test_what_is_left_of_a_text_comes_before_what_others_do_meanwhile() -> None:
    speech = Speech()
    speech.add(Utterance(f"{'First. ' * 40}Last.", About.DEALT, "hand"))
    begun = taken(speech)
    speech.add(Utterance("Karl passed.", About.OTHERS))
    rest = f"{'First. ' * 40}Last."[len(begun) + 1 :]
    assert taken(speech) == f"{rest} Karl passed."


def test_what_is_left_of_a_text_is_not_said_to_somebody_else() -> None:
    speech = Speech()
    speech.add(Utterance(f"{'Yours are aces. ' * 20}"))
    taken(speech)
    speech.hush()
    assert not speech.has_more


def test_what_was_said_is_heard_again_from_the_newest_back() -> None:
    log = MessageLog()
    assert log.go(-1) is log.go(1) is log.go_to_end(is_first=True) is None
    for number in range(1, KEPT + 6):
        log.keep(str(number))
    assert len(log) == KEPT
    assert log.go(-1) == ("105", 100)
    assert log.go(-1) == ("104", 99)
    assert log.go(1) == ("105", 100)
    assert log.go(1) == ("105", 100), "nothing is newer"
    assert log.go_to_end(is_first=True) == ("6", 1)
    assert log.go(-1) == ("6", 1), "nothing older is kept"
    assert log.go_to_end(is_first=False) == ("105", 100)
    log.go(-1)
    log.keep("106")
    assert log.go(-1) == ("106", 100), "what is new is heard first"


def test_what_is_heard_again_is_said_alone_however_long_it_is() -> None:
    again = Utterance("Karl passed. " * 30, is_again=True)
    assert pieces(again, Utterance("Elise passed.", About.OTHERS)) == [again.text, "Elise passed."]


def test_what_somebody_asked_for_is_said_before_all_else_and_in_one_piece() -> None:
    speech, asked = Speech(), "Ace of spades, " * 40
    speech.add(Utterance("Josip drew two cards.", About.OTHERS))
    speech.add(Utterance(asked, place="state", is_whole=True))
    first, second = speech.take(), speech.take()
    assert first is not None
    assert second is not None
    assert (first.text, second.text) == (asked, "Josip drew two cards.")
    assert not speech.has_more
