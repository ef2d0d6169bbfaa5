"""A game from outside, as somebody else would bring it: one package with rules, bots and a terminal board."""
