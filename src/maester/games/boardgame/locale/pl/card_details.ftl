card-kind-house = karta Rodu
card-kind-westeros = karta Westeros
card-kind-wildling = karta Dzikich (zwycięstwo: najwyższa stawka / porażka: najniższa stawka / pozostali)
card-kind-tides = karta Losów Bitwy
card-fact-house = { $value }
card-fact-strength = siła { $value }
card-fact-swords = miecze { $value }
card-fact-fortifications = fortyfikacje { $value }
card-fact-deck = talia: { $value }
card-fact-copies = sztuki: { $value }
card-fact-wildlings = symbole Dzikich { $value }
card-note = Uwaga: { $text } ({ $source })
card-provenance = Polska nazwa: { $source }

# Where a note or a name comes from.
card-source-rulebook-pl = polska instrukcja
card-source-faq-1-0 = FAQ wydawcy 1.0
card-source-faq-2-0 = FAQ wydawcy 2.0
card-source-faq-recalled = FAQ z pamięci, niewidziane
card-source-snr-behaviour = jak robi to Swords and Ravens
card-source-forum = forum, nieoficjalne
card-source-rulebook = jak w polskiej instrukcji
card-source-proper-name = nazwa własna
card-source-books = jak w polskich książkach
card-source-unverified = niepotwierdzona
card-source-own-translation = nasze własne brzmienie
