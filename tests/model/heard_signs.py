"""How letters and digits are called in the languages of the program, and what a bad telephone
leaves of it.

A sign stands for a sound: ``@`` is the vowel of *the*, ``y`` and ``2`` are those of *über* and
*Öl*, ``j`` and ``w`` glides, ``S Z T x`` the consonants of *shoe*, *measure*, *three*, *loch*;
a sound written with two is one after the other, as ``dZ`` in *jam*. Names that are in use side by
side stand behind strokes.
"""

from __future__ import annotations

LETTERS_AND_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789"
_NAMES = {
    "en": (
        "ei bi si di i ef dZi eitS ai dZei kei el em en ou pi kju ar es ti ju vi dabalju eks wai "
        "zi/zed tu Tri for faiv siks sevan eit nain"
    ),
    "de": (
        "a be tse de e ef ge ha i jot ka el em en o pe ku er es te u fau ve iks ypsilon tset "
        "tsvai/tsvo drai fir fynf zeks ziban axt noin"
    ),
    "fr": (
        "a be se de 2 ef Ze aS i Zi ka el em en o pe ky er es te y ve dublave iks igrek zed d2 "
        "trva katr senk sis set yit n2f"
    ),
    "cs": (
        "a be tse de e ef ge ha i je/jot ka el em en o pe kve/ku er es te u ve "
        "dvojiteve/dublve iks ypsilon/tvrdei zet dva tri tStiri pjet Sest sedm/sedum osm/osum "
        "devjet"
    ),
    "hr": (
        "a be tse de e ef ge ha i je/jot ka el em en o pe kve/ku er es te u ve "
        "duplove/dvostrukove iks ipsilon ze/zet dva tri tSetiri pet Sest sedam osam devet"
    ),
    "sr": (
        "a be/b@ tse/ts@ de/d@ e ef/f@ ge/g@ ha/h@ i je/jot/j@ ka/k@ el/l@ em/m@ en/n@ o pe/p@ "
        "kve/ku er/r@ es/s@ te/t@ u ve/v@ duplove iks ipsilon ze/zet/z@ dva tri tSetiri pet Sest "
        "sedam osam devet"
    ),
    "es": (
        "a be se/Te de e efe xe atSe i xota ka ele eme ene o pe ku ere ese te u uve/ve "
        "uvedoble/dobleve ekis igrjega/je seta/Teta dos tres kvatro sinko seis sjete otSo nveve"
    ),
    "it": (
        "a bi tSi di e efe dZi aka i ilunga/jota/dZei kapa ele eme ene o pi ku ere ese ti u vu/vi "
        "doppjavu/dabalju iks ipsilon/igreka dzeta due tre kvatro tSinkve sei sete oto nove"
    ),
}
NAMES = {
    language: dict(zip(LETTERS_AND_DIGITS, (n.split("/") for n in names.split()), strict=True))
    for language, names in _NAMES.items()
}
"""By language and sign, what it is called."""

_VOWELS = "aeiou"
_HEARD = str.maketrans(
    {
        # The line has no high sounds and no voice: all of these are the same noise or stop.
        **dict.fromkeys("ptkbdgfsSxTvzZ", "t"),
        **dict.fromkeys("mn", "n"),
        **dict.fromkeys("jy", "i"),
        **dict.fromkeys("@2", "e"),
        "w": "u",
        "h": "",
    }
)


def heard(name: str, *, blurred: bool = False) -> str:
    """What is left of *name*: voiced or not, *f* or *s*, *p* or *t* or *k*, *b* or *v*, *m* or *n*
    are all one, and a row of such sounds is one of them. *blurred*: so are *n*, *l* and *r*."""
    left = ""
    for sound in name.translate(_HEARD):
        one = "n" if blurred and sound in "lr" else sound
        if one in _VOWELS or not left.endswith(one):
            left += one
    return left


def _change(one: str, other: str) -> float:
    if one == other:
        return 0
    if (one in _VOWELS) != (other in _VOWELS):
        return 2
    is_near = {one, other} in ({"e", "i"}, {"o", "u"}) or one not in _VOWELS
    return 0.6 if is_near else 1


def _gap(sound: str) -> float:
    return 1 if sound in _VOWELS else 0.5


def apart(one: str, other: str) -> float:
    """How far two heard names are apart: a vowel more or another one is 1, a consonant half."""
    row = [0.0]
    for sound in other:
        row.append(row[-1] + _gap(sound))
    for sound in one:
        new = [row[0] + _gap(sound)]
        for place, against in enumerate(other, 1):
            new.append(
                min(
                    row[place] + _gap(sound),
                    new[-1] + _gap(against),
                    row[place - 1] + _change(sound, against),
                )
            )
        row = new
    return row[-1]
