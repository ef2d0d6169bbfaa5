card-kind-house = House card
card-kind-westeros = Westeros card
card-kind-wildling = Wildling card (victory: highest bidder / defeat: lowest bidder / everyone else)
card-kind-tides = Tides of Battle card
card-fact-house = { $value }
card-fact-strength = strength { $value }
card-fact-swords = swords { $value }
card-fact-fortifications = fortifications { $value }
card-fact-deck = deck: { $value }
card-fact-copies = copies { $value }
card-fact-wildlings = Wildling icons { $value }
card-note = Note: { $text } ({ $source })
card-provenance = Polish name: { $source }

# Where a note or a name comes from.
card-source-rulebook-pl = Polish rulebook
card-source-faq-1-0 = publisher's FAQ 1.0
card-source-faq-2-0 = publisher's FAQ 2.0
card-source-faq-recalled = FAQ as it is remembered, not seen
card-source-snr-behaviour = how Swords and Ravens does it
card-source-forum = a forum, not official
card-source-rulebook = as in the Polish rulebook
card-source-proper-name = a personal name
card-source-books = as in the Polish books
card-source-unverified = not confirmed
card-source-own-translation = our own wording
