"""Files that people save for themselves: what they are called, and where they are now."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeView, QWidget

from handfoot_gui.core.text.words import shown_name
from handfoot_gui.storage.files import free_path
from handfoot_gui.ui.widgets.figures import filled, translate


def suggested_path(name: str, suffix: str) -> Path:
    """A free path for *name* with the day behind it, which tells one month's file from another's;
    *suffix* is ``.pdf``."""
    return free_path(Path.home(), f"{name}-{date.today().isoformat()}{suffix}")


def chosen_path(parent: QWidget, title: str, name: str, suffix: str, kinds: str) -> Path | None:
    """Where people want the file that is called *name* so far; None when they change their minds.

    *title* is the dialog's. Without an ending the file would not be offered for opening again, so
    *suffix* is put behind a name that has none, never in the place of another file.
    """
    dialog = QFileDialog(parent, title, str(suggested_path(name, suffix)), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    path = _chosen_in(dialog)
    # "Sunday 21.11" ends with a day.
    if path is None or path.suffix == suffix or path.suffix[1:].isalpha():
        return path
    return free_path(path.parent, path.name + suffix)


def file_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """The file people choose, first among their own; None when they change their minds."""
    dialog = QFileDialog(parent, title, str(Path.home()), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    # Qt's own dialog would delete and rename files, too.
    dialog.setOption(QFileDialog.Option.ReadOnly)
    return _chosen_in(dialog)


def taken_file(drop: QDropEvent) -> Path | None:
    """The first file among what is dragged or dropped, which is taken then.

    It is read only: whatever was proposed, nobody is to remove it where it lies.
    """
    files = [url.toLocalFile() for url in drop.mimeData().urls() if url.isLocalFile()]
    if not files:
        return None
    drop.setDropAction(Qt.DropAction.CopyAction)
    drop.accept()
    return Path(files[0])


def _chosen_in(dialog: QFileDialog) -> Path | None:
    files = dialog.findChild(QTreeView, "treeView")
    # The desktop's own dialog has none. In Qt's the last columns would be out of sight.
    if files is not None:
        header = files.header()
        dialog.resize(dialog.sizeHint() + QSize(header.sectionSize(0) // 2, 0))
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def kinds_of_files(kind: str, *suffixes: str, has_all: bool = True) -> str:
    """The *kind* of files that end in *suffixes*, and all others, as Qt's dialogs take them."""
    patterns = " ".join(f"*{suffix}" for suffix in suffixes)
    every = translate("Common", "All files")
    return f"{kind} ({patterns});;{every} (*)" if has_all else f"{kind} ({patterns})"


def chosen_pdf(parent: QWidget, name: str) -> Path | None:
    """Where people want the PDF of what is called *name*; None when they change their minds."""
    kinds = kinds_of_files("PDF", ".pdf", has_all=False)
    return chosen_path(parent, translate("Common", "Save as PDF"), name, ".pdf", kinds)


def saved_as(path: Path) -> str:
    """That *path* is written, and where."""
    text = translate("Saved", "Saved as {file} in {folder}.")
    return filled(text, file=shown_name(path.name), folder=folder_of(path))


def folder_of(path: Path) -> str:
    """The folder of *path*, to be shown."""
    return shown_name(str(path.absolute().parent))
