"""Which codes of a game may be checked: those of deals that are over, and how they turn out."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import CheckedDeal, are_codes_missing, checked, states, without_code
from handfoot_gui.core.text.fair import codeless, warning


class DealCheck(Struct, frozen=True):
    """The code of one deal that has been made."""

    number: int
    """Of the deal, counted from 1."""
    checked: CheckedDeal
    is_over: bool
    """Otherwise salt and order are still nobody's business: they tell every hand."""


def codeless_deals(presenter: AnyPresenter, record: AnyRecord) -> str:
    """What is said of the deals of *record* without a code, though they were not dealt again;
    empty where all have one. Its moves must be legal."""
    rules = presenter.rules
    moves = without_code(rules, record)
    if not moves:
        return ""
    names = [
        presenter.score.deal_name(rules.sheet(state).next_deal)
        for number, state in enumerate(states(rules, record.moves))
        if number in moves
    ]
    # Where an earlier deal has one, theirs was taken out of the file.
    is_gap = are_codes_missing(rules, record)
    return codeless(presenter.words, names, are_all=not record.fair, is_gap=is_gap)


def deal_checks(rules: AnyRules, record: AnyRecord) -> tuple[DealCheck, ...]:
    """Every deal of *record* with a code. Replays the game, whose moves must be legal."""
    found = {code.deal.move: code for code in checked(rules, record)}
    begun: list[tuple[int, CheckedDeal]] = []
    state = rules.start()
    for number, state in enumerate(states(rules, record.moves)):
        if number + 1 in found:
            begun.append((rules.sheet(state).next_deal, found[number + 1]))
    ended = rules.sheet(state).next_deal - 1
    return tuple(DealCheck(number, code, number <= ended) for number, code in begun)


def doubts(presenter: AnyPresenter, record: AnyRecord) -> str:
    """What the codes of a game from a file tell against it, as a sentence; empty for nothing."""
    rules = presenter.rules
    if not all(code.is_true for code in checked(rules, record)):
        found = deal_checks(rules, record)
        false = next(deal.number for deal in found if not deal.checked.is_true)
        return warning(presenter.words, presenter.score.deal_name(false))
    return codeless_deals(presenter, record) if are_codes_missing(rules, record) else ""
