card-kind-character = postać
card-kind-location = obszar
card-kind-attachment = dodatek
card-kind-event = wydarzenie
card-kind-plot = fabuła
card-fact-house = { $value }
house-neutral = karta neutralna
card-fact-cost = koszt { $value }
card-fact-strength = siła { $value }
card-fact-icons = symbole { NAME($value, kind: "challenge") }
card-fact-traits = cechy { NAME($value, kind: "trait") }
card-fact-keywords = słowa kluczowe { NAME($value, kind: "keyword") }
card-fact-income-bonus = premia do przychodu { $value }
card-fact-income = przychód { $value }
card-fact-initiative = inicjatywa { $value }
card-fact-claim = wartość zmagań { $value }
card-fact-copies-stark = kopie w talii Starków { $value }
card-fact-copies-lannister = kopie w talii Lannisterów { $value }
card-fact-unique = unikatowa
card-fact-in-edition =
    { $value ->
        [attested] potwierdzona w tej edycji
       *[assumed] przyjęta do tej edycji bez potwierdzenia
    }
card-fact-confidence =
    { $value ->
        [high] niemal wszystko jest potwierdzone
        [medium] większa część jest potwierdzona
       *[low] potwierdzona co najwyżej nazwa
    }
card-fact-from-rulebook = z instrukcji: { NAME($value, kind: "card-field") }
card-fact-from-example = z przykładu w instrukcji: { NAME($value, kind: "card-field") }
card-fact-from-report = z publicznych relacji o tej edycji: { NAME($value, kind: "card-field") }
card-fact-from-first-edition = z pierwszej edycji żywej gry karcianej: { NAME($value, kind: "card-field") }
card-fact-from-design = ustalone na potrzeby tego projektu: { NAME($value, kind: "card-field") }
card-fact-from-elsewhere = z innego źródła: { NAME($value, kind: "card-field") }
card-field-name = nazwa
card-field-ability = zdolność
card-field-copies = liczba kopii
card-field-cost = koszt
card-field-traits = cechy
card-field-keywords = słowa kluczowe
card-field-strength = siła
card-field-icons = symbole
card-field-income = przychód
card-field-income-bonus = premia do przychodu
card-field-initiative = inicjatywa
card-field-claim = wartość zmagań
card-field-unique = unikatowość
card-field-house = ród
card-field-type = rodzaj karty
card-note = Uwaga: { $text }
card-provenance = Źródło: { $source }
card-source-rulebook = wymieniona w instrukcji
card-source-public = znana z publicznych relacji o tej edycji albo z pierwszej edycji żywej gry karcianej
card-source-reconstructed = zaprojektowana na potrzeby tego projektu
