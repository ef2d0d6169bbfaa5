option-tides-of-battle = Wariant Losy Bitwy: każda ze stron bitwy losuje kartę.
option-faq-errata = Cztery poprawki z FAQ 2.0: inne kryteria remisu na koniec gry, Statek Lannisterów w porcie Lannisportu (od 4 do 6 graczy), Machiny Oblężnicze pokonanego nie pokrywają strat, a +1 z Ostrza także po ujawnieniu kart Losów Bitwy.
option-houses = Które miejsce prowadzi który Ród: „listed” to kolejność z listy Rodów, „random” przydziela Rody losowo.
option-rounds = Po ilu rundach gra kończy się najpóźniej.
option-new-house-cards = Karty Rodów spoza pudełka, każda w miejsce innej karty swojego Rodu.

seat-stark = { house-stark }
seat-greyjoy = { house-greyjoy }
seat-lannister = { house-lannister }
seat-martell = { house-martell }
seat-tyrell = { house-tyrell }
seat-baratheon = { house-baratheon }
