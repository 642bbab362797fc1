"""Languages: a translation beside the program is found, offered and used from the first text on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from catalogues import make_translation
from finding import texts
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.assets import asset_path
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.pages.preferences.pages import LanguagePage
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.language import ENGLISH, SYSTEM, installed, language_name, use_language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Translations into a language of brackets."""
    made = tmp_path_factory.mktemp("translations")
    make_translation(made, "fr", "«{}»".format)
    (made / "handfoot_de.qm").write_bytes(b"this is no translation")
    (made / "readme.txt").write_text("nothing")
    return made


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001  (it comes first)
    yield
    use_language(ENGLISH)


def test_the_translations_are_found_by_their_names(folder: Path, tmp_path: Path) -> None:
    assert list(installed(folder)) == ["de", "fr"]
    assert installed(tmp_path / "nothing") == {}


def test_languages_are_called_as_their_speakers_call_them() -> None:
    called = [language_name(code) for code in ("en", "fr", "hr", "sr_Latn", "sr_Cyrl")]
    assert called == [
        "English", "français", "hrvatski", "srpski (latinica)", "српски (ћирилица)",
    ]  # fmt: skip


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
    folder: Path, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert use_language(code, folder) == ENGLISH
    assert QCoreApplication.translate("Fair", "Code {code}") == "Code {code}"
    assert QLocale().name() == "en_GB"
    said = "The translation handfoot_de.qm cannot be read, so its texts stay English."
    assert caplog.messages == ([said] if code == "de" else [])


@pytest.fixture
def six(tmp_path: Path) -> Path:
    """A folder where every language of the program has a translation."""
    for code in ("cs", "de", "fr", "hr", "sr_Cyrl", "sr_Latn"):
        shutil.copy(asset_path("translations") / "handfoot_en.qm", tmp_path / f"handfoot_{code}.qm")
    return tmp_path


@pytest.mark.parametrize(
    ("system", "used"),
    [
        ("fr-CA en-US", "fr"),
        ("en-GB fr-FR", "en"),
        ("it-IT fr", "fr"),
        ("", "en"),
        ("sr-Cyrl-RS sr-RS sr", "sr_Cyrl"),
        ("sr-Latn-ME sr-ME sr", "sr_Latn"),
        ("bs-Latn-BA bs", "hr"),
        ("sh-BA", "sr_Latn"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_the_system_says_which_language_comes_first(
    six: Path, system: str, used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class System(QLocale):
        def uiLanguages(self) -> list[str]:
            return system.split()

    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: System("it_IT")))
    assert use_language(SYSTEM, six) == used
    assert use_language("xx", six) == used
    assert use_language("cs", six) == "cs"


@pytest.mark.usefixtures("qapp")
def test_serbs_who_write_latin_letters_get_them(six: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "sr_RS.UTF-8@latin")
    assert use_language(SYSTEM, six) == "sr_Latn"
    assert QLocale().script() is QLocale.Script.LatinScript


@pytest.mark.usefixtures("qapp")
def test_figures_follow_the_language_and_where_it_is_spoken(
    six: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    austria = QLocale("de_AT")
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: austria))
    for code, name in (("de", "de_AT"), ("fr", "fr_FR"), (SYSTEM, "de_AT"), ("en", "en_GB")):
        use_language(code, six)
        assert QLocale().name() == name


@pytest.mark.parametrize(
    ("code", "cancel"),
    [("de", "Abbrechen"), ("fr", "Annuler"), ("hr", "Odustani"), ("cs", "Zrušit")],
)
@pytest.mark.usefixtures("qapp")
def test_what_qt_itself_says_is_translated_too(six: Path, code: str, cancel: str) -> None:
    use_language(code, six)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    use_language(ENGLISH, six)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_installed_languages_are_offered_and_kept_by_code(qtbot: QtBot, folder: Path) -> None:
    page = LanguagePage(Style(LIGHT, 1.0), Preferences(), folder)
    qtbot.addWidget(page)
    page.show()
    choice = child(page, ChoiceField, "language")
    offered = [choice.itemText(row) for row in range(choice.count())]
    assert offered == ["As the system", "Deutsch", "English", "français"]
    with qtbot.waitSignal(page.changed) as told:
        QTest.keyClick(choice, Qt.Key.Key_End)
    assert told.args[0].language == "fr"


def test_a_language_that_is_gone_is_still_shown(qtbot: QtBot) -> None:
    page = LanguagePage(Style(LIGHT, 1.0), Preferences(language="pt_BR"))
    qtbot.addWidget(page)
    choice = child(page, ChoiceField, "language")
    assert choice.value() == "pt_BR"
