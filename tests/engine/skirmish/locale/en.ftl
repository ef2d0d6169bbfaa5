option-rounds = How many rounds are played.

ask-bid = { $seat }: how much power do you bid for the turn order?
ask-muster = { $seat }: muster a unit for 1 power, or pass.
ask-assign-order = { $seat }: an order for { $area }.
ask-resolve-raids = { $seat }: resolve a raid order.
ask-resolve-marches = { $seat }: resolve a march order.
ask-give-support = { $seat }: whom does { $area } support?
ask-choose-card = { $seat }: choose a card in secret.
ask-retreat = { $seat }: where do your units retreat?

option-bid-power = Bid { $power }
option-muster-in = Muster in { $area }
option-place-order = { $token } in { $area }
option-raid =
    { $target ->
        [none] Raid from { $source } without effect
       *[other] Raid from { $source } to { $target }
    }
option-march =
    { $target ->
        [none] Nobody marches from { $source }
       *[other] { $units } from { $source } to { $target }
    }
option-support =
    { $side ->
        [none] Refuse support
       *[other] Support { $side }
    }
option-play-card = { $card }
option-retreat-to = Retreat to { $area }

event-season-turned = Round { $round }: { $season }.
event-bids-revealed = Bids: { $bids }. The turn order is { $houses }.
event-mustered = { $house } musters in { $area }.
event-power-gathered = { $house } gathers power in { $area }.
event-orders-revealed = { $house } reveals { $tokens } in { $areas }.
event-raided =
    { $target ->
        [none] { $house } raids from { $source } without effect.
       *[other] { $house } raids { $target } from { $source }.
    }
event-marched =
    { $target ->
        [none] { $house } marches nowhere from { $source }.
       *[other] { $house } marches { $units } from { $source } to { $target }.
    }
event-supported =
    { $side ->
        [none] { $house } gives no support from { $area }.
       *[other] { $house } supports { $side } from { $area }.
    }
event-battle-fought = Battle for { $area }: { $attacker } { $attack }, { $defender } { $defence } (cards { $cards }).
event-retreated =
    { $area ->
        [none] { $house } can't retreat.
       *[other] { $house } retreats to { $area }.
    }
