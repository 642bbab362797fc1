"""A card table for Hand and Foot, Raub and Manipulation Rummy."""

__version__ = "0.3.0.dev0"
