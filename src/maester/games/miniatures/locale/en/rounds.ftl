ask-activate-unit = { NAME($seat, kind: "seat") }, Round { $round }: which unit do you activate?
ask-choose-action = { NAME($seat, kind: "seat") }: what does { NAME($unit, kind: "unit") } do?

option-activate = Activate { NAME($unit, kind: "unit") }
option-pass-turn = Pass this turn
option-take-action =
    { $action ->
        [maneuver] Maneuver: pivot, move up to Speed, pivot
        [march] March: straight ahead up to twice Speed, then pivot
        [retreat] Retreat from combat
        [ranged-attack] Ranged Attack
        [melee-attack] Melee Attack
        [charge] Charge
       *[forgo] Forgo the action
    }

event-round-started = Round { $round } begins. First Player: { NAME($first, kind: "seat") }.
event-turn-started = The turn of { NAME($seat, kind: "seat") }.
event-turn-passed = { NAME($seat, kind: "seat") } passes the turn; passes left: { $left }.
event-unit-activated = { NAME($unit, kind: "unit") } is activated.
event-action-forgone = { NAME($unit, kind: "unit") } does nothing.
event-activation-ended = The activation of { NAME($unit, kind: "unit") } ends.
