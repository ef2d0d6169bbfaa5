option-tides-of-battle = The variant Tides of Battle: each side of a combat draws a card by chance.
option-faq-errata = Four changes by FAQ 2.0: other tie-breaks at the end, a Lannister Ship in the port of Lannisport (4 to 6 players), Siege Engines of the loser not as casualties, and the Blade's +1 after the Tides of Battle cards are revealed.
option-houses = Which seat leads which House: “listed” is the order of the House list, “random” deals the Houses by chance.
option-rounds = After how many rounds the game ends at the latest.
option-new-house-cards = House cards that aren't in the box, each in the place of another card of its House.

seat-stark = { house-stark }
seat-greyjoy = { house-greyjoy }
seat-lannister = { house-lannister }
seat-martell = { house-martell }
seat-tyrell = { house-tyrell }
seat-baratheon = { house-baratheon }
