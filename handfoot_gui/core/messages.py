"""What is told at every table: a move, a line of the log, a prompt, its bar, what is new."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, Generic, TypeVar

from msgspec import Struct, structs

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.phrases import Person, filled
from handfoot_gui.core.text.words import Words

PublicT = TypeVar("PublicT")
MoveT = TypeVar("MoveT")

_CARD: Final = "\ufffc"
"""Unicode's mark for something between letters that is not one."""
_NAME: Final = "\ufff9"
"""Stands for a name while a sentence is made."""


class MoveSeen(Struct, Generic[PublicT, MoveT], frozen=True):
    """A move as everybody saw it: only public facts go in."""

    seat: Seat
    move: MoveT
    before: PublicT
    after: PublicT
    is_dealt_again: bool = False
    """The game begins with kept cards: of an earlier deal, of a day, of a lesson."""
    is_dealer_chosen: bool = False
    """Somebody said who deals first."""


DRAW: Final = "draw"
"""The kind of the deeds that are draws; whose turn it is may know the cards."""

LAID: Final = "laid"
"""The kind of the deeds that put cards onto the table; in few words the cards say it."""


class Importance(StrEnum):
    """How much a deed concerns whoever plays next."""

    FIRST = "first"
    """It changes the deal: somebody got down, completed a pile, went out."""
    PLAIN = "plain"
    PASSING = "passing"
    """Nothing was done."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A part of an act, as it goes on after the player's name; cards are shown, not named.

    What nobody did is a whole sentence.
    """

    text: str
    """ "laid {cards}", "drew {count} cards"; the verb may agree with "{name}"."""
    cards: tuple[Card, ...] = ()
    """Stand in the place of "{cards}"."""
    count: int = 1
    kind: str = ""
    """Deeds of one player that are of one kind are told as one; empty: each for itself."""
    weight: Importance = Importance.PLAIN
    brief: str = ""
    """The same with its cards counted: "laid {cards}"; empty: left out where room is short."""
    counted: Callable[[int], str] | None = field(default=None, compare=False)
    """The text for another *count*, where deeds of one kind are told as one."""
    summed: Callable[[Sequence[Card], Sequence[object]], str] | None = field(
        default=None, compare=False
    )
    """Puts the cards and their homes into words, where they are counted and not shown: "three
    kings"."""
    homes: tuple[object, ...] = ()
    """What each of the cards lies on now, where they are counted."""

    @classmethod
    def of(
        cls,
        counted: Callable[[int], str],
        count: int,
        kind: str = "",
        weight: Importance = Importance.PLAIN,
    ) -> Deed:
        """A deed that is counted: "drew two cards"."""
        return cls(counted(count), (), count, kind, weight, counted=counted)

    def told(self, words: Words, cards: str, name: str = "") -> str:
        """The deed of *name* with *cards* in the place of its cards."""
        person, count = words.person(name), words.count(self.count)
        return filled(self.text, name=person, cards=cards, count=count)

    def said(self, words: Words, name: str = "") -> str:
        """The deed in words and signs."""
        if self.summed is not None:
            return self.told(words, self.summed(self.cards, self.homes), name)
        return self.told(words, words.listed([words.card(card) for card in self.cards]), name)

    def in_signs(self, words: Words, name: str) -> str:
        """The deed with its cards as short as can be."""
        signs = [words.sign(card) for card in self.cards]
        return self.told(words, words.side_by_side(signs), name)

    def pieces(self, words: Words, name: str = "") -> tuple[str | Card, ...]:
        """The deed of *name* with its cards between the words."""
        if self.summed is not None:
            return (self.told(words, self.summed(self.cards, self.homes), name),)
        return _with_cards(self.told(words, _CARD * len(self.cards), name), self.cards)

    def in_a_row(self, words: Words, name: str = "") -> tuple[str | Card, ...]:
        """The same with a space between two cards, as among other words."""
        if self.summed is not None:
            return self.pieces(words, name)
        cards = words.side_by_side([_CARD] * len(self.cards))
        return _with_cards(self.told(words, cards, name), self.cards)


def _with_cards(text: str, cards: Iterable[Card], person: str = "") -> tuple[str | Card, ...]:
    """*text* with each of *cards*, and *person*, in the place of a mark."""
    left = iter(cards)
    parts = re.split(f"({_CARD}|{_NAME})", text)
    return tuple(
        next(left, "") if part == _CARD else person if part == _NAME else part
        for part in parts
        if part
    )


class Moment(Struct, frozen=True):
    """Something big that was just done, and where it is marked on the table."""

    mark: str
    """A word or figure for the mark: "out", "+500"."""
    term: str = ""
    """What the game's delegate calls the zone; empty: the player, or the side, is marked."""
    side: int | None = None
    seat: Seat | None = None
    is_win: bool = False
    """A deal, or the game, is won."""
    cards: tuple[Card, ...] = ()
    """What they lie in is marked instead, where they lie on the table."""


class Sound(StrEnum):
    """What is heard of an act, the greatest news last; each is a file of the assets."""

    DRAW = "draw"
    DISCARD = "discard"
    """Also a card that is played to a trick."""
    LAY = "lay"
    TAKE = "take"
    """Cards are taken from the table."""
    PILE = "pile"
    """Something is completed."""
    FOOT = "foot"
    OUT = "out"
    """The play of a deal ends, or is about to."""
    REFUSED = "refused"
    TURN = "turn"
    """A person is to act."""


class LogLine(Struct, frozen=True):
    """One act: who did it (`TABLE` for the deal and its end) and the whole sentence.

    A seat's sentence holds the player's name, so a reader may set it apart.
    """

    seat: Seat
    text: str
    is_before_play: bool = False
    """It tells how the deal came about, which nobody asks once cards are played."""
    is_step: bool = False
    """Another act of the same turn says more than this one."""
    deeds: tuple[Deed, ...] | None = None
    """The same for the cover; None: as it is written; empty: another line of the act has them."""
    parts: tuple[Deed, ...] | None = None
    """The same in the record of a turn (`core.turns`), where that has it in other words than the
    cover."""
    is_aside: bool = False
    """It is said in the middle of somebody's turn, which goes on."""
    begins_turn: bool = False
    """It begins another turn, even where the same player has made the move before."""
    present: str = ""
    """The same while it is being done: "Petra takes four with two eights."."""
    moments: tuple[Moment, ...] = ()
    """What of it is marked until the next act."""
    sound: Sound | None = None
    """What is heard of it."""

    @property
    def is_important(self) -> bool:
        """Whether it changes the deal."""
        return any(_is_first(deed) for deed in self.deeds or ())


class Prompt(Struct, frozen=True):
    """The strip's text: a name set apart, what is expected, and a second line of facts."""

    name: str
    expected: str
    """The wish in the text "{name}, {wish}", or all there is where the name is empty."""
    facts: str


class Question(Struct, frozen=True):
    """What one player asks another, for whoever answers in private."""

    by: Seat
    who: str
    """Who asks, as a sentence without an end: "Josip asks"."""
    text: str
    """The question as it is asked: "May I go out?"."""
    facts: tuple[tuple[str, str], ...] = ()
    """What the answer depends on as far as who answers may know: whose it is, and how much."""
    note: str = ""
    """What comes of the answer, as a sentence."""


class RecapRow(Struct, frozen=True):
    """What one player did, or the table (`TABLE`)."""

    seat: Seat
    name: str
    deeds: tuple[Deed, ...]

    def said(self, words: Words) -> str:
        """The row as one sentence."""
        told = [deed.said(words, self.name) for deed in self.deeds]
        return did(words, self.name, told) if self.name else " ".join(told)

    def pieces(self, words: Words) -> tuple[str | Card, ...]:
        """The sentence of a player, a `Person` of its own, with the cards between the words."""
        person = words.person(self.name)
        marked = Person(_NAME, person.gender)
        told = [deed.told(words, _CARD * len(deed.cards), marked) for deed in self.deeds]
        cards = (card for deed in self.deeds for card in deed.cards)
        return _with_cards(did(words, marked, told), cards, person)


class Recap(Struct, frozen=True):
    """First what changes the deal, then what lies there, then all the rest."""

    first: tuple[RecapRow, ...] = ()
    lying: tuple[Deed, ...] = ()
    """Whole sentences."""
    rows: tuple[RecapRow, ...] = ()
    is_brief: bool = False
    """Nothing was done but passing."""

    def sentences(self, words: Words) -> tuple[str, ...]:
        """All of it in words, in reading order."""
        return (
            *(row.said(words) for row in self.first),
            *(one.said(words) for one in self.lying),
            *(row.said(words) for row in self.rows),
        )


def recap(lines: Iterable[LogLine], names: Sequence[str], lying: tuple[Deed, ...] = ()) -> Recap:
    """Puts *lines*, oldest first, together: one row a player, deeds of one kind counted as one."""
    first: dict[Seat, list[Deed]] = {}
    rest: dict[Seat, list[Deed]] = {}
    weights = set()
    for line in lines:
        if line.is_before_play:
            continue
        for seat, deed in _deeds(line):
            weights.add(deed.weight)
            add_deed(
                (first if deed.weight is Importance.FIRST else rest).setdefault(seat, []), deed
            )
    return Recap(
        _rows(first, names), lying, _rows(rest, names), is_brief=weights == {Importance.PASSING}
    )


def summed_up(lines: Iterable[LogLine], names: Sequence[str], words: Words) -> tuple[str, ...]:
    """*lines*, oldest first, as one line: all that was done, then in fewer and fewer words what
    matters most. A player's deeds are one sentence: "Josip laid K♥ K♠ 2♦ and discarded 10♠.".
    However few words there are, no cards are named as if they were all that were laid.
    """
    done: dict[Seat, list[Deed]] = {}
    for seat, deed in (found for line in lines for found in _deeds(line)):
        add_deed(done.setdefault(seat, []), deed)
    told = (
        _told_of(done, names, words, lambda deed: deed.weight is not Importance.PASSING),
        _told_of(done, names, words, lambda deed: bool(deed.cards) or _is_first(deed)),
        *(
            _told_of(
                {seat: _counted(deeds, words, is_whole=whole) for seat, deeds in done.items()},
                names,
                words,
            )
            for whole in (True, False)
        ),
        *(
            _told_of(
                {seat: _added_up(deeds, words) for seat, deeds in done.items()},
                names,
                words,
                is_told,
            )
            for is_told in (bool, _is_first)
        ),
    )
    return tuple(dict.fromkeys(filter(None, told)))


def _counted(deeds: Sequence[Deed], words: Words, *, is_whole: bool) -> list[Deed]:
    """The *deeds* that matter most, and how many cards others were about; of the rest, where it
    *is_whole*, those that show cards."""
    counts: dict[str, int] = {}
    for deed in deeds:
        if deed.brief and not _is_first(deed):
            counts[deed.brief] = counts.get(deed.brief, 0) + len(deed.cards)
    rest = [
        Deed(filled(brief, cards=words.cards_counted(count))) for brief, count in counts.items()
    ]
    if is_whole:
        rest += [deed for deed in deeds if deed.cards and not deed.brief and not _is_first(deed)]
    return [*filter(_is_first, deeds), *rest]


def _added_up(deeds: Sequence[Deed], words: Words) -> list[Deed]:
    """The *deeds* that matter most; where one of them laid cards, all that were laid are counted
    with it."""
    main = next((deed for deed in deeds if deed.brief and _is_first(deed)), None)
    if main is None:
        return _counted(deeds, words, is_whole=False)
    count = sum(len(deed.cards) for deed in deeds if deed.brief)
    text = filled(main.brief, cards=words.cards_counted(count))
    whole = replace(main, text=text, cards=())
    return [whole if deed is main else deed for deed in deeds if _is_first(deed)]


def _is_first(deed: Deed) -> bool:
    return deed.weight is Importance.FIRST


def did(words: Words, name: str, deeds: Sequence[str]) -> str:
    """The sentence of all that one player did: "Marta drew two cards and laid K♥ K♠."."""
    text = words.translate("Log", "{name} {deeds}.")
    return filled(text, name=words.person(name), deeds=words.listed(deeds))


def _told_of(
    done: Mapping[Seat, Sequence[Deed]],
    names: Sequence[str],
    words: Words,
    is_told: Callable[[Deed], bool] = bool,
) -> str:
    told = []
    for seat, deeds in sorted(done.items(), key=lambda row: row[0] == TABLE):
        name = "" if seat == TABLE else names[seat]
        said = [deed.in_signs(words, name) for deed in deeds if is_told(deed)]
        if seat == TABLE:
            told += said
        elif said:
            told.append(did(words, name, said))
    return " ".join(told)


def _deeds(line: LogLine) -> Iterable[tuple[Seat, Deed]]:
    if line.deeds is not None:
        return [(line.seat, deed) for deed in line.deeds]
    return [(TABLE, Deed(line.text))]


def add_deed(deeds: list[Deed], deed: Deed) -> None:
    """Put *deed* to those of its kind, or after all others."""
    for place, other in enumerate(deeds):
        if deed.kind and other.kind == deed.kind:
            count, cards = other.count + deed.count, (*other.cards, *deed.cards)
            text = other.counted(count) if other.counted else other.text
            homes = (*other.homes, *deed.homes)
            deeds[place] = replace(other, text=text, count=count, cards=cards, homes=homes)
            return
    deeds.append(deed)


def _rows(deeds: dict[Seat, list[Deed]], names: Sequence[str]) -> tuple[RecapRow, ...]:
    return tuple(
        RecapRow(seat, "" if seat == TABLE else names[seat], tuple(done))
        for seat, done in deeds.items()
    )


class PlayerBadge(Struct, frozen=True):
    """One player at the table; also the player whose hand is shown has one.

    The *picture* or the initial stands in the shape of the side; *role* is a short word such as
    "next" or "partner", already translated; while *is_playing* the badge says "playing" instead.
    """

    seat: Seat
    name: str
    side: int
    cards: int
    reserve: int
    """Cards kept apart for later; 0 once they are in the hand, or before they are dealt."""
    role: str = ""
    is_playing: bool = False
    has_reserve_dealt: bool = True
    """The reserve has been dealt; in some games it comes later than the first hands."""
    picture: str = ""
    """Of a person, as in `Preferences.pictures`."""
    is_partner: bool = False
    """Of the seat that the table is seen from; *role* says so."""
    reserve_packets: int = 1
    """How many packets the reserve is, which come one after the other."""
    is_on_phone: bool = False
    """The player holds the cards on a phone."""
    is_away: bool = False
    """That phone cannot be reached just now."""
    waits_for_key: bool = False
    """The player plays once a key is pressed here."""


class BarButton(Struct, frozen=True):
    """A button of the prompt bar; pressing it gives its *code* back."""

    code: str
    text: str
    role: ButtonRole = ButtonRole.PLAIN
    key: str = ""
    """The key shown on it."""
    is_on: bool = True
    brief: str = ""
    """Shorter words for a crowded bar, where there are any."""
    spoken: str = ""
    """What a screen reader says instead of the text."""
    is_passing: bool = False
    """It goes by itself; who presses late is not to press what comes in its place."""


class Speaker(Struct, frozen=True):
    """Who speaks in the place of the table: a teacher, a puzzle, the coach."""

    face: PlayerBadge | None = None
    """Whose picture stands before the sentence; None: a sign stands there."""
    progress: float | None = None
    """How far it has come, 0 to 1."""


class PromptBar(Struct, frozen=True):
    """The line above the hand.

    *prompt* is one sentence; where it begins with *name* the name is set in bold. *facts* is the
    quieter second line. *buttons* None leaves the buttons to the table, which then offers what
    can be done now; otherwise they are these (three at most).
    """

    name: str = ""
    prompt: str = ""
    facts: str = ""
    buttons: tuple[BarButton, ...] | None = None
    brief_facts: tuple[str, ...] = ()
    """Each stands in the place of the facts where longer ones do not fit; the last is cut short."""
    is_narration: bool = False
    """The prompt says what others do, which is heard once, when their turn is over."""
    is_silent: bool = False
    """Nothing of it is heard yet, as something else is to be read first."""
    is_refusal: bool = False
    """The prompt says why something is not allowed."""
    is_question: bool = False
    """The prompt is answered by the buttons, which are heard with it."""
    is_facts_first: bool = False
    """Where there is no room for both, the facts stand in the place of the prompt."""
    is_win: bool = False
    """The prompt says who has won a deal, or the game."""
    keeps_facts: bool = False
    """Where there is no room for a line of each, the facts follow the prompt."""
    heard: str = ""
    """What is heard instead of the prompt, which shows cards by their signs."""
    heard_facts: str = ""
    """What is heard after the prompt."""
    about: Seat | None = None
    """Whose act the prompt tells; None: it is for the player whose hand is shown; `TABLE`: it is
    about nobody in particular."""
    speaker: Speaker | None = None
    """Who says it, on paper; None: it is said by the table itself. What is said on paper offers
    nothing that is off where it has buttons *beside*."""
    knows_facts: bool = False
    """Whoever listens has heard the facts before, so that they are only seen."""
    beside: tuple[BarButton, ...] = ()
    """Buttons before those that the table chooses."""
    is_led: bool = False
    """Of what the table can choose only what is golden is offered."""

    @property
    def spoken(self) -> str:
        """The prompt for the ear."""
        return self.heard or self.prompt

    def with_facts(self, facts: str) -> PromptBar:
        """The same with other *facts*, which are not shortened."""
        return structs.replace(self, facts=facts, brief_facts=())
