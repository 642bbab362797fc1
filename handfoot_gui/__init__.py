"""A card table for Hand and Foot."""

__version__ = "0.1.0"
