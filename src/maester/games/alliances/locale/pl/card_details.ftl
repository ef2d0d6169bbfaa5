### Wyszukane karty.

card-kind-leader = lider
card-kind-ally = sojusznik
card-kind-influence = standardowa karta wpływu
card-kind-event = karta wydarzenia
card-kind-leader-influence = karta wpływu przypisana liderowi
card-kind-power-token = żeton władzy
card-fact-house = { $value }
card-fact-power = władza { $value }
card-fact-influence = wpływ { $value }
card-fact-color = { NAME($value, kind: "color") }
card-fact-copies = sztuki: { $value }
card-fact-count = sztuki: { $value }
card-fact-leader = { NAME($value, kind: "seat") }
card-fact-triumph = triumf
card-fact-timing =
    { $value ->
        [this-round] działa w rundzie, w której jest aktualnym sojusznikiem
        [when-claimed] działa w chwili pozyskania
        [when-played] działa w chwili zagrania
        [triumph] działa po wyłonieniu zwycięzcy
        [when-played-and-triumph] działa w chwili zagrania i po wyłonieniu zwycięzcy
        [while-in-a-bid-area] działa, dopóki leży na obszarze licytacji
        [cleanup] działa przy odrzucaniu obszarów licytacji
       *[other] { $value }
    }
card-fact-unsure = niepewne: { NAME($value, kind: "field") }
card-note = Uwaga: { $text } ({ $source })
card-provenance = Źródło: { $source }
card-source-rulebook = instrukcja
card-source-public = publiczne recenzje
card-source-reconstructed = odtworzona na potrzeby tego programu; to nie jest karta z wydanej gry
card-source-reconstructed-under-a-printed-name = nazwa jest w instrukcji, wszystko inne odtworzono na potrzeby tego programu
