### Tryby Gry z nazwy.

mode-a-game-of-thrones = Gra o Tron
mode-a-clash-of-kings = Starcie Królów
mode-a-storm-of-swords = Nawałnica Mieczy
mode-a-feast-for-crows = Uczta Dla Wron
mode-a-dance-with-dragons = Taniec Ze Smokami
mode-winds-of-winter = Wichry Zimy
mode-fire-and-blood = Ogień i Krew
mode-dark-wings-dark-words = Mroczne Skrzydła, Mroczne Słowa
mode-honed-and-ready = Ostre i Gotowe
mode-random = do wylosowania
mode-here-we-stand = Stoimy Tu i Teraz

option-mode = Tryb Gry
choice-mode-random = wylosowany
choice-mode-a-game-of-thrones = Gra o Tron
choice-mode-a-clash-of-kings = Starcie Królów
choice-mode-a-storm-of-swords = Nawałnica Mieczy
choice-mode-a-feast-for-crows = Uczta Dla Wron
choice-mode-a-dance-with-dragons = Taniec Ze Smokami
choice-mode-winds-of-winter = Wichry Zimy
choice-mode-fire-and-blood = Ogień i Krew
choice-mode-dark-wings-dark-words = Mroczne Skrzydła, Mroczne Słowa
choice-mode-honed-and-ready = Ostre i Gotowe
choice-mode-here-we-stand = Stoimy Tu i Teraz (Tu i Teraz)

event-mode-drawn = Wylosowano Tryb Gry: { NAME($mode, kind: "mode") }.
