"""Explaining: why a line of a score sheet has its number, and what a player can do with a hand."""

from webpower.games.power.explain.choices import Choice, Choices, explain_options
from webpower.games.power.explain.lines import NotOnSheet, why, why_place, why_scored
from webpower.games.power.explain.refused import Refusal

__all__ = ["Choice", "Choices", "NotOnSheet", "Refusal", "explain_options", "why", "why_place", "why_scored"]
