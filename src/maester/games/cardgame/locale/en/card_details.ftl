card-kind-character = character
card-kind-location = location
card-kind-attachment = attachment
card-kind-event = event
card-kind-plot = plot
card-fact-house = { $value }
house-neutral = neutral
card-fact-cost = cost { $value }
card-fact-strength = strength { $value }
card-fact-icons = icons { $value }
card-fact-traits = traits { $value }
card-fact-keywords = keywords { $value }
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
card-fact-origins = origin of each field: { $value }
card-provenance = Source: { $source }
card-source-rulebook = named in the rulebook
card-source-public = named in public reports of this edition, or a card of the first-edition living card game
card-source-reconstructed = designed for this project
