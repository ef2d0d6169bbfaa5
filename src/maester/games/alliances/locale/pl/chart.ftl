### Wykres zakończonej rozgrywki.

chart-small-council = Mała rada (żetony liczą się po ostatniej rundzie)
chart-both-councils = Obie rady (żetony liczą się po ostatniej rundzie)
chart-tokens = Żetony władzy w radach
