### What happens at the table.

## Set-up, seasons and rounds

event-first-player-named = 
    { $by_chance ->
        [true] By chance, the first player is { NAME($leader, kind: "seat") }.
       *[other] The first player is { NAME($leader, kind: "seat") }.
    }
event-leader-taken = 
    { $by_chance ->
        [true] { NAME($seat, kind: "seat") } draws a leader: { NAME($leader, kind: "leader") }.
       *[other] { NAME($seat, kind: "seat") } chooses a leader: { NAME($leader, kind: "leader") }.
    }
event-season-began = The season is now: { NAME($season, kind: "season") }.
event-events-shuffled-in = 
    { $number ->
        [one] 1 event card is shuffled into the influence deck.
       *[other] { $number } event cards are shuffled into the influence deck.
    }
event-hands-dealt = 
    { $white ->
        [true] Every leader is dealt { $number } influence cards and adds 1 own white card.
       *[other] Every leader is dealt { $number } influence cards.
    }
event-packets-passed = 
    { $to_left ->
        [true] Everybody sets 1 card aside and passes the rest to the left (cards: { $number }).
       *[other] Everybody sets 1 card aside and passes the rest to the right (cards: { $number }).
    }
event-hands-drafted = Every leader takes the cards they set aside.
event-row-laid = New in the ally row: { NAME($allies, kind: "ally") }.
event-round-began = Round { $number } ({ NAME($season, kind: "season") }). First player: { NAME($first, kind: "seat") }.
event-first-player-passed = The first player token goes to { NAME($leader, kind: "seat") }.
event-bid-areas-discarded = All bid areas are discarded; nobody kneels any more.

## Influence cards

event-card-played = { NAME($leader, kind: "seat") } plays { NAME($card, kind: "card") }.
event-card-placed-elsewhere = { NAME($leader, kind: "seat") } puts { NAME($card, kind: "card") } into another bid area: { NAME($holder, kind: "seat") }.
event-leader-knelt = { NAME($leader, kind: "seat") } kneels.
event-turn-skipped = { NAME($leader, kind: "seat") } skips the turn.
event-bid-card-moved = { NAME($card, kind: "card") } moves from the bid area of { NAME($source, kind: "seat") } to that of { NAME($target, kind: "seat") }.
event-bid-card-taken = { NAME($leader, kind: "seat") } takes { NAME($card, kind: "card") } from the bid area of { NAME($source, kind: "seat") } into hand.
event-bid-taken-back = { NAME($leader, kind: "seat") } takes the cards of the own bid area back into hand: { NAME($cards, kind: "card") }.
event-bid-card-discarded = { NAME($card, kind: "card") } is discarded from the bid area of { NAME($leader, kind: "seat") }.
event-cards-kept = { NAME($leader, kind: "seat") } keeps: { NAME($cards, kind: "card") }.
event-hand-discarded = { NAME($leader, kind: "seat") } discards from hand: { NAME($cards, kind: "card") }.
event-hand-looked-at = 
    { $cards ->
        [none] { NAME($leader, kind: "seat") } looks at the hand of { NAME($owner, kind: "seat") }.
       *[other] { NAME($leader, kind: "seat") } looks at the hand of { NAME($owner, kind: "seat") }: { NAME($cards, kind: "card") }.
    }
event-hand-opened =
    { $leader ->
        [none] { NAME($owner, kind: "seat") } plays with an open hand until the end of the round: { NAME($cards, kind: "card") }.
       *[other] { NAME($leader, kind: "seat") } may look at the hand of { NAME($owner, kind: "seat") } until the end of the round{ $cards ->
            [none] .
           *[other] : { NAME($cards, kind: "card") }.
        }
    }
event-card-handed-over = 
    { $card ->
        [none] A card goes unseen from the hand of { NAME($leader, kind: "seat") } to { NAME($receiver, kind: "seat") }.
       *[other] A card goes from the hand of { NAME($leader, kind: "seat") } to { NAME($receiver, kind: "seat") }: { NAME($card, kind: "card") }.
    }
event-cards-drawn = 
    { $cards ->
        [none] { NAME($leader, kind: "seat") } draws from the influence deck (cards: { $number }).
       *[other] { NAME($leader, kind: "seat") } draws from the influence deck (cards: { $number }): { NAME($cards, kind: "card") }.
    }
event-deck-searched = 
    { $cards ->
        [none] { NAME($leader, kind: "seat") } looks at the top of the influence deck (cards: { $number }).
       *[other] { NAME($leader, kind: "seat") } looks at the top of the influence deck (cards: { $number }): { NAME($cards, kind: "card") }.
    }
event-discard-taken = { NAME($leader, kind: "seat") } takes { NAME($card, kind: "card") } from the discard pile into hand.
event-card-banned = 
    { $card ->
        [none] { NAME($leader, kind: "seat") } names a card in secret: { NAME($target, kind: "seat") } can't play it until the end of the round.
       *[other] { NAME($target, kind: "seat") } can't play { NAME($card, kind: "card") } until the end of the round ({ NAME($leader, kind: "seat") }).
    }
event-must-play-next = { NAME($leader, kind: "seat") } may not choose to kneel on the next turn while a card can be played.
event-may-skip-turns = { NAME($leader, kind: "seat") } may skip turns this round, or play up to { $cards } cards and kneel.
event-value-fixed = { NAME($card, kind: "card") } has an influence value of { $value } this round.
event-leader-named = { NAME($leader, kind: "seat") } chooses { NAME($target, kind: "seat") } ({ NAME($card, kind: "card") }).

## Allies

event-ally-revealed = Revealed from the ally deck: { NAME($ally, kind: "ally") }.
event-new-current-ally = 
    { $ally ->
        [none] There is no current ally.
       *[other] Current ally: { NAME($ally, kind: "ally") }.
    }
event-ally-offered = Revealed beside the current ally: { NAME($ally, kind: "ally") }.
event-bid-won = { NAME($leader, kind: "seat") } wins the bid with a total influence of { $total }.
event-ally-placed = { NAME($leader, kind: "seat") } claims { NAME($ally, kind: "ally") } for the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") }.
event-ally-contested = { NAME($leader, kind: "seat") } claims { NAME($ally, kind: "ally") } in the winner's place.
event-ally-moved = { NAME($ally, kind: "ally") } moves to the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } ({ NAME($leader, kind: "seat") }).
event-ally-killed = Killed: { NAME($ally, kind: "ally") }.
event-kill-cancelled = { NAME($leader, kind: "seat") } cancels the attempt: { NAME($ally, kind: "ally") } stays.
event-ally-to-bottom = To the bottom of the ally deck: { NAME($ally, kind: "ally") }.
event-allies-looked-at = 
    { $allies ->
        [none] { NAME($leader, kind: "seat") } looks at the top of the ally deck (cards: { $number }).
       *[other] { NAME($leader, kind: "seat") } looks at the top of the ally deck (cards: { $number }): { NAME($allies, kind: "ally") }.
    }
event-allies-put-back = { NAME($leader, kind: "seat") } puts the cards back: on top { $top }, on the bottom { $bottom }.
event-dead-returned = The dead pile is shuffled into a new ally deck.

## Power tokens

event-tokens-gained = { NAME($leader, kind: "seat") } gains a power token for the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } ({ $number }).
event-tokens-on-ally = Power tokens put on the current ally ({ NAME($ally, kind: "ally") }): { $number }.
event-token-moved = { NAME($leader, kind: "seat") } moves a power token from the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } to that of { NAME($to_one, kind: "seat") } and { NAME($to_other, kind: "seat") }.
event-tokens-looked-at = 
    { $values ->
        [none] { NAME($leader, kind: "seat") } looks at power tokens in the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } ({ $number }).
       *[other] { NAME($leader, kind: "seat") } looks at power tokens in the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } ({ $number }): { $values }.
    }
event-tokens-swapped = { NAME($leader, kind: "seat") } swaps power tokens between the councils of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } and of { NAME($to_one, kind: "seat") } and { NAME($to_other, kind: "seat") }.
event-tokens-returned = A power token goes from the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } back to the supply ({ $number }).
event-no-token-for-winning = { NAME($leader, kind: "seat") } does not gain the power token for winning.

## The end

event-council-counted = The council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") } has a power of { $power } (tokens: { $tokens }).
event-small-council-counted = { NAME($leader, kind: "seat") }: small council { $small }, other council { $large }.

## Refusals

refusal-precedence-card-over-rulebook = 
    { $card ->
        [none] (An ability that holds now forbids it.)
       *[other] ({ NAME($card, kind: "piece") })
    }
