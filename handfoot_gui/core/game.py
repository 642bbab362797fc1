"""A game as one value: its name, and its parts, each imported when it is first wanted.

A start page that shows every game so loads the rules of none.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    TypeAlias,
    TypeVar,
    cast,
    overload,
)

from msgspec import Struct

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.record import Agreed, Record
from handfoot_gui.core.rules import Rules

if TYPE_CHECKING:
    from handfoot_gui.core.bot import Bot
    from handfoot_gui.core.judgement import Judgement
    from handfoot_gui.core.lesson import Lesson
    from handfoot_gui.core.own_acts import AnyOwnActs
    from handfoot_gui.core.preferences import Preferences
    from handfoot_gui.core.presenter import AnyPresenter
    from handfoot_gui.core.puzzle import PuzzleKind
    from handfoot_gui.core.rule_card import RuleCard
    from handfoot_gui.core.score_sheet import SheetBody, SheetFacts
    from handfoot_gui.core.scorekeeping import AnyScorekeeper
    from handfoot_gui.core.spoken_state import AnySpokenState, Standing
    from handfoot_gui.core.text.interview import Interview
    from handfoot_gui.core.text.options import OptionTexts
    from handfoot_gui.core.text.phrases import Translate
    from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText
    from handfoot_gui.core.text.which import WhichQuestion
    from handfoot_gui.core.text.words import Words

AnyRules: TypeAlias = Rules[Any, Any, Any]
AnyRecord: TypeAlias = Record[Any, Any]
AnyBot: TypeAlias = "Bot[Any, Any]"
Adviser: TypeAlias = Callable[..., tuple[Any, Any] | None]
"""From options, view and what partners agreed on, if anything: a move and what the game's
presenter makes hints of; None: nothing."""
Judge: TypeAlias = Callable[..., "Judgement | None"]
"""From options, the mover's view, a legal move, the effort (1.0 is usual, more is more exact) and
what partners agreed on, if anything: what the move is worth beside others; None where there was
nothing else to do."""
Unplayed: TypeAlias = Callable[
    ["Words", Mapping[str, Any]], tuple[Mapping[str, Any], Sequence[str]]
]
"""From words and options by their names in files: the options that the game knows instead of those
that it was never meant to have, and what so is left out, as sentences of a family."""
Replayer: TypeAlias = Callable[[Any], Callable[[Any, Random], tuple[float, ...]]]
"""From options: what plays the deal of a state to its end with bots, each time a little
otherwise, and gives the points of every side in that deal."""

Stirred: TypeAlias = Callable[[Any, Random], Any]
"""From the state in which the cards of a deal are dealt: one in which everybody holds the same, but
cards that are drawn later come by chance."""

Weigher: TypeAlias = Callable[..., "Judgement | None"]
"""From options, the mover's view, a legal move, other ones, a number of worlds, the seed that
these come from and what partners agreed on, if anything: what the move is worth beside exactly
those others; None where nothing is to be said against it."""
ThemeOf: TypeAlias = Callable[[Any, Any, Any, Any], str]
"""From options, the mover's view, the move made and another one: what the choice between them was
about, a word of the game."""

LEVELS: Final = ("easy", "steady", "strong", "expert")
"""What levels are called in every game, the weakest first; a game may end before the last."""

_ADVISER_TIME: Final = 1.0
"""Seconds for a bot that shortens its thinking to them; a hint comes much sooner."""

T = TypeVar("T")


class Theme(Struct, frozen=True):
    """The words of what decisions are about."""

    title: str
    """As it stands in a list: "Discards"."""
    advice: str
    """What helps whoever loses most there: one sentence."""


Document: TypeAlias = dict[str, Any]
"""A file about a game as JSON, before it is typed."""


class GameText(Struct, frozen=True):
    """What a game is called and how it is introduced, in the language of the moment."""

    title: str
    about: str
    """What the game is, in a few words."""
    length: str
    """For how many players it is, and how long it takes."""
    at_deal: str
    """Game and deal, with slots: "{game}, deal {deal}"."""
    deal: str
    """What a deal is called over a column: "Deal"."""
    deal_number: str
    """The same with a slot: "Deal {number}"."""
    presets: Mapping[str, tuple[str, str]]
    """By preset: what it is called, and one line about it."""
    levels: Mapping[str, str]
    """By level of its bots: one sentence about how they play."""
    keys: tuple[tuple[str, str], ...]
    """The keys that only this game has, and what they do."""
    are_presets_known_by_name: bool = False
    """Whether a preset's card is headed by its own name instead of the game's."""


class AgreementText(Struct, frozen=True):
    """Something partners can agree on before the cards are dealt."""

    name: str
    """As it stands in a record: a word of the game."""
    label: str
    """What it is called where it is chosen: "Keep wilds for the wild pile"."""
    said: str
    """The same as it stands in a sentence: "wilds are kept for the wild pile"."""


class Lazy(Generic[T]):
    """A part of a game, by the name of its module and its name there: ``package.module:name``."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self._found: T | None = None

    def get(self) -> T:
        """The part; its module is imported the first time.

        Raises ImportError or AttributeError where the path names nothing.
        """
        if self._found is None:
            module, _, name = self.path.partition(":")
            self._found = cast(T, getattr(import_module(module), name))
        return self._found


def lazy(path: str) -> Lazy[Any]:
    """The part at *path*: ``package.module:name``."""
    return Lazy(path)


_USUAL_PARTS: Final = {
    "which_questions": lazy("handfoot_gui.core.text.which:no_questions"),
    "without_unplayed": lazy("handfoot_gui.core.text.which:all_played"),
    "spoken_state": lazy("handfoot_gui.core.spoken_state:SpokenState"),
    "own_acts": lazy("handfoot_gui.core.own_acts:OwnActs"),
    "alike": lazy("handfoot_gui.core.game:as_it_is"),
}
"""Of a game that has nothing of its own there."""


def as_it_is(state: object) -> object:
    """No other *state* is played like it."""
    return state


class _Part(Generic[T]):
    """An attribute of `GameDef` that gives what its `Lazy` stands for."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, game: None, owner: type) -> _Part[T]: ...
    @overload
    def __get__(self, game: GameDef, owner: type) -> T: ...
    def __get__(self, game: GameDef | None, owner: type) -> T | _Part[T]:
        return self if game is None else cast(T, game.parts[self._name].get())


class Reports:
    """Reports on deals of a game whose bots play them quickly enough."""

    def __init__(self, replayer: Lazy[Replayer], rounds: int) -> None:
        self._replayer = replayer
        self.rounds: Final = rounds
        """How often a report goes through a deal; less where its replayer takes long."""

    def replayer(self, options: object) -> Callable[[Any, Random], tuple[float, ...]]:
        """See `Replayer`."""
        return self._replayer.get()(options)


class Replays:
    """How the cards of a deal are played again by the best bots that need no clock."""

    def __init__(
        self,
        level: str,
        times: int,
        *,
        bot: Lazy[Callable[[Any, int], AnyBot]] | None = None,
        stirred: Lazy[Stirred] | None = None,
    ) -> None:
        """*bot* makes from options and a number the bot of *level* that plays in the play of that
        number, where each would be the same otherwise; *stirred* is wanted where all plays of the
        same cards are the same."""
        self.level: Final = level
        """Whose play it is."""
        self.times: Final = times
        """In so many plays their mean is known well enough."""
        self._bot, self._stirred = bot, stirred

    def bot(self, game: GameDef, options: object, number: int) -> AnyBot:
        """Who plays on every seat in the play of that *number*."""
        return (
            game.bot(self.level, options) if self._bot is None else self._bot.get()(options, number)
        )

    def stirred(self, state: Any, rng: Random) -> Any:
        """See `Stirred`; *state* itself where chance comes into each play by itself."""
        return state if self._stirred is None else self._stirred.get()(state, rng)


class Reviews:
    """Reviews of what a person decided in deals of a game whose moves can be judged."""

    def __init__(
        self,
        *,
        theme: Lazy[ThemeOf],
        themes: Lazy[Callable[[Words], Mapping[str, Theme]]],
        weigher: Lazy[Weigher],
        drill: str = "",
    ) -> None:
        """*drill* is the theme whose decisions are drilled, good or bad; empty: there is none."""
        self.drill: Final = drill
        self._theme, self._themes, self._weigher = theme, themes, weigher

    def theme(self, options: object, view: object, move: object, other: object) -> str:
        """What the choice between *move* and *other* was about, a word of the game."""
        return self._theme.get()(options, view, move, other)

    def themes(self, words: Words) -> Mapping[str, Theme]:
        """Every such word and what is said of it, in the order in which they are told."""
        return self._themes.get()(words)

    def weighed(
        self,
        options: object,
        view: object,
        move: object,
        others: Sequence[object],
        worlds: int,
        seed: int,
        agreed: Agreed = (),
    ) -> Judgement | None:
        """What *move* is worth beside the *others*, in so many worlds that come from *seed*.

        With a *seed* other than 0 and 1 these are worlds in which `GameDef.judged` has not looked.
        None where nothing is to be said against the move.
        """
        weigh = self._weigher.get()
        return weigh(options, view, move, others, worlds, seed, *_if_any(agreed))


class GameDef:
    """Everything the program knows a game by; `handfoot_gui.games` lists them.

    *parts* are given by the names of the attributes below, as `lazy` paths.
    """

    rules: _Part[Callable[[Any], AnyRules]] = _Part()
    """Makes the rules from options."""
    options_type: _Part[Any] = _Part()
    move_type: _Part[Any] = _Part()
    """The union of all moves, the table's included."""
    alike: _Part[Callable[[Any], object]] = _Part()
    """What of a state tells it from others: equal for two from which play goes on alike, whichever
    of cards that count the same lie where, and in whatever order that does not matter. A game need
    not have one of its own."""
    presets: _Part[Mapping[str, GameOptions]] = _Part()
    """Every preset for its usual number of players and sides, the usual one first."""
    preset_options: _Part[Callable[[str, int | None, Any], GameOptions]] = _Part()
    """A preset for so many players and such sides (None: the usual ones).

    Raises KeyError for an unknown preset, ValueError where it is not played that way.
    """
    preset_seats: _Part[Mapping[str, Mapping[int, tuple[Any, ...]]]] = _Part()
    """The sides each preset allows, by number of players; the usual ones come first."""
    option_texts: _Part[Callable[[Words, Any], OptionTexts]] = _Part()
    """Makes the words of options, which every form, card and list of changes is made from."""
    interview: _Part[Callable[[Words], Interview]] = _Part()
    """Makes the plain questions that lead to a family's rules."""
    presenter: _Part[Callable[[Any, Sequence[str], Words], AnyPresenter]] = _Part()
    """Makes what shows the game, from rules, the players' names by seat and words."""
    spoken_state: _Part[Callable[[AnyPresenter, Standing[Any, Any]], AnySpokenState]] = _Part()
    """Makes what is said of a position to whoever asks by a key, from the presenter for the ear; a
    game need not have one of its own."""
    own_acts: _Part[Callable[[AnyPresenter], AnyOwnActs]] = _Part()
    """Makes what confirms own acts, from the presenter for the ear; a game need not have one."""
    text: _Part[Callable[[Translate], GameText]] = _Part()
    """What the game is called and how it is introduced."""
    rule_card: _Part[Callable[[Words, Any, str], RuleCard]] = _Part()
    """Makes the rules to read, from words, options and a title."""
    score_sheet: _Part[Callable[[SheetFacts, Words], SheetBody]] = _Part()
    """Makes rows and columns of a score sheet."""
    which_questions: _Part[Callable[[Words], Sequence[WhichQuestion]]] = _Part()
    """Makes the questions that tell its named versions apart; a game may have too few of them."""
    without_unplayed: _Part[Unplayed] = _Part()
    scorekeeper: _Part[type[AnyScorekeeper]] = _Part()
    """Makes what keeps the score of a game with paper cards, from options."""
    scorekeeper_text: _Part[
        Callable[[Any, Sequence[str], Words, AnyPresenter], AnyScorekeeperText]
    ] = _Part()
    """Makes the words for that, from options, names, words and the game's presenter."""
    former: _Part[Callable[[Document], Document]] = _Part()
    """Makes of a file of any kind about this game, whose rules may be as an older version wrote
    them, one with the rules of today, which mean the same. Only names and shapes of fields decide,
    so that nothing changes where nothing is old; some fields may be missing. A game whose rules
    were never written otherwise has none."""
    learnt: _Part[Callable[[Any, Collection[str]], str]] = _Part()
    """Of options and the levels of the bots at the table: the preset whose play those use that have
    learnt none by rules like these; empty where all know what they do. A game whose bots have
    learnt nothing anywhere has none."""
    delegate: _Part[Callable[[], Any]] = _Part()
    """Makes the looks of the table: a `TableStyle`."""

    def __init__(
        self,
        name: str,
        *,
        tile: str,
        levels: Mapping[str, Lazy[Callable[..., AnyBot]]],
        ratings: Sequence[int],
        adviser: Lazy[Adviser] | None = None,
        judge: Lazy[Judge] | None = None,
        agreements: Lazy[Callable[[Words, Any], Sequence[AgreementText]]] | None = None,
        replayer: Lazy[Replayer] | None = None,
        lesson: Lazy[Callable[[Words, Sequence[str], Any, Preferences], Lesson]] | None = None,
        puzzles: Lazy[Callable[[Words], Sequence[PuzzleKind]]] | None = None,
        puzzles_at: str = "",
        report_rounds: int = 8,
        replays: Replays | None = None,
        reviews: Reviews | None = None,
        **parts: Lazy[Any],
    ) -> None:
        parts = {**_USUAL_PARTS, **parts}
        parts = {**_USUAL, **parts}
        missing = {key for key, part in vars(GameDef).items() if isinstance(part, _Part)} ^ set(
            parts
        )
        assert not missing, f"{name}: {sorted(missing)}"
        assert tuple(levels) == LEVELS[: len(levels)], f"{name}: {sorted(levels)}"
        assert len(ratings) == len(levels), f"{name}: {ratings}"
        assert all(one < other for one, other in pairwise(ratings)), f"{name}: {ratings}"
        self.name: Final = name
        """What files and the command line call it."""
        self.tile: Final = tile
        """Three cards for the game's tile on the start page, as `core.cards.cards` reads them."""
        self.levels: Final = tuple(levels)
        """The levels of its bots, the weakest first."""
        self.ratings: Final = dict(zip(levels, ratings, strict=True))
        """By level: its rating on the scale of Elo, on which people get theirs. The weakest has
        1,000; one that wins the share p of its games against another, as measured by ``handfoot
        match GAME --bots easy,steady``, has 400 log10(p / (1 - p)) more."""
        self.parts: Final = parts
        self._bots = levels
        self._adviser = adviser
        self.judge: Final = judge
        """What judges moves; None where they cannot be judged at all."""
        self._agreements = agreements
        self.reports: Final = None if replayer is None else Reports(replayer, report_rounds)
        """How a deal that is over is reported on; None where that cannot be."""
        self.replays: Final = replays
        """How the cards of a deal are played again; None where nobody does that."""
        self.reviews: Final = reviews
        """How a person's own play is reviewed; None where that cannot be."""
        self._lesson = lesson
        self._puzzles = puzzles
        self.puzzles_at = puzzles_at
        """The path of the file of its puzzles; empty: it lies among the assets."""

    def bot(self, level: str, options: object, agreed: Agreed = ()) -> AnyBot:
        """A bot of *level* under *options* that keeps what is *agreed*; KeyError when there is no
        such level."""
        return self._bots[level].get()(options, *_if_any(agreed))

    def agreements(self, words: Words, options: object) -> Sequence[AgreementText]:
        """What partners can agree on under *options*; nothing where nobody has one."""
        return () if self._agreements is None else self._agreements.get()(words, options)

    def level_like(self, level: str) -> str:
        """*level*, or the strongest where there is no such level."""
        return level if level in self.levels else self.levels[-1]

    def advice(self, options: object, view: object, agreed: Agreed = ()) -> tuple[Any, Any]:
        """What a person who asks for help is told: a good move, and the game's own advice or None.

        It does not depend on who plays, and takes no longer than people like to wait.
        """
        more = _if_any(agreed)
        found = None if self._adviser is None else self._adviser.get()(options, view, *more)
        if found is not None:
            return found
        # The strongest of those that do not think for as long as they may.
        level = self.levels[: LEVELS.index("expert")][-1]
        return self.bot(level, options, agreed).choose(view, 0, _ADVISER_TIME), None

    def judged(
        self,
        options: object,
        view: object,
        move: object,
        effort: float = 1.0,
        agreed: Agreed = (),
    ) -> Judgement | None:
        """What *move* is worth beside others to the seat of *view*, which is to move.

        The same arguments give the same judgement. None: there was nothing else to do, or the
        game judges nothing.
        """
        if self.judge is None:
            return None
        return self.judge.get()(options, view, move, effort, *_if_any(agreed))

    @property
    def has_lesson(self) -> bool:
        """Whether there is a guided deal of this game."""
        return self._lesson is not None

    def lesson(
        self, words: Words, names: Sequence[str], family: object, preferences: Preferences
    ) -> Lesson:
        """The guided deal for players of these *names*, by the rules of the *family* as far as its
        kept cards allow; for a game that `has_lesson`."""
        assert self._lesson is not None, f"there is no lesson of {self.name}"
        return self._lesson.get()(words, names, family, preferences)

    @property
    def has_puzzles(self) -> bool:
        """Whether there are puzzles of this game."""
        return self._puzzles is not None

    def puzzle_kinds(self, words: Words) -> Sequence[PuzzleKind]:
        """What is asked in puzzles of this game; nothing where it has none."""
        return () if self._puzzles is None else self._puzzles.get()(words)


def unchanged(document: Document) -> Document:
    """A game whose rules were never written otherwise."""
    return document


def nothing_learnt(_options: object, _levels: Collection[str]) -> str:
    """A game whose bots have learnt nothing anywhere."""
    return ""


_USUAL: Final = {
    "former": lazy(f"{__name__}:unchanged"),
    "learnt": lazy(f"{__name__}:nothing_learnt"),
}


def _if_any(agreed: Agreed) -> tuple[Agreed, ...]:
    """A game whose partners can agree on nothing need not know of it."""
    return (agreed,) if any(agreed) else ()
