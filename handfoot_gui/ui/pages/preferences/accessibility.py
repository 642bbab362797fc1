"""The page of the preferences for people who play by ear, with keys alone, or with little sight."""

from __future__ import annotations

from handfoot_gui.ui.pages.preferences.pages import PreferencesPage


class AccessibilityPage(PreferencesPage):
    """How much is spoken."""

    def _fill(self) -> None:
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
