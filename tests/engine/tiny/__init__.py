"""Tiny games, each made to show one part of the engine that the skirmish has no use for."""
