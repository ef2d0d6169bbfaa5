### What leaders are asked, and what they can answer. $source is the card or ally whose ability is resolved.

## Set-up and draft

ask-choose-leader-card = { NAME($seat, kind: "seat") }: which leader do you choose?
ask-choose-card-to-keep = { NAME($seat, kind: "seat") }: which card do you set aside? The others are passed on.

## Turns

ask-take-turn = { NAME($seat, kind: "seat") }: play an influence card or kneel?
ask-final-card = 
    { $left ->
        [0] { NAME($seat, kind: "seat") }: you kneel.
       *[other] { NAME($seat, kind: "seat") }: play another influence card ({ $left } at most) or kneel?
    }

## Abilities

ask-choose-target = 
    { $operation ->
        [look_hand] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: whose hand do you look at?
        [hand_open] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: whose hand may you look at this round?
        [take_hand_card] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: from whose hand do you take a card?
        [kneel] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: who kneels?
        [must_play] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: who may not kneel on the next turn?
        [move_token] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: between whose councils do you move a power token?
       *[other] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which leader do you choose?
    }
ask-decide-to-do = 
    { $operation ->
        [kill_current] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: do you kill the current ally?
        [kill_self] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: do you kill this ally?
        [reveal_ally] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: do you reveal the top card of the ally deck?
        [swap_tokens] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: do you swap the two power tokens?
       *[other] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: do you use the ability?
    }
ask-take-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card do you take from the hand ({ NAME($owner, kind: "seat") })?
ask-give-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card do you give away (to: { NAME($receiver, kind: "seat") })?
ask-discard-card = { NAME($seat, kind: "seat") }: which card do you discard from your hand? ({ $left } in all)
ask-discard-chosen = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card does the leader discard ({ NAME($owner, kind: "seat") })?
ask-take-from-deck = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card do you put into your hand?
ask-put-under-deck = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card goes to the bottom of the deck next?
ask-take-discard = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card of the discard pile do you put into your hand?
ask-ban-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: a card of which name may not be played this round ({ NAME($owner, kind: "seat") })?
ask-move-bid-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card do you move?
ask-discard-bid-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card is discarded?
ask-place-elsewhere = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: into whose bid area do you put this card?
ask-copy-value = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: the printed value of which card does this card take over?
ask-keep-card = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card do you keep?
ask-move-token = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which power token do you move?
ask-choose-council-of = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which council do you choose?
ask-look-at-token = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which power token do you look at?
ask-kill-ally = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which ally do you kill?
ask-try-to-kill = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: do you discard the named card to kill this ally?
ask-cancel-kill = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: do you discard the same card to save your ally?
ask-choose-dead = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which ally of the dead pile do you claim?
ask-move-ally = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which ally do you move?
ask-swap-ally = 
    { $first ->
        [none] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which ally of this council do you swap?
       *[other] { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: with which ally of your other council?
    }
ask-kill-looked = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which of these allies do you kill?
ask-sink-looked = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which of these cards do you put on the bottom of the deck?
ask-order-looked = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: which card is put back to come up next?

## The claim

ask-pass-bid-card = { NAME($seat, kind: "seat") }: which card of your bid area do you pass to the left?
ask-choose-offered = { NAME($seat, kind: "seat") }: which ally is the current ally?
ask-choose-triumph = { NAME($seat, kind: "seat") }: which of your abilities is resolved next?
ask-contest-claim = { NAME($seat, kind: "seat") }: do you discard { $discard } cards to claim this ally in the winner's place: { NAME($ally, kind: "ally") }?
ask-choose-most-allies = { NAME($seat, kind: "seat") }: both councils hold as many allies. To which one does this card bind you: { NAME($card, kind: "card") }?
ask-choose-for-winner = { NAME($seat, kind: "seat") } – { NAME($source, kind: "piece") }: in which council of the winner is the ally placed?
ask-choose-for-claimer = { NAME($seat, kind: "seat") }: in which council of the claimer ({ NAME($claimer, kind: "seat") }) is this ally placed: { NAME($ally, kind: "ally") }?
ask-place-ally = { NAME($seat, kind: "seat") }: in which council do you place this ally: { NAME($ally, kind: "ally") }?
ask-place-token = { NAME($seat, kind: "seat") }: in which council do you place the power token?

## Answers

option-take-leader = { NAME($leader, kind: "leader") }
option-random-leader = a random leader
option-set-aside = { NAME($card, kind: "card") }
option-play-card = play { NAME($card, kind: "card") }
option-kneel = kneel
option-skip-turn = skip the turn
option-choose-leader = { NAME($leader, kind: "seat") }
option-choose-card = { NAME($card, kind: "card") }
option-choose-bid-card = { NAME($card, kind: "card") } ({ NAME($leader, kind: "seat") })
option-choose-council = council of { NAME($leader, kind: "seat") } and { NAME($neighbor, kind: "seat") }
option-choose-ally = { NAME($ally, kind: "ally") }
option-choose-token = token { $number } in the council of { NAME($leader, kind: "seat") } and { NAME($neighbor, kind: "seat") }

## Options of a match

option-advanced = Advanced game: leader-specific cards and events.
option-draft = Draft: hands are dealt (“none”), the card draft (“card-draft”), or the Kingsmoot draft with all cards of all leaders (“kingsmoot”).
option-open-allies = Open allies: the allies of a season lie in a row.
option-quick-game = Quick game: it begins one season later.
option-leaders = Leaders: dealt by chance (“random”), in the order of the card file (“listed”), or chosen at the table (“chosen”).
option-first-player = The first player: drawn (“random”), or the seat of this number.
