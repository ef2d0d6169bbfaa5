### The table as the terminal shows it.

## What is typed to see a part (after v).

picture-part-ally = ally
picture-part-councils = councils
picture-part-bids = bids
picture-part-hands = hands
picture-part-decks = decks
picture-part-draft = draft
picture-also = the name of a leader, to see what is theirs

## Titles and columns.

picture-title-ally = Season: { NAME($season, kind: "season") }, round { $round } of { $rounds }
picture-title-councils = The ring of councils, clockwise
picture-title-bids = The bidding
picture-title-own-hand = Your hand
picture-title-hands = Hands
picture-title-decks = Decks and piles
picture-title-draft = The draft
picture-title-resolving = What is resolved

picture-column-leader = leader
picture-column-hand = hand
picture-column-influence = influence
picture-column-bid = bid area

## Leaders.

picture-own = { $leader } (you)
picture-first = first player
picture-kneels = kneels
picture-turn = has the turn
picture-winner = won the bid
picture-must-play = must play a card if possible
picture-may-skip = may skip turns, or play up to { $cards } cards and kneel
picture-banned = can't play: { NAME($cards, kind: "card") }
picture-council = ↕ council
picture-own-council = ↕ your council
picture-ring-closed = ↕ and so back to { $leader }
picture-said-leader =
    { $state ->
        [none] { $leader }
       *[other] { $leader }, { $state }
    }: cards in hand { $hand }, { $bid ->
        [none] no influence yet.
       *[other] total influence { $total } ({ $bid }).
    }
# $hidden is the number of facedown tokens whose number the viewer doesn't know.
picture-said-council =
    Council of { $leaders }: power { $power }{ $hidden ->
        [0] {""}
        [one] {" "}and 1 unknown token
       *[other] {" "}and { $hidden } unknown tokens
    } ({ $contents }).

## Cards, allies, tokens.

# In the ring: what a council is worth, with a question mark for each unknown token.
picture-worth = power { $power }
picture-power = power { $power }
picture-influence = influence { $influence }, { NAME($color, kind: "color") }
picture-tokens =
    { $count ->
        [one] token { $numbers }
       *[other] tokens { $numbers }
    }
picture-empty = nothing yet
picture-ability =
    { $timing ->
        [this-round] This round: { $text }
        [when-claimed] When claimed: { $text }
        [when-played] When played: { $text }
        [triumph] Triumph, after the winner is known: { $text }
        [when-played-and-triumph] When played, and after the winner is known: { $text }
        [while-in-a-bid-area] In a bid area: { $text }
        [cleanup] When bid areas are discarded: { $text }
       *[other] { $text }
    }
picture-current =
    { $tokens ->
        [none] Current ally: { $ally }, power { $power }.
       *[other] Current ally: { $ally }, power { $power }; on it: { $tokens }.
    }
picture-no-ally = There is no current ally now.
picture-offered = Also to be chosen from by the winner: { $allies }.
picture-this-round = { $ally }. { $ability }
picture-row = Next in the ally row: { $allies }.
picture-first-player = First player: { $leader }.
picture-own-councils = Your councils: { $councils }. At the end the weaker one counts.
picture-with = { $power } with { $leader }

## Hands.

picture-hand-known =
    { $unknown ->
        [0] { $leader }: all { $count } cards are known: { $known }.
       *[other] { $leader }: { $count } cards, { $unknown } of them unknown; known: { $known }.
    }
picture-hand-unknown = { $leader }: cards in hand { $count }, none of them known.
picture-hand-empty = { $leader }: no cards in hand.
picture-hand-open =
    { $leaders ->
        [none] Until the end of the round everybody may look at this hand.
       *[other] Until the end of the round this hand is open to: { $leaders }.
    }
picture-white = White cards of { $leader } that were not drawn yet: { $count }.
picture-own-cards = Your hand: { $cards }.
picture-known-cards = Known in the hand of { $leader }: { $cards }.

## Decks and piles.

picture-ally-deck = Ally deck: { $count } cards. Known from the top: { $known }.
picture-influence-deck = Influence deck: { $count } cards. Known from the top: { $known }.
picture-ally-row = Ally row: { $allies }.
picture-dead = Dead pile: { $allies }.
picture-discard = Discard pile: { $cards }.
picture-removed = Out of the game: { $cards }.
picture-supply = Power tokens in the supply: { $count }.

## The draft, and what is under way.

picture-packet = The cards that you choose from: { $cards }.
picture-aside = Set aside by you: { $cards }.
picture-no-draft = No cards are drafted now.
picture-resolving = { $what } ({ $leader }). { $ability }
picture-claiming =
    { $ability ->
        [none] { $leader } claims { $what }.
       *[other] { $leader } claims { $what }. { $ability }
    }
picture-looking = You look at: { $cards }.
picture-passing = { $leader } passes on: { $card }.

# What is known about a leader who can be chosen.
picture-target = cards in hand { $hand }, total influence { $total }
picture-ally-there = power { $power }, in the council of { $leaders }
picture-token-known = its number is { $number }
picture-value-now = influence { $value } now

## Kinds of names, in errors.

kind-card = influence card
kind-ally = ally
kind-leader = leader
