"""The frozen pool: players that are never tuned again, so that figures measured against them stay comparable.

Source: docs/bots.md, "The frozen pool". A change of play here is a new player with a new name.
"""
