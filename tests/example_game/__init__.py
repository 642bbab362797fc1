"""A fourth game, small enough to be read in one go: `CONTRIBUTING.md` walks through it.

High tricks: five cards each, follow suit, the highest card of the suit led wins the trick and
leads the next one. A trick is a point; after three deals the most points win.
"""
