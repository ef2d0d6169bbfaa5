### Wykres zakończonej rozgrywki.

chart-small-council = Mała rada (żetony na końcu)
chart-both-councils = Obie rady (żetony na końcu)
chart-tokens = Żetony władzy w radach
