"""Tables as a phone gets them, one for each state of the page: by hand, so they never change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from handfoot_gui.phones import messages as m

_SIGNS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RANKS: Final = {"X": "joker", "A": "ace", "K": "king", "Q": "queen", "J": "jack"}


def cards(text: str, *, first: int = 1, up: str = "", new: str = "") -> tuple[m.ShownCard, ...]:
    """Cards in short: "KS QD 10H X"; those of *up* are lifted, those of *new* are new."""
    made = []
    for number, name in enumerate(text.split(), start=first):
        rank = "joker" if name == "X" else name[:-1]
        sign = "" if name == "X" else _SIGNS[name[-1]]
        spoken = "joker" if name == "X" else f"{_RANKS.get(rank, rank)} of {sign}"
        made.append(
            m.ShownCard(
                number, f"{rank}.{sign}", f"{spoken}, new" if name in new.split() else spoken,
                up=name in up.split(), new=name in new.split(), wild=rank in ("joker", "2"),
            )
        )  # fmt: skip
    return tuple(made)


_PLAYERS: Final = (
    m.ShownPlayer("Elise", 1, "owl", "5", reserve=0, spoken="Elise, 5 cards"),
    m.ShownPlayer("Josip", 0, "boat", "4", reserve=0, spoken="Josip, partner, 4 cards"),
    m.ShownPlayer("Karl", 1, "", "7", reserve=11, spoken="Karl, 7 cards and a foot"),
    m.ShownPlayer("Marta", 0, "cat", "13", reserve=0, spoken="Marta, 13 cards", you=True),
)


_EIGHT: Final = (
    m.ShownPlayer("Elise", 1, "owl", "5", reserve=13, spoken="Elise, 5 cards and a foot"),
    m.ShownPlayer("Josip", 2, "boat", "14", reserve=0, spoken="Josip, 14 cards"),
    m.ShownPlayer("Karl", 3, "", "7", reserve=11, spoken="Karl, 7 cards and a foot"),
    m.ShownPlayer("Magdalena", 4, "", "12", reserve=13, spoken="Magdalena, 12 cards and a foot"),
    m.ShownPlayer("Pavel", 5, "sun", "3", reserve=0, spoken="Pavel, 3 cards"),
    m.ShownPlayer("Vera", 6, "cat", "21", reserve=13, spoken="Vera, 21 cards and a foot"),
    m.ShownPlayer("Luka", 7, "", "9", reserve=13, spoken="Luka, 9 cards and a foot"),
    m.ShownPlayer("Marta", 0, "cat", "26", reserve=13, spoken="Marta, 26 cards", you=True),
)
"""Eight alone."""


def _pile(text: str = "3C", *, best: bool = False, count: int = 13) -> m.ShownZone:
    return m.ShownZone(
        "discard", f"Discard pile {count}", "discard", f"pile {count}",
        cards=cards(text, first=300), count=count, lit=best, best=best,
    )  # fmt: skip


def _stock(count: int = 101) -> m.ShownZone:
    return m.ShownZone(
        "stock", f"Stock, {count} cards", "stock", str(count), backs=count, count=count
    )


def _melds(best: str = "", *, place: bool = True, lit: str = "") -> tuple[m.ShownZone, ...]:
    laid = {
        "K": "KS KH KD KC KS", "J": "2D JS JH JD", "9": "9S 9H 9D 9C", "2": "2S 2H 2D 2C",
    }  # fmt: skip
    zones = [
        m.ShownZone(
            f"meld0.{at}",
            f"{_RANKS.get(rank, rank)}s, {len(text.split())}",
            "meld",
            cards=cards(text, first=200 + 10 * at),
            count=len(text.split()),
            side=0,
            own=True,
            whole=7,
            best=rank == best,
            lit=rank in (best, lit),
            tag="completes clean" if rank == best else "",
        )
        for at, (rank, text) in enumerate(laid.items())
    ]
    zones.append(
        m.ShownZone(
            "meld1.0",
            "Elise and Karl: queens, 4",
            "meld",
            "queens",
            cards=cards("QS QH QD QC", first=280),
            count=4,
            side=1,
            whole=7,
        )
    )
    if place:
        zones.append(
            m.ShownZone(
                "new-meld", "Place for a new meld", "new meld", "new meld", side=0, own=True,
                lit=True,
            )
        )  # fmt: skip
    return tuple(zones)


def _button(code: str, text: str, role: str = "plain", *, off: bool = False) -> m.ShownButton:
    return m.ShownButton(code, text, role, off)


_THIRTEEN: Final = "KS QD JC 10H 9S 9H 9D 8C 7D 6H 5C 2D X"
_TWENTY_SIX: Final = (
    "KS KD QH QC JS JD 10H 10C 10S 9S 9H 9D 8H 8C 7D 7C 6S 6H 5C 5D 4H 4S 3C 2H 2D X"
)
_FORTY: Final = (
    "KS QH QD QC JS JD 10H 10D 10C 10S 9S 9H 8H 8C 8D 8S 7H 7C 7D 6S 6H 6D 5C 5D 5H 5S 4H 4D "
    "4C 4S 3S 3C 2H 2D 2C 2S 2S X X KD"
)
_SORTINGS: Final = (("rank", "Sort by rank"), ("suit", "Sort by suit"))

LAY: Final = m.Shown(
    v=m.VERSION, at=7, language="en", you="Marta", side=0, game="hand-and-foot", title="Deal 2",
    head="clean 3/2, dirty 2/2", turn=True, prompt="Marta, three nines make a clean pile.",
    facts="13 cards, worth 165", hand=cards(_THIRTEEN, up="9S 9H 9D"),
    hand_name="Your hand, 13 cards", zones=(_stock(), _pile(), *_melds("9")),
    buttons=(_button("put back", "Put back"), _button("lay", "Lay 3", "primary")),
    stands=(
        "Three of clubs on top, 13 cards in the pile.", "Kings 5, jacks 4 with one wild.",
        "Elise and Karl: queens 4.", "Deal 2 of 4. We 6,480, they 5,330.",
    ),
    players=_PLAYERS, sorting="rank", sortings=_SORTINGS, hint=True, four_colours=True,
)  # fmt: skip

DRAW_26: Final = replace(
    LAY, at=8, prompt="Marta, draw two cards.", facts="26 cards, worth 275",
    hand=cards(_TWENTY_SIX, new="9S 6H"), hand_name="Your hand, 26 cards",
    zones=(_stock(), _pile(), *_melds()), buttons=(_button("draw", "Draw 2", "primary"),),
)  # fmt: skip

DRAW_40: Final = replace(
    LAY, at=9, prompt="Marta, draw two, or pick up 7 with the eights.", facts="",
    hand=cards(_FORTY), hand_name="Your hand, 40 cards",
    zones=(_stock(), _pile("8H", best=True), *_melds()),
    buttons=(_button("take", "Pick up 7"), _button("draw", "Draw 2", "primary")),
)  # fmt: skip

LIFTED_40: Final = replace(
    DRAW_40, at=10, prompt="Marta, four eights go down.", hand=cards(_FORTY, up="8H 8C 8D 8S"),
    buttons=(_button("put back", "Put back"), _button("lay", "Lay 4", "primary")),
)  # fmt: skip

WAITING: Final = replace(
    LAY, at=11, turn=False, prompt="Elise is playing.", next="Marta comes after Karl.", facts="",
    told="Karl laid three kings. Elise drew two cards.",
    hand=cards("KS QD JC 10H 8C 7D 6H 5C 2D X"), hand_name="Your hand, 10 cards",
    zones=(_stock(), _pile(), *_melds(place=False)), buttons=(), hint=False,
    players=(replace(_PLAYERS[0], turn=True), *_PLAYERS[1:]),
    turns=(
        m.ShownTurn("Elise drew two cards.", 1),
        m.ShownTurn("Marta laid three nines, discarded 3♣.", 0),
        m.ShownTurn("Karl laid three kings.", 1),
    ),
)  # fmt: skip

AWAY: Final = replace(
    WAITING, at=25, prompt="Josip’s phone is asleep.",
    players=(
        _PLAYERS[0], replace(_PLAYERS[1], turn=True, away=True, spoken="Josip, not connected"),
        replace(_PLAYERS[2], away=True, spoken="Karl, not connected"), _PLAYERS[3],
    ),
)  # fmt: skip

DISCARD: Final = replace(
    LAY, at=12, prompt="Marta, discard the king of spades?",
    facts="It can be taken back until Elise plays.",
    hand=cards("KS QD JC 10H 8C 7D 6H 5C 2D X", up="KS"),
    zones=(_stock(), _pile(best=True), *_melds(place=False)),
    buttons=(_button("put back", "Keep it"), _button("discard", "Discard", "primary")),
)  # fmt: skip

FIRST_MELD: Final = replace(
    LAY, at=13, head="first meld 90",
    prompt="Marta, lay down ten more points, or take the cards back.",
    facts="", hand=cards("QD JC 10H 10C 8C 8S 7D 6H 5C 4S 3C"),
    zones=(
        _stock(142), _pile("6D", count=9),
        *(
            m.ShownZone(
                f"draft{at}", name, "meld", side=0, own=True, whole=7, count=len(text.split()),
                cards=tuple(replace(one, out=True) for one in cards(text, first=400 + 10 * at)),
            )
            for at, (name, text) in enumerate({"Kings": "KS KH KD", "Nines": "2H 9S 9H 9D"}.items())
        ),
    ),
    buttons=(_button("take back", "Take back"), _button("lay down", "Lay down", off=True)),
    meter=m.ShownMeter(80, 90, "30 + 50 = 80. 10 points are still needed."), hint=False,
)  # fmt: skip

TAKE: Final = replace(
    DRAW_26, at=14, prompt="Marta, pick up 7 with the two eights?",
    facts="26 cards in hand, then 30.", hand=cards(_TWENTY_SIX, up="8H 8C"),
    zones=(_stock(), _pile("8H", best=True)),
    buttons=(_button("draw", "Draw 2"), _button("take", "Pick up 7", "primary")),
    parts=(
        m.ShownPart("To the table", "a meld of three", cards("8H 8H 8C", first=500), best=True),
        m.ShownPart("To your hand", "the six below", backs=6),
    ),
)  # fmt: skip

QUESTION: Final = replace(
    LAY, at=15, prompt="Josip asks: May I go out?", facts="", hand=cards("KS QD JC 8C 4S 2D"),
    zones=(_stock(34), _pile("10C", count=6)),
    players=(_PLAYERS[0], replace(_PLAYERS[1], turn=True, text="1"), *_PLAYERS[2:]),
    buttons=(_button("yes", "Yes, go out"), _button("no", "No, play on")), hint=False,
    question=m.ShownQuestion(
        "Josip asks", "May I go out?", "boat",
        (
            ("Marta has in hand", "6 cards, −65"), ("Elise and Karl hold", "12 cards and a foot"),
            ("The deal stands", "3,900 to 2,825"),
        ),
        "Josip must do as Marta says.",
    ),
    heard=(
        ("clean 3/2, dirty 2/2", "clean 3 of 2, dirty 2 of 2"),
        ("6 cards, −65", "6 cards, minus 65"),
    ),
)  # fmt: skip

FOOT: Final = replace(
    LAY, at=16, prompt="Marta goes on with the foot.",
    facts="11 new cards, worth 110. Lay cards or discard one.",
    hand=cards("AH KC QS JD 10H 8D 7C 6S 5H 4C 2S"), zones=(_stock(88), _pile("KD"), *_melds()),
    buttons=(_button("discard", "Discard", off=True),), undo="Undo discard",
)  # fmt: skip

REFUSED: Final = replace(
    LAY, at=17, prompt="Marta, lay cards or discard one.",
    said="A meld needs at least three cards of one rank.", hand=cards(_THIRTEEN, up="KS QD"),
    zones=(
        _stock(), _pile(), *_melds()[:-1],
        replace(_melds()[-1], lit=False, no="three of a rank"),
    ),
    buttons=(_button("put back", "Put back"), _button("lay", "Lay", off=True)),
)  # fmt: skip

CUT: Final = replace(
    LAY, at=18, prompt="Marta, cut the deck.", facts="Lift 26 for 100 points.", hand=(),
    hand_name="", zones=(_stock(216),), head="", meter=None,
    buttons=(_button("lift", "Lift 26", "primary"),), hint=False,
    amount=m.ShownAmount(26, 4, 216, "How many cards are lifted"),
)  # fmt: skip

ENDED: Final = replace(
    LAY, at=19, turn=True, prompt="Marta and Josip win the deal by 1,075.", facts="", hand=(),
    hand_name="", title="After deal 2 of 4", zones=(), hint=False,
    buttons=(_button("next", "Next deal", "primary"),),
    totals=(
        m.ShownTotal("Marta and Josip", "6,480", "+3,900", won=True, side=0),
        m.ShownTotal("Elise and Karl", "5,330", "+2,825", side=1),
    ),
)  # fmt: skip

_RAUB_PLAYERS: Final = (
    m.ShownPlayer("Elise", 1, "owl", "", "20", "owes 2", spoken="Elise, 20"),
    m.ShownPlayer("Josip", 2, "boat", "", "18", "no trick", spoken="Josip, 18"),
    m.ShownPlayer("Marta", 0, "cat", "", "23", "no trick", spoken="Marta, 23", you=True),
)
_RAUB: Final = cards("AH 9H 8S 8C", first=1)

RAUB_TRICK: Final = m.Shown(
    v=m.VERSION, at=20, language="en", you="Marta", side=0, game="raub", title="Deal 3",
    head="clubs are trumps", turn=True, prompt="Marta, follow clubs with the eight.",
    facts="Trick 1 of 4. Hearts and spades: not now.",
    hand=(*(replace(one, dim=True) for one in _RAUB[:3]), replace(_RAUB[3], up=True, line=True)),
    hand_name="Your hand, 4 cards", players=_RAUB_PLAYERS, hint=True, one=True,
    zones=(
        m.ShownZone(
            "trick1", "Elise: ten of clubs", "trick", count=1,
            cards=(replace(cards("10C", first=50)[0], tags=("Elise led",)),),
        ),
        m.ShownZone(
            "trick2", "Josip: queen of clubs", "trick", count=1, best=True,
            cards=(replace(cards("QC", first=51)[0], tags=("Josip wins",)),),
        ),
        m.ShownZone(
            "upcards", "Trumps: clubs", "upcards", "trumps", count=1, cards=cards("7C", first=52)
        ),
    ),
    buttons=(_button("play", "Play the eight", "primary"),), four_colours=True,
)  # fmt: skip

RAUB_ASK: Final = replace(
    RAUB_TRICK, at=21, head="first upcard", prompt="Marta, clubs for trumps?",
    facts="Raub owes two tricks. Elise passed.", hand=cards("AC KC 9H 8S"),
    zones=(m.ShownZone("upcards", "Upcard", "upcards", count=1, cards=cards("JC", first=53)),),
    players=(*_RAUB_PLAYERS[:2], replace(_RAUB_PLAYERS[2], turn=True)), one=False,
    buttons=(_button("raub", "Raub: clubs are trumps"), _button("dalje", "Pass")),
)  # fmt: skip

HUNGARIAN: Final = replace(
    RAUB_ASK, at=22, signs="hungarian",
    hand=tuple(
        replace(one, face=face, line=False)
        for one, face in zip(
            cards("AC KC 9H 8S"), ("A.acorn", "O.leaf", "K.heart", "8.bell"), strict=True
        )
    ),
    zones=(
        m.ShownZone(
            "upcards", "Upcard", "upcards", count=1, cards=(m.ShownCard(60, "U.acorn", "Unter"),)
        ),
    ),
)  # fmt: skip

_SOLO: Final = (
    m.ShownPlayer("Elise", 1, "owl", "6", "62", spoken="Elise, 6 cards, 62 points"),
    m.ShownPlayer("Josip", 2, "boat", "9", "18", spoken="Josip, 9 cards, 18 points"),
    m.ShownPlayer("Karl", 3, "", "4", "0", spoken="Karl, 4 cards, 0 points"),
    m.ShownPlayer("Marta", 0, "cat", "11", "41", spoken="Marta, 11 cards", you=True),
)


def _line(number: int, text: str, **more: object) -> m.ShownZone:
    shown = m.ShownZone(
        f"meld{number}", f"Meld of {len(text.split())} cards", "meld", row=True,
        cards=cards(text, first=600 + 10 * number), count=len(text.split()),
    )  # fmt: skip
    return replace(shown, **more)  # type: ignore[arg-type]


MANIPULATION: Final = m.Shown(
    v=m.VERSION, at=23, language="en", you="Marta", side=0, game="manipulation", head="41 points",
    turn=True, prompt="Marta, the nine of hearts fits two melds.",
    facts="Tap where it goes. All melds lie on the big screen.",
    hand=cards("KH QC JH 10D 9H 8C 7S 6S 5C 3H AS", up="9H"), hand_name="Your hand, 11 cards",
    zones=(
        m.ShownZone("stock", "Stock, 24 cards", "stock", "24", backs=24, count=24),
        _line(2, "9C 9S 9D", lit=True, tag="makes four nines"),
        _line(1, "5H 6H 7H 8H", lit=True, best=True, tag="goes to the end"),
    ),
    buttons=(_button("draw", "Draw a second"), _button("lay", "Lay 1", "primary")),
    players=_SOLO, hint=False, four_colours=True,
)  # fmt: skip

MANIPULATION_WIDE: Final = replace(
    MANIPULATION, at=24,
    zones=tuple(
        replace(zone, open=zone.row) for zone in (*MANIPULATION.zones, _line(3, "KS KD KC"))
    ),
)  # fmt: skip

RAUB_AWAY: Final = replace(
    RAUB_TRICK, at=26, players=(replace(_RAUB_PLAYERS[0], away=True), *_RAUB_PLAYERS[1:])
)

SOLO_AWAY: Final = replace(
    MANIPULATION, at=27, players=(*(replace(one, away=True) for one in _SOLO[:3]), _SOLO[3])
)

RAUB_WAITING: Final = replace(
    RAUB_TRICK, at=28, turn=False, prompt="Elise is to play.", next="Marta comes after Josip.",
    facts="", hand=cards("AH 9H 8S"), hand_name="Your hand, 3 cards", buttons=(), hint=False,
    told="Josip wins the trick with the queen of clubs.",
    zones=(
        m.ShownZone("trick1", "Trick, place of Elise", "trick"),
        m.ShownZone(
            "upcards", "Trumps: clubs", "upcards", "trumps", count=1, cards=cards("7C", first=52)
        ),
    ),
    turns=(m.ShownTurn("Marta threw off 8♣.", 0), m.ShownTurn("Josip threw off Q♣.", 2)),
)  # fmt: skip

RAUB_REFUSED: Final = replace(
    RAUB_TRICK, at=29, said="Marta has clubs, and must follow them.",
    hand=(replace(_RAUB[0], up=True), *_RAUB[1:]), buttons=(_button("play", "Play", off=True),),
)  # fmt: skip

RAUB_ENDED: Final = replace(
    RAUB_TRICK, at=30, prompt="Marta wins the deal: 3 points less.", facts="", hand=(),
    hand_name="", title="After deal 3", zones=(), hint=False,
    buttons=(_button("next", "Next deal", "primary"),),
    totals=(
        m.ShownTotal("Marta", "20", "−3", won=True, side=0), m.ShownTotal("Elise", "20", "0"),
        m.ShownTotal("Josip", "18", "0"),
    ),
)  # fmt: skip

MANIPULATION_WAITING: Final = replace(
    MANIPULATION, at=31, turn=False, prompt="Elise is playing.", next="Marta comes after Karl.",
    facts="", hand=cards("KH QC JH"), hand_name="Your hand, 3 cards", buttons=(),
    told="Karl drew a card. Marta got the three of hearts.", zones=MANIPULATION.zones[:1],
    turns=(m.ShownTurn("Karl drew a card.", 3),),
)  # fmt: skip

MANIPULATION_REFUSED: Final = replace(
    MANIPULATION, at=32, said="The nine does not fit there.",
    zones=(
        MANIPULATION.zones[0],
        replace(MANIPULATION.zones[1], lit=False, tag="", no="five to eight of hearts only"),
    ),
)  # fmt: skip

MANIPULATION_ENDED: Final = replace(
    MANIPULATION, at=33, prompt="Marta wins the round.", facts="", hand=(), hand_name="",
    title="After round 2", zones=(), buttons=(_button("next", "Next round", "primary"),),
    totals=(
        m.ShownTotal("Marta", "41", "0", won=True, side=0), m.ShownTotal("Elise", "81", "+19"),
    ),
)  # fmt: skip

EIGHT: Final = replace(DRAW_26, at=60, players=_EIGHT)

STATES: Final[Mapping[str, m.Shown]] = {
    "lay": LAY, "draw-26": DRAW_26, "draw-40": DRAW_40, "lifted-40": LIFTED_40,
    "eight": EIGHT,
    "waiting": WAITING, "away": AWAY, "discard": DISCARD, "first-meld": FIRST_MELD, "take": TAKE,
    "question": QUESTION, "foot": FOOT, "refused": REFUSED, "cut": CUT, "ended": ENDED,
    "raub-trick": RAUB_TRICK, "raub-ask": RAUB_ASK, "hungarian": HUNGARIAN,
    "raub-away": RAUB_AWAY, "solo-away": SOLO_AWAY,
    "raub-waiting": RAUB_WAITING, "raub-refused": RAUB_REFUSED, "raub-ended": RAUB_ENDED,
    "manipulation": MANIPULATION, "manipulation-wide": MANIPULATION_WIDE,
    "manipulation-waiting": MANIPULATION_WAITING, "manipulation-refused": MANIPULATION_REFUSED,
    "manipulation-ended": MANIPULATION_ENDED,
}  # fmt: skip
