"""The House cards: one file per House, in which each card's ability stands together with what it asks and tells.

Numbers, names and texts of the cards stand in `data/house_cards.json`. `ability.py` has the hooks, `timing.py` says
when they are used (p. 19), `hands.py` and `questions.py` have what several cards share.
"""
