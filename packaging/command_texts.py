"""What a manual and a shell know of the commands: the man page, and completions for Bash, Zsh and
Fish, made from the program's own parsers.

A shell offers words, files of the right endings, or nothing: `OFFERS` says which for every option
that takes a value.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from handfoot_gui.__main__ import command_line
from handfoot_gui.core.preferences import ThemeChoice
from handfoot_gui.games import GAMES
from handfoot_gui.storage.files import DEAL, ENDINGS, GAME, KEPT, OPENED, RULES

ROOT: Final = Path(__file__).resolve().parent.parent
Parsers = dict[str, argparse.ArgumentParser]


# -- what is offered -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Offer:
    """What fits in the place of a value: *words*, *endings* of files, "" being any, or folders."""

    words: tuple[str, ...] = ()
    endings: tuple[str, ...] = ()
    by_game: Mapping[str, tuple[str, ...]] | None = None
    """Words that depend on the game, by its name; *words* are all of them."""
    is_list: bool = False
    """Whether several words are given, with commas."""
    is_folder: bool = False


def _depending(by_game: dict[str, tuple[str, ...]], *, is_list: bool = False) -> Offer:
    words = tuple(dict.fromkeys(word for words in by_game.values() for word in words))
    return Offer(words, by_game=by_game, is_list=is_list)


_LEVELS: Final = _depending(
    {name: tuple(game.levels) for name, game in GAMES.items()}, is_list=True
)
_LANGUAGES: Final = tuple(
    sorted(
        path.stem.removeprefix("handfoot_")
        for path in (ROOT / "assets/translations").glob("handfoot_*.qm")
    )
)
_SIDES: Final = tuple(
    sorted(
        {
            str(sides)
            for game in GAMES.values()
            for seats in game.preset_seats.values()
            for known in seats.values()
            for sides in known
        }
    )
)
NOTHING: Final = Offer()

OFFERS: Final[dict[str, Offer]] = {
    "GAME": Offer(tuple(GAMES)),
    "--game": Offer(tuple(GAMES)),
    "--preset": _depending({name: tuple(game.presets) for name, game in GAMES.items()}),
    "--sides": Offer(_SIDES),
    "--seats": _LEVELS,
    "--bots": _LEVELS,
    "--language": Offer(_LANGUAGES),
    "--theme": Offer(tuple(theme for theme in ThemeChoice if theme is not ThemeChoice.SYSTEM)),
    "--paper": Offer(("A4", "letter")),
    "--open": Offer(endings=tuple(chain(*OPENED))),
    "--rules": Offer(endings=RULES),
    "--results": Offer(endings=("",)),
    "--record": Offer(is_folder=True),
    "replay FILE": Offer(endings=GAME),
    "sheet FILE": Offer(endings=(*GAME, *KEPT)),
    "picture FILE": Offer(endings=(*GAME, *DEAL)),
    "sheet --output": Offer(endings=(".pdf",)),
    "picture --output": Offer(endings=(".png",)),
    **dict.fromkeys(
        (
            "--cluster", "--date", "--effort", "--family", "--games", "--move", "--named",
            "--names", "--place", "--players", "--report", "--seat", "--seed", "--size", "--time",
            "--until-decided", "--workers",
        ),
        NOTHING,
    ),
}  # fmt: skip
"""What fits each value, by the option or the name of the value, after the command where it
matters."""


@dataclass(frozen=True)
class Taken:
    """Something that a command line takes: an option, or what stands alone, which has no names."""

    names: Sequence[str]
    value: str
    """What is said of its value; empty where it takes none."""
    told: str
    is_needed: bool
    may_be_bare: bool
    """Whether the value may be left out."""
    offer: Offer


def commands_of(whole: argparse.ArgumentParser) -> Parsers:
    """The parser of each command that *whole* knows, with all its arguments."""
    return {name: _subparsers(command_line([name]))[name] for name in _subparsers(whole)}


def _subparsers(whole: argparse.ArgumentParser) -> Parsers:
    (found,) = (one for one in whole._actions if isinstance(one, argparse._SubParsersAction))
    return dict(found.choices)


def taken_by(parser: argparse.ArgumentParser) -> Iterator[Taken]:
    """What *parser* takes. Raises KeyError where nobody said what fits a value."""
    formatter = argparse.HelpFormatter("handfoot")
    command = parser.prog.partition(" ")[2]
    for action in parser._actions:
        if action.help is argparse.SUPPRESS or isinstance(action, argparse._SubParsersAction):
            continue
        names, value, offer = action.option_strings, "", NOTHING
        if action.nargs != 0:
            value = str(action.metavar or "|".join(map(str, action.choices or ())))
            key = names[-1] if names else value
            own = f"{command} {key}"
            offer = OFFERS[own] if own in OFFERS else OFFERS[key]
        yield Taken(
            names,
            value,
            formatter._expand_help(action) if action.help else "",
            action.required,
            action.nargs == "?",
            offer,
        )


# -- the manual ----------------------------------------------------------------------------------

EXAMPLES: Final = (
    ("Open the table.", ""),
    ("Go on with a game, a deal or house rules that somebody sent.", "sunday.handfoot"),
    (
        "Let two pairs of bots play a hundred games on four processes.",
        "match hand-and-foot --seats strong,steady,strong,steady --games 100 --workers 4",
    ),
    (
        "Find out which level of Raub is stronger, and by how much.",
        "match raub --bots easy,steady --until-decided",
    ),
    ("Read a game in words, with the moves that cost most.", "replay sunday.handfoot --report"),
    ("Print the score of a game.", "sheet sunday.handfoot -o sunday.pdf"),
    (
        "Print an empty sheet of an evening with friends.",
        "sheet --blank --game hand-and-foot --names Ann,Bo,Cleo,Dan -o blank.pdf",
    ),
    (
        "Draw the table as it was after forty moves.",
        "picture sunday.handfoot --move 40 -o table.png",
    ),
    ("Read a game in German.", "replay sunday.handfoot --language de"),
)
"""What people want, and how they get it; a test asks the program whether it takes each."""


def _escaped(text: str) -> str:
    """*text* for a man page."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ")
    # A line that begins so would be an order.
    return re.sub(r"^([.'])", r"\\&\1", plain)


def _bold(text: str) -> str:
    return f"\\fB{_escaped(text)}\\fR"


def _italic(text: str) -> str:
    return f"\\fI{_escaped(text)}\\fR"


def _listed(parser: argparse.ArgumentParser) -> str:
    lines = []
    for taken in taken_by(parser):
        names = ", ".join(map(_bold, taken.names))
        value = _italic(taken.value) if taken.value else ""
        if names and taken.may_be_bare:
            value = f"[{value}]"
        lines.append(f".TP\n{' '.join(filter(None, (names, value)))}\n{_escaped(taken.told)}\n")
    return "".join(lines)


def _usage(name: str, parser: argparse.ArgumentParser) -> str:
    """One line of the synopsis: what a command needs, and what it may be given alone."""
    told = [_bold(f"handfoot {name}"), f"[{_italic('options')}]"]
    for taken in taken_by(parser):
        value = _italic(taken.value)
        if taken.names and taken.is_needed:
            told.append(f"{_bold(taken.names[0])} {value}")
        elif not taken.names:
            told.append(value if taken.is_needed else f"[{value}]")
    return " ".join(told)


def man_page(commands: Parsers, version: str, day: str) -> str:
    """The manual page, section 6, of the *version* that is from this *day*."""
    whole = command_line([])
    told = "".join(
        f".SS handfoot {name}\n{_escaped(parser.description or '')}\n{_listed(parser)}"
        for name, parser in commands.items()
    )
    usages = [f"{_bold('handfoot')} [{_italic('options')}] [{_italic('FILE')}]"]
    usages += [_usage(name, parser) for name, parser in commands.items()]
    synopsis = "\n.br\n".join(usages)
    examples = "".join(
        f".PP\n{_escaped(what)}\n.PP\n.RS 4\n.nf\n{_bold(f'handfoot {how}'.rstrip())}\n.fi\n.RE\n"
        for what, how in EXAMPLES
    )
    endings = ", ".join(f"\\fI{_escaped(ending)}\\fR" for ending in ENDINGS)
    return f"""\
.TH HANDFOOT 6 {day} "handfoot {version}" "Games"
.SH NAME
handfoot \\- card table for Hand and Foot, Raub and Manipulation Rummy
.SH SYNOPSIS
{synopsis}
.SH DESCRIPTION
{_escaped(whole.description or "")}
.PP
.I FILE
is a saved game, the score of a game with paper cards, a deal, a lesson, house rules, the result
of a challenge, or what own games taught somebody; their names end in
{endings}.
.SH OPTIONS
{_listed(whole)}.SH COMMANDS
{told}.SH EXAMPLES
{examples}.SH ENVIRONMENT
.TP
.B HANDFOOT_HOME
The folder of games and preferences.
.TP
.BR LC_ALL ", " LC_MESSAGES ", " LANG
The language in which commands answer, where neither
.B \\-\\-language
nor the preferences say another.
.SH FILES
.TP
.I \\(ti/.local/share/handfoot
Games and preferences, where
.B HANDFOOT_HOME
names no other folder.
.TP
.I \\(ti/.local/state/handfoot/log
What went wrong.
.SH EXIT STATUS
.TP
.B 0
All went well.
.TP
.B 1
A file cannot be read or written, or breaks the rules.
.TP
.B 2
Wrong arguments, or no window can be opened.
"""


# -- Bash ----------------------------------------------------------------------------------------


def _cases(indent: str, cases: Mapping[str, str]) -> str:
    """Lines of a ``case`` of Bash, patterns that do the same together."""
    together: dict[str, list[str]] = {}
    for pattern, act in cases.items():
        together.setdefault(act, []).append(pattern)
    return "".join(f"{indent}{'|'.join(names)}) {act} ;;\n" for act, names in together.items())


def _in_bash(offer: Offer) -> str:
    """The statement that offers it."""
    if offer.is_folder:
        return "_handfoot_files /"
    if offer.endings:
        return "_handfoot_files " + " ".join(ending or "''" for ending in offer.endings)
    if offer.by_game is not None:
        cases = "".join(
            f"{name}) words='{' '.join(words)}' ;; " for name, words in offer.by_game.items()
        )
        words = f"words='{' '.join(offer.words)}'; case $game in {cases}esac; "
    else:
        words = f"words='{' '.join(offer.words)}'; "
    if not offer.words:
        return ":"
    return f"{words}_handfoot_{'list' if offer.is_list else 'words'}"


def bash_completion(commands: Parsers) -> str:
    """What Bash completes; it needs no other package."""
    whole = command_line([])

    def cases(name: str, parser: argparse.ArgumentParser) -> str:
        own = list(taken_by(parser))
        values = {
            spelled: _in_bash(taken.offer)
            for taken in own
            if taken.value and not taken.may_be_bare
            for spelled in taken.names
        }
        alone = next((_in_bash(taken.offer) for taken in own if not taken.names), ":")
        words = " ".join(spelled for taken in own for spelled in taken.names)
        return (
            f"        {name})\n            case $before in\n{_cases(' ' * 16, values)}"
            f"                *) if [[ $now == -* ]]; then\n"
            f"                        words='{words} --language'; _handfoot_words\n"
            f"                    else {alone}; fi ;;\n            esac ;;\n"
        )

    files = _in_bash(OFFERS["--open"])
    first = (
        f"        '')\n            case $before in\n"
        f"{_cases(' ' * 16, {'--open': files})}"
        f"                *) words='{' '.join((*commands, *_spellings(whole)))}'\n"
        f"                    [[ $now ]] && [[ $now != -* ]] && {files}\n"
        f"                    _handfoot_words ;;\n            esac ;;\n"
    )
    told = "".join(cases(name, parser) for name, parser in commands.items())
    return f"""\
# What fits and is one of $words.
_handfoot_words() {{
    local word
    for word in $words; do
        [[ $word == "$now"* ]] && COMPREPLY+=("$word")
    done
}}

# One more of $words, after those that stand there with commas.
_handfoot_list() {{
    local word there=
    [[ $now == *,* ]] && there=${{now%,*}},
    for word in $words; do
        [[ $there$word == "$now"* ]] && COMPREPLY+=("$there$word")
    done
    compopt -o nospace
}}

# Folders, and files with one of these endings.
_handfoot_files() {{
    local path ending plain=${{now//\\\\/}}
    compopt -o filenames
    while IFS= read -r path; do
        # What is hidden is offered to whoever begins so.
        if [[ ${{path##*/}} == .* && ${{plain##*/}} != .* ]]; then
            :
        elif [[ -d $path ]]; then
            COMPREPLY+=("$path")
        else
            for ending; do
                [[ ${{path,,}} == *"$ending" ]] && COMPREPLY+=("$path") && break
            done
        fi
    done < <(compgen -f -- "${{plain#[\\"\\']}}")
}}

_handfoot() {{
    local now=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}
    local word words command= game=
    COMPREPLY=()
    # An option and its value may stand together, with a sign that Bash takes for a word.
    if [[ $now == '=' ]]; then
        now=
    elif [[ $before == '=' ]]; then
        before=${{COMP_WORDS[COMP_CWORD - 2]}}
    fi
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $word in
            {"|".join(commands)}) [[ $command ]] || command=$word ;;
            {"|".join(GAMES)}) game=$word ;;
        esac
    done
    if [[ $before == --language ]]; then
        words='{" ".join(_LANGUAGES)}'
        _handfoot_words
        return
    fi
    case $command in
{first}{told}    esac
}}
complete -F _handfoot handfoot
"""


def _spellings(parser: argparse.ArgumentParser) -> list[str]:
    return [name for taken in taken_by(parser) for name in taken.names]


# -- Zsh -----------------------------------------------------------------------------------------


def _in_zsh(offer: Offer) -> str:
    """The action of ``_arguments`` that offers it."""
    if offer.is_folder:
        return "_files -/"
    if offer.endings:
        kinds = "|".join(ending[1:] for ending in offer.endings if ending)
        return f'_files -g "*.({kinds})(-.)"' if kinds else "_files"
    if offer.by_game is not None:
        given = " ".join(f"{name}={','.join(words)}" for name, words in offer.by_game.items())
        # The blank keeps Zsh from putting arguments of its own before these.
        return f" _handfoot_by_game {'list' if offer.is_list else 'word'} {given}"
    return f"({' '.join(offer.words)})" if offer.words else " "


def _quoted_for_zsh(text: str) -> str:
    return re.sub(r"([\[\]:'\"`$\\])", "", text).replace("\n", " ")


def zsh_completion(commands: Parsers) -> str:
    """What Zsh completes."""
    language = next(taken for taken in taken_by(command_line([])) if "--language" in taken.names)

    def specs(parser: argparse.ArgumentParser, *more: Taken) -> str:
        lines = []
        alone = 0
        for taken in (*taken_by(parser), *more):
            value = f":{taken.value}:{_in_zsh(taken.offer)}" if taken.value else ""
            if taken.names:
                said = _quoted_for_zsh(taken.told)
                bare = ":" if value and taken.may_be_bare else ""
                lines += [
                    f"'{name}{'=' if value and name.startswith('--') else ''}[{said}]{bare}{value}'"
                    for name in taken.names
                ]
            else:
                alone += 1
                lines.append(f"'{alone}{':' if not taken.is_needed else ''}{value}'")
        return " \\\n            ".join(lines)

    cases = "".join(
        f"        {name}) _arguments \\\n            {specs(parser, language)} ;;\n"
        for name, parser in commands.items()
    )
    described = " ".join(
        f"'{name}:{_quoted_for_zsh((parser.description or '').rstrip('.'))}'"
        for name, parser in commands.items()
    )
    return f"""\
#compdef handfoot

# Words that depend on the game: one, or several with commas.
_handfoot_by_game() {{
    local kind=$1 given game
    local -aU fit
    shift
    for given; do
        (( ${{words[(I)${{given%%=*}}]}} )) && game=${{given%%=*}}
    done
    for given; do
        [[ -z $game || $game == ${{given%%=*}} ]] && fit+=(${{(s:,:)given#*=}})
    done
    if [[ $kind == list ]]; then
        compset -P '*,'
        compadd -S '' -a fit
    else
        compadd -a fit
    fi
}}

_handfoot() {{
    local -a commands
    local command word
    commands=({described})
    for word in ${{words[2,CURRENT-1]}}; do
        case $word in
            {"|".join(commands)}) command=$word; break ;;
        esac
    done
    if [[ -n $command ]]; then
        # What stands before the command is nothing to its arguments.
        (( CURRENT -= words[(i)$command] - 1 ))
        shift $(( words[(i)$command] - 1 )) words
    fi
    case $command in
{cases}        *)
            _arguments \\
            {specs(command_line([]))} \\
            '1: :->first'
            if [[ $state == first ]]; then
                _describe -t commands command commands
                {_in_zsh(OFFERS["--open"])}
            fi ;;
    esac
}}

_handfoot "$@"
"""


# -- Fish ----------------------------------------------------------------------------------------


def _in_fish(offer: Offer) -> str:
    """The arguments of ``complete`` that offer it."""
    if offer.is_folder:
        return " -a '(__fish_complete_directories)'"
    if offer.endings:
        return f" -a '(__handfoot_files {' '.join(ending or 'any' for ending in offer.endings)})'"
    if offer.by_game is not None:
        given = " ".join(f"{name}={','.join(words)}" for name, words in offer.by_game.items())
        return f" -a '(__handfoot_by_game {'list' if offer.is_list else 'word'} {given})'"
    return f" -a '{' '.join(offer.words)}'" if offer.words else ""


def fish_completion(commands: Parsers) -> str:
    """What Fish completes."""

    def lines(parser: argparse.ArgumentParser, when: str) -> Iterator[str]:
        for taken in taken_by(parser):
            said = re.sub(r"['\\]", "’", taken.told).replace("\n", " ")
            offered = _in_fish(taken.offer)
            if taken.names:
                spelled = " ".join(
                    f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                    for name in taken.names
                )
                takes = " -x" if taken.value and not taken.may_be_bare else ""
                yield f"complete -c handfoot -n {when} {spelled}{takes}{offered} -d '{said}'"
            elif offered:
                yield f"complete -c handfoot -n {when}{offered}"

    first = "__handfoot_is_first"
    told = [
        f"complete -c handfoot -n {first} -a {name} -d '{parser.description}'"
        for name, parser in commands.items()
    ]
    told.append(f"complete -c handfoot -n {first}{_in_fish(OFFERS['--open'])}")
    told += lines(command_line([]), first)
    told.append(
        f"complete -c handfoot -n 'not {first}' -l language -x"
        f"{_in_fish(OFFERS['--language'])} -d 'language'"
    )
    for name, parser in commands.items():
        told += lines(parser, f"'__fish_seen_subcommand_from {name}'")
    return (
        f"""\
# Folders, and files with one of these endings.
function __handfoot_files
    set -l endings (string escape --style=regex -- $argv | string join '|')
    contains any $argv; and set endings '.*'
    __fish_complete_path (commandline -ct) | string match -r "^[^\\t]*(?:/|$endings)(?:\\t.*)?\\$"
end

# Words that depend on the game: one, or several with commas.
function __handfoot_by_game
    set -l fit
    set -l tokens (commandline -opc)
    for given in $argv[2..]
        set -l parts (string split '=' -- $given)
        if contains -- $parts[1] $tokens
            set fit (string split ',' -- $parts[2])
            break
        end
        for word in (string split ',' -- $parts[2])
            contains -- $word $fit; or set -a fit $word
        end
    end
    if test $argv[1] = list
        set -l now (commandline -ct | string replace -r '^--[a-z]+=' '')
        set -l there (string match -r '^.*,' -- $now; or echo '')
        string join \\n -- $there$fit
    else
        string join \\n -- $fit
    end
end

function __handfoot_is_first
    not __fish_seen_subcommand_from {" ".join(commands)}
end

complete -c handfoot -f
"""
        + "\n".join(told)
        + "\n"
    )
