ask-turn-to-face = { NAME($seat, kind: "seat") }: does the unit turn to its enemy and line up before it attacks?
ask-choose-strike = { NAME($seat, kind: "seat") }: which enemy is attacked in melee, and how?
ask-shift-before-shooting = { NAME($seat, kind: "seat") }: does the unit Shift up to 2 in before it shoots?
ask-choose-target = { NAME($seat, kind: "seat") }: at whom does the unit shoot?
ask-choose-side = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } stands in two zones of { NAME($target, kind: "unit") } alike. From which side does it shoot?
ask-reroll-dice = { NAME($seat, kind: "seat") }: do you have dice rerolled?
ask-shot-into-combat = { NAME($seat, kind: "seat") }: shots were fired into combat. Which of your units makes its Panic Test first?
ask-declare-text =
    { $moment ->
        [round-starts] { NAME($seat, kind: "seat") }: the Round begins. Do you play or use anything?
        [round-ends] { NAME($seat, kind: "seat") }: the Round ends. Do you play or use anything?
        [deployed] { NAME($seat, kind: "seat") }: all units are deployed. Do you use anything?
        [turn-starts] { NAME($seat, kind: "seat") }: the turn begins. Do you play or use anything?
        [turn-ends] { NAME($seat, kind: "seat") }: the turn ends. Do you play or use anything?
        [activated] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } is activated. Do you play or use anything?
        [action-chosen] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } is about to act. Do you play or use anything?
        [action-done] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } has acted. Do you play or use anything?
        [move-ended] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } has moved. Do you play or use anything?
        [retreat-rolled] { NAME($seat, kind: "seat") }: the Retreat die of { NAME($unit, kind: "unit") } lies. Do you use anything?
        [retreated] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } has Retreated. Do you play or use anything?
        [charge-declared] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } charges { NAME($other, kind: "unit") }. Do you play or use anything?
        [charge-rolled] { NAME($seat, kind: "seat") }: the Charge die of { NAME($unit, kind: "unit") } lies. Do you play or use anything?
        [charged] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } has charged { NAME($other, kind: "unit") }. Do you play or use anything?
        [attack-declared] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } attacks { NAME($other, kind: "unit") }. Do you play or use anything?
        [attack-rolled] { NAME($seat, kind: "seat") }: the Attack dice are final. Do you play or use anything?
        [defense-rolled] { NAME($seat, kind: "seat") }: the Defense dice are final. Do you play or use anything?
        [attack-done] { NAME($seat, kind: "seat") }: the attack on { NAME($other, kind: "unit") } is complete. Do you play or use anything?
        [surge] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } may Surge Forward. Do you play or use anything?
        [test-called] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } is about to test. Do you play or use anything?
        [test-rolled] { NAME($seat, kind: "seat") }: the dice of the test of { NAME($unit, kind: "unit") } lie. Do you play or use anything?
        [test-passed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } has passed its test. Do you play or use anything?
        [test-failed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } has failed its test. Do you play or use anything?
        [rank-lost] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } has lost a rank. Do you use anything?
        [would-be-destroyed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } would be destroyed. Do you use anything?
        [destroyed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } is destroyed. Do you play or use anything?
        [attachment-destroyed] { NAME($seat, kind: "seat") }: an Attachment of { NAME($unit, kind: "unit") } is destroyed. Do you use anything?
        [ncu-activated] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } is activated. Do you play or use anything?
        [zone-claimed] { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } stands in a zone. Do you play or use anything before its effect?
        [zone-resolved] { NAME($seat, kind: "seat") }: the zone of { NAME($unit, kind: "unit") } is resolved. Do you use anything?
        [card-played] { NAME($seat, kind: "seat") }: { NAME($answered, kind: "ability") } is played. Do you answer it?
        [targeted] { NAME($seat, kind: "seat") }: { NAME($answered, kind: "ability") } is aimed at { NAME($unit, kind: "unit") }. Do you answer it?
       *[other] { NAME($seat, kind: "seat") }: do you play or use anything?
    }
ask-resolve-next-text = { NAME($seat, kind: "seat") }: several of your effects come at once. Which is resolved first?
ask-pick-target = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. For which unit?
ask-pick-options = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which option do you choose?

option-align = Line up { NAME($place, kind: "alignment") }
option-strike = Attack { NAME($target, kind: "unit") } with attack { $attack }
option-demolish = Break down { NAME($piece, kind: "piece") }
option-shoot = Shoot at { NAME($target, kind: "unit") } with attack { $attack }
option-shoot-from = From { NAME($side, kind: "side") }
option-reroll = Reroll by { NAME($source, kind: "ability") }: dice number { $dice }
option-use-text =
    { $unit ->
        [none] { $targets ->
            [none] Use { NAME($ability, kind: "ability") }
           *[other] Use { NAME($ability, kind: "ability") } on { NAME($targets, kind: "unit") }
        }
       *[other] { $targets ->
            [none] Use { NAME($ability, kind: "ability") } of { NAME($unit, kind: "unit") }
           *[other] Use { NAME($ability, kind: "ability") } of { NAME($unit, kind: "unit") } on { NAME($targets, kind: "unit") }
        }
    }
option-resolve-text =
    { $unit ->
        [none] { NAME($ability, kind: "ability") }
       *[other] { NAME($ability, kind: "ability") } of { NAME($unit, kind: "unit") }
    }
option-choose-unit = { NAME($unit, kind: "unit") }
option-choose-option = Option { $option }

event-attack-declared = { NAME($attacker, kind: "unit") } attacks { NAME($defender, kind: "unit") } with { NAME($attack, kind: "attack") }, on { NAME($side, kind: "side") }.
event-rolled =
    { $unit ->
        [none] Rolled: { $dice }.
       *[other] { NAME($unit, kind: "unit") } rolls { $dice }.
    }
event-rerolled = { NAME($seat, kind: "seat") } has dice { $rerolled } of { NAME($unit, kind: "unit") } rerolled by { NAME($source, kind: "ability") }: now { $dice }.
event-hits-counted =
    { $piercing ->
        [0] { NAME($attacker, kind: "unit") }: Hits { $hits }, Misses { $misses }.
       *[other] { NAME($attacker, kind: "unit") }: Hits { $hits }, Misses { $misses }, Wounds by Precision { $piercing }.
    }
event-hits-blocked = { NAME($defender, kind: "unit") } blocks { $blocked }; not blocked: { $unblocked }.
event-attack-completed =
    { $destroyed ->
        [true] The attack destroys { NAME($defender, kind: "unit") }.
       *[false] The attack on { NAME($defender, kind: "unit") } is complete; Wounds: { $wounds }.
    }
event-wounds-suffered = { NAME($unit, kind: "unit") } suffers Wounds: { $wounds }; ranks left: { $ranks_left }.
event-unit-healed = { NAME($unit, kind: "unit") } heals Wounds: { $wounds }.
event-unit-destroyed = { NAME($unit, kind: "unit") } is destroyed.
event-condition-given = { NAME($unit, kind: "unit") } becomes { NAME($condition, kind: "condition") }.
event-condition-expended = { NAME($unit, kind: "unit") } loses the token { NAME($condition, kind: "condition") }, which is expended.
event-test-made =
    { $panic ->
        [true] { NAME($unit, kind: "unit") } makes a Panic Test: { $result } against { $morale }+, { $passed ->
            [true] passed
           *[false] failed
        }.
       *[false] { NAME($unit, kind: "unit") } makes a Morale Test: { $result } against { $morale }+, { $passed ->
            [true] passed
           *[false] failed
        }.
    }
event-test-passed-automatically = { NAME($unit, kind: "unit") } passes its test automatically.
event-text-used =
    { $unit ->
        [none] { $targets ->
            [none] { NAME($ability, kind: "ability") } is used.
           *[other] { NAME($ability, kind: "ability") } is used on { NAME($targets, kind: "unit") }.
        }
       *[other] { $targets ->
            [none] { NAME($unit, kind: "unit") } uses { NAME($ability, kind: "ability") }.
           *[other] { NAME($unit, kind: "unit") } uses { NAME($ability, kind: "ability") } on { NAME($targets, kind: "unit") }.
        }
    }
event-text-took-effect =
    { $unit ->
        [none] { NAME($ability, kind: "ability") } takes effect.
       *[other] { NAME($ability, kind: "ability") } of { NAME($unit, kind: "unit") } takes effect.
    }
event-terrain-destroyed = { NAME($unit, kind: "unit") } breaks down { NAME($piece, kind: "piece") }.

refusal-range-short-long = (It is { $distance } in away, { $most } in at most.)
