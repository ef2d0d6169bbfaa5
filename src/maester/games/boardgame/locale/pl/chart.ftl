### Wykres zakończonej rozgrywki.

chart-castles = Zamki i Twierdze
chart-supply = Zaopatrzenie
chart-power = Dostępna władza
