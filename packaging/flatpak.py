"""Fills in the manifest for Flatpak: the address and hash of each package, and the commit.

pip says where; what it says must have a hash that ``packaging/constraints.txt`` has for that very
version. No host of packages is named here or in the manifest that is filled in.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

PACKAGING: Final = Path(__file__).resolve().parent
MANIFEST: Final = next(PACKAGING.glob("org.*.yaml"))
PROCESSORS: Final = ("x86_64", "aarch64")
"""Those that Flathub builds for."""
NEWEST_GLIBC: Final = 42
"""Minor version of the C library in the manifest's runtime."""
NO_WHEELS: Final = ("--no-binary", ":all:", "--no-build-isolation")
_FILLED_IN: Final = re.compile(r'^( *)- "@(\w+)(?:: ([\w -]+))?@"\n', re.MULTILINE)


class NotPinned(Exception):  # noqa: N818  (named as what it tells)
    """Why a source cannot be had as it is pinned, as a sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file that is fetched before anything is built; for every processor, or for one."""

    url: str
    sha256: str
    processor: str = ""

    def lines(self) -> list[str]:
        """How the manifest says it."""
        told = ["type: file", f'url: "{self.url}"', f'sha256: "{self.sha256}"']
        return told + ([f"only-arches: [{self.processor}]"] if self.processor else [])


def pins(text: str) -> dict[str, dict[str, frozenset[str]]]:
    """The hashes of each version of each package in a list of pip's."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    for block in re.split(r"\n(?=[a-z])", text):
        if named := re.match(r"([a-z][\w.-]*)==([\w.]+)", block):
            hashes = frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", block))
            found.setdefault(named[1], {})[named[2]] = hashes
    return found


def asked_for(text: str) -> list[tuple[str, list[str]]]:
    """What is filled into a manifest: the kinds, each with its packages."""
    return [(found[2], (found[3] or "").split()) for found in _FILLED_IN.finditer(text)]


def python_of(text: str) -> str:
    """The version of Python in the runtime of a manifest. Raises NotPinned."""
    told = re.search(r'^x-python: "(3\.\d+)"$', text, re.MULTILINE)
    if told is None:
        raise NotPinned(f'{MANIFEST.name} has no line such as x-python: "3.13": write it.')
    return told[1]


def from_report(
    report: Mapping[str, Any], pinned: Mapping[str, Mapping[str, frozenset[str]]]
) -> dict[str, Source]:
    """The source of each package, by its name, in a *report* of pip's. Raises NotPinned."""
    found = {}
    for one in report["install"]:
        name = re.sub(r"[-_.]+", "-", one["metadata"]["name"]).lower()
        version, place = one["metadata"]["version"], one["download_info"]
        sha256 = place["archive_info"]["hashes"]["sha256"]
        if sha256 not in pinned.get(name, {}).get(version, ()):
            raise NotPinned(f"constraints.txt has no such hash of {name} {version}: {sha256}")
        if not place["url"].startswith("https://"):
            raise NotPinned(f"pip has {name} from {place['url']}, where nobody else finds it.")
        found[name] = Source(place["url"], sha256)
    return found


def filled(text: str, sources: Mapping[str, Iterable[Source]], program: Mapping[str, str]) -> str:
    """The manifest *text* with the *sources* of each package, and that of the *program*."""

    def whole(found: re.Match[str]) -> str:
        if found[2] == "program":
            items = [["type: git", *(f'{key}: "{value}"' for key, value in program.items())]]
        else:
            items = [one.lines() for name in found[3].split() for one in sources[name]]
        indent = found[1]
        return "".join(
            f"{indent}- {first}\n" + "".join(f"{indent}  {line}\n" for line in rest)
            for first, *rest in items
        )

    body = text[text.index("\nid: ") + 1 :]
    return _FILLED_IN.sub(whole, body)


def found_sources(python: Path, text: str) -> dict[str, list[Source]]:
    """Where the pip of *python* finds what the manifest *text* asks for. Raises NotPinned."""
    frozen = pins((PACKAGING / "freeze.txt").read_text("utf-8"))
    pinned = pins((PACKAGING / "constraints.txt").read_text("utf-8"))
    found: dict[str, list[Source]] = {}
    for kind, names in asked_for(text):
        if kind == "sdists":
            report = _report(python, names, frozen, *NO_WHEELS)
            found |= {name: [one] for name, one in from_report(report, pinned).items()}
        elif kind == "wheels":
            for processor in PROCESSORS:
                systems = [f"manylinux_2_{minor}_{processor}" for minor in range(5, NEWEST_GLIBC)]
                report = _report(
                    python, names, frozen, "--only-binary", ":all:",
                    "--python-version", python_of(text), "--target", "unused",
                    *(word for system in systems for word in ("--platform", system)),
                )  # fmt: skip
                for name, one in from_report(report, pinned).items():
                    is_for_all = one.url.endswith("-none-any.whl")
                    of = Source(one.url, one.sha256, "" if is_for_all else processor)
                    if of not in found.setdefault(name, []):
                        found[name].append(of)
    return found


def _settings(environment: Mapping[str, str]) -> dict[str, str]:
    """*environment* without what leads pip to places that only this machine knows."""
    own = ("PIP_FIND_LINKS", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_CONSTRAINT")
    kept = {name: value for name, value in environment.items() if name not in own}
    return kept | {"PIP_CONFIG_FILE": os.devnull}


def _report(
    python: Path,
    names: Iterable[str],
    frozen: Mapping[str, Mapping[str, frozenset[str]]],
    *options: str,
) -> dict[str, Any]:
    """What pip would install of *names*, in the versions that are *frozen*. Raises NotPinned."""
    wanted = [
        " ".join([f"{name}=={version}", *(f"--hash=sha256:{one}" for one in sorted(hashes))])
        for name in names
        for version, hashes in frozen[name].items()
    ]
    with tempfile.TemporaryDirectory() as folder:
        asked, told = Path(folder, "asked.txt"), Path(folder, "told.json")
        asked.write_text("\n".join(wanted), "utf-8")
        done = subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed",
             "--no-deps", "--require-hashes", "--report", told, "-r", asked, *options],
            capture_output=True, text=True, cwd=folder, env=_settings(os.environ),
        )  # fmt: skip
        if done.returncode != 0:
            raise NotPinned(f"pip does not find what is pinned:\n{done.stderr}")
        report: dict[str, Any] = json.loads(told.read_text("utf-8"))
    return report
