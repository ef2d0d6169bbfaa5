### Koniec rozgrywki: wykres i wynik.

chart-castles = Zamki i Twierdze
chart-supply = Zaopatrzenie
chart-power = Dostępna władza

## Wynik rodu.

score-total = Zamki i Twierdze: { $total }
score-won = Zamki i Twierdze: { $best }, następny ród: { $next }.
score-line-strongholds = Twierdze
score-line-land-areas = obszary lądowe
score-line-supply = zaopatrzenie
score-line-power = dostępna władza
