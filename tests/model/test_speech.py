"""The order of what is heard at once, and what of it is left out."""

from __future__ import annotations

from handfoot_gui.core.speech import About, Speech, Utterance


def told(*said: Utterance) -> str:
    speech = Speech()
    for one in said:
        speech.add(one)
    return speech.take()


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
    assert speech.take() == "OTHERS."


def test_what_was_said_is_not_said_again() -> None:
    speech = Speech()
    speech.add(Utterance("One."))
    assert speech.take() == "One."
    assert speech.take() == ""


def test_what_follows_a_text_is_left_out_alone() -> None:
    laid = "Marta laid the three of hearts."
    bar = Utterance(laid, About.DUE, "bar", ("Marta, draw.", ""))
    assert told(Utterance(f"Karl passed. {laid}", About.OTHERS), bar) == (
        f"Karl passed. {laid} Marta, draw."
    )
