# Nazwy rodów, faz i rodzajów wyzwań. Nazwy kart są w pliku kart.

house-stark = Starkowie
    .short = Starkowie
    .gen = Starków
    .dat = Starkom
    .acc = Starków
    .ins = Starkami
house-lannister = Lannisterowie
    .short = Lannisterowie
    .gen = Lannisterów
    .dat = Lannisterom
    .acc = Lannisterów
    .ins = Lannisterami
seat-stark = { house-stark }
seat-lannister = { house-lannister }

phase-plot = faza fabuły
phase-draw = faza dobierania
phase-marshalling = faza mobilizacji
phase-challenges = faza wyzwań
phase-dominance = faza dominacji
phase-standing = faza powstawania
phase-taxation = faza podatków

challenge-military = wojskowe
challenge-intrigue = intryg
challenge-power = władzy

keyword-limited = Ograniczenie
keyword-renown = Sława
keyword-stealth = Skrytość

tie-break-conceded = przeciwnik się poddał
tie-break-first-player = wygrywa pierwszy gracz
