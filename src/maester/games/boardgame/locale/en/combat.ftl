event-combat-began = { NAME($attacker, kind: "house") } attacks { NAME($defender, kind: "house") } in { NAME($area, kind: "area", form: "mid") } with { COUNTS($units, kind: "units") } from { NAME($source, kind: "area", form: "mid") }.
event-initial-strength-announced = Initial combat strength in { NAME($area, kind: "area", form: "mid") }: { NAME($attacker, kind: "house") } { $attack }, { NAME($defender, kind: "house") } { $defense }.
event-blade-used =
    { $redraws ->
        [true] { NAME($seat, kind: "house") } uses the Valyrian Steel Blade to draw another Tides of Battle card.
       *[false] { NAME($seat, kind: "house") } uses the Valyrian Steel Blade: +1 combat strength.
    }
event-combat-won = Final combat strength in { NAME($area, kind: "area", form: "mid") }: { NAME($attacker, kind: "house") } { $attack }, { NAME($defender, kind: "house") } { $defense }. { NAME($victor, kind: "house") } wins.
event-garrison-destroyed = The Garrison of { NAME($seat, kind: "house") } in { NAME($area, kind: "area", form: "mid") } is defeated and out of the game.

ask-choose-house-card = { NAME($seat, kind: "house") }: combat in { NAME($target, kind: "area", form: "mid") }, { NAME($attacker, kind: "house") } { $attack } against { NAME($defender, kind: "house") } { $defense }. Which House card do you play?
ask-use-blade = { NAME($seat, kind: "house") }: combat in { NAME($target, kind: "area", form: "mid") }, { NAME($attacker, kind: "house") } { $attack } against { NAME($defender, kind: "house") } { $defense }. Do you use the Valyrian Steel Blade?
ask-use-blade-after-tides = { NAME($seat, kind: "house") }: combat in { NAME($target, kind: "area", form: "mid") }, { NAME($attacker, kind: "house") } { $attack } against { NAME($defender, kind: "house") } { $defense }. Do you use the Valyrian Steel Blade now?

option-add-blade = Use the Valyrian Steel Blade: +1 combat strength
option-redraw-tides = Use the Valyrian Steel Blade: draw another Tides of Battle card
