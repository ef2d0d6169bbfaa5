event-combat-began = { NAME($attacker, kind: "house") } atakują { NAME($source, kind: "area", form: "from") } { NAME($defender, kind: "house", form: "acc") } { NAME($area, kind: "area", form: "in") } (jednostki: { COUNTS($units, kind: "units") }).
event-initial-strength-announced = Początkowa siła armii { NAME($area, kind: "area", form: "in") }: { NAME($attacker, kind: "house") } { $attack }, { NAME($defender, kind: "house") } { $defense }.
event-blade-used =
    { $redraws ->
        [true] { NAME($seat, kind: "house") } wykorzystują Ostrze z Valyriańskiej Stali, aby wylosować inną kartę Losów Bitwy.
       *[false] { NAME($seat, kind: "house") } wykorzystują Ostrze z Valyriańskiej Stali: +1 do siły armii.
    }
event-combat-won = Ostateczna siła armii { NAME($area, kind: "area", form: "in") }: { NAME($attacker, kind: "house") } { $attack }, { NAME($defender, kind: "house") } { $defense }. Zwyciężają { NAME($victor, kind: "house") }.
event-garrison-destroyed = Garnizon { NAME($seat, kind: "house", form: "gen") } { NAME($area, kind: "area", form: "in") } zostaje pokonany i usunięty z gry.

ask-choose-house-card = { NAME($seat, kind: "house") }: bitwa { NAME($target, kind: "area", form: "in") }, { NAME($attacker, kind: "house") } { $attack }, { NAME($defender, kind: "house") } { $defense }. Którą kartę Rodu zagrywacie?
ask-use-blade = { NAME($seat, kind: "house") }: bitwa { NAME($target, kind: "area", form: "in") }, { NAME($attacker, kind: "house") } { $attack }, { NAME($defender, kind: "house") } { $defense }. Czy wykorzystujecie Ostrze z Valyriańskiej Stali?
ask-use-blade-after-tides = { NAME($seat, kind: "house") }: bitwa { NAME($target, kind: "area", form: "in") }, { NAME($attacker, kind: "house") } { $attack }, { NAME($defender, kind: "house") } { $defense }. Czy wykorzystujecie teraz Ostrze z Valyriańskiej Stali?

option-add-blade = Wykorzystać Ostrze z Valyriańskiej Stali: +1 do siły armii
option-redraw-tides = Wykorzystać Ostrze z Valyriańskiej Stali: wylosować inną kartę Losów Bitwy
