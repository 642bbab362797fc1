"""What a phone and the program say to one another: JSON texts, version 1.

A phone sends gestures, never moves, and gets the whole table of its seat after each of them. All
words in a message are whole sentences of the program, in its language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

VERSION: Final = 1
MOST_BYTES: Final = 2048
"""Of a message from a phone."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Stamp: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Key: TypeAlias = Annotated[str, Meta(min_length=10, max_length=64)]


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a phone says.

    *at* is the number of the table that the gesture was meant for (`Shown.at`); a gesture for an
    older one is not obeyed.
    """


class Join(Said, frozen=True, tag="join"):
    """The first message: the key of the seat, and the version that the page speaks."""

    key: Key
    v: Number = VERSION
    is_wide: bool = False
    """The page has room for a whole table (700 units of width and more)."""

    def __repr__(self) -> str:
        """Without the key."""
        return f"Join(v={self.v})"


class Knock(Said, frozen=True, tag="knock"):
    """The first message of a phone that has no key: the number below the code of its seat."""

    number: Annotated[str, Meta(pattern=r"\A[0-9]{6}\Z")]
    v: Number = VERSION

    def __repr__(self) -> str:
        """Without the number."""
        return f"Knock(v={self.v})"


class Tap(Said, frozen=True, tag="tap"):
    """A tap on a card lifts it, puts it back or, where *at* is as of now, is about the zone;
    *same*: all of its kind."""

    card: Number
    zone: Name = "hand"
    same: bool = False
    at: Stamp = 0


class Put(Said, frozen=True, tag="put"):
    """A tap on a place."""

    zone: Name
    at: Stamp


class Press(Said, frozen=True, tag="press"):
    """A press of a button."""

    code: Name
    at: Stamp


class Undo(Said, frozen=True, tag="undo"):
    at: Stamp


class Redo(Said, frozen=True, tag="redo"):
    at: Stamp


class Back(Said, frozen=True, tag="back"):
    """What is lifted is put back."""


class Choose(Said, frozen=True, tag="amount"):
    """So much of what there is to choose from (`Shown.amount`)."""

    n: Number


class Sort(Said, frozen=True, tag="sort"):
    """The own hand in another order, one of `Shown.sortings`."""

    by: Name


class Hint(Said, frozen=True, tag="hint"):
    """What would the program do?"""


class React(Said, frozen=True, tag="react"):
    """One of `Shown.reactions` is called to the others."""

    code: Name


class Here(Said, frozen=True, tag="here"):
    """Said every 15 seconds while the page is looked at."""


class Wide(Said, frozen=True, tag="wide"):
    """The page has got more or less room: see `Join.is_wide`."""

    is_wide: bool


FromPhone: TypeAlias = (
    Join
    | Knock
    | Tap
    | Put
    | Press
    | Undo
    | Redo
    | Back
    | Choose
    | Sort
    | Hint
    | React
    | Here
    | Wide
)


class ShownCard(Struct, frozen=True, omit_defaults=True):
    id: int
    """Numbered for this phone in the order in which it first saw the cards."""
    face: str
    """The names of two pictures of the assets, `cards/ranks` and `cards/signs`, with a point
    between them: "10.hearts", "O.leaf"; a red joker is "joker.hearts", a black one "joker.spades",
    and the people of the special deck have no sign, as "lord."."""
    name: str = ""
    """For a screen reader."""
    tags: tuple[str, ...] = ()
    """A few words on it: whose it is in a trick, what a joker stands for."""
    up: bool = False
    """Lifted."""
    new: bool = False
    dim: bool = False
    """It cannot be used now."""
    out: bool = False
    """Laid out, not played yet."""
    line: bool = False
    """It can be used now."""
    wild: bool = False
    """It stands for another one."""


class ShownZone(Struct, frozen=True, omit_defaults=True):
    """A place on the table."""

    key: str
    name: str
    """For a screen reader."""
    kind: str = ""
    """The kind of the place, a word of the game, for its looks alone; "stock", "meld", "trick"."""
    label: str = ""
    note: str = ""
    cards: tuple[ShownCard, ...] = ()
    """Those that are shown; the lowest first."""
    backs: int = 0
    count: int = 0
    side: int = -1
    """Of whom it is; -1: of nobody."""
    own: bool = False
    open: bool = False
    """Its cards can be lifted."""
    row: bool = False
    """Its cards lie side by side, and all are seen."""
    lit: bool = False
    """It takes what is lifted, or with nothing lifted a tap."""
    best: bool = False
    tag: str = ""
    """What comes of it."""
    no: str = ""
    """Why the last gesture there was refused."""
    whole: int = 0
    """So many cards make it whole, and it shows as many dots; 0: it needs no number of them."""


class ShownButton(Struct, frozen=True, omit_defaults=True):
    code: str
    text: str
    role: str = "plain"
    """One of `ButtonRole`."""
    off: bool = False
    """A press of it says what it waits for."""
    name: str = ""
    """For a screen reader, where that is not the text."""


class ShownPlayer(Struct, frozen=True, omit_defaults=True):
    name: str
    side: int
    picture: str = ""
    """The name of a portrait, or empty: the first letter stands there."""
    text: str = ""
    """Cards in the hand, in figures."""
    points: str = ""
    """In figures, where everybody has points of the own."""
    line: str = ""
    """A few words below the name: "no trick", "owes 2"."""
    reserve: int = -1
    """Cards kept apart that come later, as the foot; 0: they are in the hand; -1: none ever."""
    spoken: str = ""
    turn: bool = False
    you: bool = False
    away: bool = False
    """Plays on a phone that cannot be reached."""


class ShownTurn(Struct, frozen=True, omit_defaults=True):
    """What one player did, newest first."""

    text: str
    side: int = -1


class ShownMeter(Struct, frozen=True):
    have: int
    need: int
    text: str
    """What lies there and what is missing, in words."""


class ShownAmount(Struct, frozen=True):
    value: int
    least: int
    most: int
    name: str
    """What is chosen."""


class ShownPart(Struct, frozen=True, omit_defaults=True):
    """One half of what a move brings: what goes to the table, what comes to the hand."""

    title: str
    text: str = ""
    """Below the cards."""
    cards: tuple[ShownCard, ...] = ()
    backs: int = 0
    best: bool = False


class ShownQuestion(Struct, frozen=True, omit_defaults=True):
    """What somebody else asks this seat; the buttons answer it."""

    by: str
    """Who asks, as a sentence: "Josip asks"."""
    text: str
    """ "May I go out?"."""
    picture: str = ""
    """The portrait of who asks."""
    facts: tuple[tuple[str, str], ...] = ()
    """What the answer depends on: what it is, and how much."""
    note: str = ""
    """What comes of the answer."""


class ShownTotal(Struct, frozen=True, omit_defaults=True):
    """A row of the score at the end of a deal."""

    names: str
    total: str
    deal: str = ""
    """What this deal added."""
    won: bool = False
    side: int = -1


class Shown(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="table"):
    """Everything that a phone shows: it needs nothing that came before."""

    v: int
    at: int
    """Goes up whenever something else can be done than before."""
    language: str
    """As in HTML: "en", "sr-Latn"."""
    you: str
    side: int
    game: str
    """What it is called."""
    title: str = ""
    """Which deal is played."""
    head: str = ""
    """What this seat still needs, in a few words beside its name: "first meld 90"."""
    turn: bool = False
    """Something is expected of this seat now."""
    next: str = ""
    """Who plays after whoever plays, while others do: a sentence."""
    prompt: str = ""
    facts: str = ""
    said: str = ""
    """Why the last gesture was refused, or what else was said to this seat alone."""
    hinted: bool = False
    """What is said is a hint."""
    hand: tuple[ShownCard, ...] = ()
    hand_name: str = ""
    zones: tuple[ShownZone, ...] = ()
    buttons: tuple[ShownButton, ...] = ()
    """As they stand from left to right; a golden one is the last."""
    players: tuple[ShownPlayer, ...] = ()
    """In playing order, this seat last."""
    notes: tuple[str, ...] = ()
    """What else the table says: trumps, what the deal needs."""
    stands: tuple[str, ...] = ()
    """How the game stands, for whoever sees no table: what lies in the middle, the melds of either
    side, the score."""
    turns: tuple[ShownTurn, ...] = ()
    """The last three."""
    told: str = ""
    """What a screen reader says when others have played, once a turn."""
    meter: ShownMeter | None = None
    parts: tuple[ShownPart, ...] = ()
    """What the move that is being put together takes and brings, side by side."""
    question: ShownQuestion | None = None
    amount: ShownAmount | None = None
    undo: str = ""
    """What can be taken back, in words; empty: nothing."""
    redo: str = ""
    hint: bool = False
    """The program can be asked what it would do."""
    sorting: str = ""
    sortings: tuple[tuple[str, str], ...] = ()
    """What the hand can be sorted by, with a name for each."""
    totals: tuple[ShownTotal, ...] = ()
    """The score, at the end of a deal."""
    signs: str = "french"
    """Which suits are on the cards, one of `SuitSigns`."""
    four_colours: bool = False
    one: bool = False
    """Lifting a card puts back any other."""
    called: str = ""
    """What somebody calls just now: "Oma: Well played!"."""
    heard: tuple[tuple[str, str], ...] = ()
    """Texts of the message that have signs, each with what is heard in its place."""
    reactions: tuple[tuple[str, str], ...] = ()
    """What may be called, with its words; nothing where the household does not like it."""


class Gone(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="gone"):
    """The phone has no cards any more."""

    text: str
    """Why, in a sentence."""
    can_ask: bool = False
    """The key still stands: the seat can be taken again from this phone by a press."""
    waits: bool = False
    """That was pressed, and the answer comes by this connection, or the next one."""


class Renewed(Struct, frozen=True, tag_field="is", tag="key"):
    """The key of the seat from now on: the next game has begun, or its number was typed."""

    key: str

    def __repr__(self) -> str:
        """Without the key."""
        return "Renewed()"


ToPhone: TypeAlias = Shown | Gone | Renewed


class Closed:
    """Why a connection is closed by the program (WebSocket codes)."""

    GONE: Final = 4000
    UNKNOWN_KEY: Final = 4001
    BAD_MESSAGE: Final = 4002
    OTHER_VERSION: Final = 4003
    TOO_MUCH: Final = 4008


def _plain(value: object) -> str:
    """Names are a kind of `str` of their own, which the encoder does not take."""
    if isinstance(value, str):
        return str.__str__(value)
    raise NotImplementedError(type(value))


_decode: Final[Callable[[bytes], FromPhone]] = msgspec.json.Decoder(FromPhone).decode


def decode(data: bytes) -> FromPhone:
    """What a phone says in *data*. Raises `msgspec.DecodeError` for anything else
    (`msgspec.ValidationError` is one)."""
    try:
        return _decode(data)
    except UnicodeDecodeError:
        raise msgspec.DecodeError("not UTF-8") from None
    except RecursionError:
        raise msgspec.DecodeError("too deep") from None


encode: Final[Callable[[ToPhone], bytes]] = msgspec.json.Encoder(enc_hook=_plain).encode
