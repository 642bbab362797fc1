"""The page of the preferences for people who play by ear, with keys alone, or with little sight."""

from __future__ import annotations

from functools import partial

from handfoot_gui.core.keys import are_usual
from handfoot_gui.ui.pages.preferences.pages import PreferencesPage
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.layouts import at_left
from handfoot_gui.ui.widgets.page import run


class AccessibilityPage(PreferencesPage):
    """How much is spoken, what is seen besides, what keys do, and how long a turn can be taken
    back."""

    def _fill(self) -> None:
        self._ask_about_ears()
        self._ask_about_eyes()
        self._ask_about_hands()

    def _ask_about_ears(self) -> None:
        self._ask(
            "spoken_news", self.tr("Spoken messages"),
            self.tr("Brief", "news"), self.tr("Normal", "news"), self.tr("Full", "news"),
        )  # fmt: skip
        self._note(
            self.tr(
                "How much a screen reader tells you while you play. Brief leaves out tips and "
                "explanations and tells each turn in one sentence; full tells everything."
            )
        )
        self._ask(
            "table_keys", self.tr("Keys that tell you how things stand"),
            self.tr("As usual", "keys"), self.tr("As in Playroom", "keys"),
        )  # fmt: skip
        about = self.tr(
            "F4 to F9 tell you whose turn it is, your cards, what is on the table, and the score. "
            "With the Playroom keys, so do the letters T, H, C, E and S; hold Shift for what they "
            "usually do."
        )
        if not are_usual(self.preferences, is_asked=True):
            about = self.tr(
                "With the Playroom keys, the letters T, H, C, E and S tell you how things stand; "
                "hold Shift for what they usually do."
            )
        self._note(about)

    def _ask_about_eyes(self) -> None:
        self._ask_whether(
            "refusal_beside_card",
            self.tr(
                "Also show next to the card why something can’t be done (for screen magnifiers)"
            ),
        )

    def _ask_about_hands(self) -> None:
        give = Button(self._style, self.tr("Change keys"), name="give-keys", act=self._give_keys)
        self._rows.addLayout(at_left(give))
        self._ask_whether("tab_through_cards", self.tr("Tab goes from card to card at the table"))
        self._note(self.tr("Then you can play with Tab, Enter and Space alone."))
        self._ask(
            "time_to_undo", self.tr("Time to take back a turn"),
            self.tr("A moment", "to undo"), self.tr("Ten seconds"),
            self.tr("Until you press Enter"),
        )  # fmt: skip
        self._note(self.tr("The others wait this long after your turn before they go on."))

    def _give_keys(self) -> None:
        # It is made only where it is wanted: it has a row for every command.
        from handfoot_gui.ui.pages.preferences.keys_dialog import KeysDialog

        dialog = KeysDialog(self._style, self.preferences, self.window())
        dialog.changed.connect(partial(self._choose, "keys"))
        run(dialog)
