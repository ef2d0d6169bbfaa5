### The table as the terminal shows it.

## What is typed to see a part (after v).

picture-part-houses = houses
picture-part-mine = mine
picture-part-theirs = theirs
picture-part-challenge = challenge
picture-part-hand = hand
picture-part-plots = plots
picture-part-piles = piles
picture-part-dominance = dominance
picture-also = the name of a card in play, to see all about it

## Titles and columns.

picture-title-houses =
    { $phase ->
        [set-up] Set-up
       *[other] Round { $round }, { NAME($phase, kind: "phase") }
    }
picture-title-side = { $house }: cards in play
picture-title-challenge =
    { $icon ->
        [military] Military challenge
        [intrigue] Intrigue challenge
       *[power] Power challenge
    }
picture-title-hand = Hand
picture-title-plots = Plots
picture-title-piles = Dead and discard piles
picture-title-dominance = Dominance, if it were counted now
picture-title-doomed = About to be killed

picture-column-house = House
picture-column-power = power
picture-column-gold = gold
picture-column-hand = hand
picture-column-deck = deck
picture-column-challenges = initiated
picture-column-card = card
picture-column-state = state
picture-column-strength = strength
picture-column-icons = icons
picture-column-more = further
picture-column-attackers = attackers
picture-column-defenders = defenders

## Houses.

picture-own = { $house } (you)
# $banner is the part of the power that lies on the banner.
picture-power = { $power } (banner { $banner })
picture-said-house =
    { $house }: power { $power }, of it on the banner { $banner }; gold { $gold }; cards in hand { $hand }; cards in the deck { $deck }.{ $plot ->
        [none] {""}
       *[other] {" "}Revealed plot: { $plot }.
    }{ $initiated ->
        [none] {""}
       *[other] {" "}Challenges initiated in this phase: { $initiated }.
    }
picture-plot = income { $income }, initiative { $initiative }, claim { $claim }
picture-income-total = income in all { $income }
picture-revealed = Plot of { NAME($house, kind: "house") }: { $plot }.
picture-first-player = First player: { NAME($house, kind: "house") }.
picture-active = It is the turn of { NAME($house, kind: "house") }.
picture-goal = { $goal } power wins.

picture-purse = Gold that you can still spend: { $gold }.

## Cards.

picture-icon-military = Mil
picture-icon-intrigue = Int
picture-icon-power = Pow
picture-text = { $text }
picture-in-hand = { $card } (cost { $cost })
picture-cost-now = cost { $cost } now, { $printed } printed
picture-in-hand-now = { $card } (cost { $cost } now, { $printed } printed)
picture-free = free; discarded, it saves the character from being killed
picture-copy = { $card } no. { $number }
picture-standing = stands
picture-kneeling = kneels
picture-power-on = power on it { $power }
picture-duplicates = duplicates { $count }
picture-blank = its text doesn't count
picture-nothing-in-play = No cards in play.
picture-of-house = attachment of { NAME($house, kind: "house") }
picture-attached = Attached: { $card } ({ NAME($house, kind: "house") }), { $state }.
picture-strength-lines = Strength { $strength }: { $lines }.
modifier-printed = printed
modifier-gold = gold

## Challenges.

picture-sum = total
picture-uncounted = { $strength }, doesn't count
picture-said-attack =
    { $cards ->
        [none]
            { $declared ->
                [true] { NAME($house, kind: "house") } attacks: nobody is left.
               *[other] { NAME($house, kind: "house") } attacks: nobody is declared yet.
            }
       *[other] { NAME($house, kind: "house") } attacks with strength { $total }: { $cards }.
    }
picture-said-defence =
    { $cards ->
        [none] { NAME($house, kind: "house") } has no defenders.
       *[other] { NAME($house, kind: "house") } defends with strength { $total }: { $cards }.
    }
picture-claim =
    { $icon ->
        [military] If the attackers win, the defending player must kill own characters: { $claim }.
        [intrigue] If the attackers win, the defending player discards random cards from hand: { $claim }.
       *[power] If the attackers win, power moves from the defender's banner to the attacker's: { $claim }.
    }
picture-bypassed = Bypassed by Stealth, may not defend: { $cards }.
picture-won =
    { $unopposed ->
        [true] { NAME($house, kind: "house") } has won, unopposed.
       *[other] { NAME($house, kind: "house") } has won.
    }
picture-no-challenge = There is no challenge now.
picture-able = your standing characters with the icon: { $own_count }, strength { $own_strength }; your opponent's: { $other_count }, strength { $other_strength }
picture-dominance =
    { $lines ->
        [none] { NAME($house, kind: "house") }: { $total }.
       *[other] { NAME($house, kind: "house") }: { $total } ({ $lines }).
    }

## Hands, plots, piles.

picture-own-cards = Your hand: { $cards }.
picture-known-cards = Known in the hand of { NAME($house, kind: "house") }: { $cards }.
picture-other-hand =
    { $known ->
        [none] { NAME($house, kind: "house") } holds { $count } cards that you don't know.
       *[other] { NAME($house, kind: "house") } holds { $count } cards. Known: { $known }.
    }
picture-plots =
    { $plot ->
        [none] { NAME($house, kind: "house") }: no plot revealed yet; plots in the deck { $left }.
       *[other] { NAME($house, kind: "house") }: revealed { $plot }; plots in the deck { $left }; used: { $used }.
    }
picture-plot-deck = Your plots to choose from: { $plots }.
picture-drafted = Your drafted plots: { $plots }.
picture-dealt = The plots that you look at: { $plots }.
picture-piles = { NAME($house, kind: "house") }: dead pile: { $dead }. Discard pile: { $discard }.
picture-deck-top = Known cards of the deck of { NAME($house, kind: "house") }: { $cards }.

## What yes, no and passing mean at a question.

picture-agree-true-take-mulligan = Yes, 7 new cards
picture-agree-false-take-mulligan = No, keep this hand
picture-pass-act = Pass, nothing now
picture-pass-place-cards = Ready, place no more cards
picture-pass-declare-attackers = Ready, no more attackers
picture-pass-declare-defenders = Ready, no more defenders
picture-pass-choose-bypassed = Ready, bypass nobody else
picture-pass-choose-kept = Ready, keep no more cards
picture-pass-may-discard = Discard no more
picture-pass-search = Nothing there fits

## Kinds of names, in errors.

kind-card = card in play
kind-title = card
kind-challenge = type of challenge
