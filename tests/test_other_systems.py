"""What would break on Windows or macOS, seen without them: calls they lack, and names of files."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = [*sorted((ROOT / "handfoot_gui").rglob("*.py")), ROOT / "packaging/frozen.py"]


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


MODULES = words(
    "crypt curses fcntl grp nis posix pty pwd readline resource spwd syslog termios tty"
)
"""Modules that Windows has not."""
NAMES = {
    "os": words(
        "chown chroot ctermid fchmod fchown fork forkpty getegid geteuid getgid getgroups "
        "getloadavg getpgid getpgrp getpriority getsid getuid initgroups killpg lchown lockf "
        "mkfifo mknod nice openpty posix_fadvise posix_fallocate posix_spawn pread preadv pwrite "
        "register_at_fork sched_getaffinity sched_setaffinity sched_yield sendfile setegid seteuid "
        "setgid setgroups setpgid setpriority setsid setuid statvfs sync sysconf tcgetpgrp ttyname "
        "uname wait wait3 wait4 waitid O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_NONBLOCK"
    ),
    "signal": words(
        "SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 "
        "alarm pause pthread_kill pthread_sigmask setitimer sigwait"
    ),
    "socket": frozenset({"AF_UNIX", "SO_REUSEPORT"}),
    "select": frozenset({"epoll", "kqueue", "poll"}),
    "time": frozenset({"clock_gettime", "tzset"}),
}
"""Names that those modules have not on Windows."""
ARGUMENTS = frozenset({"pass_fds", "preexec_fn"})
"""Arguments that no process can be started with there."""


def asks_for_the_system(node: ast.AST) -> bool:
    """Whether an expression looks at which system it is, or whether the system has something."""
    return any(
        (isinstance(part, ast.Attribute) and part.attr == "platform")
        or (isinstance(part, ast.Attribute) and ast.unparse(part) == "os.name")
        or (isinstance(part, ast.Call) and ast.unparse(part.func) in {"hasattr", "getattr"})
        for part in ast.walk(node)
    )


def ends_elsewhere(node: ast.stmt) -> bool:
    """Whether a statement of a function lets only some systems past it."""
    if isinstance(node, ast.If):
        leaves = isinstance(node.body[-1], ast.Return | ast.Raise)
        return leaves and asks_for_the_system(node.test)
    return isinstance(node, ast.Assert) and asks_for_the_system(node.test)


def guarded(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether *node* is only reached once the system was asked for."""
    inside = node
    while (around := parents.get(inside)) is not None:
        if isinstance(around, ast.If | ast.IfExp | ast.BoolOp) and asks_for_the_system(
            around if isinstance(around, ast.BoolOp) else around.test
        ):
            return True
        if isinstance(around, ast.FunctionDef):
            before = (part for part in around.body if part.lineno < node.lineno)
            if any(ends_elsewhere(one) for one in before):
                return True
        inside = around
    return False


def posix_only(source: str) -> Iterator[str]:
    """What *source* asks of every system and Windows has not, with its line."""
    tree = ast.parse(source)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    names = {
        alias.asname or alias.name: alias.name.lstrip("_")
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    for node in ast.walk(tree):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names if alias.name in MODULES]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found = [module] if module in MODULES else []
            found += [n.name for n in node.names if n.name in NAMES.get(module, ())]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in NAMES.get(names.get(node.value.id, ""), ()):
                found = [ast.unparse(node)]
        elif isinstance(node, ast.keyword) and node.arg in ARGUMENTS:
            found = [node.arg]
        if found and not guarded(node, parents):
            yield from (f"line {node.lineno}: {name}" for name in found)


def test_nothing_is_asked_of_windows_that_it_has_not() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): told
        for path in SOURCES
        if (told := list(posix_only(path.read_text("utf-8"))))
    }
    assert not found


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import os\nos.fork()", ["line 2: os.fork"]),
        ("import fcntl", ["line 1: fcntl"]),
        ("from signal import SIGKILL", ["line 1: SIGKILL"]),
        ("import _socket as plain\nplain.AF_UNIX", ["line 2: plain.AF_UNIX"]),
        ("import subprocess\nsubprocess.run([], pass_fds=(1,))", ["line 2: pass_fds"]),
        ("import os, sys\nif sys.platform != 'win32':\n    os.fork()", []),
        ("import os\nif hasattr(os, 'getuid'):\n    os.getuid()", []),
        ("import os, sys\ndef f():\n    assert sys.platform != 'win32'\n    os.fork()", []),
        ("import os, sys\ndef f():\n    os.fork()\n    assert sys.platform", ["line 3: os.fork"]),
    ],
)
def test_a_call_that_only_some_systems_know_is_seen(source: str, told: list[str]) -> None:
    assert list(posix_only(source)) == told


# -- names of files -------------------------------------------------------------------------------

RESERVED = frozenset(
    {"con", "prn", "aux", "nul", *(f"{kind}{n}" for kind in ("com", "lpt") for n in range(10))}
)
LONGEST = 240
"""Characters of a path in the repository; Windows takes 260, and the folder around it has some."""


def paths() -> list[str]:
    """Every file of the repository."""
    told = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=True,
    )  # fmt: skip
    return [path for path in told.stdout.decode("utf-8").split("\0") if path]


def problems(path: str) -> list[str]:
    """Why a checkout on Windows, or on macOS, would lack the file *path*."""
    found = ["too long"] if len(path) > LONGEST else []
    for part in path.split("/"):
        if part.partition(".")[0].rstrip().lower() in RESERVED:
            found.append(f"{part} is reserved")
        if part.endswith((".", " ")) or any(sign in '<>:"\\|?*' or sign < " " for sign in part):
            found.append(f"{part} cannot be a name")
    return found


def test_every_file_can_be_checked_out_on_every_system() -> None:
    assert not {path: told for path in paths() if (told := problems(path))}


def test_no_two_files_or_folders_differ_only_in_case() -> None:
    every = {"/".join(path.split("/")[:end]) for path in paths() for end in range(1, 99)}
    assert len({path.casefold() for path in every}) == len(every)


def test_every_text_has_the_same_bytes_on_every_system() -> None:
    """A checkout on Windows would end lines otherwise, and hashes and kept files would differ."""
    told = subprocess.run(
        ["git", "ls-files", "--eol"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    kept = [line.split("\t")[0].split() for line in told.stdout.splitlines()]
    texts = [words for words in kept if words[0] not in ("i/-text", "i/none")]
    assert {words[0] for words in texts} == {"i/lf"}
    assert {" ".join(words[2:]) for words in texts} == {"attr/text=auto eol=lf"}


@pytest.mark.parametrize(
    "path", ["a/aux.py", "Nul", "com1.txt", "a:b", "end.", "end /x", "a?", "x" * 241]
)
def test_a_name_that_windows_refuses_is_seen(path: str) -> None:
    assert problems(path)
