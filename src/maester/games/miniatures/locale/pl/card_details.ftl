card-kind-unit = Jednostka Bojowa
card-kind-attachment = Dodatek
card-kind-ncu = Stronnik
card-kind-tactics = Karta Taktyki
card-kind-special = karta specjalna
card-kind-ability = Umiejętność
card-kind-terrain = Teren
card-kind-mission = Karta Misji (jej temat to etykieta wydrukowanej karty)
card-kind-objective = Karta Celu (nazwa jest naszą etykietą)
card-fact-faction = { NAME($value, kind: "faction") }
card-fact-type = { $value ->
    [infantry] Piechota
    [cavalry] Kawaleria
    [monster] Potwór
    [marker] znacznik (zwierzę zmiennoskórego)
   *[war-machine] Machina Wojenna
}
card-fact-cost = koszt { $value }
card-fact-speed = Szybkość { $value }
card-fact-defense = Obrona { $value }+
card-fact-morale = Morale { $value }+
card-fact-models = modele { $value }
card-fact-wounds = Rany { $value }
card-fact-melee = Atak Wręcz { $value }
card-fact-short = Atak Dystansowy w Bliskim Zasięgu { $value }
card-fact-long = Atak Dystansowy w Dalekim Zasięgu { $value }
card-fact-character = Bohater
card-fact-version = wartości z sezonu { $value }
card-fact-source = { $value ->
    [rulebook] jak w instrukcji (późniejsza karta się różni)
   *[collected] z danych kart z lutego 2025
}
card-fact-playable = { $value ->
    [now] można nią grać
   *[not-yet] nie można jeszcze nią grać
}
card-fact-commander = Dowódca
card-fact-copies = w talii w liczbie: { $value }
card-fact-attaches = dołączana do jednostki
card-fact-led-by = Dowódca: { NAME($value, kind: "commander") }
card-fact-kind = { $value ->
    [order] Rozkaz
    [melee] Atak Wręcz
    [ranged] Atak Dystansowy
    [melee-ranged] Atak Wręcz lub Dystansowy
    [innate] Umiejętność Wrodzona
    [army-building] Konstruowanie Armii
   *[passive] Umiejętność
}
card-fact-innate = nie można jej utracić
card-fact-units = mają ją: { NAME($value, kind: "unit") }
card-fact-keywords = { NAME($value, kind: "terrain-keyword") }
card-fact-outline = obrys w calach { $value } (nasze wartości)
card-fact-diameter = średnica w calach { $value } (nasza wartość)
card-fact-number = karta { $value }
card-fact-victory-points = { $value } PZ
card-fact-stand-in = KARTA ZASTĘPCZA: nasze brzmienie, dopóki nie mamy prawdziwej karty
card-note = Uwaga: { $text } ({ $source })
card-provenance = Polska nazwa: { $source }

# Where a name comes from.
card-source-rulebook = jak w polskiej instrukcji
card-source-reconstructed = nasze orzeczenie do karty zastępczej
card-source-printed = na wydrukowanej karcie
card-source-own-translation = nasze własne brzmienie
