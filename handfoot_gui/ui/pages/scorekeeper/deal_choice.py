"""The deals of a kept game in one field at the head of its page, each with its points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal

from handfoot_gui.ui.pages.scorekeeper.facts import KeeperFacts
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.figures import figure, filled
from handfoot_gui.ui.widgets.theme import Look


class DealChoice(Choice):
    """Opens a deal that has been written down, or goes back to the one to be entered.

    Signals: ``deal_chosen(int)`` with the deal's place.
    """

    deal_chosen = Signal(int)

    def __init__(self, look: Look, facts: KeeperFacts) -> None:
        texts = _texts(facts)
        items = [(text, str(place)) for place, text in enumerate(texts)]
        super().__init__(look, items, name="deal-open")
        self.set_value(str(facts.place))
        self.setAccessibleName(QCoreApplication.translate("DealChoice", "Deals"))
        self.activated.connect(self.deal_chosen)

    def show_deals(self, facts: KeeperFacts) -> None:
        """Show the points of *facts*, which has the same deals."""
        for place, text in enumerate(_texts(facts)):
            self.setItemText(place, text)


def _texts(facts: KeeperFacts) -> list[str]:
    """A line for every deal that is written down, and one for what comes after the last."""
    translate = QCoreApplication.translate
    kept, name = facts.kept, facts.terms.presenter.deal_name
    sheet = facts.keeper.sheet(kept.deals, kept.first_dealer)
    texts = [
        filled(
            translate("DealChoice", "{deal}: {points}"),
            deal=name(place + 1),
            points=", ".join(figure(deal.points(side)) for side in range(len(sheet.sides))),
        )
        for place, deal in enumerate(sheet.deals)
    ]
    if facts.is_over:
        return [*texts, translate("DealChoice", "Result")]
    new = translate("DealChoice", "{deal}, to be entered")
    return [*texts, filled(new, deal=name(len(texts) + 1))]
