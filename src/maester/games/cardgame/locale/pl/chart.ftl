### Koniec rozgrywki: wykres i wynik.

chart-power = Władza
chart-characters = Postacie w grze
chart-hand = Karty na ręce

## Wynik gracza.

score-total = Władza { $total }
score-won = Władza: { $best } do { $next }.
score-line-banner = na chorągwi
