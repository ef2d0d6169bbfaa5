### Missions: Winds of Winter (p. 33) and Dark Wings, Dark Words (p. 37).

ask-pick-mission-hand = { NAME($seat, kind: "seat") }: which Missions do you take into your hand?
ask-pick-mission-to-reveal = { NAME($seat, kind: "seat") }: Round { $round }. Which Mission do you reveal?
ask-swap-mission = { NAME($seat, kind: "seat") }: which Mission is swapped?

option-take-missions = Take into the hand: { NAME($missions, kind: "mission") }
option-reveal-mission = Reveal { NAME($mission, kind: "mission") }
option-replace-mission = Discard Active { NAME($active, kind: "mission") }; { NAME($reserve, kind: "mission") } becomes Active
option-renew-mission = Discard Reserve { NAME($reserve, kind: "mission") } and draw a new one

event-mission-hand-taken = { NAME($seat, kind: "seat") } takes these Missions in secret: { NAME($missions, kind: "mission") }.
event-missions-taken = { NAME($seat, kind: "seat") } takes { $number } Missions in secret.
event-mission-revealed = { NAME($seat, kind: "seat") } reveals { NAME($mission, kind: "mission") }.
event-missions-discarded = Discarded: { NAME($missions, kind: "mission") }.
event-active-missions-set = Active Missions: { NAME($missions, kind: "mission") }.
event-reserve-missions-drawn = New in reserve: { NAME($missions, kind: "mission") }.
event-mission-replaced = { NAME($seat, kind: "seat") } swaps Missions: { NAME($discarded, kind: "mission") } is discarded, { NAME($active, kind: "mission") } is Active.
event-mission-renewed = { NAME($seat, kind: "seat") } discards { NAME($discarded, kind: "mission") } from the reserve.
event-mission-deck-renewed = The Mission deck has run out: { $number } discarded Missions are shuffled into a new one.

refusal-mode-wow-mission-hand = Named: { $taken } different cards of { $hand }.{ $missing ->
        [none] { "" }
       *[other] { " " }Missing: { $missing }.
    }{ $strange ->
        [none] { "" }
       *[other] { " " }Not in this deck: { $strange }.
    }
refusal-mode-wow-reveal = (Mission { $mission } isn't in the hand.)
refusal-mode-dwdw-ncu-swap = (Active: { $active }. Reserve: { $reserve }.)

ability-swap-mission = Swap of Missions
text-ability-swap-mission = Instead of the zone's effect: discard 1 Active Mission and replace it with a Reserve Mission, or discard 1 Reserve Mission and draw a new one.

hint-pick-mission-hand = the two that everybody has, and four that suit your army: from Round 2 on you reveal one in each Round, and everybody may fulfil it.
hint-pick-mission-to-reveal = everybody may fulfil it in this Round. Usually: one that you fulfil and your opponent doesn't.
hint-swap-mission = only Active Missions score, for everybody. Usually: get rid of one that your opponent is about to fulfil.

## In the terminal.

picture-part-missions = missions
picture-title-missions = Missions
picture-no-missions = This Game Mode has no Missions.
picture-mission-text = { NAME($mission, kind: "mission") }: { $text }
picture-mission = { NAME($mission, kind: "mission") }: { $sides }.
picture-mission-side =
    { $targets ->
        [none] { NAME($seats, kind: "seat") } { $own }, would score { $points } VP
       *[other] { NAME($seats, kind: "seat") } scores for destroying { $targets }
    }
picture-mission-reserve = In reserve: { NAME($missions, kind: "mission") }. Cards in the Mission deck: { $deck }.
picture-mission-hand =
    { $missions ->
        [none] { NAME($seats, kind: "seat") }: { $size } Missions in hand.
       *[other] { NAME($seats, kind: "seat") }: { $size } Missions in hand, of which you know { NAME($missions, kind: "mission") }.
    }
