event-house-card-revealed = { NAME($seat, kind: "house") } plays { NAME($card, kind: "card") }.
event-ability-used = { NAME($seat, kind: "house") } uses the ability of { NAME($card, kind: "card") }.
event-house-card-cancelled = { NAME($card, kind: "card") } is cancelled and goes back to the hand of { NAME($seat, kind: "house") }.
event-house-card-discarded = { NAME($card, kind: "card") } goes to the discard pile of { NAME($seat, kind: "house") }.
event-house-cards-taken-back = { NAME($seat, kind: "house") } takes discarded House cards back.
event-order-taken-away = The order of { NAME($seat, kind: "house") } in { NAME($area, kind: "area", form: "mid") } is removed: { NAME($order, kind: "order") }.
event-footman-became-knight = { NAME($seat, kind: "house") } replaces a Footman in { NAME($area, kind: "area", form: "mid") } by a Knight.
event-power-from-card =
    { $power ->
        [one] { NAME($seat, kind: "house") } gains 1 Power with { NAME($card, kind: "card") }.
       *[other] { NAME($seat, kind: "house") } gains { $power } Power with { NAME($card, kind: "card") }.
    }

ask-play-another = { NAME($seat, kind: "house") }: { NAME($cancelled, kind: "card") } was cancelled. Which other House card do you play?
ask-tyrion-lannister-cancels = { NAME($seat, kind: "house") }: does Tyrion Lannister cancel your opponent's House card?
ask-aeron-damphair-replaces = { NAME($seat, kind: "house") }: do you discard Aeron Damphair for 2 Power and play another House card instead?
ask-mace-tyrell-destroys = { NAME($seat, kind: "house") }: which Footman in { NAME($target, kind: "area", form: "mid") } does Mace Tyrell destroy?
ask-queen-of-thorns-removes = { NAME($seat, kind: "house") }: which of your opponent's orders next to { NAME($target, kind: "area", form: "mid") } does the Queen of Thorns remove?
ask-cersei-lannister-removes = { NAME($seat, kind: "house") }: which order of your beaten opponent does Cersei Lannister remove?
ask-doran-martell-drops = { NAME($seat, kind: "house") }: on which Influence track does Doran Martell move your opponent to the last position?
ask-renly-baratheon-upgrades = { NAME($seat, kind: "house") }: which Footman does Renly Baratheon replace by a Knight?
ask-patchface-discards = { NAME($seat, kind: "house") }: which card of your opponent's hand does Patchface discard?

option-play-card = { NAME($card, kind: "card") }
option-discard-from-hand = { NAME($card, kind: "card") }
option-remove-order = The order in { NAME($area, kind: "area", form: "mid") }
option-upgrade-footman = A Footman in { NAME($area, kind: "area", form: "mid") }
option-choose-track = { NAME($track, kind: "track") }

refusal-housecard-abilities-immediate = ({ NAME($card, kind: "card") })
refusal-housecard-timing-win-lose-last = ({ NAME($card, kind: "card") })
refusal-housecard-discard-after-combat = ({ NAME($card, kind: "card") })
refusal-housecard-secret-choice = ({ NAME($card, kind: "card") })
refusal-housecard-mandatory = ({ NAME($card, kind: "card") })
