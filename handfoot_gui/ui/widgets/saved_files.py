"""Files that people save for themselves: what they are called, and where they are now."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

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
    start = str(suggested_path(name, suffix))
    chosen, _ = QFileDialog.getSaveFileName(parent, title, start, kinds)
    if not chosen:
        return None
    path = Path(chosen)
    # "Sunday 21.11" ends with a day.
    if path.suffix == suffix or path.suffix[1:].isalpha():
        return path
    return free_path(path.parent, path.name + suffix)


def file_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """The file people choose, first among their own; None when they change their minds."""
    # Qt's own dialog would delete and rename files, too.
    only = QFileDialog.Option.ReadOnly
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(Path.home()), kinds, options=only)
    return Path(chosen) if chosen else None


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
