# What is wrong with an army, beside the sentence of the rule.
refusal-attachment-no-solo = (Entry { $entry }: { NAME($unit, kind: "army-card") } can't have { NAME($attachment, kind: "army-card") }.)
refusal-attachment-one-per-unit = (Entry { $entry }: { NAME($unit, kind: "army-card") } has { $count }: { NAME($attachments, kind: "army-card") }.)
refusal-attachment-same-type = (Entry { $entry }: { NAME($attachment, kind: "army-card") } ({ NAME($type, kind: "unit-type") }) can't join { NAME($unit, kind: "army-card") } ({ NAME($unit_type, kind: "unit-type") }).)
refusal-army-limit = (The army costs { $cost } of at most { $points } points.)
refusal-army-faction =
    { $reason ->
        [not-playable] ({ NAME($card, kind: "army-card") } can't be played yet: the program doesn't know the texts of that faction.)
       *[foreign] ({ NAME($card, kind: "army-card") } is of { NAME($faction, kind: "faction") }, the army of { NAME($army, kind: "faction") }.)
    }
refusal-army-one-commander =
    { $count ->
        [0] (There is none.)
       *[other] (There are { $count }: { NAME($commanders, kind: "army-card") }.)
    }
refusal-army-commander-needs-unit = ({ NAME($commander, kind: "army-card") } needs a unit of { NAME($type, kind: "unit-type") } that may have Attachments.)
refusal-army-character-unique = ({ NAME($card, kind: "army-card") } is there { $count } times.)
refusal-army-character-versions = (The same Character: { NAME($cards, kind: "army-card") }.)
refusal-army-attachment-must-attach = ({ NAME($attachment, kind: "army-card") } stands with no unit.)
refusal-army-neutral-thirty-percent = (Neutral cards cost { $cost } of at most { $most } points: { NAME($cards, kind: "army-card") }.)
refusal-army-all-neutral = ({ NAME($card, kind: "army-card") } is of { NAME($faction, kind: "faction") }.)
refusal-army-card-restrictions =
    { $kind ->
        [loyalty] ({ NAME($card, kind: "army-card") } is loyal to { NAME($to, kind: "loyalty") }, { NAME($other, kind: "army-card") } to { NAME($other_to, kind: "loyalty") }.)
        [army-must-include] { $needed ->
            [all] ({ NAME($card, kind: "army-card") } also needs in the army: { NAME($names, kind: "army-name") }.)
           *[any] ({ NAME($card, kind: "army-card") } needs in the army, one of: { NAME($names, kind: "army-name") }.)
        }
        [army-may-not-include] ({ NAME($card, kind: "army-card") } can't be in one army with: { NAME($others, kind: "army-card") }.)
        [army-may-include] ({ NAME($card, kind: "army-card") }: { $count } Combat Units of { NAME($factions, kind: "faction") }, at most { $most }.)
        [army-limit] ({ NAME($card, kind: "army-card") } is there { $count } times, at most { $most } here.)
        [may-only-join] (Entry { $entry }: { NAME($card, kind: "army-card") } can't join { NAME($unit, kind: "army-card") }, only { NAME($card, kind: "army-joins") }.)
        [must-carry-attachment] (Entry { $entry }: { NAME($card, kind: "army-card") } needs as Attachment: { NAME($names, kind: "army-name") }.)
        [attached-to-enemy-infantry] (Entry { $entry }: { NAME($card, kind: "army-card") } goes into an enemy unit and stands by itself in the list.)
       *[summoned] ({ NAME($card, kind: "army-card") } isn't bought: it comes with the ability { NAME($ability, kind: "ability") }.)
    }

unit-type-infantry = Infantry
unit-type-cavalry = Cavalry
unit-type-monster = Monster
unit-type-war-machine = War Machine

# An army as text, as players pass it on; what is written so is read again.
army-text-head =
    { $commander ->
        [none] { $faction }, { $points } points
       *[other] { $faction }, { $points } points. Commander: { $commander }
    }
army-text-entry =
    { $count ->
        [0] • { $unit }
       *[other] • { $unit } with { $attachments }
    }
army-text-enemies = In enemy units:
army-text-ncus = Non-Combat Units:
army-text-total = Total: { $cost }
army-text-commander-cost = C

# Words by which lists are read, each with all its forms.
army-word-faction = faction factions
army-word-points = points point pts pt p
army-word-commander = commander general c
army-word-with = with plus attachment attachments
army-word-total = total sum cost costs
army-word-ncus = non ncu ncus noncombat
army-word-units = combat unit units
army-word-enemies = enemy enemies
army-word-filling = the a an and of in for army list character free limit size

# What a line of a list was taken for.
army-line-head = about the army as a whole
army-line-head-partly = about the army as a whole; not understood: { $strange }
army-line-cards = { NAME($cards, kind: "army-card") }
army-line-partly = { NAME($cards, kind: "army-card") }; not understood: { $strange }
army-line-ambiguous = “{ $name }” may be: { NAME($cards, kind: "army-card") }. Add what stands below the name on the card, or the cost.
army-line-unknown =
    { $near ->
        [none] No card is called “{ $text }”.
       *[other] No card is called “{ $text }”. Perhaps: { $near }.
    }
army-line-too-long = This line has more than { $most } characters, so it wasn't read.

# A code of an older version of the cards.
army-change = { $field ->
    [cost] { NAME($card, kind: "army-card") } costs { $now } now (it was { $before }).
   *[other] { NAME($card, kind: "army-card") } has changed since: { $field }.
}
