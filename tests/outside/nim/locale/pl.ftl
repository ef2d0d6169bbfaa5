ask-turn = Ile bierzesz?
option-take = Weź { $count }
option-matches = Liczba zapałek.
seat-left = Lewy
seat-right = Prawy
bot-counter = Rachmistrz
heap = Stos
