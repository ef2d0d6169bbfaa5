card-kind-character = character
card-kind-location = location
card-kind-attachment = attachment
card-kind-event = event
card-kind-plot = plot
card-fact-house = { $value }
house-neutral = neutral
card-fact-cost = cost { $value }
card-fact-strength = strength { $value }
card-fact-icons = icons { NAME($value, kind: "challenge") }
card-fact-traits = traits { NAME($value, kind: "trait") }
card-fact-keywords = keywords { NAME($value, kind: "keyword") }
card-fact-income-bonus = income bonus { $value }
card-fact-income = income { $value }
card-fact-initiative = initiative { $value }
card-fact-claim = claim { $value }
card-fact-copies-stark = copies in the Stark deck { $value }
card-fact-copies-lannister = copies in the Lannister deck { $value }
card-fact-unique = unique
card-fact-in-edition =
    { $value ->
        [attested] named as part of this edition
       *[assumed] assumed to be in this edition
    }
card-fact-confidence =
    { $value ->
        [high] nearly all of it is attested
        [medium] the better part is attested
       *[low] little more than the name is attested, if that
    }
card-fact-from-rulebook = from the rulebook: { NAME($value, kind: "card-field") }
card-fact-from-example = from an example in the rulebook: { NAME($value, kind: "card-field") }
card-fact-from-report = from public reports of this edition: { NAME($value, kind: "card-field") }
card-fact-from-first-edition = from the first-edition living card game: { NAME($value, kind: "card-field") }
card-fact-from-design = made for this project: { NAME($value, kind: "card-field") }
card-fact-from-elsewhere = from elsewhere: { NAME($value, kind: "card-field") }
card-field-name = name
card-field-ability = ability
card-field-copies = copies
card-field-cost = cost
card-field-traits = traits
card-field-keywords = keywords
card-field-strength = strength
card-field-icons = icons
card-field-income = income
card-field-income-bonus = income bonus
card-field-initiative = initiative
card-field-claim = claim
card-field-unique = uniqueness
card-field-house = House
card-field-type = type
card-note = Note: { $text }
card-provenance = Source: { $source }
card-source-rulebook = named in the rulebook
card-source-public = named in public reports of this edition, or a card of the first-edition living card game
card-source-reconstructed = designed for this project
