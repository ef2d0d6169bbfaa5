### Nawałnica Mieczy (s. 30): role, Mury Zamkowe, Rezerwa, powracające jednostki, karty Strategii Oblężenia.

role-attacker = Atakujący
role-defender = Obrońca

ask-choose-role = { NAME($seat, kind: "seat") }: atakujesz czy się bronisz?
hint-choose-role = Atakujący punktuje, po 5 za każdy Mur Zamkowy, a jego zniszczone jednostki wracają; Obrońca wygrywa, jeśli zamek nie padnie. Zwykle: atakuj armią, która mocno bije, broń się tą, którą trudno złamać.
option-take-role =
    { $role ->
        [attacker] Atakuję zamek
       *[defender] Bronię zamku
    }
ask-name-defenders-edge = { NAME($seat, kind: "seat") }: przy której krawędzi stołu leży strefa Obrońcy?
hint-name-defenders-edge = Mury Zamkowe staną 3 cale od niej. Zwykle: obojętne, stół jest jeszcze pusty.
event-roles-taken = Atakujący: { NAME($attacker, kind: "seat") }, Obrońca: { NAME($defender, kind: "seat") }.
event-walls-laid = Trzy Mury Zamkowe stoją przed krawędzią; Obrońca: { NAME($seat, kind: "seat") }.

ask-keep-half = { NAME($seat, kind: "seat") }: która jednostka zaczyna w Rezerwie? Do wybrania: { $number }.
hint-keep-half = połowa jednostek, zaokrąglając w górę, czeka i wchodzi od Rundy 3 od krawędzi Flanki. Zwykle: szybkie jednostki i te, które mocno uderzą od tyłu; przy murach zostaw te, które wytrwają.
ask-arrive-to-act = { NAME($seat, kind: "seat") }: gdzie wchodzi z Rezerwy { NAME($unit, kind: "unit") }?
hint-arrive-to-act = w całości do 6 cali od krawędzi Flanki, nie za murami, 1 cal od wrogów; potem działa. Zwykle: na tyłach tych, którzy atakują mur.
ask-redeploy-unit = { NAME($seat, kind: "seat") }: którą zniszczoną jednostkę wystawiasz ponownie i gdzie? Spasuj, by pozostałych nie wystawiać.
hint-redeploy-unit = wraca w pełnym składzie w dowolnym miejscu twojej strefy; Bohaterowie nie wracają. Zwykle: zawsze, jak najbliżej murów.
event-unit-redeployed = { NAME($unit, kind: "unit") } wraca na pole bitwy w pełnym składzie.

ask-choose-arrows = { NAME($seat, kind: "seat") }: do kogo strzela { NAME($unit, kind: "unit") }? Spasuj, by nie strzelać.
hint-choose-arrows = 8 kości, trafienie od 4, na 12 cali przed murem. Zwykle: do jednostki, która zaraz zaatakuje mur.
option-end-turn = Koniec tury
event-wall-damaged = { NAME($wall, kind: "unit") } otrzymuje Rany: { $wounds }; pozostało: { $left }.
event-wall-destroyed = { NAME($wall, kind: "unit") } jest zniszczony.
event-wall-repaired = { NAME($wall, kind: "unit") }: naprawione Rany: { $wounds }; pozostało: { $left }.

event-siege-cards-drawn = { NAME($seat, kind: "seat") } dobierają karty Strategii Oblężenia: { NAME($cards, kind: "siege-card") }.
event-siege-cards-taken = { NAME($seat, kind: "seat") } dobierają karty Strategii Oblężenia: { $number }.
event-siege-card-played = { NAME($seat, kind: "seat") } zagrywają kartę Strategii Oblężenia: { NAME($card, kind: "siege-card") }.
option-play-siege-card = Zagraj: { NAME($card, kind: "siege-card") }
ask-pick-piece = { NAME($seat, kind: "seat") }: który element Terenu zostaje usunięty?
hint-pick-piece = jednostki, które na nim stoją, pozostają. Zwykle: ten, który zagradza drogę do murów.
option-choose-piece = { NAME($piece, kind: "piece") }
event-terrain-removed = { NAME($piece, kind: "piece") } zostaje usunięty z pola bitwy.
ask-pick-wall = { NAME($seat, kind: "seat") }: który Mur Zamkowy zostaje naprawiony?
hint-pick-wall = taki, który nie jest zniszczony. Zwykle: ten, który zaraz będzie atakowany.
ask-choose-volley = { NAME($seat, kind: "seat") }: do kogo strzela { NAME($unit, kind: "unit") }?
hint-choose-volley = 4 kośćmi. Zwykle: do jednostki, która zaraz zaatakuje mur.
ask-place-any-on-flank = { NAME($seat, kind: "seat") }: która jednostka wchodzi z Rezerwy i gdzie?
hint-place-any-on-flank = w całości w Bliskim Zasięgu od krawędzi Flanki, nie za murami, 1 cal od wrogów. Zwykle: na tyłach tych, którzy atakują mur.
event-attachments-muted = { NAME($seat, kind: "seat") }: Dodatki nie mają Umiejętności do końca Rundy.

score-line-castle-walls = zniszczone Mury Zamkowe
source-vp-castle-walls = Mury Zamkowe
source-castle-wall = Mur Zamkowy
picture-source-castle-wall = Mur Zamkowy
tie-break-held-out = zamek nie padł
field-reason-leave-off = pozostałych nie wystawiaj
stop-hand-siege = zaczyna się tura przeciwnika, a kartę Strategii Oblężenia można by zagrać tylko wtedy
option-tournament = czy to gra turniejowa
choice-tournament-no = nie
choice-tournament-yes = tak

refusal-ruling-castle-wall-behind = (Stałaby za Murami Zamkowymi o { $over }″; droga jest wolna na { $after }″.)
refusal-mode-asos-wall-no-passage = (Stałaby za Murami Zamkowymi o { $out }″.)
refusal-ruling-castle-wall-combat = ({ NAME($who, kind: "unit") }: w kontakcie z nim kończy się tylko Szarża, i tylko przy przedniej ścianie.)
refusal-mode-asos-defender-reserve = ({ NAME($unit, kind: "unit") } nie może być jedną z { $number } w Rezerwie.)
refusal-mode-asos-defender-reserve-arrival = ({ NAME($unit, kind: "unit") } jest w Rezerwie; trwa Runda { $round }, a jednostki wchodzą od Rundy { $least }.)
refusal-ruling-asos-reserve = ({ NAME($unit, kind: "unit") } nie ma miejsca przy krawędzi Flanki.)
refusal-ruling-castle-wall-activation = ({ NAME($unit, kind: "unit") } był już aktywowany w tej Rundzie.)
refusal-mode-asos-wall-activation = ({ NAME($unit, kind: "unit") } nie może tego zrobić.)
refusal-mode-asos-siege-cards = (Nie masz karty { NAME($card, kind: "siege-card") }.)
refusal-ruling-siege-cards-stand-in = (Karty { NAME($card, kind: "siege-card") } nie można zagrać w tej chwili.)

card-kind-siege = karta Strategii Oblężenia
card-kind-wall = Mur Zamkowy
card-fact-role = { $value ->
    [attacker] Atakującego
   *[defender] Obrońcy
}
card-fact-reconstructed = Rany, zasięg oraz Smoła i Pak są odtworzone

picture-wall =
    { $wounds ->
        [0] { NAME($wall, kind: "unit") }: zniszczony
       *[other] { NAME($wall, kind: "unit") }: Rany { $wounds } z { $most }{ $activated ->
            [true] , aktywowany
           *[false] {""}
        }
    }
picture-siege-hand = { NAME($seat, kind: "seat") } ({ NAME($role, kind: "role") }): karty Strategii Oblężenia na ręce: { $size }{ $cards ->
        [none] {""}
       *[other] { " " }({ NAME($cards, kind: "siege-card") })
    }{ $played ->
        [none] {""}
       *[other] ; zagrane: { NAME($played, kind: "siege-card") }
    }
