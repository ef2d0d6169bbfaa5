### The Game Modes by name.

mode-a-game-of-thrones = A Game of Thrones
mode-a-clash-of-kings = A Clash of Kings
mode-a-storm-of-swords = A Storm of Swords
mode-a-feast-for-crows = A Feast for Crows
mode-a-dance-with-dragons = A Dance with Dragons
mode-winds-of-winter = Winds of Winter
mode-fire-and-blood = Fire & Blood
mode-dark-wings-dark-words = Dark Wings, Dark Words
mode-honed-and-ready = Honed and Ready
mode-random = drawn at random
mode-here-we-stand = Here We Stand

option-mode = Game Mode
choice-mode-random = drawn at random
choice-mode-a-game-of-thrones = A Game of Thrones
choice-mode-a-clash-of-kings = A Clash of Kings
choice-mode-a-storm-of-swords = A Storm of Swords
choice-mode-a-feast-for-crows = A Feast for Crows
choice-mode-a-dance-with-dragons = A Dance with Dragons
choice-mode-winds-of-winter = Winds of Winter
choice-mode-fire-and-blood = Fire & Blood
choice-mode-dark-wings-dark-words = Dark Wings, Dark Words
choice-mode-honed-and-ready = Honed and Ready
choice-mode-here-we-stand = Here We Stand

event-mode-drawn = The Game Mode is drawn: { NAME($mode, kind: "mode") }.
