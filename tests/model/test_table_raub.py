"""The table of Raub as values: what is shown, and that every legal move can be made at it."""

from __future__ import annotations

from random import Random

import pytest
from raub_positions import Deals, cards, match

from handfoot_gui.core import table as t
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.presenter.buttons import ActCode
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.presenter.scene import (
    ASIDE,
    UPCARDS,
    RaubDraft,
    RaubScene,
    trick_key,
)
from handfoot_gui.games.raub.presenter.table import RaubTable
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import Direction, Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View

NAMES = ("Marta", "Karl", "Josip", "Elise")
EMPTY = RaubDraft()


def presenter(options: Options | None = None) -> RaubPresenter:
    chosen = options or Options()
    return RaubPresenter(RaubRules(chosen), NAMES[: chosen.players], Words())


def shown(table: RaubTable, view: View, draft: RaubDraft = EMPTY) -> RaubScene:
    return table.table(view, draft, t.HandOrder())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_every_legal_move_can_be_made_by_button_or_drop(players: int, seed: int) -> None:
    """At every state of random games, and nobody but the one to act is offered anything."""
    options = Options(players=players, must_beat=bool(seed))
    made, rules = presenter(options), RaubRules(options)
    for state, seat, _ in match(rules, Random(seed), most=700):
        for other in map(Seat, range(players)):
            view = rules.view(state, other)
            acts = made.table.acts(view, EMPTY, ())
            playing = [act for act in acts if act.move is not None]
            if other != seat:
                assert not playing
                assert made.table.targets(view, EMPTY, view.hand[:1]) == ()
                continue
            for move in rules.suggestions(view):
                assert made.table.act(move, view).move == move
                gesture = made.table.gesture(view, move)
                if gesture is None:
                    offered = [act.move for act in made.table.acts(view, EMPTY, ())]
                    assert move in offered
                    continue
                lifted, key = gesture
                # An exchange waits for its button, so that cards can be brought one by one.
                is_exchange = isinstance(move, m.Exchange)
                away = RaubDraft(away=lifted)
                wanted = t.Drafted(away) if is_exchange else t.Chosen(move)
                assert made.table.drop(view, EMPTY, lifted, key) == wanted
                assert move in [act.move for act in made.table.acts(view, EMPTY, lifted)]
                (best,) = (x for x in made.table.targets(view, EMPTY, lifted) if x.is_best)
                assert best.key == key
                assert best.tag is not None
                assert best.tag.text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_shows_nothing_the_view_does_not_name(players: int) -> None:
    options = Options(players=players)
    made, rules = presenter(options), RaubRules(options)
    for state, _, _ in match(rules, Random(players), most=500):
        for seat in map(Seat, range(players)):
            view = rules.view(state, seat)
            for draft in (EMPTY, RaubDraft(looks_back=True)):
                scene = shown(made.table, view, draft)
                lying = [card for zone in scene.zones for card in zone.cards]
                assert len(lying) == len(set(lying)), "a card lies in one place only"
                assert set(lying) <= rules.cards_seen(view)
                assert set(scene.hand) == set(view.hand)
                assert scene.dimmed <= set(view.hand)
                assert not scene.dimmed & scene.offered
                assert bool(scene.why_not) == bool(scene.dimmed)
                assert len(scene.players) == players
                assert all(zone.spoken for zone in scene.zones)


def test_others_see_the_same_table_whoever_holds_the_seven() -> None:
    """While it is asked seat by seat, everybody else sees a table at rest."""
    scenes = []
    for holder in (1, 2):
        hands = {1: "AS KS QS JS", 2: "AC KC QC JC"}
        hands[holder] = "7H " + hands[holder][:8]
        deals = Deals(hands, upcard="9H", dealer=0)
        deals.asked(0)
        for _ in range(4):
            deals.do(m.Exchange(()))
            while deals.phase is Phase.DRAWN:
                deals.do(deals.rules.table_move(deals.state, Random(1))
                         if deals.actor == TABLE else next(iter(deals.rules.suggestions(
                             deals.view()))))  # fmt: skip
        while deals.actor == TABLE:
            deals.do(deals.rules.table_move(deals.state, Random(1)))
        assert deals.phase is Phase.SEVEN
        assert deals.actor == holder
        scenes.append(shown(presenter().table, deals.view(3)))
    first, second = scenes
    assert first.actor is second.actor is None
    assert first.players == second.players
    assert first.title == second.title


def test_the_hand_is_sorted_as_wished_and_trumps_come_first_by_suit() -> None:
    deals = Deals({0: "7H AS 8C KH"}, upcard="9H")
    deals.do(m.Look())
    made = presenter()
    deals.do(m.Raub())

    def sorted_by(sorting: Sorting, *own: str) -> list[str]:
        order = t.HandOrder(sorting, tuple(card for face in own for card in cards(face)))
        return [card.face for card in made.table.table(deals.view(0), EMPTY, order).hand]

    assert sorted_by(Sorting.SUIT) == ["KH", "7H", "AS", "8C"]
    assert sorted_by(Sorting.RANK) == ["AS", "KH", "8C", "7H"]
    assert sorted_by(Sorting.OWN, "8C", "7H") == ["8C", "7H", "AS", "KH"]


def test_the_place_to_lay_cards_is_there_only_for_who_changes() -> None:
    deals = Deals(dealer=0)
    deals.asked(1)
    made = presenter()
    assert shown(made.table, deals.view(0)).zone(ASIDE) is not None
    assert shown(made.table, deals.view(1)).zone(ASIDE) is None


def test_a_drop_elsewhere_means_nothing_or_says_what_comes_first() -> None:
    deals = Deals({0: "AS KS QS JS"}, dealer=0)
    deals.asked(1)
    made, view = presenter(), deals.view(0)
    assert isinstance(made.table.drop(view, EMPTY, cards("AS"), trick_key(Seat(2))), t.Refused)
    assert made.table.drop(view, EMPTY, cards("AS"), t.STOCK) is None
    assert made.table.drop(view, EMPTY, (), ASIDE) is None
    assert isinstance(made.table.drop(view, EMPTY, cards("AS"), UPCARDS), t.Refused)


def test_looking_back_at_tricks_ends_with_the_deal() -> None:
    deals = Deals({0: "AS KS QS JS"}, dealer=0)
    deals.asked(0)
    deals.stand_pat()
    table, looking = presenter().table, RaubDraft(looks_back=True)
    assert table.kept(deals.view(0), looking) == EMPTY, "there is no trick to look at"
    while deals.phase is not Phase.DEAL_OVER:
        deals.play(min(deals.playable()))
        is_swept = deals.public.tricks[0].winner is not None
        assert table.kept(deals.view(0), looking) == (looking if is_swept else EMPTY)
    deals.do(m.EndDeal())
    assert table.kept(deals.view(0), looking) == EMPTY


def test_two_lifted_cards_are_not_played_together() -> None:
    deals = Deals({0: "AS KS QS JS"}, dealer=0)
    deals.asked(0)
    deals.stand_pat()
    made, view = presenter(), deals.view(0)
    outcome = made.table.drop(view, EMPTY, cards("AS KS"), trick_key(Seat(0)))
    assert outcome == t.Refused(t.DiscardOne(2))


def test_only_what_may_be_changed_is_brought_back_from_a_file() -> None:
    deals = Deals({0: "AS KS QS JS"}, upcard="9H", dealer=0)
    deals.asked(1)
    table, view = presenter().table, deals.view(0)
    king, queen = cards("KS QS")
    assert table.can_resume(view, RaubDraft(away=(king, queen)))
    for away in ((), (king, king), (king, *cards("9H")), (king, *cards("7D"))):
        assert not table.can_resume(view, RaubDraft(away=away)), away
    assert not table.can_resume(deals.view(1), RaubDraft(away=(king,))), "it is not asked now"


def test_of_five_cards_one_alone_is_laid_aside() -> None:
    deals = Deals({0: "AS KS QS JS"}, dealer=0)
    deals.asked(0)
    deals.exchange(4)
    assert deals.phase is Phase.LAY_ASIDE
    made, view = presenter(), deals.view(0)
    assert made.table.drop(view, EMPTY, view.hand[:2], ASIDE) == t.Refused(t.DiscardOne(2))
    one = view.hand[0]
    assert made.table.drop(view, EMPTY, (one,), ASIDE) == t.Chosen(m.LayAside(one))


def test_the_corners_say_trumps_and_refes() -> None:
    deals = Deals(dealer=0, refes=2)
    made = presenter()
    scene = shown(made.table, deals.view(1))
    assert scene.trumps is None
    assert scene.refes == 2
    assert scene.refe_lines == ("A trick takes off 2 points.", "One more Refe is waiting.")
    deals.asked(2)
    scene = shown(made.table, deals.view(1))
    assert (scene.trumps_text, scene.trumps_how) == ("Hearts", "by Josip")
    assert scene.players[2].owed == "owes 2 tricks"
    assert [player.is_dealer for player in scene.players] == [True, False, False, False]


def change_button(deals: Deals) -> str:
    """What the button says with the four cards of the player to exchange lifted."""
    view = deals.view()
    lifted = tuple(card for card in view.hand if card is not view.public.taken)
    acts = presenter().table.acts(view, EMPTY, lifted)
    return next(act.text for act in acts if act.code == ActCode.CHANGE)


def test_the_corner_of_the_refe_says_whether_one_must_beat() -> None:
    view = Deals().view(0)
    assert (
        "Beat the highest card if you can."
        in shown(presenter(Options(must_beat=True)).table, view).refe_lines
    )
    assert "Beat the highest card if you can." not in shown(presenter().table, view).refe_lines


def test_the_direction_of_play_is_said_beside_the_deal() -> None:
    view = Deals().view(0)
    for direction in Direction:
        way = presenter(Options(direction=direction)).facts.deal(view).bar
        assert way == f"From 21 down to 0, play to the {direction.value}"


def test_the_button_promises_five_only_to_who_gets_them() -> None:
    deals = Deals(upcard="9H")
    deals.asked(1)
    assert change_button(deals) == "Exchange 4, get 5"
    deals.exchange(4)
    deals.do(m.LayAside(deals.view().hand[0]))
    deals.settle()
    assert change_button(deals) == "Exchange 4"
    blind = Deals(upcard="9H")
    blind.do(m.BlindRaub())
    assert change_button(blind) == "Exchange 4"
    short = Deals(upcard="9H", talon="KD 7S")
    short.asked(1, upcards=3)
    for _ in range(3):
        short.exchange(3)
    assert change_button(short) == "Exchange 4"


def test_the_card_that_wins_so_far_is_named_not_the_last() -> None:
    deals = Deals({0: "KS QS JS TS", 1: "8S 8D 9D TD"}, upcard="9H")
    deals.asked(0)
    deals.stand_pat()
    deals.play("KS", "8S")
    scene = shown(presenter().table, deals.view(3))
    assert (scene.led, scene.winning) == (cards("KS")[0], cards("KS")[0])


def test_kinds_of_moves_that_need_cards_have_a_gesture() -> None:
    deals = Deals({0: "7H KS QS JS"}, dealer=0)
    deals.asked(1)
    made, view = presenter(), deals.view(0)
    assert made.table.gesture(view, m.Exchange(cards("KS"))) == (cards("KS"), ASIDE)
    assert made.table.gesture(view, m.Exchange(())) is None
    assert made.table.gesture(view, m.LayAside(cards("KS")[0])) == (cards("KS"), ASIDE)
    assert made.table.gesture(view, m.Play(cards("KS")[0])) == (cards("KS"), trick_key(Seat(0)))
    assert made.table.gesture(view, m.SwapSeven()) is None
