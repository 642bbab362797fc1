"""The language of the texts: which translations are there, and putting one to use.

A translation is a file ``translations/handfoot_<code>.qm`` among the assets, which
``packaging/translations`` makes from a catalogue. English is what the texts are written in; its own
file has the plural forms only. Nothing here needs a window.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from handfoot_gui import __version__
from handfoot_gui.assets import asset_path
from handfoot_gui.core.text.phrases import Translate, untranslated

SYSTEM: Final = ""
"""The language of the system, where there is a translation; otherwise English."""
ENGLISH: Final = "en"
MARK: Final = ("Catalogue", "version")
"""The text under which every translation has the version of the program it was made for."""
_LATIN: Final = "sr_Latn"
_CYRILLIC: Final = "sr_Cyrl"
_PREFIX: Final = "handfoot_"
_OURS: Final = "language"
"""The name of every translator that is installed here."""
_OWN_NAMES: Final = {
    # Qt would call it American, and Serbian only once, and Spanish that of Spain.
    ENGLISH: "English",
    "es": "español",
    _LATIN: "srpski (latinica)",
    _CYRILLIC: "српски (ћирилица)",
}
_LOG: Final = logging.getLogger(__name__)


def installed(folder: Path | None = None) -> dict[str, Path]:
    """The file of each translation by its code, as "fr" or "pt_BR"; *folder* is for tests."""
    place = asset_path("translations") if folder is None else folder
    try:
        files = sorted(place.glob(f"{_PREFIX}*.qm"))
    except OSError:
        return {}
    return {file.stem.removeprefix(_PREFIX): file for file in files}


def language_name(code: str) -> str:
    """A language as its own speakers call it: "English", "français"."""
    return _OWN_NAMES.get(code) or QLocale(code).nativeLanguageName() or code


def use_language(code: str, folder: Path | None = None) -> str:
    """Translate every text from now on into the language *code*, or that of the system.

    A language nobody has translated into gives way to that of the system, and that to English.
    So does, with a line in the log, a translation that cannot be read; what one of another version
    lacks is English. Texts that are shown already stay as they are. Gives the code of the language
    in use; figures and dates follow it.
    """
    app = QCoreApplication.instance()
    assert app is not None, "the application comes first"
    for translator in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(translator)
        translator.deleteLater()
    used, chain = _translators(code, folder)
    # What is installed later is asked first.
    for translator in reversed(chain):
        translator.setParent(app)
        translator.setObjectName(_OURS)
        app.installTranslator(translator)
    return used


def translation(code: str, folder: Path | None = None) -> Translate:
    """What translates into the language that `use_language` would use, without an application."""
    _, chain = _translators(code, folder)
    return _asking(chain)


def every_translation() -> dict[str, Translate]:
    """What translates into each language that is installed, whichever is in use, by their codes."""
    files = installed()
    english = [*filter(None, [_loaded(files[ENGLISH])])] if ENGLISH in files else []
    chains = {code: filter(None, [_loaded(file)]) for code, file in files.items()}
    return {code: _asking([*chain, *english]) for code, chain in chains.items()}


def _asking(chain: Sequence[QTranslator]) -> Translate:
    """What asks one of *chain* after the other."""

    def translate(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
        said = (one.translate(context, text, disambiguation, n) for one in chain)
        return next(filter(None, said), untranslated(context, text, disambiguation, n))

    return translate


def _translators(code: str, folder: Path | None) -> tuple[str, list[QTranslator]]:
    """The code of the language to use, whose figures and dates are the usual ones from now on, and
    what translates into it, in the order in which it is asked."""
    files = installed(folder)
    used = _nearest(code, files)
    english = asset_path("translations") / f"{_PREFIX}{ENGLISH}.qm"
    chain = []
    if used != ENGLISH and (own := _loaded(files[used])) is not None:
        if own.translate(*MARK) != __version__:
            text = "The translation %s is of another version, so some texts may stay English."
            _LOG.warning(text, files[used].name)
        chain = [own, *filter(None, map(_loaded, (english, *_files_of_qt(used))))]
    else:
        used = ENGLISH
        chain = [*filter(None, [_loaded(english)])]
    QLocale.setDefault(_locale_of(used))
    return used, chain


def _nearest(code: str, files: dict[str, Path]) -> str:
    """The code of the language that is wished for, or else of the first the system wishes for."""
    wanted = QLocale.system().uiLanguages()
    # Qt does not tell it from Cyrillic, which it takes the language for.
    if any("@latin" in os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")):
        wanted = [_LATIN, *wanted]
    if code != SYSTEM:
        wanted = [code, *wanted]
    for name in wanted:
        for known in _codes(name):
            if known == ENGLISH or known in files:
                return known
    return ENGLISH


def _codes(name: str) -> tuple[str, ...]:
    """What serves a reader of the language *name*, as "fr-CA" or "sr_Latn", the best first."""
    plain = name.replace("-", "_")
    language = plain.partition("_")[0]
    is_cyrillic = QLocale(plain).script() is QLocale.Script.CyrillicScript
    if language == "bs":
        return (_CYRILLIC,) if is_cyrillic else ("hr", _LATIN)
    if language in ("sr", "sh", "cnr"):
        return (_CYRILLIC,) if is_cyrillic and language == "sr" else (_LATIN,)
    return (plain, language)


def _files_of_qt(code: str) -> Iterator[Path]:
    """The translations of Qt's own texts: what is said otherwise here, then Qt's, if it has one."""
    own = asset_path("translations") / f"qt_{code}.qm"
    if own.exists():
        yield own
    if code not in (_LATIN, _CYRILLIC):
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        yield folder / f"qtbase_{code}.qm"


def _locale_of(code: str) -> QLocale:
    """The system's own locale where it speaks the language *code*; else English is American."""
    own, system = QLocale(code), QLocale.system()
    if (own.language(), own.script()) == (system.language(), system.script()):
        return system
    return QLocale("en_US") if code == ENGLISH else own


def _loaded(file: Path) -> QTranslator | None:
    translator = QTranslator()
    if translator.load(str(file)):
        return translator
    _LOG.warning("The translation %s cannot be read, so its texts stay English.", file.name)
    return None
