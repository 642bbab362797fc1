"""Tells screen readers what is on the table: cards of the hand, zones, players and the bar."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final, cast
from weakref import WeakKeyDictionary, WeakSet, ref

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, isValid

from handfoot_gui.core.cards import Card
from handfoot_gui.core.speech import Utterance
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.cursor import Stop
from handfoot_gui.ui.table.delegate import badge_key
from handfoot_gui.ui.table.prompt_bar import PromptBarButton
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.scene_view import SceneView
from handfoot_gui.ui.widgets.speaker import SAID, Speaker, speaker_of
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, joined

_NOTHING: Final = cast(QAccessibleInterface, None)
"""What Qt wants where there is no child; its declarations for Python forget that."""

_NO_INTERFACE: Final = VoidPtr(0)
"""What Qt can read as "there is none"; after None or 0 it would call into nowhere."""

_HERE: Final = "cursor"
"""The place of what is said again because the keyboard is there."""
_AVATAR: Final = 56.0
"""Width in units of the prompt bar's left end, which stands for the own badge."""


class AccessibleSpot(QObject):
    """A card of the hand or a zone as a screen reader meets it."""

    def __init__(self, view: SceneView, key: str, card: Card | None) -> None:
        super().__init__(view)
        self.key = key
        self.card = card

    @property
    def view(self) -> SceneView:
        view = self.parent()
        assert isinstance(view, SceneView)
        return view

    @property
    def stop(self) -> Stop | None:
        """Where it is now; None when it has gone."""
        for stop in self.view.scene_.canvas.cursor.stops():
            if stop.key == self.key and stop.card is self.card:
                return stop
        return None

    @property
    def area(self) -> QRectF | None:
        """Where it lies, in units; None when it has gone."""
        stop = self.stop
        return stop.rect if stop is not None else None

    @property
    def name(self) -> str:
        scene, canvas = self.view.scene_, self.view.scene_.canvas
        if canvas.shown.is_empty:
            return ""
        if self.card is not None:
            if self.stop is None:
                # What has left the table tells nobody what it was.
                return ""
            return labels.hand_card_name(
                canvas.delegate.words.card_name(self.card, canvas.table),
                is_new=self.card in canvas.new_cards,
                is_selected=self.card in scene.selection.cards,
            )
        zone = canvas.table.zone(self.key) or canvas.seat_table.new_meld(None)
        if zone is None:
            return ""
        names = canvas.shown.names(zone.side) if zone.side is not None else []
        name = canvas.delegate.words.zone_name(zone, joined(names))
        refused = canvas.signs.preview
        if refused is not None and refused.problem is not None and refused.key == self.key:
            return WORDS.row([name, canvas.signs.reason(refused.problem)])
        tag = next(filter(None, (target.tag_on(self.key) for target in canvas.signs.lit)), None)
        if tag is not None:
            return WORDS.row([name, canvas.delegate.words.tag_text(tag, canvas.table)])
        came = canvas.signs.news.came_to(zone)
        return WORDS.row([name, labels.came(came)]) if came else name


class ReadOnlySpot(AccessibleSpot):
    """What is only read: a player's badge, or a line of the prompt bar."""

    @property
    def area(self) -> QRectF | None:
        return _read_only(self.view).get(self.key, ("", None))[1]

    @property
    def name(self) -> str:
        return _read_only(self.view).get(self.key, ("", None))[0]


def _read_only(view: SceneView) -> dict[str, tuple[str, QRectF]]:
    """By a key of its own all that is only read, and where it lies in units."""
    canvas, said = view.scene_.canvas, view.scene_.actions.shown_bar
    shown = canvas.shown
    if shown.is_empty:
        return {}
    bar = shown.places.prompt_bar
    end = QRectF(bar.left(), bar.top(), _AVATAR, bar.height())
    places = {badge.seat: rect for badge, rect in shown.seat_row}
    if shown.places.afar is not None:
        places[shown.table.seat] = shown.places.afar
    found = {}
    for badge in shown.badges:
        name = canvas.delegate.words.badge_name(badge, shown.table)
        if badge.is_away:
            name = WORDS.row((name, labels.not_connected()))
        found[badge_key(badge.seat)] = (name, places.get(badge.seat, end))
    half = QRectF(bar.left(), bar.top(), bar.width(), bar.height() / 2)
    if said.prompt:
        found["prompt"] = (said.prompt, half)
    if said.facts:
        found["facts"] = (said.facts, half.translated(0, half.height()))
    return found


class SpotActions(QAccessibleActionInterface):
    """What a screen reader can do with a spot without the keys: press it, or go there."""

    def __init__(self, spot: AccessibleSpot) -> None:
        super().__init__()
        self._known = ref(spot)

    @property
    def _spot(self) -> AccessibleSpot | None:
        """The spot, as long as it is on the table."""
        spot = self._known()
        return spot if spot is not None and isValid(spot) else None

    def actionNames(self) -> list[str]:
        if self._spot is None or self._spot.stop is None:
            return []
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        spot = self._spot
        stop = None if spot is None else spot.stop
        if spot is None or stop is None or name not in self.actionNames():
            return
        view = spot.view
        if name == self.setFocusAction():
            view.setFocus(Qt.FocusReason.TabFocusReason)
        view.scene_.canvas.cursor.put(stop)
        if name == self.pressAction():
            view.scene_.press_at_cursor()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return [WORDS.key("Space")] if name == self.pressAction() else []


class SpotAccessible(QAccessibleObject):
    """A spot for screen readers: its name, its place, its actions and whether the keyboard is
    there."""

    def __init__(self, spot: AccessibleSpot) -> None:
        super().__init__(spot)
        self._actions = None if isinstance(spot, ReadOnlySpot) else SpotActions(spot)

    @property
    def _spot(self) -> AccessibleSpot:
        # PySide never lets go of what its factory gave: it must not hold on to anything.
        return cast(AccessibleSpot, self.object())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind is QAccessible.InterfaceType.ActionInterface and self._actions is not None:
            return self._actions
        return _NO_INTERFACE

    def text(self, kind: QAccessible.Text) -> str:
        # What a word there means is heard on F3 only: with each card and pile it would be noise.
        if kind == QAccessible.Text.Description:
            return self._spot.property(SAID) or ""
        return aloud(self._spot.name) if kind == QAccessible.Text.Name else ""

    def role(self) -> QAccessible.Role:
        if isinstance(self._spot, ReadOnlySpot):
            return QAccessible.Role.StaticText
        is_card = self._spot.card is not None
        return QAccessible.Role.ListItem if is_card else QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if isinstance(self._spot, ReadOnlySpot):
            state.readOnly = True
            return state
        card = self._spot.card
        if card in self._spot.view.scene_.selection.cards:
            # One that could be, too, would be called "not selected" each time somebody walks by.
            state.selectable = state.multiSelectable = state.selected = True
        cursor = self._spot.view.scene_.canvas.cursor
        stop = cursor.stop
        is_here = stop is not None and stop.key == self._spot.key and stop.card is self._spot.card
        state.focusable = True
        state.focused = is_here and cursor.is_shown
        return state

    def rect(self) -> QRect:
        area = self._spot.area
        if area is None:
            return QRect()
        view = self._spot.view
        box = view.scene_.canvas.scale.in_view(area)
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._spot.view)

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> QAccessibleInterface:
        return _NOTHING

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1


class TableAccessible(QAccessibleWidget):
    """The table as a list of what can be walked over, the players, and the bar at the end."""

    def __init__(self, view: SceneView) -> None:
        super().__init__(view, QAccessible.Role.List)

    @property
    def _view(self) -> SceneView:
        # Held here, the pictures of every game would stay for good; see `SpotAccessible`.
        return cast(SceneView, self.object())

    def _children(self) -> list[QObject]:
        return [*spots_of(self._view), *self._buttons()]

    def _buttons(self) -> list[PromptBarButton]:
        return [*self._view.visible_buttons, *self._view.sorting.visible]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        children = self._children()
        if not 0 <= index < len(children):
            return _NOTHING
        return QAccessible.queryAccessibleInterface(children[index])

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for button in self._buttons():
            if button.rect().contains(button.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(button)
        at = self._view.viewport().mapFromGlobal(QPoint(x, y))
        hit = self._view.scene_.canvas.at(self._view.mapToScene(at))
        if hit is None:
            notes = (spot for spot in spots_of(self._view) if isinstance(spot, ReadOnlySpot))
            said = map(QAccessible.queryAccessibleInterface, notes)
            return next((note for note in said if note.rect().contains(x, y)), _NOTHING)
        card = hit[1] if self._view.scene_.canvas.table.can_select(hit[0]) else None
        for spot in spots_of(self._view):
            if spot.key == hit[0] and spot.card is card:
                return QAccessible.queryAccessibleInterface(spot)
        return _NOTHING

    def focusChild(self) -> QAccessibleInterface:
        spot = _spot_at_cursor(self._view) if self._view.hasFocus() else None
        if spot is not None:
            return QAccessible.queryAccessibleInterface(spot)
        return super().focusChild()

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((i for i, own in enumerate(self._children()) if own is child.object()), -1)


_SPOTS: Final[WeakKeyDictionary[SceneView, dict[tuple[str, Card | None], AccessibleSpot]]] = (
    WeakKeyDictionary()
)


def spots_of(view: SceneView) -> list[AccessibleSpot]:
    """A spot for everything the keyboard can stand on and everything that is only read, the same
    one as long as it is there."""
    known = _SPOTS.setdefault(view, {})
    wanted = [(stop.key, stop.card) for stop in view.scene_.canvas.cursor.stops()]
    notes: list[tuple[str, Card | None]] = [(key, None) for key in _read_only(view)]
    wanted += notes
    for gone in set(known) - set(wanted):
        _let_go(view, known.pop(gone))
    for key in wanted:
        if key not in known:
            known[key] = ReadOnlySpot(view, *key) if key in notes else AccessibleSpot(view, *key)
    return [known[key] for key in wanted]


_LEFT: Final[WeakKeyDictionary[SceneView, AccessibleSpot]] = WeakKeyDictionary()
"""What had the keyboard and is no longer on the table."""


def _let_go(view: SceneView, spot: AccessibleSpot) -> None:
    """Be done with *spot*; but where readers believe the keyboard to be stays until the next such
    one goes: they look what is around it and around where the keyboard is then, and would tell
    window and table once more if they found nothing."""
    told = _TOLD.get(view)
    gone: AccessibleSpot | None = spot
    if told is not None and told() is spot:
        gone = _LEFT.pop(view, None)
        _LEFT[view] = spot
    if gone is not None:
        gone.deleteLater()


def _forget_gone(view: SceneView) -> None:
    """A table that is empty or covered leaves nothing of the last hand for anybody to ask."""
    if view in _SPOTS and (view.scene_.canvas.shown.is_empty or view.scene_.is_covered):
        spots_of(view)


_HEARD: Final[WeakSet[SceneView]] = WeakSet()


def _listen(view: SceneView) -> None:
    """Have a screen reader told of what happens in *view*; Qt asks for its interface again
    whenever the view gets another window."""
    if view in _HEARD:
        return
    _HEARD.add(view)
    scene = view.scene_
    scene.canvas.cursor_moved.connect(partial(_tell_focus, view))
    scene.canvas.cursor_stayed.connect(partial(_tell_again, view))
    scene.canvas.arranged.connect(partial(_forget_gone, view))
    scene.canvas.arranged.connect(partial(_follow_focus, view))
    scene.selection_changed.connect(partial(_tell_selected, view, set()))
    scene.hands_taken.connect(partial(_hush, view))
    for announced in (scene.actions.announced, scene.announced):
        announced.connect(partial(_say, view))
    if scene.actions.voice.has_spoken and QAccessible.isActive():
        # Not within a question of Qt's own.
        QTimer.singleShot(0, scene, partial(_tell_anew, scene))


def interface_of(_class: str, thing: QObject) -> QAccessibleInterface | None:
    """What a screen reader meets in *thing*; None: what Qt makes of it."""
    if isinstance(thing, SceneView):
        _listen(thing)
        return TableAccessible(thing)
    if isinstance(thing, AccessibleSpot):
        return SpotAccessible(thing)
    return None


def _tell_anew(scene: TableScene) -> None:
    """Say once more what was said before anybody heard."""
    scene.actions.voice.announce()
    scene.readers_came.emit()


@cache
def install() -> None:
    """Let screen readers meet every table from now on."""
    QAccessible.installFactory(interface_of)


def _tell_focus(view: SceneView) -> None:
    """Tell a screen reader where the keyboard is on the table."""
    spot = _spot_at_cursor(view) if QAccessible.isActive() else None
    if spot is not None:
        _TOLD[view] = ref(spot)
        QAccessible.updateAccessibility(QAccessibleEvent(spot, QAccessible.Event.Focus))


def _tell_again(view: SceneView) -> None:
    """Say where the keyboard is, as readers pass over what has it already."""
    spot = _spot_at_cursor(view) if QAccessible.isActive() else None
    if spot is not None:
        _say(view, Utterance(spot.name, place=_HERE))


_TOLD: Final[WeakKeyDictionary[SceneView, ref[AccessibleSpot]]] = WeakKeyDictionary()
"""Where screen readers were told last that the keyboard is."""


def _follow_focus(view: SceneView) -> None:
    """Tell a screen reader where the keyboard is now that what it was on has gone: it would
    listen there for nothing."""
    told = _TOLD.get(view)
    if told is None or not view.hasFocus() or not QAccessible.isActive():
        return
    spot = _spot_at_cursor(view)
    if spot is not None and spot is not told():
        _tell_focus(view)
        if (speaker := _speaker(view)) is not None:
            speaker.settle()


def _spot_at_cursor(view: SceneView) -> AccessibleSpot | None:
    """Where the keyboard is on the table, as long as that is shown."""
    cursor = view.scene_.canvas.cursor
    stop = cursor.stop
    if stop is None or not cursor.is_shown:
        return None
    here = (one for one in spots_of(view) if one.key == stop.key and one.card is stop.card)
    return next(here, None)


def _tell_selected(view: SceneView, known: set[Card], selected: tuple[Card, ...]) -> None:
    """Tell a screen reader which cards were selected or put back since those *known* last."""
    changed = known ^ set(selected)
    known.clear()
    known.update(selected)
    if not QAccessible.isActive():
        return
    added, removed = QAccessible.Event.SelectionAdd, QAccessible.Event.SelectionRemove
    for spot in spots_of(view):
        if spot.card in changed:
            kind = added if spot.card in known else removed
            QAccessible.updateAccessibility(QAccessibleEvent(spot, kind))


def _speaker(view: SceneView) -> Speaker | None:
    """Who speaks for *view*; nobody while no window shows it yet."""
    is_shown = view.isVisible() or view.parentWidget() is not None
    return speaker_of(view) if is_shown else None


def _say(view: SceneView, said: Utterance) -> None:
    """Let a screen reader hear what is in the prompt bar, or what changed on the table."""
    if (speaker := _speaker(view)) is not None:
        speaker.say(said)


def _hush(view: SceneView) -> None:
    """Nobody hears what was meant for whoever looked before."""
    if (speaker := _speaker(view)) is not None:
        speaker.hush()
