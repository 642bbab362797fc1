"""Where the files beside the code are, in a checkout, an installed wheel and a frozen build."""

from __future__ import annotations

from functools import cache
from pathlib import Path


def asset_path(name: str) -> Path:
    """The path of the asset *name*; a wheel and a frozen build carry them inside the package."""
    return _folder() / name


@cache
def _folder() -> Path:
    inside = Path(__file__).parent / "assets"
    return inside if inside.exists() else Path(__file__).parent.parent / "assets"
