"""What the prompt bar says of a game, whatever shows it: sentences, and buttons by codes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import BarButton, LogLine, Prompt, PromptBar, summed_up
from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import Action, ButtonRole, MoveWarning
from handfoot_gui.core.text.fair import code_prompt
from handfoot_gui.core.text.log import game_won
from handfoot_gui.core.text.phrases import Person, filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.session.session import AnySession, Session

_MOST_NAMED: Final = 3
"""Drawn cards that are named; more are counted, and marked in the hand."""


class PromptCommand(StrEnum):
    """What the buttons do that the table does not offer by itself."""

    GO_ON = "go on"
    FINISH = "finish turn"
    PAUSE = "pause"
    STEP = "step"
    """See one more act, and stop after it."""
    FASTER = "faster"
    """See a demo at another pace."""
    WHY = "why"
    """Have the last act of a demo explained at length."""
    SCORE = "score"
    NEXT = "next deal"
    UNDO = "undo"
    KEEP = "keep"
    """Do not make what a hint proposes, and put its cards back."""
    PROPOSED = "proposed"
    """Make the move that a hint shows."""
    OTHER = "other"
    """Show another way than the hint that stands there."""


def primary(code: PromptCommand, text: str) -> BarButton:
    """The button that Enter presses."""
    return BarButton(code, text, ButtonRole.PRIMARY, "Enter")


class LooksOn(Struct, frozen=True):
    """Who reads the bar, and how much that person could follow."""

    seat: Seat
    is_open: bool
    """The own cards are shown."""
    was_covered: bool = False
    """A cover has told what the others did."""
    missed: bool = False
    """What the others did went too fast."""
    is_by_key: bool = False
    """The turn before was shown by a key."""


class BarTexts:
    """What is said of one game that stands in the prompt bar, by what it waits for."""

    def __init__(self, presenter: AnyPresenter, session: Session[Any, Any, Any, Any]) -> None:
        self._presenter = presenter
        self._session = session
        self._words = presenter.words

    def last_line(self) -> str:
        """What everybody saw last."""
        return next((line.text for line in self._session.log), "")

    def doubted(self, name: Person, doubt: Doubt) -> PromptBar:
        """Whether a move is meant that may be a slip, or that ends the turn; the table has the
        buttons."""
        return self._ends_turn(name) if doubt.warning is None else self._slip(name, doubt.warning)

    def _ends_turn(self, name: Person) -> PromptBar:
        translate = self._words.translate
        prompt = filled(translate("Messages", "{name}, this ends your turn."), name=name)
        return PromptBar(name=name, prompt=prompt, is_question=True)

    def _slip(self, name: Person, warning: MoveWarning) -> PromptBar:
        words = self._presenter.table_words
        text = self._words.translate("Common", "{name}, {wish}")
        prompt = filled(text, name=name, wish=words.warning_prompt(warning))
        return PromptBar(name=name, prompt=prompt, is_question=True)

    def undo_button(self, *, is_passing: bool) -> BarButton:
        """Takes back the move that has just ended a turn; it goes as soon as somebody else moves,
        at a key only where one is awaited."""
        text, key = self._presenter.undo_name(self._session.last_move), "Ctrl+Z"
        brief = self._words.translate("Common", "Undo")
        return BarButton(PromptCommand.UNDO, text, key=key, brief=brief, is_passing=is_passing)

    def looked_at(self, name: Person) -> PromptBar:
        """Nothing is asked of the hand that is looked at."""
        translate = self._words.translate
        text = filled(translate("Messages", "{name}, there is nothing to do now."), name=name)
        button = primary(PromptCommand.GO_ON, translate("Messages", "Go on"))
        return PromptBar(name, text, buttons=(button,))

    def drawn(self, name: Person, drawn: Collection[Card]) -> PromptBar:
        """What the turn ended with, for its player alone."""
        words = self._words
        cards: str = words.cards_counted(len(drawn))
        if len(drawn) <= _MOST_NAMED:
            in_order = sorted(drawn, key=lambda card: card.order)
            cards = words.listed([words.the_card(card) for card in in_order])
        text = filled(words.translate("Common", "{name} got {cards}."), name=name, cards=cards)
        button = primary(PromptCommand.GO_ON, words.translate("Messages", "Go on"))
        return PromptBar(name, text, self.last_line(), (button,))

    def forced(self, name: Person) -> PromptBar:
        """The one move left is made by a press, whose button says it; its card is still hidden."""
        translate = self._words.translate
        text = filled(
            translate("Messages", "{name}, you have one card left and no choice."), name=name
        )
        button = primary(PromptCommand.GO_ON, translate("Messages", "Play the last card"))
        return PromptBar(name, text, self.last_line(), (button,))

    def code_to_come(
        self, trouble: str, *, is_passing: bool, is_only_shown: bool
    ) -> PromptBar | None:
        """What stands there before a deal; *trouble* is said above its code, which has to be read.
        *is_passing*: the deal is made in a moment; *is_only_shown*: it is not made at all. None:
        no deal is to come."""
        session, translate = self._session, self._words.translate
        to_come = session.record.deal_to_come if session.actor == TABLE else None
        if to_come is None:
            return None
        mixed = code_prompt(self._words, to_come)
        if is_only_shown:
            return PromptBar(prompt=mixed.expected, facts=mixed.facts, buttons=(), about=TABLE)
        deal, prompt = translate("Common", "Deal the cards"), mixed.expected
        if is_passing:
            deal = translate("Messages", "Deal now")
            prompt = translate("Messages", "The cards are shuffled and will be dealt in a moment.")
        key = "Space"
        button = BarButton(
            PromptCommand.GO_ON, deal, ButtonRole.PRIMARY, key, is_passing=is_passing
        )
        return PromptBar(
            "", trouble or prompt, mixed.facts, (button,), is_refusal=bool(trouble), about=TABLE
        )

    def code_dealt(self) -> str:
        """The code of the deal whose cards are flying; empty where it has none."""
        record = self._session.record
        dealt = next((deal for deal in reversed(record.fair) if deal.move is not None), None)
        order = self._session.rules.order_dealt
        if dealt is None or dealt.move is None:
            return ""
        is_last = not any(order(move) for _, move in record.moves[dealt.move :])
        return code_prompt(self._words, dealt).facts if is_last else ""

    def at_a_key(self, view: Any, *, is_open: bool) -> PromptBar:
        """Who plays next, while a key is awaited."""
        translate, names = self._words.translate, self._presenter.names
        session, actor = self._session, self._session.actor
        show, prompt, facts = translate("Messages", "Go on"), self.last_line(), ""
        brief: list[str] = []
        about = None if actor == TABLE else actor
        if about is not None:
            text = translate("Messages", "{name} plays next.")
            if session.last_mover == actor:
                text = translate("Messages", "{name} plays on.")
            prompt = filled(text, name=names[about])
            facts, *brief = summed_up(session.log.turn(), names, self._words) or ("",)
            show = translate("Messages", "Show the turn")
        elif is_open:
            said = self._presenter.prompt(view, self._presenter.table.empty)
            prompt, facts = said.expected, prompt
        button = BarButton(PromptCommand.GO_ON, show, ButtonRole.PRIMARY, "Space")
        return PromptBar("", prompt, facts, (button,), brief_facts=tuple(brief), about=about)

    def at_the_end(
        self, view: Any, *, is_over: bool, leads_to_score: bool, is_result_new: bool
    ) -> PromptBar:
        """What the deal ended with; the next one begins where its score was seen, or at once
        where this line is its score and is not quite new."""
        buttons: tuple[BarButton, ...] = ()
        translate = self._words.translate
        see = translate("Messages", "See the score")
        presenter, sheet = self._presenter, self._session.sheet
        told = self._result()
        if is_over:
            won = self._words.together(
                presenter.names[seat] for side in sheet.leaders for seat in sheet.sides[side]
            )
            about = sheet.sides[sheet.leaders[0]][0] if len(sheet.leaders) == 1 else TABLE
            told = PromptBar(
                name=self._words.listed(won),
                prompt=game_won(self._words, won),
                facts=told.prompt,
                about=about,
                is_win=True,
            )
        elif not presenter.has_deal_page:
            told = PromptBar(
                prompt=self.last_line(), facts=presenter.score.remaining(sheet), about=TABLE
            )
            following = presenter.score.deal_name(presenter.facts.next_deal(view).number)
            score = BarButton(
                PromptCommand.SCORE, see, ButtonRole.QUIET, "S", brief=translate("Common", "Score")
            )
            go_on = primary(PromptCommand.NEXT, following)
            if is_result_new:
                go_on = replace(go_on, text=translate("ScorePage", "One moment"), is_on=False)
            buttons = (score, go_on)
        if not leads_to_score:
            buttons = ()
        elif not buttons:
            buttons = (primary(PromptCommand.SCORE, see),)
        if self._words.news is SpokenNews.BRIEF:
            ended = _score_in_brief(presenter, self._session)
            heard = f"{ended} {told.prompt}" if is_over else ended
            golden = pressed(self._words, buttons)
            return replace(told, buttons=buttons, heard=heard, heard_facts=golden)
        # What everybody turned up is long, and can be read on the table.
        left = self._left() if self._words.news is SpokenNews.FULL else ""
        heard = " ".join(filter(None, (told.facts, left)))
        return replace(told, buttons=buttons, heard_facts=heard)

    def _result(self) -> PromptBar:
        """Who won the deal that is over, and how it ended."""
        session, score = self._session, self._presenter.score
        deals, result = session.sheet.deals, None
        if deals:
            result = score.result(deals[-1], session.sheet)
        if result is None:
            return PromptBar(prompt=self.last_line(), about=TABLE)
        acts = (line.text for line in session.log if line.seat != TABLE)
        seats = session.sheet.sides[result.side]
        by = deals[-1].by
        return PromptBar(
            name=result.names,
            prompt=result.text,
            facts=result.about or next(acts, ""),
            about=by if by in seats else seats[0],
            is_win=True,
        )

    def _left(self) -> str:
        """What everybody turned up, for the ear: "Elise: the king of spades, left in hand −25."."""
        words, spoken = self._words, self._words.spoken()
        left_words = self._presenter.table_words.left_over(words)
        sentences = []
        for one in self._session.left_over:
            cards = [spoken.card(card) for card in one.cards]
            points, *_ = left_words.of_hand(one, has_reserve=bool(one.reserve))
            said = words.labelled(self._presenter.names[one.seat], words.row([*cards, points]))
            sentences.append(filled(words.translate("Common", "{text:^}."), text=said))
        return " ".join(sentences)

    # -- in the middle of a deal ------------------------------------------------------------

    def prompted(
        self, seat_table: SeatTable, view: Any, looks_on: LooksOn, *, is_heard: bool = False
    ) -> PromptBar:
        """What the game asks of whoever is to move, whose turn is put together at *seat_table*;
        where it *is_heard*, in words besides."""
        presenter, turn = self._presenter, seat_table.turn
        said = _said_by(presenter, seat_table, view)
        heard = ""
        is_question = turn.view is not None and (
            presenter.is_question(view) or seat_table.table.is_choice
        )
        is_begun = self._session.last_mover == looks_on.seat or turn.has_draft
        if is_heard:
            is_new = not (is_begun or is_question)
            heard = _heard(presenter, _said_by(presenter.spoken(), seat_table, view), is_new=is_new)
        facts, *brief = (said.facts,) if is_begun else self._since(view, looks_on, said.facts)
        return PromptBar(
            said.name,
            _asked(presenter, said),
            facts,
            brief_facts=tuple(brief),
            is_question=is_question,
            heard=heard,
        )

    def _since(self, view: Any, looks_on: LooksOn, facts: str) -> tuple[str, ...]:
        """*facts*, and above all what the others did where that could not be followed, until the
        first own act; at length, and in fewer and fewer words."""
        presenter, session = self._presenter, self._session
        if presenter.asked_by(view) is not None:
            # What an answer depends on is not put aside.
            return (facts,)
        if looks_on.was_covered:
            # The cover has told the rest.
            return tuple(line.text for line in session.log.since(looks_on.seat)[-1:]) or (facts,)
        told: tuple[str, ...] = ()
        if looks_on.missed:
            told = summed_up(session.log.since(looks_on.seat), presenter.names, self._words)
        elif looks_on.is_by_key:
            told = summed_up(session.log.turn(), presenter.names, self._words)
        rest = "" if any(facts in line for line in told[:1]) else facts
        return (f"{told[0]} {rest}".strip(), *told) if told else (facts,)

    def elsewhere(self, seat: Seat) -> PromptBar:
        """The game waits for *seat*, who sees the own cards on another device."""
        presenter, translate = self._presenter, self._words.translate
        covered = self._session.covered(seat)
        text = translate("Common", "{name} is playing.")
        if presenter.asked_by(covered) is not None:
            text = translate("Messages", "{name} is answering.")
        prompt = filled(text, name=self._words.person(presenter.names[seat]))
        if presenter.is_silent(covered):
            # The same for all, whoever is asked.
            return PromptBar(prompt=prompt, is_narration=True, about=seat)
        facts, *brief = summed_up(self._session.log.turn(), presenter.names, self._words) or ("",)
        return PromptBar(
            prompt=prompt, facts=facts, brief_facts=tuple(brief), is_narration=True, about=seat
        )

    def taken_apart(self, table: OpenTable, *, is_heard: bool = False) -> PromptBar:
        """The table is taken apart here for somebody whose hand is elsewhere; where that *is heard*
        in words besides."""
        presenter, words, view = self._presenter, self._words, table.turn.view
        if view is None or not (table.selection or table.turn.has_draft):
            bar = self.elsewhere(table.seat)
            about = words.translate(
                "Messages", "You can move melds here. Cards picked on the phone lie face up here."
            )
            return replace(bar, facts=about, brief_facts=())
        heard = _heard(presenter, _said_by(presenter.spoken(), table, view)) if is_heard else ""
        badges = presenter.facts.seats(view)
        held = next(one.cards for one in badges if one.seat == table.seat)
        hidden = held - len(presenter.table.dealing.hand(view))
        name = words.person(presenter.names[table.seat])
        text = words.translate("Messages", "Hidden on {name}’s phone: {count} card(s).", "", hidden)
        facts = filled(text, count=words.count(hidden), name=name)
        said = _said_by(presenter, table, view)
        return PromptBar(said.name, _asked(presenter, said), facts, heard=heard, about=table.seat)

    def watched(self) -> str:
        """What is said while nobody who looks on plays."""
        actor = self._session.actor
        if actor is None or actor == TABLE:
            return self.last_line()
        name = self._words.person(self._presenter.names[actor])
        return filled(self._words.translate("Common", "{name} is playing."), name=name)

    def happening(
        self, view: Any, standing: str, looks_on: LooksOn, *, is_demo: bool, why: str
    ) -> PromptBar:
        """What the others are doing, above what they did in this turn before; *standing* is said
        below the first act, *why* is what speaks for the last one."""
        presenter, turn = self._presenter, self._session.log.turn()
        if presenter.is_silent(view) and not is_demo:
            # The same for all, whoever is asked.
            return PromptBar(prompt=standing, is_narration=True)
        acts = [line for line in turn if line.seat != TABLE]
        is_own = looks_on.is_open and not is_demo
        actor = self._session.actor
        if not acts or (acts[-1].seat == looks_on.seat and is_own):
            facts = presenter.prompt(view, presenter.table.empty).facts
            return PromptBar(prompt=standing, facts=facts, is_narration=True, about=actor)
        now = next((line for line in reversed(acts) if line.present), acts[-1])
        facts = self._beside(turn, now, standing, is_demo=is_demo, why=why)
        return PromptBar(
            presenter.names[now.seat],
            now.present or now.text,
            facts,
            keeps_facts=is_demo,
            is_narration=True,
            about=now.seat,
        )

    def _beside(
        self, turn: Sequence[LogLine], now: LogLine, standing: str, *, is_demo: bool, why: str
    ) -> str:
        """What is said below the act *now* of a *turn*."""
        before, after = turn[: turn.index(now)], turn[turn.index(now) + 1 :]
        beside = [line.text for line in after if line.is_important]
        if is_demo:
            below = [*beside, why]
        elif self._session.actor not in (TABLE, now.seat):
            below = [*beside, why, standing]
        else:
            earlier = summed_up(before, self._presenter.names, self._words)
            below = beside or [why or "".join(earlier[:1])]
        return " ".join(filter(None, below)) or standing


def due(presenter: AnyPresenter, seat_table: SeatTable, view: Any) -> tuple[Prompt, str]:
    """For the ear: what is expected of whoever looks, and what Enter does."""
    said = _said_by(presenter.spoken(), seat_table, view)
    return said, _golden(presenter, seat_table, said.name)


def turn_kept(words: Words, name: Person, undo: BarButton, meanwhile: PromptBar) -> PromptBar:
    """The turn of the player *name* is over, which *undo* takes back, and others wait for a key,
    while they would do what is said *meanwhile*."""
    translate = words.translate
    text = translate("Messages", "{name}, the others are waiting: go on, or take your move back.")
    return PromptBar(
        name,
        filled(text, name=name),
        meanwhile.facts if meanwhile.is_narration else meanwhile.prompt,
        (undo, primary(PromptCommand.GO_ON, translate("Messages", "Go on"))),
        is_question=True,
    )


def _asked(presenter: AnyPresenter, said: Prompt) -> str:
    """What is expected, of whom it is."""
    if not said.name:
        return said.expected
    wish = presenter.words.translate("Common", "{name}, {wish}")
    return filled(wish, name=presenter.words.person(said.name), wish=said.expected)


def _heard(presenter: AnyPresenter, said: Prompt, *, is_new: bool = False) -> str:
    """The same for the ear: whoever plays alone knows who is meant, and so does who hears that a
    turn *is new*, see `turn_begins`."""
    words, persons = presenter.words, len(presenter.names) - len(presenter.bots)
    is_brief = words.news is SpokenNews.BRIEF
    is_named = words.news is SpokenNews.FULL or (persons > 1 and not is_brief)
    if not said.name or (is_named and not is_new):
        return _asked(presenter, said)
    return filled(words.translate("Common", "{text:^}"), text=said.expected)


def turn_begins(words: Words, name: Person) -> str:
    """ "Your turn, Eva.", for the ear, before the first move of a turn."""
    return filled(words.translate("Messages", "Your turn, {name}."), name=words.person(name))


def _score_in_brief(presenter: AnyPresenter, session: AnySession) -> str:
    """ "Deal 2 is over: Elise and Karl 1,240, in all 2,500; …", for the ear."""
    sheet, words = session.sheet, presenter.words
    if not sheet.deals:
        return ""
    deal, scores = sheet.deals[-1], ""
    text = words.translate("Messages", "{names} {points}, {total} in all")
    for side, total in enumerate(sheet.totals):
        score = filled(
            text,
            names=presenter.side_named(side),
            points=words.number(deal.points(side)),
            total=words.number(total),
        )
        both = words.translate("Common", "{first}; {following}")
        scores = filled(both, first=scores, following=score) if scores else score
    over = words.translate("Messages", "{deal} is over: {sides}.")
    return filled(over, deal=presenter.score.deal_name(deal.number), sides=scores)


def pressed(words: Words, buttons: Iterable[BarButton]) -> str:
    """What Enter presses of *buttons*: "Deal 3: Enter."."""
    found = (one for one in buttons if one.role is ButtonRole.PRIMARY and one.is_on)
    golden = next(found, None)
    if golden is None:
        return ""
    return _by_enter(words, golden.text)


def _main(seat_table: SeatTable) -> Action[Any] | None:
    """What stands out of all that can be done."""
    return next((act for act in seat_table.offer.acts if act.role is ButtonRole.PRIMARY), None)


def _golden(presenter: AnyPresenter, seat_table: SeatTable, name: str) -> str:
    """What the golden button does for the player *name*, and its key."""
    main = _main(seat_table)
    if main is None or not main.is_on:
        return ""
    table_words = presenter.table_words
    text = table_words.act_spoken(main) or table_words.act_text(main, name)
    return _by_enter(presenter.words, text)


def _by_enter(words: Words, text: str) -> str:
    """ "Draw 2: Enter."."""
    said = words.labelled(text, words.translate("Words", "Enter", "key"))
    return filled(words.translate("Common", "{text:^}."), text=said)


def _said_by(presenter: AnyPresenter, seat_table: SeatTable, view: Any) -> Prompt:
    """What *presenter* says of the table, or of the cards that are lifted there."""
    turn, cards = seat_table.turn, seat_table.selection.cards
    if turn.view is None:
        return presenter.prompt(view, presenter.table.empty)
    main, lifted = _main(seat_table), None
    if cards and main is not None:
        lifted = presenter.lifted(view, turn.draft, cards, main)
    return lifted or presenter.prompt(view, turn.draft)
