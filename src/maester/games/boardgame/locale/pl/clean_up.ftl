event-cleaned-up = Runda { $round } dobiega końca: rozkazy znikają z planszy, a rozbite jednostki wstają.
