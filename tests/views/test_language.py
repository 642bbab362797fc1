"""Languages: a translation beside the program is found, offered and used from the first text on."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from catalogues import make_translation, translation_tool
from finding import texts
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from whole_program import child, programs

from handfoot_gui.assets import asset_path
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.storage.codec import read_game, record_in
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.pages.preferences.pages import LanguagePage
from handfoot_gui.ui.pages.setup.choice import SeatChoice
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.print.printing import usual_paper
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import long_date, time_of_day
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.language import (
    ENGLISH,
    SYSTEM,
    installed,
    language_name,
    translation,
    use_language,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

SAMPLES = Path(__file__).parent.parent / "samples"


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
    called = [language_name(code) for code in ("en", "fr", "it", "es", "hr", "sr_Latn", "sr_Cyrl")]
    assert called == [
        "English", "français", "italiano", "español", "hrvatski", "srpski (latinica)",
        "српски (ћирилица)",
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
    assert QLocale().name() == "en_US"
    # What Qt says stays English with the rest.
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    translation(code, folder)
    said = "The translation handfoot_de.qm cannot be read, so its texts stay English."
    assert caplog.messages == ([said, said] if code == "de" else [])


@pytest.mark.usefixtures("qapp")
def test_what_an_older_translation_lacks_is_english(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = translation_tool()
    monkeypatch.setattr(tool, "__version__", "0.0.9")
    known = tool.Message("Common", "Cancel", forms=("Abbrechen",), is_finished=True)
    tool.write(tmp_path / "handfoot_de.ts", "de", [known])
    tool.compile_all(tmp_path, tmp_path)
    assert use_language("de", tmp_path) == "de"
    assert QCoreApplication.translate("Common", "Cancel") == "Abbrechen"
    file = QCoreApplication.translate("CommandLine", "{file}: {number} byte(s)", "", 2)
    assert file == "{file}: {number} bytes"
    (said,) = caplog.messages
    assert said.startswith("The translation handfoot_de.qm is of another version")


@pytest.fixture
def six(tmp_path: Path) -> Path:
    """A folder where every language of the program has a translation."""
    for code in ("cs", "de", "es", "fr", "hr", "it", "sr_Cyrl", "sr_Latn"):
        shutil.copy(asset_path("translations") / "handfoot_en.qm", tmp_path / f"handfoot_{code}.qm")
    return tmp_path


@pytest.mark.parametrize(
    ("system", "used"),
    [
        ("fr-CA en-US", "fr"),
        ("en-GB fr-FR", "en"),
        ("pt-PT fr", "fr"),
        ("it-CH fr", "it"),
        ("es-MX en", "es"),
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

    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: System("pt_PT")))
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
    for code, name in (("de", "de_AT"), ("fr", "fr_FR"), (SYSTEM, "de_AT"), ("en", "en_US")):
        use_language(code, six)
        assert QLocale().name() == name
        assert usual_paper() is PaperSize.A4
    # English is American where the system speaks another language.
    assert long_date(date(2026, 5, 12)) == "May 12, 2026"
    assert time_of_day(datetime(2026, 5, 12, 18, 30)) == "6:30\u202fPM"


@pytest.mark.usefixtures("qapp")
def test_paper_is_that_of_the_country_and_not_of_the_language(
    six: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("en_US")))
    for code in ("de", ENGLISH):
        use_language(code, six)
        assert usual_paper() is PaperSize.LETTER


@pytest.mark.parametrize(
    ("code", "cancel"),
    [
        ("de", "Abbrechen"),
        ("fr", "Annuler"),
        ("hr", "Odustani"),
        ("cs", "Zrušit"),
        ("it", "Annulla"),
        ("es", "Cancelar"),
    ],
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
    assert offered == ["Match the system", "Deutsch", "English", "français"]
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.view().isVisible()
    QTest.keyClick(choice.view(), Qt.Key.Key_End)
    with qtbot.waitSignal(page.changed) as told:
        QTest.keyClick(choice.view(), Qt.Key.Key_Return)
    assert told.args[0].language == "fr"


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_F, Qt.Key.Key_Space])
def test_walking_through_the_languages_changes_nothing_before_one_is_taken(
    qtbot: QtBot, folder: Path, key: Qt.Key
) -> None:
    page = LanguagePage(Style(LIGHT, 1.0), Preferences(), folder)
    qtbot.addWidget(page)
    page.show()
    page.changed.connect(lambda _now: pytest.fail("nothing is chosen yet"))
    choice = child(page, ChoiceField, "language")
    choice.setFocus()
    QTest.keyClick(choice, key)
    assert choice.view().isVisible(), "the keys walk through the list"
    for _ in range(3):
        QTest.keyClick(choice.view(), Qt.Key.Key_Down)
    assert choice.value() == SYSTEM
    QTest.keyClick(choice.view(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not choice.view().isVisible())
    assert choice.value() == SYSTEM
    assert page.focusWidget() is choice, "the keyboard stays"


def test_a_language_that_is_gone_is_still_shown(qtbot: QtBot) -> None:
    page = LanguagePage(Style(LIGHT, 1.0), Preferences(language="pt_BR"))
    qtbot.addWidget(page)
    choice = child(page, ChoiceField, "language")
    assert choice.value() == "pt_BR"


def texts_of_qt(qtbot: QtBot, folder: Path) -> set[str]:
    """What stands in the dialogs and menus that the program takes from Qt."""
    # The dialog does not keep it.
    printer = QPrinter()
    made: list[QWidget] = [QPrintDialog(printer)]
    for accepts in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        files = QFileDialog(None, "", str(folder), "JSON (*.json)")
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        files.setAcceptMode(accepts)
        made.append(files)
    for field in (QLineEdit("x"), QPlainTextEdit("x")):
        menu = field.createStandardContextMenu()
        menu.setParent(field)
        made.append(field)
    found: set[str] = set()
    for widget in made:
        qtbot.addWidget(widget)
        widget.show()
        found |= {label.text() for label in widget.findChildren(QLabel)}
        found |= {button.text() for button in widget.findChildren(QAbstractButton)}
        found |= {button.toolTip() for button in widget.findChildren(QAbstractButton)}
        found |= {group.title() for group in widget.findChildren(QGroupBox)}
        found |= {action.text().partition("\t")[0] for action in widget.findChildren(QAction)}
        for choice in widget.findChildren(QComboBox):
            if choice.objectName() != "printers":
                found |= {choice.itemText(row) for row in range(choice.count())}
        widget.close()
    made[0].deleteLater()
    QCoreApplication.sendPostedEvents(made[0], QEvent.Type.DeferredDelete)
    return {text for text in found if re.search(r"[A-Za-z]{3}", text)}


@pytest.mark.usefixtures("qapp")
def test_serbian_has_all_that_qt_says_in_the_dialogs_of_the_program(
    qtbot: QtBot, tmp_path: Path, six: Path
) -> None:
    english = texts_of_qt(qtbot, tmp_path)
    assert {"&Open", "&Print", "&Copy", "Select All"} <= english
    same = {text for text in english if re.search(r"JSON|/|^Letter|^qt_|unknown", text)}
    for code, cancel in (("sr_Cyrl", "Откажи"), ("sr_Latn", "Otkaži")):
        use_language(code, six)
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
        assert english & texts_of_qt(qtbot, tmp_path) <= same


@pytest.fixture
def brackets(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """French, in brackets, is the only translation the program has."""
    file = asset_path("translations") / "handfoot_en.qm"
    shutil.copy(file, folder)
    monkeypatch.setattr("handfoot_gui.ui.window.language.asset_path", lambda _: folder)


def chosen(program: Controller, qtbot: QtBot, code: str) -> Controller:
    """The program that goes on once *code* is chosen in the dialog; that dialog comes again."""
    dialogs: list[str] = []
    geometry = program.window.geometry()

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PreferencesDialog)
        choice = child(dialog, ChoiceField, "language")
        choice.setCurrentIndex(choice.findData(code))

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PreferencesDialog)
        focus = dialog.focusWidget()
        dialogs.append(f"{dialog.windowTitle()}, {focus.objectName()}")
        dialog.accept()

    with qtbot.waitSignal(program.renewed) as renewed:
        QTimer.singleShot(0, choose)
        program.preferences_controller.show("language")
    QTimer.singleShot(20, close)
    qtbot.waitUntil(lambda: bool(dialogs))
    (now,) = renewed.args
    said = "Preferences" if code == ENGLISH else "«Preferences»"
    assert dialogs == [f"{said}, language"]
    shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    assert shown == [now.window]
    assert now.window.geometry() == geometry
    return now


@pytest.mark.usefixtures("brackets")
def test_another_language_is_there_at_once_wherever_the_program_is(
    qapp: QApplication, qtbot: QtBot
) -> None:
    with programs(qapp) as make:
        program = make()
        program.start()
        program.window.move(40, 30)
        english = texts(program.window.page)
        program = chosen(program, qtbot, "fr")
        assert program.window.windowTitle() == "«What shall we play?»"
        assert qapp.applicationDisplayName() == "«Hand and Foot»"
        assert program.window.commands.new.text() == "«New game»"
        assert program.window.commands.game.menu.title() == "«This game»"
        assert set(texts(program.window.page)).isdisjoint(english)
        # What was chosen for a new game is still chosen.
        program.set_up_other("raub")
        page = child(program.window, NewGamePage)
        choice = page.choice()
        page.set_choice(replace(choice, seats=(SeatChoice("Ana", None), *choice.seats[1:])))
        program = chosen(program, qtbot, ENGLISH)
        page = child(program.window, NewGamePage)
        assert program.window.page is page
        assert page.choice().seats[0].name == "Ana"
        assert not any("«" in text for text in texts(page))
        # The log tells in the new language what was played in another one.
        record = record_in(read_game(SAMPLES / "format-8.handfoot.json"))
        program.game_controller.begin_dealt(record.with_moves(record.moves[:60]), [""] * 4)
        assert len(log_of(program)) > 1
        assert program.played is not None
        path = program.played.path
        program.look_back_now()
        program.look_back_controller.page.go(1)
        program = chosen(program, qtbot, "fr")
        assert program.played is not None
        assert program.played.path == path
        assert isinstance(program.window.page, LookBackPage)
        assert program.window.page.position == 1
        assert len(log_of(program)) > 1
        assert all("«" in line for line in log_of(program))
        # So does the teacher, at the same step.
        kept = replace(program.window.preferences, lessons={"raub": "upcard"})
        program.preferences_controller.remember(kept)
        program.guided.learn("raub")
        program = chosen(program, qtbot, ENGLISH)
        assert program.played is not None
        said = program.played.scene.actions.bar.prompt
        assert said.startswith("This card was turned up.")
        # And a puzzle goes on, with the page behind it.
        program.guided.show_puzzles("raub")
        program.guided.puzzles_controller.open(
            "raub", program.guided.puzzles_controller.page.facts.offers[3].name
        )
        program = chosen(program, qtbot, "fr")
        assert program.played is not None
        assert program.played.scene.actions.bar.prompt.startswith("«")
        program.window.commands.game.leave_guide.trigger()
        program = chosen(program, qtbot, ENGLISH)
        assert program.window.page is program.guided.puzzles_controller.page


def log_of(program: Controller) -> list[str]:
    """The lines beside the table of the game that is played."""
    return [line.text for line in program.game_controller.pages.table.panel.facts.moves]
