### Wykres zakończonej rozgrywki.

chart-power = Władza
chart-characters = Postacie w grze
chart-hand = Karty na ręce
