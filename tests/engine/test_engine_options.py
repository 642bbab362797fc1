"""Rule sets that cannot be dealt or finished are refused, naming the fields that disagree."""

from __future__ import annotations

import pytest

from handfoot_gui.engine.errors import OptionsError
from handfoot_gui.engine.hand_and_foot.options import Options, Quota
from handfoot_gui.engine.hand_and_foot.presets import PRESETS
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot


def test_the_classic_preset_is_the_default() -> None:
    assert PRESETS["classic"] == Options()
    PRESETS["classic"].check()


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        (Options(packs=2, hand_size=15, foot_size=15), ("packs", "hand_size")),
        (Options(packs=2), ("packs", "hand_size")),
        (Options(packs=2, hand_size=7, foot_size=7, quotas=(Quota(wild=2),)), ("quotas", "packs")),
        (
            Options(packs=2, hand_size=7, foot_size=7, quotas=(Quota(clean=20),)),
            ("quotas", "packs"),
        ),
    ],
)
def test_fields_that_disagree_are_named(options: Options, fields: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError) as caught:
        HandAndFoot(options)
    assert caught.value.fields == fields
    assert str(caught.value)


def test_a_stock_that_may_have_no_upcard_is_refused() -> None:
    """104 of 108 cards dealt would leave four, perhaps all wild: none could ever be turned."""
    with pytest.raises(OptionsError, match="none may be an upcard"):
        Options(packs=2).check()
    Options(packs=2, hand_size=10, foot_size=10).check()


def test_the_last_minimum_repeats() -> None:
    options = Options(minima=(50, 90))
    assert [options.minimum(deal) for deal in (1, 2, 3, 9)] == [50, 90, 90, 90]
