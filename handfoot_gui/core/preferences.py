"""What a household likes: the look, the pace and the warnings, as one value kept on disk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from handfoot_gui.core.record import AgreementName, MatchSettings, MemoryAid, TakeBack

LONGEST_NAME: Final = 200
"""Characters a player's name may have; longer input is cut while typing."""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(max_length=40)]
"""Of a bot, a word of its game, or "fitting": the one that fits the people at the table; empty for
a person."""


MOST_PEOPLE: Final = 60
"""Names of people that are kept."""


class ThemeChoice(StrEnum):
    """Colours of the whole program."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class TableColour(StrEnum):
    """Colour of the table in whichever theme; all are equally light."""

    GREEN = "green"
    BLUE = "blue"
    WINE = "wine"
    VIOLET = "violet"
    GREY = "grey"
    TEAL = "teal"
    BROWN = "brown"
    OLIVE = "olive"


class TextSize(StrEnum):
    """Size of all text and everything around it."""

    SYSTEM = "system"
    """As the system has it elsewhere; normal where nobody asks."""
    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"

    @property
    def factor(self) -> float:
        return {TextSize.LARGE: 1.25, TextSize.LARGEST: 1.5}.get(self, 1.0)


class CardSize(StrEnum):
    """Size of the cards in the own hand."""

    NORMAL = "normal"
    LARGE = "large"


class CardDesign(StrEnum):
    """Drawing of the card faces."""

    STANDARD = "standard"
    LARGE_INDEX = "large-index"


class CardLetters(StrEnum):
    """Letters of ace, king, queen and jack, on the faces and wherever a card is named in short."""

    LANGUAGE = "language"
    """As packs have them where the language of the texts is spoken."""
    AKQJ = "AKQJ"
    ARDV = "ARDV"
    AKDB = "AKDB"
    AKDJ = "AKDJ"
    AKDZ = "AKDZ"


class SpokenOf(StrEnum):
    """How verbs agree with a person, in languages where they do."""

    SHE = "she"
    HE = "he"
    UNSAID = "unsaid"


USUAL_NAMES: Final = {
    "Marta": SpokenOf.SHE,
    "Elise": SpokenOf.SHE,
    "Josip": SpokenOf.HE,
    "Karl": SpokenOf.HE,
    "Ana": SpokenOf.SHE,
    "Pavel": SpokenOf.HE,
    "Vera": SpokenOf.SHE,
    "Luka": SpokenOf.HE,
}
"""Of players nobody has named, bots above all, by seat; those of a smaller table first."""


class Motif(StrEnum):
    """Drawn pictures, one of which may stand for a person wherever the initial would."""

    CAT = "cat"
    DOG = "dog"
    OWL = "owl"
    FISH = "fish"
    FLOWER = "flower"
    TREE = "tree"
    SUN = "sun"
    STAR = "star"
    HOUSE = "house"
    BOAT = "boat"
    TEAPOT = "teapot"
    BALL = "ball"


class CardBack(StrEnum):
    """Drawing of the card backs; hands and feet differ in colour with each."""

    SUITS = "suits"
    LATTICE = "lattice"
    WAVES = "waves"
    STAR = "star"
    FANS = "fans"
    FLOWERS = "flowers"
    QUILT = "quilt"


class SuitColours(StrEnum):
    """Four colours (two warm, two cool) or the traditional two."""

    FOUR = "four"
    TWO = "two"


class SuitSigns(StrEnum):
    """Faces of the 32 cards of Raub."""

    FRENCH = "french"
    HUNGARIAN = "hungarian"


class Animation(StrEnum):
    """Speed of moving cards; the factor multiplies every duration."""

    SYSTEM = "system"
    """Calm, unless the system is to keep still."""
    OFF = "off"
    QUICK = "quick"
    CALM = "calm"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        return {
            Animation.OFF: 0.0,
            Animation.QUICK: 0.6,
            Animation.SLOW: 1.6,
        }.get(self, 1.0)


class Sounds(StrEnum):
    """What is heard at the table."""

    ALL = "all"
    TURN = "turn"
    """Only that a person is to act."""
    NONE = "none"


class Volume(StrEnum):
    """How loud it is heard, beside all else that the computer plays."""

    SOFT = "soft"
    MEDIUM = "medium"
    LOUD = "loud"

    @property
    def factor(self) -> float:
        return {Volume.SOFT: 0.25, Volume.MEDIUM: 0.55, Volume.LOUD: 1.0}[self]


class SpokenNews(StrEnum):
    """How much of what happens at the table is told to people who do not look."""

    BRIEF = "brief"
    """Cards and what is due, in as few words as can be."""
    NORMAL = "normal"
    FULL = "full"
    """With names before every request, and with explanations."""


class TableKeys(StrEnum):
    """Which keys ask how things stand at the table; see `core.table_keys`."""

    OURS = "ours"
    PLAYROOM = "playroom"
    """The letters of Playroom do so, too."""


class BotPace(StrEnum):
    """How bots play: at once, with rests that let people read, or turn by turn at a key."""

    INSTANT = "instant"
    QUICK = "quick"
    CALM = "calm"
    SLOW = "slow"
    KEY = "key"

    @property
    def is_too_quick_to_follow(self) -> bool:
        """Whether acts come so fast that they are summed up and marked afterwards."""
        return self in (BotPace.INSTANT, BotPace.QUICK)


class ThinkingTime(StrEnum):
    """How long bots of the level "expert" think about a move at most."""

    MOMENT = "moment"
    SECOND = "second"
    LONG = "long"

    @property
    def seconds(self) -> float:
        return {
            ThinkingTime.MOMENT: 0.2,
            ThinkingTime.SECOND: 1.0,
            ThinkingTime.LONG: 5.0,
        }[self]


class Sorting(StrEnum):
    """Order of the own hand."""

    RANK = "rank"
    SUIT = "suit"
    OWN = "own"
    """As the player puts the cards; new cards come to the right end."""


class TimeToUndo(StrEnum):
    """How long the move that ended a turn can be taken back before others play on."""

    USUAL = "usual"
    TEN_SECONDS = "ten-seconds"
    UNTIL_ENTER = "until-enter"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game without house rules was played last."""

    preset: Annotated[str, Meta(max_length=200)]
    players: Annotated[int, Meta(ge=2, le=8)]
    changes: Mapping[Annotated[str, Meta(max_length=40)], int | bool | str] = {}
    """Options that differ from the preset, as they stand in a file."""


class OwnLook(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one person likes otherwise than the household; None: as all."""

    theme: ThemeChoice | None = None
    table_colour: TableColour | None = None
    text_size: TextSize | None = None
    card_size: CardSize | None = None
    card_design: CardDesign | None = None
    card_back: CardBack | None = None
    suit_colours: SuitColours | None = None
    sorting: Sorting | None = None
    animation: Animation | None = None
    bot_pace: BotPace | None = None


class Preferences(Struct, frozen=True):
    """All preferences; the defaults are what a new household sees.

    What a newer version of the program added is passed over here and kept in the file.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    table_colour: TableColour = TableColour.GREEN
    text_size: TextSize = TextSize.SYSTEM
    card_size: CardSize = CardSize.NORMAL
    card_design: CardDesign = CardDesign.STANDARD
    card_letters: CardLetters = CardLetters.LANGUAGE
    card_back: CardBack = CardBack.SUITS
    suit_colours: SuitColours = SuitColours.FOUR
    suit_signs: SuitSigns = SuitSigns.FRENCH
    """In Raub only; every other game has French cards."""
    sorting: Sorting = Sorting.RANK
    animation: Animation = Animation.SYSTEM
    sounds: Sounds = Sounds.ALL
    volume: Volume = Volume.MEDIUM
    spoken_news: SpokenNews = SpokenNews.NORMAL
    table_keys: TableKeys = TableKeys.OURS
    reactions: bool = True
    """Who has a phone may call something to the others, and they to whoever is at the screen."""
    refusal_beside_card: bool = False
    """Why something is refused stands beside the card, too, for whoever looks through a
    magnifier."""
    bot_pace: BotPace = BotPace.CALM
    seat_paces: Annotated[tuple[BotPace | None, ...], Meta(max_length=8)] = ()
    """By seat, where a bot plays at a pace of its own; None: at `bot_pace`."""
    expert_time: ThinkingTime = ThinkingTime.SECOND
    unfamiliar: Annotated[tuple[str, ...], Meta(max_length=60)] = ()
    """Games that a new household has not played to an end; see `pace_in`."""
    warn_before_slips: bool = True
    """Ask before a costly slip that the program would not make: a clean meld made dirty, a discard
    that is wild or that the own side collects, a pass while cards can be laid, a deal's end."""
    ask_before_turn_ends: bool = False
    """Ask before a discard or another act that ends the turn."""
    ask_before_leaving: bool = False
    """Ask before a game is left, although it is kept."""
    tips: bool = False
    """Explain what happens the first time; on for a new household."""
    tips_told: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=200)] = ()
    """Those that were told, as "game/what"."""
    tell_misses: bool = False
    """Say after a person's move when another one was much better."""
    find_mistakes: bool = True
    """Look through deals that are over for what people can learn from their play."""
    tell_reasons: bool = False
    """Say what speaks for a bot's move, as far as everybody can see it."""
    take_back: TakeBack = TakeBack.RULES
    """Agreed on in new games; so are *memory_aid* and *partners*."""
    memory_aid: MemoryAid = MemoryAid.OFF
    partners: Annotated[tuple[AgreementName, ...], Meta(max_length=20)] = ()
    """What partners agreed on last, as in `MatchSettings`."""
    tab_through_cards: bool = False
    """Tab goes from card to card at the table, not from part to part: with it, Enter and Space
    everything can be played."""
    time_to_undo: TimeToUndo = TimeToUndo.USUAL
    keys: Mapping[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=40)]] = {}
    """Those given anew, by the names of their commands; see `core.keys`."""
    language: Annotated[str, Meta(max_length=20)] = ""
    """Of the texts, as "fr" or "pt_BR"; empty: as the system."""
    family: Annotated[str, Meta(max_length=200)] = ""
    """Stands on printed sheets; may be empty."""
    place: Annotated[str, Meta(max_length=200)] = ""
    """Where the household plays; stands there too."""
    paper: Annotated[str, Meta(max_length=20)] = ""
    """Paper of printed sheets: "A4" or "letter"; empty: as the country has it."""
    large_print: bool = False
    """On printed sheets."""
    names: Annotated[tuple[Name, ...], Meta(min_length=4, max_length=8)] = tuple(USUAL_NAMES)
    """Names by seat, as last used; those of a smaller table first."""
    is_name_made_up: bool = False
    """Nobody has said yet who sits at the first seat; so of a new household."""
    levels: Annotated[tuple[Level, ...], Meta(min_length=4, max_length=8)] = (
        "", "steady", "steady", "steady", "steady", "steady", "steady", "steady",
    )  # fmt: skip
    """Levels of the bots by seat, as last used against people; empty for a person."""
    partner_levels: Annotated[tuple[Level, ...], Meta(min_length=4, max_length=8)] = (
        "expert", "expert", "expert", "expert", "expert", "expert", "expert", "expert",
    )  # fmt: skip
    """The same of bots that play with a person; the strongest of a game that has not so many."""
    people: Annotated[tuple[Name, ...], Meta(max_length=MOST_PEOPLE)] = ()
    """Names of people who played, the last ones first."""
    spoken_of: Mapping[Annotated[str, Meta(max_length=3 * LONGEST_NAME)], SpokenOf] = {}
    """How verbs agree with people, by `person_key`; see `core.text.people`."""
    pictures: Mapping[
        Annotated[str, Meta(max_length=3 * LONGEST_NAME)], Annotated[str, Meta(max_length=40)]
    ] = {}
    """Of people, by `person_key`: a `Motif` or the name of a photo; anything else is none."""
    own_looks: Mapping[Annotated[str, Meta(max_length=3 * LONGEST_NAME)], OwnLook] = {}
    """Of people at a screen that several share, by `person_key`."""
    rules: Annotated[str, Meta(max_length=200)] = "classic"
    """The rules last used: a preset, or the file of house rules."""
    players: Annotated[int, Meta(ge=2, le=8)] = 4
    sides: Annotated[str, Meta(max_length=20)] = "pairs"
    """Who played together, as last used."""
    game: Annotated[str, Meta(max_length=40)] = "hand-and-foot"
    """The game last dealt."""
    setups: Mapping[Annotated[str, Meta(max_length=40)], Setup] = {}
    """Of every other game that has been dealt, by its name."""
    lessons: Mapping[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    """Of every game whose guided deal was begun, the step it is at; empty once it is over."""
    window: Annotated[str, Meta(max_length=400)] = ""
    """Size, place and state of the window when it was closed, as Qt tells it in base 64."""
    puzzle_game: Annotated[str, Meta(max_length=40)] = ""
    """Whose puzzles were looked at last."""
    puzzler: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """Who solves puzzles; empty: who sits at the first seat."""

    def with_people(self, names: Iterable[str]) -> tuple[str, ...]:
        """`people` once those of *names* have played, too."""
        return tuple(dict.fromkeys((*names, *self.people)))[:MOST_PEOPLE]

    def with_player(self, name: str) -> Preferences:
        """These, with *name* at the first seat; who had that name gets the one that stood there."""
        others = [self.names[0] if one.casefold() == name.casefold() else one for one in self.names]
        return replace(self, names=(name, *others[1:]), is_name_made_up=False)

    def known_by(self, names: Iterable[str]) -> Preferences:
        """These once people are called *names*: who has a name of one's own is asked no more."""
        is_made_up = self.is_name_made_up and USUAL_NAMES.keys() >= set(names)
        return replace(self, is_name_made_up=is_made_up)

    def seen_by(self, person: str) -> Preferences:
        """These as *person*, a `person_key`, likes them; empty: as the household does."""
        look = self.own_looks.get(person) if person else None
        if look is None:
            return self
        own = {field: getattr(look, field) for field in look.__struct_fields__}
        return replace(self, **{field: value for field, value in own.items() if value is not None})

    def chosen_by(self, person: str, seen: Preferences) -> Preferences:
        """These once *person* has chosen what is *seen* by that person now: the looks of all
        others stay as they are."""
        if not person:
            return seen
        common = {field: getattr(self, field) for field in OwnLook.__struct_fields__}
        own = {field: getattr(seen, field) for field in common}
        own = {field: value for field, value in own.items() if value != common[field]}
        looks = {key: look for key, look in seen.own_looks.items() if key != person}
        return replace(
            seen, **common, own_looks={**looks, person: OwnLook(**own)} if own else looks
        )

    def pace_in(self, game: str) -> BotPace:
        """How bots play *game*: slowly the first time, until it is over or a pace is chosen."""
        is_slow = game in self.unfamiliar and self.bot_pace is BotPace.CALM
        return BotPace.SLOW if is_slow else self.bot_pace

    def names_alike(self, other: Preferences) -> bool:
        """Whether cards and people are spoken of in the same way under *other* ones."""
        return (self.suit_signs, self.card_letters, self.spoken_of) == (
            other.suit_signs, other.card_letters, other.spoken_of,
        )  # fmt: skip

    @property
    def known_names(self) -> frozenset[str]:
        """Names of people, of the family and of its place, wherever they stand here."""
        names = (
            *self.people, *self.names, self.family, self.place, self.puzzler,
            *self.spoken_of, *self.pictures, *self.own_looks,
        )  # fmt: skip
        return frozenset(name for name in names if name)

    @property
    def agreements(self) -> MatchSettings:
        """What is agreed on in a new game."""
        return MatchSettings(self.take_back, self.memory_aid, self.partners)
