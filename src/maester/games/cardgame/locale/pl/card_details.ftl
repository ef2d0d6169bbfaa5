card-kind-character = postać
card-kind-location = obszar
card-kind-attachment = dodatek
card-kind-event = wydarzenie
card-kind-plot = fabuła
card-fact-house = { $value }
house-neutral = karta neutralna
card-fact-cost = koszt { $value }
card-fact-strength = siła { $value }
card-fact-icons = symbole { $value }
card-fact-traits = cechy { $value }
card-fact-keywords = słowa kluczowe { $value }
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
card-fact-origins = pochodzenie pól: { $value }
card-provenance = Źródło: { $source }
card-source-rulebook = wymieniona w instrukcji
card-source-public = znana z publicznych relacji o tej edycji albo z pierwszej edycji żywej gry karcianej
card-source-reconstructed = zaprojektowana na potrzeby tego projektu
