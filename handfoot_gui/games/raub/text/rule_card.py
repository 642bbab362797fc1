"""The rules of Raub as readable sentences, made from the options the engine reads."""

from __future__ import annotations

from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section
from handfoot_gui.core.text.options import OptionTexts
from handfoot_gui.core.text.words import Words, capital
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import OPENING, points_of
from handfoot_gui.games.raub.text.options import option_texts

_SHORT_TALON = 4
"""Players from whom on the talon may not have a card for every exchange."""


def raub_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, headed *title*."""
    translate, texts = words.translate, option_texts(words, options)
    summary = translate(
        "RaubCard", "{count} players, each alone, {cards} cards, from {opening} points down to 0"
    )
    return RuleCard(
        title,
        summary.format(
            count=words.count(options.players),
            cards=words.number(len(options.cards())),
            opening=words.number(OPENING),
        ),
        (
            _terms(words),
            _deal(words, options, texts),
            _trumps(words, texts),
            _exchange(words, options),
            _play(words, texts),
            _refe(words),
            _end(words),
        ),
        translate("RaubCard", "Score of a deal"),
        _scores(words),
    )


def _terms(words: Words) -> Section:
    translate = words.translate
    return Section(
        translate("RaubCard", "Words"),
        (
            translate("RaubCard", "A trick is one card from every player; the best card takes it."),
            translate("RaubCard", "Trumps are the suit that beats the three others in this deal."),
            translate(
                "RaubCard",
                "The talon is the pile of cards left over, face down. The upcard is the one turned "
                "face up beside it: its suit may become trumps.",
            ),
            translate(
                "RaubCard", "Raub means: that suit shall be trumps. Dalje means: no, I pass."
            ),
            translate(
                "RaubCard", "Blind raub is Raub said by the dealer before looking at the own cards."
            ),
            translate(
                "RaubCard",
                "“Owes 1” or “owes 2” beside a name: who made trumps should win so many tricks.",
            ),
            translate(
                "RaubCard",
                "The exchange: cards are laid aside face down, and as many come from the talon.",
            ),
            translate("RaubCard", "A Refe is a line on the score sheet: a deal will count double."),
        ),
    )


def _deal(words: Words, options: Options, texts: OptionTexts) -> Section:
    translate = words.translate
    players = translate("RaubCard", "{count} players, each alone.")
    return Section(
        translate("RaubCard", "Cards and deal"),
        (
            translate(
                "RaubCard",
                "{cards} cards: ace (the highest), king, queen, jack, ten, nine, eight and seven "
                "of four suits. On Hungarian cards Ober is the queen and Unter the jack.",
            ).format(cards=words.number(len(options.cards()))),
            players.format(count=capital(words.count(options.players))),
            *texts.on_card("direction"),
            translate(
                "RaubCard",
                "Everybody gets two cards, the upcard is turned, and everybody gets two more. The "
                "dealer looks at the own cards only when blind raub is declined.",
            ),
        ),
    )


def _trumps(words: Words, texts: OptionTexts) -> Section:
    translate = words.translate
    return Section(
        translate("RaubCard", "How trumps are made"),
        (
            translate(
                "RaubCard",
                "The first upcard is a seven, the automatic seven: its suit is trumps at once. The "
                "dealer takes the seven and owes one trick.",
            ),
            translate(
                "RaubCard",
                "Otherwise the dealer may say blind raub: the suit is trumps, the dealer takes the "
                "upcard and owes two tricks.",
            ),
            translate(
                "RaubCard",
                "If not, all are asked in turn, the dealer first. Whoever says Raub makes the suit "
                "trumps and owes two tricks, but does not take the upcard.",
            ),
            translate(
                "RaubCard",
                "When all pass, another card is turned up and all are asked again, without blind "
                "raub; a seven is then a card like any other. A refused card lies face up, out of "
                "play. When all pass on the third card, the cards are thrown in and a Refe is "
                "written.",
            ),
            *texts.on_card("swap_in_exchange_only"),
            translate(
                "RaubCard",
                "A seven that was swapped lies face up, out of play; so does an upcard nobody "
                "takes.",
            ),
        ),
    )


def _exchange(words: Words, options: Options) -> Section:
    translate = words.translate
    lines = [
        translate(
            "RaubCard",
            "The dealer begins. Each may change up to four cards; all see how many, not which. "
            "Cards laid aside do not come back.",
        ),
        translate(
            "RaubCard",
            "The first to change all four gets five from the talon, the third of them face up, and "
            "then lays one of the five aside.",
        ),
        translate(
            "RaubCard",
            "A dealer who took the upcard keeps it, changes up to four of the other cards, and "
            "lays one of those aside; four never bring this dealer five.",
        ),
    ]
    if options.players >= _SHORT_TALON:
        lines.append(
            translate(
                "RaubCard",
                "The talon may run short: the last players change no more than is left, and when "
                "only four are left, four bring four.",
            )
        )
    return Section(translate("RaubCard", "Exchange"), tuple(lines))


def _play(words: Words, texts: OptionTexts) -> Section:
    translate = words.translate
    return Section(
        translate("RaubCard", "Play"),
        (
            translate(
                "RaubCard",
                "Whoever said Raub plays the first card, after an automatic seven the dealer. Then "
                "the winner of each trick begins the next one; there are four.",
            ),
            translate(
                "RaubCard",
                "The others must play the same suit. Who has none of it plays a trump; who has no "
                "trump either plays any card.",
            ),
            *texts.on_card("must_beat"),
            translate(
                "RaubCard",
                "The highest trump takes the trick; without trumps, the highest card of the suit "
                "played first.",
            ),
            translate("RaubCard", "Nobody may drop out of a deal."),
        ),
    )


def _refe(words: Words) -> Section:
    translate = words.translate
    return Section(
        translate("RaubCard", "Refe"),
        (
            translate(
                "RaubCard",
                "Every Refe doubles one played deal. Several wait their turn: no deal counts more "
                "than double.",
            ),
            translate(
                "RaubCard",
                "Instead of dealing, also at the first deal, the dealer may pass the deal on: a "
                "Refe is written and the next player deals. Nobody may do so right after another "
                "has; a thrown-in deal in between lifts this ban.",
            ),
        ),
    )


def _end(words: Words) -> Section:
    translate = words.translate
    return Section(
        translate("RaubCard", "End"),
        (
            translate(
                "RaubCard",
                "All begin with {opening} points. The game ends after a deal that leaves somebody "
                "at 0 or below, and what is below 0 counts. The lowest total wins.",
            ).format(opening=words.number(OPENING)),
            translate(
                "RaubCard",
                "Between equal totals, who made trumps in the last deal wins; otherwise the win is "
                "shared. Refes left over are lost.",
            ),
        ),
    )


def _scores(words: Words) -> tuple[PointsRow, ...]:
    translate = words.translate

    def row(text: str, points: int) -> PointsRow:
        return PointsRow(text, words.signed(points))

    return (
        row(translate("RaubCard", "Each trick"), points_of(1, 0)),
        row(translate("RaubCard", "No trick"), points_of(0, 0)),
        row(translate("RaubCard", "Owing one (the seven): no trick"), points_of(0, 1)),
        row(translate("RaubCard", "Owing two: two or more, each"), points_of(2, 2) // 2),
        row(translate("RaubCard", "Owing two: just one trick"), points_of(1, 2)),
        row(translate("RaubCard", "Owing two: no trick"), points_of(0, 2)),
        PointsRow(
            translate("RaubCard", "All of this with a Refe"), translate("RaubCard", "double")
        ),
    )
