"""Manipulation Rummy at the table: what a view looks like, what gestures mean, what may be done."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import NotToMove, Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import ButtonRole, DropPreview, HandOrder, Tag, Target
from handfoot_gui.core.text.log import end_in_sight
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.manipulation.presenter import draft as d
from handfoot_gui.games.manipulation.presenter.scene import (
    ManipulationScene,
    meld_key,
    number_of,
    scene_of,
    wrong_piles,
)
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.legality import (
    is_opening,
    player_to_move,
    problem_now,
)
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Move, Play
from handfoot_gui.games.manipulation.rules.option_values import LastLap
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import closing_lines, totals_of
from handfoot_gui.games.manipulation.rules.shapes import MeldShape, meld_problem, shape_of
from handfoot_gui.games.manipulation.rules.state import Phase, View
from handfoot_gui.games.manipulation.text.names import name_sign

Action: TypeAlias = t.Action[Move]

SPREAD: Final = "spread"
"""What the button that puts every selected card where it fits is aimed at."""
SPLIT: Final = "split"
"""What the button that splits a meld before the selected card is aimed at."""


class LeavesCards(t.MoveWarning, frozen=True):
    """Cards could be laid that stay in the hand, though nothing is won by that."""

    is_plain: ClassVar[bool] = False


class EndsRound(t.MoveWarning, frozen=True):
    """The round is over by it, and nothing can be taken back."""

    is_plain: ClassVar[bool] = False


class ActCode(StrEnum):
    """What a button of the prompt bar does in Manipulation Rummy."""

    DRAW = "draw"
    PLAY = "play"
    END_TURN = "end turn"
    KNOCK = "knock"
    NEW_MELD = "new meld"
    ADD = "add"
    SPLIT = "split"
    TAKE_BACK = "take back"
    PUT_BACK = "put back"
    RESET = "reset"


Outcome: TypeAlias = t.Outcome[d.ManipulationDraft, Move]
Choice: TypeAlias = t.Choice[d.ManipulationDraft, Move]


class ManipulationDealing(t.Dealing[View]):
    """The cards for everybody, one by one."""

    def deal(self, view: View) -> int:
        return view.public.round

    def hand(self, view: View) -> frozenset[Card]:
        return frozenset(view.hand)

    def opened(self, view: View, cards: frozenset[Card]) -> View:
        return replace(view, hand=tuple(sorted(cards, key=lambda card: card.order)))

    def first_cards(self, view: View) -> tuple[t.Dealt, ...]:
        """One card after the other to each in turn."""
        counts, first = view.hand_counts, view.public.dealer + 1
        seats = [Seat((first + step) % len(counts)) for step in range(len(counts))]
        return tuple(t.Dealt(seat) for _ in range(max(counts)) for seat in seats)


class ManipulationTable(RuleSentences[Options], t.TableAdapter[View, Move, d.ManipulationDraft]):
    """Manipulation Rummy under one rule set."""

    game = "manipulation"
    is_stepwise = True
    has_golden_thoughts = True
    draft_type = d.ManipulationDraft

    def __init__(self, rules: Manipulation, words: Words) -> None:
        self._rules = rules
        super().__init__(words, rules.options)

    @property
    def empty(self) -> d.ManipulationDraft:
        return d.EMPTY

    @property
    def dealing(self) -> ManipulationDealing:
        return ManipulationDealing()

    # --- what lies where ----------------------------------------------------------------------

    def table(self, view: View, draft: d.ManipulationDraft, order: HandOrder) -> ManipulationScene:
        piles = d.working(view, draft)
        options, public = self.options, view.public
        is_over = public.phase is Phase.OVER
        closing = closing_lines(options, public.results, public.brought) if is_over else ()
        totals = [
            total + sum(line.points(seat) for line in closing)
            for seat, total in enumerate(totals_of(options, public.results, public.brought))
        ]
        return scene_of(
            self.words,
            totals,
            view,
            piles,
            self.standing(view, draft),
            order,
            is_open=d.may_play(options, view),
            sight=end_in_sight(self.words, self.rounds_left(view)),
            ace=options.ace,
        )

    def problem(self, view: View, draft: d.ManipulationDraft) -> Problem | None:
        """Why the turn cannot be ended with the table as it lies, or None."""
        return self._rules.problem(view, Play(d.melds_of(d.working(view, draft))))

    def standing(self, view: View, draft: d.ManipulationDraft) -> no.JokerStillStands | None:
        """That a joker's name was taken from it though it may not be."""
        problem = None if draft.is_untouched else self.problem(view, draft)
        return problem if isinstance(problem, no.JokerStillStands) else None

    def wrong(self, view: View, draft: d.ManipulationDraft) -> tuple[tuple[Meld, Problem], ...]:
        """The melds that cannot stay as they are, each with the reason."""
        piles = d.working(view, draft)
        found = wrong_piles(view, piles, None, self.options.ace)
        return tuple((pile.meld, found[pile.number]) for pile in piles if pile.number in found)

    # --- gestures -----------------------------------------------------------------------------

    def drop(
        self,
        view: View,
        draft: d.ManipulationDraft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> Outcome:
        if key == t.STOCK:
            return None if _is_opened(view) else self._draw(view, draft)
        if not cards:
            return None
        options = self.options
        if player_to_move(view.public) != view.seat:
            return t.Refused(NotToMove(view.seat, player_to_move(view.public)))
        problem = problem_now(options, view)
        if problem is not None:
            return None if key == t.HAND else t.Refused(problem)
        if key == t.HAND:
            return self._taken_back(view, draft, cards)
        if key == SPLIT:
            return self._split(view, draft, cards)
        if key == SPREAD:
            (way,) = self._spreads(view, draft, cards)
            return t.Drafted(self._stepped(view, draft, way.piles))
        number = number_of(key)
        if number is None and key != t.NEW_MELD:
            return None
        if not self._may_touch(view, draft, cards, number):
            return t.Refused(no.TableTouched())
        return self._laid(view, draft, cards, number, index)

    def _may_touch(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...], number: int | None
    ) -> bool:
        """Whether *cards* may go to the meld *number*, None for a new one: a player's first play
        leaves alone what lay on the table when the turn began."""
        if not is_opening(self.options, view.public, view.seat):
            return True
        is_old = number is not None and number < len(view.public.melds)
        return not is_old and all(card in view.hand for card in cards)

    def _draw(self, view: View, draft: d.ManipulationDraft) -> Outcome:
        problem = self._rules.problem(view, Draw())
        if problem is not None:
            return t.Refused(problem)
        if not draft.is_untouched and self.options.ends_playing(view.public.drawn + 1):
            return t.Refused(t.CardsLaidOut())
        return t.Chosen(Draw())

    def _taken_back(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]
    ) -> Outcome:
        """Cards back into the hand, as far as they came from there."""
        home = d.homes(cards, draft.cards)
        if not home:
            fixed = next((card for card in cards if card not in view.hand), None)
            return None if fixed is None else t.Refused(d.StaysOnTable(fixed))
        return t.Drafted(self._stepped(view, draft, d.given_back(d.working(view, draft), home)))

    def _split(self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]) -> Outcome:
        piles = d.working(view, draft)
        after = d.split_before(piles, cards[0], d.next_number(view, piles))
        if after is not None and not self._may_touch(view, draft, cards, None):
            return t.Refused(no.TableTouched())
        if after is None:
            return t.Refused(d.NothingToSplit())
        return t.Drafted(self._stepped(view, draft, after))

    def _laid(
        self,
        view: View,
        draft: d.ManipulationDraft,
        cards: tuple[Card, ...],
        number: int | None,
        index: int | None,
    ) -> Outcome:
        found = self._layings(view, draft, cards, number, index)
        drafts = [self._stepped(view, draft, laying.piles) for laying in found]
        if len(found) == 1:
            return t.Drafted(drafts[0])
        choices: list[Choice] = []
        for laying, after in zip(found, drafts, strict=True):
            text = self.words.side_by_side([name_sign(self.words, name) for name in laying.jokers])
            choices.append(t.Choice(text, t.Drafted(after)))
        return t.Asked(self.tr("what does the joker stand for?"), tuple(choices))

    def _layings(
        self,
        view: View,
        draft: d.ManipulationDraft,
        cards: tuple[Card, ...],
        number: int | None,
        index: int | None = None,
    ) -> tuple[d.Laying, ...]:
        """What it can mean to put *cards* there, a hole of that number or None for a new meld."""
        piles = d.working(view, draft)
        is_there = any(pile.number == number for pile in piles)
        fresh = d.next_number(view, piles) if is_there or number is None else number
        return d.layings(piles, cards, number if is_there else None, fresh, index, self.options.ace)

    def _spreads(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]
    ) -> tuple[d.Spread, ...]:
        piles = d.working(view, draft)
        if len(cards) < 2:
            return ()
        fresh = d.next_number(view, piles)
        if is_opening(self.options, view.public, view.seat):
            old = len(view.public.melds)
            ways = d.spreads(
                tuple(pile for pile in piles if pile.number >= old), cards, fresh, self.options.ace
            )
            lying = tuple(pile for pile in piles if pile.number < old)
            return tuple(replace(way, piles=(*lying, *way.piles)) for way in ways)
        return d.spreads(piles, cards, fresh, self.options.ace)

    def _stepped(
        self, view: View, draft: d.ManipulationDraft, piles: d.Working
    ) -> d.ManipulationDraft:
        return d.stepped(view, draft, piles, self.options.ace)

    # --- targets ------------------------------------------------------------------------------

    def targets(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]
    ) -> tuple[Target, ...]:
        if not cards or not d.may_play(self.options, view):
            return ()
        found: list[tuple[int, Target]] = list(self._fitting(view, draft, cards))
        most = max((worth for worth, _ in found), default=0)
        best = [target for worth, target in found if worth == most and most]
        lit = best[0].key if len(best) == 1 else None
        lights = tuple(
            replace(target, is_best=True) if target.key == lit else replace(target, tag=None)
            for _, target in found
        )
        ways = () if best else self._spreads(view, draft, cards)
        if len(ways) == 1:
            spread = self._spread_target(view, draft, ways[0])
            lights = (spread, *(one for one in lights if one.key not in spread.shown))
        return (*lights, *self._unlit(view, draft, lights))

    def _unlit(
        self, view: View, draft: d.ManipulationDraft, lights: tuple[Target, ...]
    ) -> Iterator[Target]:
        """All melds beside *lights*: cards may be put on any meld on the way, so none may draw a
        drop away from another."""
        shown = {key for target in lights for key in (target.key, *target.shown)}
        numbers = {pile.number for pile in d.working(view, draft)}
        if t.NEW_MELD in shown:
            numbers.update(range(len(view.public.melds)))
        keys = map(meld_key, sorted(numbers))
        return (Target(key, is_lit=False) for key in keys if key not in shown)

    def _spread_target(self, view: View, draft: d.ManipulationDraft, way: d.Spread) -> Target:
        """The places onto which cards go, each to its own, and what becomes of them."""
        lying = {pile.number for pile in d.working(view, draft)}
        to = (meld_key(n) if n in lying else t.NEW_MELD for n in way.numbers)
        after = {pile.number: pile.meld for pile in way.piles}
        tags = {key: self._became(after[n]) for key, n in zip(to, way.numbers, strict=True)}
        return Target(SPREAD, True, spreads_to=(*tags,), spread_tags=(*tags.values(),))

    def _fitting(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]
    ) -> Iterator[tuple[int, Target]]:
        """The places for *cards*, each with how well they fit there; 0 is never the best."""
        piles = d.working(view, draft)
        moved = frozenset(cards)
        for pile in piles:
            if moved <= pile.cards or not self._may_touch(view, draft, cards, pile.number):
                continue
            laying = self._layings(view, draft, cards, pile.number)[0]
            is_mending = meld_problem(pile.meld, self.options.ace) is not None
            if laying.way is d.DropKind.LAID:
                if is_mending and d.is_on_the_way(pile.meld, laying.meld, self.options.ace):
                    yield 1, Target(meld_key(pile.number), index=_index(pile.meld, laying, moved))
                continue
            worth = {d.DropKind.JOINED: 3, d.DropKind.FREED: 3, d.DropKind.SPLIT: 2}[
                laying.way
            ] + 2 * is_mending
            tag = Tag(text=self._comes_of(laying))
            index = _index(pile.meld, laying, moved)
            yield worth, Target(meld_key(pile.number), tag=tag, index=index)
        if not self._may_touch(view, draft, cards, None):
            return
        new = self._layings(view, draft, cards, None)[0]
        if self._stepped(view, draft, new.piles) != draft:
            is_meld = new.way is d.DropKind.JOINED
            made = Tag(text=self._comes_of(new)) if is_meld else None
            yield 4 if is_meld else 0, Target(t.NEW_MELD, tag=made)

    def _comes_of(self, laying: d.Laying) -> str:
        """What a tag says: "sequence of 4", "frees the joker"."""
        if laying.way is d.DropKind.FREED:
            return self.tr("frees the joker")
        if laying.way is d.DropKind.SPLIT:
            return self.tr("splits it")
        return self._became(laying.meld).text

    def _became(self, meld: Meld) -> Tag:
        """What a legal *meld* is."""
        text = self.tr("sequence of {number}", "", len(meld))
        if shape_of(meld, self.options.ace) is MeldShape.GROUP:
            text = self.tr("group of {number}", "", len(meld))
        return Tag(text=filled(text, number=self.words.number(len(meld))))

    def preview(
        self,
        view: View,
        draft: d.ManipulationDraft,
        cards: tuple[Card, ...],
        key: str,
        index: int | None = None,
    ) -> DropPreview | None:
        piles, number = d.working(view, draft), number_of(key)
        if number is None or not d.may_play(self.options, view):
            return super().preview(view, draft, cards, key, index)
        onto = next((pile.meld for pile in piles if pile.number == number), ())
        if not self._may_touch(view, draft, cards, number):
            return DropPreview(key, problem=no.TableTouched())
        found = self._layings(view, draft, cards, number, index)
        laying, moved = found[0], frozenset(cards)
        if self._stepped(view, draft, laying.piles) == draft:
            return None
        place = None if len(found) > 1 else _index(onto, laying, moved)
        if laying.way is not d.DropKind.LAID:
            tag = Tag(text=self._comes_of(laying))
            return DropPreview(key, (Target(key, tag=tag, index=place),))
        why = d.lacks(laying.meld, self.options.ace)
        ace = self.options.ace
        is_near = meld_problem(onto, ace) is not None and d.is_on_the_way(onto, laying.meld, ace)
        if not onto or is_near:
            return DropPreview(key, (Target(key, index=place),))
        return DropPreview(key, problem=why)

    # --- buttons ------------------------------------------------------------------------------

    def acts(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]
    ) -> tuple[Action, ...]:
        found: list[Action] = []
        if cards or not draft.is_untouched:
            code = ActCode.PUT_BACK if cards else ActCode.RESET
            found.append(self._button(code, ButtonRole.QUIET))
        if player_to_move(view.public) != view.seat:
            return tuple(found)
        if cards and d.may_play(self.options, view):
            return (*found, *self._lifted_acts(view, draft, cards))
        return (*found, *self._turn_acts(view, draft))

    def _lifted_acts(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]
    ) -> list[Action]:
        """What can be done with selected cards without pointing at a meld."""
        best = next((one for one in self.targets(view, draft, cards) if one.is_best), None)
        own = d.pile_with(d.working(view, draft), cards[0])
        found: list[Action] = []
        if len(d.homes(cards, draft.cards)) == len(cards):
            found.append(self._button(ActCode.TAKE_BACK, ButtonRole.PLAIN, target=t.HAND))
        elif len(cards) == 1 and own is not None and own.meld[0].card is not cards[0]:
            found.append(self._button(ActCode.SPLIT, ButtonRole.PLAIN, target=SPLIT))
        is_new_best = best is not None and best.key == t.NEW_MELD
        role = ButtonRole.PRIMARY if is_new_best else ButtonRole.PLAIN
        is_meld = own is not None and own.cards == frozenset(cards)
        problem = d.IsMeldAlready() if is_meld else None
        found.append(self._button(ActCode.NEW_MELD, role, target=t.NEW_MELD, problem=problem))
        if best is None:
            # Selected cards are put somewhere first: Enter must not end the turn by mistake.
            missing = self._unclear(view, draft, cards) or d.CardsInTheAir()
            found.append(self._button(ActCode.PLAY, ButtonRole.PRIMARY, problem=missing))
        elif not is_new_best:
            found.append(self._button(ActCode.ADD, ButtonRole.PRIMARY, target=best.key))
        return found

    def _unclear(
        self, view: View, draft: d.ManipulationDraft, cards: tuple[Card, ...]
    ) -> Problem | None:
        """Which of *cards* could go onto several melds, where all of them could be laid."""
        ways = self._spreads(view, draft, cards)
        places = zip(cards, *(way.numbers for way in ways), strict=True)
        unclear = (card for card, *numbers in places if len(set(numbers)) > 1)
        return next(map(d.FitsSeveral, unclear), None)

    def _turn_acts(self, view: View, draft: d.ManipulationDraft) -> list[Action]:
        public, options = view.public, self.options
        if _is_opened(view):
            return [] if draft.is_untouched else [self._play(view, draft)]
        can_draw = self._rules.problem(view, Draw()) is None
        draw = self._draw_act(view, ButtonRole.PLAIN)
        knock = self._button(ActCode.KNOCK, ButtonRole.PLAIN, Knock())
        knock = replace(knock, warning=self.warning(view, Knock()))
        can_knock = self._rules.problem(view, Knock()) is None
        end = self._button(ActCode.END_TURN, ButtonRole.PLAIN, EndTurn())
        end = replace(end, warning=self.warning(view, EndTurn()))
        if public.phase is Phase.KNOCK:
            return [knock, end] if can_knock else [replace(end, role=ButtonRole.PRIMARY)]
        if not draft.is_untouched:
            play = self._play(view, draft)
            stays = can_draw and not options.ends_playing(public.drawn + 1)
            return [draw, play] if stays else [play]
        if can_draw and not d.may_play(options, view):
            return [self._draw_act(view, ButtonRole.PRIMARY)]
        found = [act for act, can in ((draw, can_draw), (knock, can_knock)) if can]
        if self._rules.problem(view, EndTurn()) is not None:
            return [*found, self._play(view, draft)]
        if public.last_lap is not None:
            end = replace(end, text=self.tr("Pass"))
        return [*found, end]

    def _button(
        self,
        code: ActCode,
        role: ButtonRole,
        move: Move | None = None,
        target: str | None = None,
        problem: Problem | None = None,
    ) -> Action:
        """The button of *code* with its words and its letter; off because of *problem*."""
        translate = self.words.translate
        text, key = {
            ActCode.DRAW: (self.tr("Draw 1"), "D"),
            ActCode.PLAY: (translate("Table", "End turn"), "E"),
            ActCode.END_TURN: (translate("Table", "End turn"), "E"),
            ActCode.KNOCK: (translate("Keys", "Knock"), "O"),
            ActCode.NEW_MELD: (translate("Table", "New meld"), "N"),
            ActCode.ADD: (self.tr("Add to meld"), "L"),
            ActCode.SPLIT: (self.tr("Split here"), "P"),
            ActCode.TAKE_BACK: (translate("Table", "Take back"), "B"),
            ActCode.PUT_BACK: (translate("Common", "Put back"), "Esc"),
            ActCode.RESET: (self.tr("Reset turn"), "Esc"),
        }[code]
        is_on = problem is None
        return t.Action(code, role, move, target, is_on=is_on, text=text, key=key, problem=problem)

    def _draw_act(self, view: View, role: ButtonRole) -> Action:
        translate = self.words.translate
        act = self._button(ActCode.DRAW, role, Draw())
        texts = (
            act.text,
            self.tr("Draw a second"),
            self.tr("Draw a third"),
            self.tr("Draw one more"),
        )
        if view.stock_count == 1:
            return replace(act, text=translate("Table", "Draw the last card"))
        return replace(act, text=texts[min(3, view.public.drawn)])

    def _play(self, view: View, draft: d.ManipulationDraft) -> Action:
        """The button that ends the turn with the table as it lies, off while that is not legal."""
        move = Play(d.melds_of(d.working(view, draft)))
        problem = self._rules.problem(view, move)
        if problem is not None:
            return self._button(ActCode.PLAY, ButtonRole.PRIMARY, problem=problem)
        if len(draft.cards) == view.hand_counts[view.seat]:
            out = self._button(ActCode.PLAY, ButtonRole.PRIMARY, move)
            return replace(out, text=self.words.translate("Table", "Go out"))
        act = self._button(ActCode.PLAY, ButtonRole.PLAIN, move)
        return replace(act, warning=self.warning(view, move))

    def warning(self, view: View, move: Move) -> t.MoveWarning | None:
        """What a legal *move* may cost, as far as can be told without thinking."""
        public = view.public
        match move:
            case Play(melds):
                is_out = len(self._from_hand(view, melds)) == view.hand_counts[view.seat]
                if not is_out and public.last_lap is None and self._is_last(view):
                    return EndsRound()
                if is_out or public.last_lap is None:
                    return None
                if self.options.last_lap is LastLap.UNTIL_ALL_PASS:
                    return LeavesCards()
                return EndsRound() if self._is_last(view) else LeavesCards()
            case EndTurn():
                if not d.may_play(self.options, view):
                    return None
                return EndsRound() if self._is_last(view) else LeavesCards()
            case Knock():
                return EndsRound()
        return None

    def _is_last(self, view: View) -> bool:
        """Whether nobody moves in the round after the turn of the viewing seat."""
        public = view.public
        if self.options.last_lap is LastLap.NONE:
            return not view.stock_count
        return public.last_lap == 1

    def golden(
        self,
        view: View,
        draft: d.ManipulationDraft,
        acts: tuple[Action, ...],
        advised: tuple[Move, object],
    ) -> Action | None:
        move, advice = advised
        if any(isinstance(act.move, Knock) for act in acts):
            # To knock or not are both honest.
            return None
        if draft.is_untouched:
            return next((act for act in acts if act.move == move), None)
        if not isinstance(move, Play):
            return None
        laid, wanted = len(draft.cards), self._from_hand(view, move.melds)
        # As many cards as can be laid do, whichever they are; of a puzzle's answer all must be.
        is_most = getattr(advice, "is_most", True)
        if laid != len(wanted) or not (is_most or draft.cards == wanted):
            return None
        return next((act for act in acts if isinstance(act.move, Play)), None)

    def _from_hand(self, view: View, melds: tuple[Meld, ...]) -> frozenset[Card]:
        """The cards of the hand among *melds*."""
        return frozenset(view.hand) & {laid.card for meld in melds for laid in meld}

    def is_same(self, view: View, move: Move, other: Move) -> bool:
        if isinstance(move, Play) and isinstance(other, Play):
            return len(self._from_hand(view, move.melds)) == len(self._from_hand(view, other.melds))
        return move == other

    def act(self, move: Move, view: View) -> Action:
        match move:
            case Draw():
                return self._draw_act(view, ButtonRole.PRIMARY)
            case Knock():
                act = self._button(ActCode.KNOCK, ButtonRole.PRIMARY, move)
            case Play(melds):
                count = len(self._from_hand(view, melds))
                text = self.tr("Play {number}", "", count, number=self.words.number(count))
                act = replace(self._button(ActCode.PLAY, ButtonRole.PRIMARY, move), text=text)
            case _:
                act = self._button(ActCode.END_TURN, ButtonRole.PRIMARY, move)
        return replace(act, warning=self.warning(view, move))

    # --- helps --------------------------------------------------------------------------------

    def kept(self, view: View, draft: d.ManipulationDraft) -> d.ManipulationDraft:
        return d.kept(self.options, view, draft)

    def can_resume(self, view: View, draft: d.ManipulationDraft) -> bool:
        return d.can_resume(self.options, view, draft)

    def step_back(self, view: View, draft: d.ManipulationDraft) -> d.ManipulationDraft:
        return d.step_back(view, draft)

    def laid_out(self, view: View, move: Move) -> d.ManipulationDraft | None:
        if not isinstance(move, Play):
            return None
        return d.with_melds(view, d.EMPTY, move.melds, self.options.ace)

    def same_kind(self, view: View, draft: d.ManipulationDraft, card: Card) -> tuple[Card, ...]:
        pile = d.pile_with(d.working(view, draft), card)
        if pile is None:
            return tuple(other for other in view.hand if other.rank is card.rank)
        return tuple(laid.card for laid in pile.meld)

    def rounds_left(self, view: View) -> float:
        public = view.public
        if public.phase not in (Phase.TURN, Phase.KNOCK) or public.last_lap is not None:
            return math.inf
        return view.stock_count / self.options.players

    def is_to_draw(self, view: View) -> bool:
        return player_to_move(view.public) == view.seat and not view.public.drawn

    def gesture(self, view: View, move: Move) -> tuple[tuple[Card, ...], str] | None:
        if not isinstance(move, Play):
            return None
        on_table = {laid.card for meld in move.melds for laid in meld}
        return tuple(card for card in view.hand if card in on_table), t.NEW_MELD


def _is_opened(view: View) -> bool:
    """Whether only some cards of the hand lie open: see `Dealing.opened`."""
    return bool(view.hand_counts) and len(view.hand) < view.hand_counts[view.seat]


def _index(onto: Meld, laying: d.Laying, moved: frozenset[Card]) -> int | None:
    """How many cards of *onto*, those *moved* left out, lie before the place of a drop."""
    stay = {laid.card for laid in onto} - moved
    before = 0
    if laying.way is d.DropKind.FREED:
        return None
    if laying.way is d.DropKind.SPLIT:
        return sum(laid.card in stay for laid in laying.meld)
    for laid in laying.meld:
        if laid.card in moved:
            return before
        before += laid.card in stay
    return None
