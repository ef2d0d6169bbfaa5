### Koniec meczu: wykres i wynik.

chart-victory-points = Punkty Zwycięstwa
chart-points-left = Pozostałe punkty armii

score-total = Punkty Zwycięstwa { $total }
score-won = Punkty Zwycięstwa: { $best } do { $next }.
score-line-destroyed = zniszczone jednostki
score-line-objectives = Cele
score-line-earlier = wcześniej
score-line-text = karty i zdolności
score-line-army-points = pozostałe punkty armii
tie-break-army-points = punkty armii pozostałe na polu bitwy
tie-break-no-units = brak Jednostek Bojowych
tie-break-conceded = poddanie
