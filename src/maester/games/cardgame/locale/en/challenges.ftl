ask-choose-challenge = { NAME($seat, kind: "house") }: do you initiate a challenge, or end your turn?
ask-declare-attackers = { NAME($seat, kind: "house") }: who attacks in the { NAME($icon, kind: "challenge") } challenge? Declared: { $declared }.
ask-choose-bypassed = { NAME($seat, kind: "house") }: whom does Stealth bypass? You may still choose { $left }.
ask-declare-defenders = { NAME($seat, kind: "house") }: who defends in the { NAME($icon, kind: "challenge") } challenge? The attack has { $attack } strength. Declared: { $declared }.
ask-choose-casualties = { NAME($seat, kind: "house") }: the claim demands deaths. Whom do you choose? Still to choose: { $left }.

option-initiate =
    { $icon ->
        [intrigue] An intrigue challenge
       *[other] A { NAME($icon, kind: "challenge") } challenge
    }
option-end-turn = End your challenge turn
option-declare = Declare { NAME($card, kind: "card") }

event-turn-began = The challenge turn of { NAME($seat, kind: "house") } begins.
event-turn-ended = { NAME($seat, kind: "house") } ends the challenge turn.
event-challenge-initiated =
    { NAME($seat, kind: "house") } initiates { $icon ->
        [intrigue] an intrigue
       *[other] a { NAME($icon, kind: "challenge") }
    } challenge with { NAME($cards, kind: "card") }.
event-gold-given = { NAME($seat, kind: "house") } gives { $gold } gold to the defending player.
event-characters-bypassed = Bypassed by Stealth: { NAME($cards, kind: "card") }.
event-defenders-declared = { NAME($seat, kind: "house") } defends with { NAME($cards, kind: "card") }.
event-defence-declined = { NAME($seat, kind: "house") } declares no defenders.
event-character-joined = { NAME($card, kind: "card") } joins the challenge.
event-character-left = { NAME($card, kind: "card") } is removed from the challenge.
event-challenge-won =
    { $winner ->
        [none] Nobody wins the challenge.
       *[other] { $unopposed ->
            [true] { NAME($winner, kind: "house") } wins the challenge unopposed, { $attack } to { $defence }.
           *[false] { NAME($winner, kind: "house") } wins the challenge against { NAME($loser, kind: "house") }: attackers { $attack }, defenders { $defence }.
        }
    }
event-challenge-ended = The challenge is over.

refusal-challenge-one-of-each = (Challenges of this type allowed in this phase: { $allowed }.)
