"""The closed vocabulary in which the texts of abilities, Orders and Objective cards are written.

A text is a frozen value without functions in it, so that a test can walk over it and a page can explain it: changes of
numbers that hold as long as the text does, and triggers, each a moment with filters and operations. What a word means
stands with the word; which text is made of which words stands in `factions/`. A word has a general name and never
knows a unit or a card.
"""
