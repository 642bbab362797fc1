"""The language of the texts: which translations are there, and putting one to use.

A translation is a file ``translations/handfoot_<code>.qm`` among the assets, made with lupdate and
lrelease from the texts of this program. English is what the texts are written in.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from handfoot_gui.assets import asset_path

SYSTEM: Final = ""
"""The language of the system, where there is a translation; otherwise English."""
ENGLISH: Final = "en"
_PREFIX: Final = "handfoot_"


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
    # Qt would call it American.
    return "English" if code == ENGLISH else QLocale(code).nativeLanguageName() or code


def use_language(code: str, folder: Path | None = None) -> str:
    """Translate every text from now on into the language *code*, or that of the system.

    Call it before the window is made. Gives the code of the language in use; English where there
    is no translation, or where its file cannot be read.
    """
    wanted = QLocale.system().uiLanguages() if code == SYSTEM else [code]
    files = installed(folder)
    for name in wanted:
        plain = name.replace("-", "_")
        for known in (plain, plain.partition("_")[0]):
            if known == ENGLISH:
                return ENGLISH
            if known in files and _install(files[known]):
                if code != SYSTEM:
                    QLocale.setDefault(QLocale(known))
                return known
    return ENGLISH


def _install(file: Path) -> bool:
    app = QCoreApplication.instance()
    assert app is not None, "the application comes first"
    translator = QTranslator(app)
    return translator.load(str(file)) and app.installTranslator(translator)
