# What is wrong with an army, beside the sentence of the rule.
refusal-attachment-no-solo = (Pozycja { $entry }: { NAME($unit, kind: "army-card") } nie może mieć Dodatku { NAME($attachment, kind: "army-card") }.)
refusal-attachment-one-per-unit = (Pozycja { $entry }: { NAME($unit, kind: "army-card") }, Dodatków: { $count } ({ NAME($attachments, kind: "army-card") }).)
refusal-attachment-same-type = (Pozycja { $entry }: { NAME($attachment, kind: "army-card") } ({ NAME($type, kind: "unit-type") }) nie może dołączyć do jednostki { NAME($unit, kind: "army-card") } ({ NAME($unit_type, kind: "unit-type") }).)
refusal-army-limit = (Koszt armii: { $cost }, limit punktów: { $points }.)
refusal-army-faction =
    { $reason ->
        [not-playable] (Kartą { NAME($card, kind: "army-card") } nie można jeszcze grać: program nie zna tekstów tej frakcji.)
       *[foreign] ({ NAME($card, kind: "army-card") }: { NAME($faction, kind: "faction") }, a armia: { NAME($army, kind: "faction") }.)
    }
refusal-army-one-commander =
    { $count ->
        [0] (Nie ma żadnego.)
       *[other] (Dowódców jest { $count }: { NAME($commanders, kind: "army-card") }.)
    }
refusal-army-commander-needs-unit = ({ NAME($commander, kind: "army-card") } potrzebuje jednostki typu { NAME($type, kind: "unit-type") }, która może mieć Dodatki.)
refusal-army-character-unique = ({ NAME($card, kind: "army-card") }, liczba kart: { $count }.)
refusal-army-character-versions = (Ten sam Bohater: { NAME($cards, kind: "army-card") }.)
refusal-army-attachment-must-attach = ({ NAME($attachment, kind: "army-card") } nie ma jednostki.)
refusal-army-neutral-thirty-percent = (Karty Neutralne kosztują { $cost }, najwyżej { $most }: { NAME($cards, kind: "army-card") }.)
refusal-army-all-neutral = ({ NAME($card, kind: "army-card") }: { NAME($faction, kind: "faction") }.)
refusal-army-card-restrictions =
    { $kind ->
        [loyalty] ({ NAME($card, kind: "army-card") } ma Lojalność: { NAME($to, kind: "loyalty") }, a { NAME($other, kind: "army-card") }: { NAME($other_to, kind: "loyalty") }.)
        [army-must-include] { $needed ->
            [all] ({ NAME($card, kind: "army-card") } wymaga w armii także: { NAME($names, kind: "army-name") }.)
           *[any] ({ NAME($card, kind: "army-card") } wymaga w armii jednej z kart: { NAME($names, kind: "army-name") }.)
        }
        [army-may-not-include] ({ NAME($card, kind: "army-card") } nie może być w jednej armii z: { NAME($others, kind: "army-card") }.)
        [army-may-include] ({ NAME($card, kind: "army-card") }: Jednostki Bojowe frakcji { NAME($factions, kind: "faction") } w liczbie { $count }, najwyżej { $most }.)
        [army-limit] ({ NAME($card, kind: "army-card") } w liczbie { $count }, tu najwyżej { $most }.)
        [may-only-join] (Pozycja { $entry }: { NAME($card, kind: "army-card") } nie może dołączyć do jednostki { NAME($unit, kind: "army-card") } (dozwolone: { NAME($card, kind: "army-joins") }).)
        [must-carry-attachment] (Pozycja { $entry }: { NAME($card, kind: "army-card") } wymaga Dodatku: { NAME($names, kind: "army-name") }.)
        [attached-to-enemy-infantry] (Pozycja { $entry }: { NAME($card, kind: "army-card") } trafia do wrogiej jednostki i na liście stoi osobno.)
       *[summoned] (Karty { NAME($card, kind: "army-card") } się nie kupuje: wprowadza ją Umiejętność { NAME($ability, kind: "ability") }.)
    }

unit-type-infantry = Piechota
unit-type-cavalry = Kawaleria
unit-type-monster = Potwór
unit-type-war-machine = Machina Wojenna

# An army as text, as players pass it on; what is written so is read again.
army-text-head =
    { $commander ->
        [none] { $faction }, { $points } { $points ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }
       *[other] { $faction }, { $points } { $points ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }. Dowódca: { $commander }
    }
army-text-entry =
    { $count ->
        [0] • { $unit }
        [one] • { $unit } z Dodatkiem: { $attachments }
       *[other] • { $unit } z Dodatkami: { $attachments }
    }
army-text-enemies = We wrogich jednostkach:
army-text-ncus = Stronnicy:
army-text-total = Razem: { $cost }
army-text-commander-cost = D

# Words by which lists are read, each with all its forms.
army-word-faction = frakcja frakcji
army-word-points = punkt punkty punktów pkt
army-word-commander = dowódca dowódcy d
army-word-with = z ze dodatek dodatki dodatkiem dodatkami dodatku
army-word-total = razem suma łącznie koszt
army-word-ncus = stronnik stronnicy stronnika
army-word-units = jednostka jednostki bojowa bojowe
army-word-enemies = wrogich wrogiej wróg
army-word-filling = i oraz w we na za do jednostkach jednostce armia armii lista bohater neutralne neutralny limit

# What a line of a list was taken for.
army-line-head = o całej armii
army-line-head-partly = o całej armii; niezrozumiałe: { $strange }
army-line-cards = { NAME($cards, kind: "army-card") }
army-line-partly = { NAME($cards, kind: "army-card") }; niezrozumiałe: { $strange }
army-line-ambiguous = „{ $name }” to może być: { NAME($cards, kind: "army-card") }. Dopisz to, co na karcie stoi pod nazwą, albo koszt.
army-line-unknown =
    { $near ->
        [none] Żadna karta nie nazywa się „{ $text }”.
       *[other] Żadna karta nie nazywa się „{ $text }”. Może: { $near }.
    }
army-line-too-long = Ta linia ma więcej znaków niż { $most }, więc jej nie przeczytano.

# A code of an older version of the cards.
army-change = { $field ->
    [cost] { NAME($card, kind: "army-card") } kosztuje teraz { $now } (przedtem { $before }).
   *[other] { NAME($card, kind: "army-card") }: od tego czasu zmieniło się { $field }.
}
