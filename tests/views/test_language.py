"""Languages: a translation beside the program is found, offered and used from the first text on."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from finding import texts
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import child

import handfoot_gui
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.pages.preferences.pages import LanguagePage
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.language import ENGLISH, SYSTEM, installed, language_name, use_language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

PACKAGE = Path(handfoot_gui.__file__).parent
PAGES = PACKAGE / "ui" / "pages" / "preferences"
TEXTS = PACKAGE / "core" / "text"
SOURCES = (PAGES / "dialog.py", PAGES / "pages.py", TEXTS / "words.py", TEXTS / "fair.py")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Translations into a language of accents and brackets, made from the texts of some files."""
    made = tmp_path_factory.mktemp("translations")
    text = made / "handfoot_fr.ts"
    tool = Path(sys.executable).parent
    command = [tool / "pyside6-lupdate", *map(str, SOURCES), "-ts", str(text)]
    subprocess.run(command, check=True, capture_output=True)
    found = text.read_text("utf-8")

    def translated(match: re.Match[str]) -> str:
        return f"<source>{match[1]}</source>\n<translation>«{match[1]}»</translation>"

    pattern = r'<source>(.*?)</source>\s*<translation type="unfinished"></translation>'
    found = re.sub(pattern, translated, found, flags=re.DOTALL)
    text.write_text(found, "utf-8")
    binary = made / "handfoot_fr.qm"
    subprocess.run(
        [tool / "pyside6-lrelease", text, "-qm", binary], check=True, capture_output=True
    )
    (made / "handfoot_de.qm").write_bytes(b"this is no translation")
    (made / "readme.txt").write_text("nothing")
    return made


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


def test_the_translations_are_found_by_their_names(folder: Path, tmp_path: Path) -> None:
    assert list(installed(folder)) == ["de", "fr"]
    assert installed(tmp_path / "nothing") == {}


def test_languages_are_called_as_their_speakers_call_them() -> None:
    called = [language_name(code) for code in ("en", "fr", "hr")]
    assert called == ["English", "français", "hrvatski"]


@pytest.mark.usefixtures("qtbot")
def test_a_chosen_language_is_used_by_pages_sentences_and_figures(folder: Path) -> None:
    assert use_language("fr", folder) == "fr"
    assert QCoreApplication.translate("Fair", "Code {code}") == "«Code {code}»"
    assert WORDS.count(4) == "«four»"
    assert QLocale().language() is QLocale.Language.French
    dialog = PreferencesDialog(Style(LIGHT, 1.0), Preferences())
    assert dialog.windowTitle() == "«Preferences»"
    dialog.show_page("table")
    assert "«Moving cards»" in texts(dialog)
    dialog.deleteLater()


@pytest.mark.parametrize("code", ["en", "de", "xx", "hr", "../fr"])
@pytest.mark.usefixtures("qapp")
def test_without_a_translation_that_can_be_read_the_texts_are_english(
    folder: Path, code: str
) -> None:
    assert use_language(code, folder) == ENGLISH
    assert QCoreApplication.translate("Fair", "Code {code}") == "Code {code}"


@pytest.mark.parametrize(
    ("system", "used"),
    [(["fr-CA", "en-US"], "fr"), (["en-GB", "fr-FR"], "en"), (["hr-HR", "fr"], "fr"), ([], "en")],
)
@pytest.mark.usefixtures("qapp")
def test_the_system_says_which_language_comes_first(
    folder: Path, system: list[str], used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return system

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert use_language(SYSTEM, folder) == used


def test_installed_languages_are_offered_and_kept_by_code(qtbot: QtBot, folder: Path) -> None:
    page = LanguagePage(Style(LIGHT, 1.0), Preferences(), folder)
    qtbot.addWidget(page)
    page.show()
    choice = child(page, ChoiceField, "language")
    offered = [choice.itemText(row) for row in range(choice.count())]
    assert offered == ["As the system", "English", "Deutsch", "français"]
    with qtbot.waitSignal(page.changed) as told:
        QTest.keyClick(choice, Qt.Key.Key_End)
    assert told.args[0].language == "fr"


def test_a_language_that_is_gone_is_still_shown(qtbot: QtBot) -> None:
    page = LanguagePage(Style(LIGHT, 1.0), Preferences(language="pt_BR"))
    qtbot.addWidget(page)
    choice = child(page, ChoiceField, "language")
    assert choice.value() == "pt_BR"
    assert "So far there are only English texts." in texts(page)
