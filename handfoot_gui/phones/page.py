"""The page that a phone shows: its files, and its own few words in the language of the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from handfoot_gui.assets import asset_path
from handfoot_gui.core.text.phrases import Translate
from handfoot_gui.phones import pictures
from handfoot_gui.phones.messages import Gone
from handfoot_gui.phones.wire import File

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
_FIRST: Final = "/index.html"


def files(translate: Translate) -> Mapping[str, File]:
    """All files of the page by their paths; what depends on the language is in that of now."""
    found = {
        f"/{path.name}": File(_KINDS[path.suffix], path.read_bytes())
        for path in sorted(asset_path("phone").iterdir())
        if path.suffix in _KINDS
    }
    found["/"] = found.pop(_FIRST)
    found["/icon.svg"] = File(_KINDS[".svg"], asset_path("icon.svg").read_bytes())
    found["/cards.svg"] = File(_KINDS[".svg"], pictures.cards())
    found["/pictures.svg"] = File(_KINDS[".svg"], pictures.portraits())
    found["/texts.json"] = File("application/json", msgspec.json.encode(texts(translate)))
    return found


def texts(translate: Translate) -> dict[str, str]:
    """What the page itself says, where the program says nothing: by the words of its script."""
    return {
        "acts": translate("Phone", "What you can do"),
        "by_rank": translate("Phone", "Cards by rank"),
        "connecting": translate("Phone", "Waiting for the table …"),
        "deal": translate("Common", "Deal", "noun"),
        "done": translate("Phone", "Back to the cards"),
        "face_down": translate("Phone", "Your cards lie face down"),
        "gone_at": translate(
            "Phone", "This phone has shown no cards since {time}. Nothing was lost."
        ),
        "happened": translate("Phone", "What happened"),
        "hide": translate("Phone", "Hide the cards"),
        "hint": translate("Common", "Hint"),
        "left": translate("Phone", "Left-handed"),
        "less": translate("Phone", "One less"),
        "lost": translate("Phone", "Cannot reach the table"),
        "lost_note": translate(
            "Phone", "Trying again automatically. Your seat and the cards you picked are kept."
        ),
        "more": translate("Phone", "More choices"),
        "more_of_it": translate("Phone", "One more"),
        "no_key": translate("Phone", "Which seat is yours?"),
        "no_key_note": translate(
            "Phone",
            "Every seat has its own code: point this phone’s camera at yours on the big screen. "
            "“Hands on phones” in the menu there shows the codes.",
        ),
        "not_connected": translate("Phone", "not connected"),
        "not_me": translate("Phone", "I’m not {name}"),
        "not_you": translate("Phone", "No cards were shown here"),
        "others": translate("Phone", "The others"),
        "own": translate("Phone", "Your cards"),
        "players": translate("Common", "Players"),
        "private": translate(
            "Phone",
            "Your cards appear on this phone. Nobody else sees them, and they do not show on the "
            "big screen.",
        ),
        "react": translate("Phone", "Say something"),
        "ready": translate("Phone", "tap here"),
        "far_no_key_note": translate(
            "Phone", "Every seat has its own link: open the one that was sent to you."
        ),
        "far_private": translate(
            "Phone",
            "Your cards appear on this phone, and do not show on the big screen. The company whose "
            "tunnel it is could read them.",
        ),
        "far_same_wifi": translate("Phone", "Is the computer at the table on, and its tunnel?"),
        "far_scan_own": translate("Phone", "Open the link that was sent to you."),
        "far_stays": translate("Phone", "Comes over the internet, through your family’s tunnel."),
        "reload": translate("Phone", "Reload the page"),
        "same_wifi": translate("Phone", "Same Wi-Fi as the computer?"),
        "scan_own": translate("Phone", "Point this phone’s camera at your code on the big screen."),
        "show": translate("Phone", "Show my cards"),
        "size_large": translate("Phone", "Large"),
        "size_small": translate("Phone", "Small"),
        "size_usual": translate("Phone", "Normal"),
        "sizes": translate("Phone", "Text and cards"),
        "sort": translate("Phone", "Sort"),
        "stands": translate("Phone", "How the game stands"),
        "stays": translate("Phone", "Everything stays on your home network."),
        "table": translate("Common", "Table"),
        "takes": translate("Phone", "takes the cards you picked"),
        "total": translate("Common", "Total"),
        "try_now": translate("Phone", "Try now"),
        "unknown": translate("Phone", "This code no longer works"),
        "use": translate("Phone", "Use this phone"),
        "take_seat": translate("Phone", "Take this seat"),
        "type_number": translate("Phone", "No camera? Type the number below your code:"),
        "version": translate("Phone", "The program at the table has changed"),
        "why_down": translate(
            "Phone",
            "The phone turns them face down after two minutes without a touch, or when you hide "
            "them.",
        ),
        "your_turn": translate("Phone", "Your turn, {name}"),
        "you_are": translate("Phone", "You are {name}."),
    }


def replaced(translate: Translate) -> Gone:
    """Another phone has taken the seat."""
    return Gone(translate("Phone", "Your cards are on another phone now."), can_ask=True)


def unknown(translate: Translate) -> Gone:
    """Nobody has the key, or nobody has it any more."""
    return Gone(translate("Phone", "This code no longer works. Scan the one on the big screen."))


def mistyped(translate: Translate) -> Gone:
    """No seat has the number that was typed."""
    return Gone(translate("Phone", "That number is not on the big screen."))


def typed_too_often(translate: Translate) -> Gone:
    """So many numbers were wrong that nobody may type for a while."""
    return Gone(translate("Phone", "Too many wrong numbers. Scan the code, or try again later."))


def far_by_link(translate: Translate) -> Gone:
    """Somebody far away has typed a number."""
    return Gone(translate("Phone", "From far away, only the link that was sent to you works."))


def outdated(translate: Translate) -> Gone:
    """The page is of another version of the program."""
    return Gone(translate("Phone", "The program at the table has changed. Reload this page."))
