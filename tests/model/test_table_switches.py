"""What gestures mean where house rules differ from the classic ones."""

from __future__ import annotations

from msgspec.structs import replace
from table_positions import played, position

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    DISCARD,
    NEW_MELD,
    STOCK,
    Chosen,
    Drafted,
    HandOrder,
    Outcome,
    Refused,
    Selected,
    Table,
)
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import (
    EMPTY,
    SECOND_STOCK,
    ActCode,
    Draft,
    MakesDirty,
)
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, Draw, Lay, Move, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    AfterSeven,
    BlackThrees,
    PileCondition,
    PileWord,
    Quota,
    Sides,
    Upcard,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

NINES = "9S 9H 9C 9D 9S 9H 9C"
CLEAN, DIRTY = "slot0.clean", "slot0.dirty"


class Turn:
    """Seat 0 under some rules, asked with ranks."""

    def __init__(self, options: Options, state: State) -> None:
        rules = HandAndFoot(options)
        self.adapter = HandAndFootTable(rules)
        self.view = rules.view(state, Seat(0))
        self.draft: Draft = EMPTY

    def held(self, ranks: str) -> tuple[Card, ...]:
        rest, found = list(self.view.holding), []
        for rank in ranks.split():
            card = next(card for card in rest if card.rank == rank)
            rest.remove(card)
            found.append(card)
        return tuple(found)

    def drop(self, ranks: str, key: str) -> Outcome[Move]:
        result = self.adapter.drop(self.view, self.draft, self.held(ranks), key)
        if isinstance(result, Drafted):
            self.draft = result.draft
        return result

    @property
    def table(self) -> Table:
        return self.adapter.table(self.view, self.draft, HandOrder())


def turn(options: Options, holding: str, *own: str, **wishes: object) -> Turn:
    pile, phase = str(wishes.get("pile", "QD")), wishes.get("phase", Phase.PLAY)
    assert isinstance(phase, Phase)
    deal = wishes.get("deal", 1)
    assert isinstance(deal, int)
    return Turn(options, position(holding, own=own, pile=pile, phase=phase, deal=deal))


def test_a_complete_pile_takes_more_only_where_melds_are_open() -> None:
    closed = turn(Options(), "9D 4C 5D 6H", NINES)
    assert isinstance(closed.drop("9", CLEAN), Refused)
    naturals = turn(Options(after_seven=AfterSeven.NATURALS), "9D 4C 5D 6H", NINES)
    for key in (CLEAN, NEW_MELD):
        result = naturals.drop("9", key)
        assert isinstance(result, Chosen)
        assert isinstance(result.move, Lay)
        assert result.move.melds[0].onto == 0
    assert any(t.key == CLEAN for t in naturals.adapter.targets(
        naturals.view, EMPTY, naturals.held("9")))  # fmt: skip


def test_cards_of_which_some_begin_a_meld_are_shown_the_place_of_a_new_one() -> None:
    table = turn(Options(after_seven=AfterSeven.NATURALS), "9D 4C 4D 4H 6H", NINES)
    targets = table.adapter.targets(table.view, EMPTY, table.held("9 4"))
    places = {target.key: target.spreads_to for target in targets}
    assert places == {NEW_MELD: (CLEAN, NEW_MELD)}


def test_a_wild_on_a_clean_pile_is_refused_or_asked_about() -> None:
    kept = turn(Options(after_seven=AfterSeven.ALL), "2D 4C 5D 6H", NINES)
    assert isinstance(kept.drop("2", CLEAN), Refused)
    spoilt = Options(after_seven=AfterSeven.ALL, wilds_on_clean=True)
    result = turn(spoilt, "2D 4C 5D 6H", NINES).drop("2", CLEAN)
    assert isinstance(result, Chosen)
    assert result.warning == MakesDirty(Rank.NINE)


def test_a_pile_of_more_than_seven_tells_its_size() -> None:
    open_ = Options(after_seven=AfterSeven.NATURALS)
    zone = turn(open_, "4C 5D 6H", NINES + " 9D 9S").table.zone(CLEAN)
    assert zone is not None
    assert zone.piles == (9,)


def test_the_pile_is_taken_with_one_card_and_a_wild_where_that_is_enough() -> None:
    holding, own = "QS 2D 4C 5D", "KS KH KC"
    strict = turn(Options(), holding, own, phase=Phase.DRAW)
    refused = strict.drop("Q", DISCARD)
    assert isinstance(refused, Refused)
    assert isinstance(refused.problem, no.PairMissing)
    loose = Options(pile_condition=PileCondition.PAIR_OR_WILD)
    lifted = turn(loose, holding, own, phase=Phase.DRAW).drop("", DISCARD)
    assert isinstance(lifted, Selected)
    assert {card.rank for card in lifted.cards} == {Rank.QUEEN, Rank.TWO}
    taken = turn(loose, holding, own, phase=Phase.DRAW).drop("Q 2", DISCARD)
    assert isinstance(taken, Chosen)
    assert isinstance(taken.move, TakePile)


def test_one_card_extends_an_own_meld_with_the_top_card() -> None:
    loose = Options(pile_condition=PileCondition.ONE_CARD)
    taken = turn(loose, "QS 4C 5D", "QH QC QD", phase=Phase.DRAW).drop("Q", DISCARD)
    assert isinstance(taken, Chosen)
    assert isinstance(taken.move, TakePile)


def test_a_take_completes_a_pile_that_closes_and_begins_another() -> None:
    closing = Options(after_seven=AfterSeven.DIRTY)
    holding, own = "KS KH KC KD 4C 5D", "KS KH KC KD KS"
    taken = turn(closing, holding, own, pile="KH", phase=Phase.DRAW).drop("K K K K", DISCARD)
    assert isinstance(taken, Chosen)
    assert isinstance(taken.move, TakePile)
    assert [(meld.onto, len(meld.cards)) for meld in taken.move.melds] == [(0, 2), (None, 3)]
    few = turn(closing, "KS KH KC 4C 5D", own, pile="KH", phase=Phase.DRAW)
    assert isinstance(few.drop("K K K", DISCARD), Refused)


def test_black_threes_are_melded_where_they_may_be() -> None:
    refused = turn(Options(), "3S 3C 3S 4C 5D", "KS KH KC").drop("3 3 3", NEW_MELD)
    assert isinstance(refused, Refused)
    assert isinstance(refused.problem, no.ThreeMelded)
    clean = Options(black_threes=BlackThrees.CLEAN_MELD)
    assert isinstance(turn(clean, "3S 3C 3S 4C 5D", "KS KH KC").drop("3 3 3", NEW_MELD), Chosen)


def test_a_concealed_first_meld_counts_cards_to_seven() -> None:
    concealed = Options(concealed_deals=(1,))
    table = turn(concealed, "KS KH KC KD KS KH KC 4C 5D")
    assert isinstance(table.drop("K K K", NEW_MELD), Drafted)
    meter = table.table.meter
    assert meter is not None
    assert (meter.have, meter.need, meter.is_pile) == (3, 7, True)
    act = next(a for a in table.adapter.acts(table.view, table.draft, ()) if a.code == ActCode.LAY)
    assert not act.is_on


def test_a_quota_of_any_piles_stands_in_the_title() -> None:
    options = Options(quotas=(Quota(0, 0, 0, any=3),))
    table = turn(options, "4C 5D 6H", NINES).table
    assert (table.panels[0].piles, table.panels[0].need) == (1, 3)
    zone = table.zone(CLEAN)
    assert zone is not None
    assert zone.need is None


def test_the_table_says_what_a_complete_meld_is_called() -> None:
    assert turn(Options(pile_word=PileWord.BOOK), "4C").table.pile_word == "book"


def test_ladies_go_on_a_clean_pile_and_nowhere_else() -> None:
    options = ALL_PRESETS["special-deck"].options
    # Set out with the cards of the deck, whoever lifted them.
    plain = replace(options, exact_cut_bonus=0, upcard=Upcard.BURIED)
    rules = HandAndFoot(plain)
    nines = " ".join(["i-"] * 7)
    state = position("w- w- d- e- f-", own=(nines,), pile="g-", rules=rules)
    lady = Turn(plain, state)
    result = lady.drop("w w", NEW_MELD)
    assert isinstance(result, Chosen)
    assert isinstance(result.move, Lay)
    assert result.move.melds[0].onto == 0
    without = Turn(plain, position("w- d- e- f-", own=("i- i- i-",), pile="g-", rules=rules))
    refused = without.drop("w", NEW_MELD)
    assert isinstance(refused, Refused)
    assert isinstance(refused.problem, no.LadyNeedsCleanPile)


def test_two_stock_piles_and_the_cut() -> None:
    options = replace(ALL_PRESETS["simpson"].options, players=2, sides=Sides.ALONE, packs=3)
    rules, state = played(options, 0, phases=(Phase.CUT,))
    cutting = Turn(rules.options, state)
    assert cutting.table.amount is not None
    assert cutting.table.amount.usual == 22
    assert cutting.table.zone(DISCARD) is None
    acts = cutting.adapter.acts(cutting.view, EMPTY, ())
    assert [act.move for act in acts] == [Cut(22)]
    rules, state = played(options, 0, phases=(Phase.DRAW,))
    drawing = Turn(rules.options, state)
    for key, counts in ((STOCK, (2, 0)), (SECOND_STOCK, (0, 2))):
        result = drawing.drop("", key)
        assert isinstance(result, Chosen)
        assert result.move == Draw(counts)
    codes = {act.code: act.move for act in drawing.adapter.acts(drawing.view, EMPTY, ())}
    assert codes[ActCode.DRAW_EACH] == Draw((1, 1))
