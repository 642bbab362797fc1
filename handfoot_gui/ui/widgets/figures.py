"""Numbers and moments as people read them, in the locale's own way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import date, datetime
from functools import cmp_to_key, lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCollator, QCoreApplication, QDate, QLocale, Qt, QTime

from handfoot_gui.core.text import phrases
from handfoot_gui.core.text.words import MINUS, Alphabet, person_key

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

ItemT = TypeVar("ItemT")

translate: Final = QCoreApplication.translate
"""For texts without a class; what stands in many places has the context "Common"."""


def _locale() -> QLocale:
    """The user's locale; American where none is set, since C would give no thousands."""
    locale = QLocale()
    return QLocale("en_US") if locale.name() == "C" else locale


def figure(value: int) -> str:
    """*value* with the locale's thousands; a true minus before negative numbers."""
    return figure_in(_locale(), value)


def figure_in(locale: QLocale, value: int) -> str:
    """*value* as `figure` writes it where people have *locale*."""
    text = locale.toString(abs(value))
    return f"{MINUS}{text}" if value < 0 else text


def signed(value: int) -> str:
    """*value* with its sign, always."""
    return figure(value) if value < 0 else f"+{figure(value)}"


def filled(sentence: str, **facts: str | int) -> str:
    """*sentence* with *facts* in its slots, numbers as `figure` writes them."""
    said = {slot: figure(fact) if isinstance(fact, int) else fact for slot, fact in facts.items()}
    return phrases.filled(sentence, **said)


@lru_cache(maxsize=16)
def _compared(locale: str) -> Alphabet:
    """What compares texts as the readers of *locale* do."""
    collator = QCollator(QLocale(locale))
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def compared(one: str, other: str) -> int:
        return collator.compare(one, other)

    return cmp_to_key(compared)


def alphabet(name: str) -> SupportsRichComparison:
    """What *name* is sorted by, in the order of whoever reads it."""
    return _compared(_locale().bcp47Name())(name), person_key(name)


def alphabetical(some: Iterable[ItemT], name_of: Callable[[ItemT], str]) -> tuple[ItemT, ...]:
    """*some* by their names, in the order of the alphabet of whoever reads them."""
    return tuple(sorted(some, key=lambda one: alphabet(name_of(one))))


def full_date(day: date) -> str:
    """A day as the reader's country writes it, with the weekday."""
    return _locale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def _long_date(locale: QLocale, day: QDate) -> str:
    """The locale's long date without the weekday."""
    pattern = locale.dateFormat(QLocale.FormatType.LongFormat)
    return locale.toString(day, re.sub(r"dddd?[,.]?\s*", "", pattern).strip(" ,"))


def time_of_day(when: datetime) -> str:
    """Hour and minute of a local time."""
    time = QTime(when.hour, when.minute)
    return _locale().toString(time, QLocale.FormatType.ShortFormat)


def moment(when: datetime, now: datetime) -> str:
    """When a game was left, seen from *now*; both local times."""
    locale, time = _locale(), time_of_day(when)
    days = (now.date() - when.date()).days
    if days == 0:
        pattern = translate("Moment", "today at {time}")
    elif days == 1:
        pattern = translate("Moment", "yesterday at {time}")
    else:
        pattern = translate("Moment", "on {date}")
    day = QDate(when.year, when.month, when.day)
    date = _long_date(locale, day)
    return filled(pattern, time=time, date=date)


def fixed(value: float, digits: int) -> str:
    """*value* with as many *digits* behind the point."""
    return _locale().toString(float(value), "f", digits)


def decimal(value: float) -> str:
    """An average: whole from 100 on, with one digit behind the point below."""
    if round(abs(value), 1) >= 100:
        return figure(round(value))
    text = fixed(abs(round(value, 1)), 1)
    return f"{MINUS}{text}" if round(value, 1) < 0 else text


def percent(share: float) -> str:
    """*share* of 1 in whole hundredths."""
    pattern = translate("Figures", "{number}%")
    return filled(pattern, number=round(100 * share))


def short_date(day: date) -> str:
    """A day for a column of a table, the year in full."""
    locale = _locale()
    pattern = locale.dateFormat(QLocale.FormatType.ShortFormat)
    full = re.sub(r"(?<!y)yy(?!y)", "yyyy", pattern)
    return locale.toString(QDate(day.year, day.month, day.day), full)


def long_date(day: date) -> str:
    """A day in a sentence, without the weekday."""
    return _long_date(_locale(), QDate(day.year, day.month, day.day))
