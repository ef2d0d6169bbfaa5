### Koniec rozgrywki: wykres i wynik.

chart-small-council = Mała rada (żetony na końcu)
chart-both-councils = Obie rady (żetony na końcu)
chart-tokens = Żetony władzy w radach

## Wynik lidera.

score-total = Mała rada: { $total }
score-won = Mała rada: { $best }, następny lider: { $next }.
score-line-other-council = druga rada
score-line-ally-cards = karty sojuszników
