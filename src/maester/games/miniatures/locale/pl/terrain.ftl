### Teren układany według zasad trybu gry.

candidate-enough-terrain = więcej terenu nie trzeba

ask-lay-piece-alone = { NAME($seat, kind: "seat") }: który element Terenu kładziesz i gdzie? Możesz położyć jeszcze { $left } albo żadnego.

refusal-setup-terrain-chosen = (Spoza puli: { NAME($kind, kind: "terrain") }.)
refusal-mode-affc-no-chosen-corpse-piles = (Tego gracze nie układają: { NAME($kind, kind: "terrain") }.)
refusal-mode-har-no-impassable-terrain = (Nie do przebycia: { NAME($kind, kind: "terrain") }.)
refusal-mode-affc-terrain-near-piles = (Odstęp, { NAME($other, kind: "terrain") }: { $gap }″, wymagane co najmniej { $least }″.)
refusal-mode-har-terrain-anywhere = (Odstęp, { NAME($other, kind: "terrain") }: { $gap }″, wymagane co najmniej { $least }″.)
refusal-mode-fab-terrain =
    { $other ->
        [edge] (Odstęp od krawędzi: { $gap }″, wymagane co najmniej { $least }″.)
       *[other] (Odstęp, { NAME($other, kind: "terrain") }: { $gap }″, wymagane co najmniej { $least }″.)
    }
refusal-mode-hws-terrain =
    { $other ->
        [edge] (Odstęp od krawędzi: { $gap }″, wymagane co najmniej { $least }″.)
       *[other] (Odstęp, { NAME($other, kind: "terrain") }: { $gap }″, wymagane co najmniej { $least }″.)
    }
refusal-mode-asos-terrain =
    { $other ->
        [zone] (Odstęp od Strefy Rozmieszczenia Obrońcy: { $gap }″, wymagane co najmniej { $least }″.)
       *[other] (Odstęp, { NAME($other, kind: "terrain") }: { $gap }″, wymagane co najmniej { $least }″.)
    }
