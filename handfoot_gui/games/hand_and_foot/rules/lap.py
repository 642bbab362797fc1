"""What holds once somebody is out and everybody else has one more turn; rule S21, decision 54."""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BanUntil,
    BlackThrees,
    PartnersInFoot,
    Quota,
    only,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public


def rules_now(options: Options, public: Public) -> Options:
    """What holds in this turn: less once somebody is out."""
    return in_lap(options) if public.out is not None and public.is_lap else options


def in_lap(options: Options) -> Options:
    """What holds of *options* in the last turns, worked out once: nobody asks, and neither the
    quota nor a last discard binds; black threes that go out stay in the holding."""
    kept = options.__dict__
    found: Options | None = kept.get("lap")
    if found is None:
        threes, last = options.black_threes, BanUntil.LAST
        found = kept["lap"] = replace(
            options,
            permission=False,
            quotas=only(Quota(0, 0, 0)),
            partners_in_foot=PartnersInFoot.NO,
            must_discard_last=False,
            discard_bans=tuple(ban for ban in options.discard_bans if ban.until is not last),
            black_threes=BlackThrees.NEVER if threes is BlackThrees.GOING_OUT else threes,
        )
        found.__dict__["lap"] = found
    return found


def is_lap(options: Options) -> bool:
    """Whether *options* are what `in_lap` made."""
    return options.__dict__.get("lap") is options
