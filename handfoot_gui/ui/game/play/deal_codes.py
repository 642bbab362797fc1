"""The codes of the deals of one game, which are kept and read before the first card."""

from __future__ import annotations

from handfoot_gui.session.session import AnySession
from handfoot_gui.storage.faults import SaveError


class DealCodes:
    """Keeps the code of each deal, and knows which was shown long enough."""

    def __init__(self, session: AnySession, *, is_demo: bool) -> None:
        self._session = session
        self._is_demo = is_demo
        self._read = ""
        """The code of a deal that was shown long enough."""
        self.fault: SaveError | None = None
        """Why the last one could not be kept."""

    def announce(self) -> bool:
        """Keep the code of the deal that comes next, if one does; whether there is one to be read
        now. In a demo nobody plays for whom the cards could have been chosen."""
        if self._is_demo:
            return False
        self.fault = None
        try:
            announced = self._session.announce_deal()
        except SaveError as error:
            self.fault = error
            announced = self._session.record.deal_to_come
        if announced is None or announced.code == self._read:
            return False
        self._read = announced.code
        return True
