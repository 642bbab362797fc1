"""The page of the preferences for people who play by ear, with keys alone, or with little sight."""

from __future__ import annotations

from handfoot_gui.ui.pages.preferences.pages import PreferencesPage


class AccessibilityPage(PreferencesPage):
    """How much is spoken, what is seen besides, what keys do, and how long a turn can be taken
    back."""

    def _fill(self) -> None:
        self._ask_about_ears()
        self._ask_about_eyes()
        self._ask_about_hands()

    def _ask_about_ears(self) -> None:
        self._ask(
            "spoken_news", self.tr("Spoken news"),
            self.tr("Brief", "news"), self.tr("Normal", "news"), self.tr("Full", "news"),
        )  # fmt: skip
        self._note(
            self.tr(
                "How much a screen reader tells you while you play. Brief leaves out tips and "
                "explanations and tells each turn in one sentence; full tells everything."
            )
        )
        self._ask(
            "table_keys", self.tr("Keys that ask how things stand"),
            self.tr("As usual", "keys"), self.tr("As in Playroom", "keys"),
        )  # fmt: skip
        self._note(
            self.tr(
                "F4 to F9 say whose turn it is, your cards, what lies there, and the score. With "
                "the keys of Playroom the letters T, H, C, E and S say so, too; what they do "
                "otherwise then needs Shift."
            )
        )

    def _ask_about_eyes(self) -> None:
        self._ask_whether(
            "refusal_beside_card",
            self.tr(
                "Also show next to the card why something can’t be done (for screen magnifiers)"
            ),
        )

    def _ask_about_hands(self) -> None:
        self._ask_whether("tab_through_cards", self.tr("Tab goes from card to card at the table"))
        self._note(self.tr("Then you can play with Tab, Enter and Space alone."))
        self._ask(
            "time_to_undo", self.tr("Time to take back a turn"),
            self.tr("A moment", "to undo"), self.tr("Ten seconds"),
            self.tr("Until you press Enter"),
        )  # fmt: skip
        self._note(self.tr("The others wait that long after your turn before they play on."))
