### Teren: losowy i układany według zasad trybu gry.

ask-choose-terrain-kind =
    { $number ->
        [7] { NAME($seat, kind: "seat") }: wypadło { $number }, rodzaj wybierasz ty. Który to element Terenu?
       *[other] { NAME($seat, kind: "seat") }: wypadło { $number }. Który z tych elementów Terenu?
    }
ask-lay-rolled-piece = { NAME($seat, kind: "seat") }: gdzie kładziesz element Terenu: { NAME($kind, kind: "terrain") }?
option-choose-terrain = { NAME($kind, kind: "terrain") }
hint-choose-terrain-kind = ten element położysz sam, gdy wszystkie rodzaje będą znane. Zwykle: to, co pomaga twojej armii, lasy i mury przeciw łucznikom i jeździe.
hint-lay-rolled-piece = elementy Terenu leżą co najmniej 6 cali od siebie i poza strefami, chyba że tryb gry mówi inaczej. Zwykle: naprzeciw ostatnio położonego, żeby było sprawiedliwie.

event-terrain-counted = Wynik k3: { $die }. Elementów Terenu będzie { $pieces }.
event-terrain-rolled =
    { $again ->
        [true] { NAME($seat, kind: "seat") }, rzut na Teren: { $dice }. { NAME($kinds, kind: "terrain") }, rzut się powtarza.
       *[false]
            { $kinds ->
                [none] { NAME($seat, kind: "seat") }, rzut na Teren: { $dice }. Rodzaj do wyboru.
               *[other] { NAME($seat, kind: "seat") }, rzut na Teren: { $dice }. { NAME($kinds, kind: "terrain") }.
            }
    }
event-terrain-chosen = { NAME($seat, kind: "seat") } wybiera: { NAME($kind, kind: "terrain") }.
event-terrain-left-out = Nie ma miejsca na { NAME($kind, kind: "terrain") }: pomija się ten element.

choice-terrain-random = losowy

candidate-enough-terrain = więcej terenu nie trzeba

ask-lay-piece-alone = { NAME($seat, kind: "seat") }: który element Terenu kładziesz i gdzie? Możesz położyć jeszcze { $left } albo żadnego.

refusal-setup-terrain-random-table = (Nie wypadło: { NAME($kind, kind: "terrain") }.)
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
        [random] (Nie może więc być losowy.)
        [zone] (Odstęp od Strefy Rozmieszczenia Obrońcy: { $gap }″, wymagane co najmniej { $least }″.)
       *[other] (Odstęp, { NAME($other, kind: "terrain") }: { $gap }″, wymagane co najmniej { $least }″.)
    }
