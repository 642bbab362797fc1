"""The rule sets of a game that people look among: a family's own, and the named versions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.finding import found_by
from handfoot_gui.core.text.own_sentences import own_title
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import base_options, presets_of
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.widgets.figures import alphabetical, filled, translate
from handfoot_gui.ui.widgets.titles import preset_about, preset_title


class RulesOffer(Struct, frozen=True):
    """One rule set to be looked at, laid beside another, or taken."""

    game: str
    key: str
    """Tells it from the others of the game, as names of widgets do."""
    title: str
    about: str
    """In one line."""
    options: GameOptions
    base: str
    """The preset it is compared with."""
    kept: RuleSet | None = None
    """The house rules it is; None: a preset."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """The family's own."""
        return () if self.kept is None else self.kept.sentences

    @property
    def rules(self) -> RuleSet:
        """It as house rules, for files and codes."""
        if self.kept is not None:
            return self.kept
        from pathlib import Path

        return RuleSet(Path(), self.game, self.title, self.options, self.base, now())

    def differences(self, words: Words) -> tuple[str, tuple[str, ...]]:
        """What it is compared with, and what it does otherwise, in words: house rules than their
        preset, a preset than the usual one."""
        base = self.base if self.kept is not None else presets_of(self.game)[0]
        texts = GAMES[self.game].option_texts(words, self.options)
        usual = base_options(self.game, base, self.options)
        return preset_title(self.game, base), texts.differences(usual, self.options)

    def found_by(self, words: Words) -> str:
        """All words by which it is found; see `core.text.finding`."""
        texts = GAMES[self.game].option_texts(words, self.options)
        usual = base_options(self.game, None, self.options)
        names = (self.title, self.about, own_title(words) if self.sentences else "")
        return found_by(texts, usual, self.options, (*names, *self.sentences))


class OfferGroup(Struct, frozen=True):
    """Rule sets of one kind, under a title."""

    title: str
    offers: tuple[RulesOffer, ...]


def groups_of(words: Words, game: str, known: RuleSets) -> tuple[OfferGroup, ...]:
    """All rule sets of *game*, the family's own among the *known* ones first, then the named
    versions by who plays together in them."""
    groups = []
    own = tuple(_own(words, game, known))
    if own:
        groups.append(OfferGroup(translate("RulesFinder", "Your own rules"), own))
    offers = [_named(game, preset) for preset in presets_of(game)]
    by_sides: dict[str, list[RulesOffer]] = {}
    for offer in offers:
        by_sides.setdefault(_kind(words, offer), []).append(offer)
    title = translate("RulesFinder", "Named versions")
    for kind, some in by_sides.items():
        text = translate("RulesFinder", "Named versions: {kind}")
        named = filled(text, kind=kind) if len(by_sides) > 1 else title
        groups.append(OfferGroup(named, tuple(some)))
    return tuple(groups)


def offers_of(groups: Sequence[OfferGroup]) -> tuple[RulesOffer, ...]:
    """Those of all *groups*."""
    return tuple(offer for group in groups for offer in group.offers)


def _kind(words: Words, offer: RulesOffer) -> str:
    """Who plays together in it, where the game knows more than one way."""
    texts = GAMES[offer.game].option_texts(words, offer.options)
    return texts.told(offer.options, "sides") if "sides" in texts.fields else ""


def _named(game: str, preset: str) -> RulesOffer:
    options = GAMES[game].presets[preset]
    about = preset_about(game, preset)
    return RulesOffer(game, f"rules-{preset}", preset_title(game, preset), about, options, preset)


def _own(words: Words, game: str, known: RuleSets) -> Iterator[RulesOffer]:
    for number, rules in enumerate(alphabetical(known.of(game).sets, lambda one: one.name)):
        presets = presets_of(game)
        base = rules.base if rules.base in presets else presets[0]
        texts = GAMES[game].option_texts(words, rules.options)
        usual = base_options(game, base, rules.options)
        about = texts.summary(usual, rules.options, preset_title(game, base))
        yield RulesOffer(
            game, f"house-{number}", rules.name, about, rules.options, base or "", rules
        )
