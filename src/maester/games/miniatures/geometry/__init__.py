"""Trays, terrain and tokens on the table: what can be computed from where they stand, and no rule about it.

Poses are whole numbers. What is derived from them are floats, made with + - * / and square roots only, which come out
the same on every machine; `sin`, `atan2`, `hypot`, `**` and `sum` don't.
"""
