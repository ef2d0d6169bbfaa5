# What the board in the browser says by itself.

court-beside = Houses, plots and phases
court-table = The table
court-resolving = Events being resolved
court-actions = What you can do
court-area = Cards of { NAME($house, kind: "house") } in play
court-area-empty = { $house }: no cards in play yet
court-house = { NAME($house, kind: "house") }
court-you = you
court-first-player = first player
court-acts = to act
court-lit = can be chosen
court-picked = chosen
court-standing = standing
court-kneeling = kneeling
court-blank = its text doesn't count
court-doomed = about to be killed
court-bypassed = bypassed by Stealth
court-strength = strength { $strength }
court-strength-word = strength
court-cost = cost
court-power = power
court-power-of = { $power } of { $goal } power
court-power-on = power on it: { $power }
court-duplicates = duplicates: { $count }
court-gold = gold
court-hand = cards in hand
court-hand-of =
    { $count ->
        [one] { NAME($house, kind: "house") }: { $count } card in hand
       *[other] { NAME($house, kind: "house") }: { $count } cards in hand
    }
court-deck = cards in the draw deck
court-dead = dead pile
court-discard = discard pile
court-income = income
court-income-total = income in all: { $income }
court-initiative = initiative
court-claim = claim
court-no-plot = No plot revealed yet
court-initiated = Challenges initiated in this phase
court-piles-of = Piles of { NAME($house, kind: "house") }
court-counts = Draw deck { $deck }, hand { $hand }, unused plots { $plots }
court-dominance = Total for dominance now: { $total }
court-pile-dead = Dead pile
court-pile-discard = Discard pile
court-pile-used-plots = Used plots
court-pile-plot-deck = Your plot deck
court-pile-hand-seen = Known cards in hand
court-pile-deck-top = Known cards of the draw deck, from the top

court-round = Round { $round }
court-set-up = Set-up
court-phases = Phases of a round
court-phase-plot = Plot
court-phase-draw = Draw
court-phase-marshalling = Marshalling
court-phase-challenges = Challenges
court-phase-dominance = Dominance
court-phase-standing = Standing
court-phase-taxation = Taxation

court-challenge = { $icon ->
        [military] Military challenge
        [intrigue] Intrigue challenge
       *[power] Power challenge
    }
court-claim-is = claim { $claim }
court-attack = attacks
court-defence = defends
court-side-strength = { NAME($house, kind: "house") }: strength { $strength }
court-no-attackers = { $house }: no attackers yet
court-attackers-gone = { $house }: no attackers left
court-not-counted = doesn't count
court-uncounted = strength { $strength } doesn't count
court-no-defenders = { $house }: no defenders so far
court-none-defended = { $house }: no defenders
court-won = { NAME($house, kind: "house") } wins
court-won-unopposed = { NAME($house, kind: "house") } wins unopposed
court-nobody-won = Nobody wins
court-sum = How the strength adds up
court-line-printed = printed
court-line-gold = gold

court-own-hand = Your hand
court-hand-empty = No cards in hand
court-laid = Cards to choose from
court-details = Card details
court-back = Put it back
court-choose-host = Choose a lit character to bear it.
court-answered = Your choice lies face down. You can change it until your opponent has chosen too.
court-mulligan-take = Mulligan: 7 new cards
court-mulligan-keep = Keep this hand

court-pass-place-cards = Place nothing
court-pass-place-cards-some = Ready
court-pass-declare-attackers-some =
    { $count ->
        [one] Attack with { $count } character
       *[other] Attack with { $count } characters
    }
court-pass-declare-defenders = No defenders
court-pass-declare-defenders-some =
    { $count ->
        [one] Defend with { $count } character
       *[other] Defend with { $count } characters
    }
court-pass-choose-bypassed = Bypass nobody
court-pass-choose-bypassed-some = Bypass nobody else
court-pass-choose-kept = Keep none
court-pass-choose-kept-some = Keep these
court-pass-may-discard = Discard none
court-pass-search = Nothing fits

court-how-take-mulligan = These are your 7 set-up cards. Once, you may shuffle them back and draw 7 new ones.
court-how-place-cards = Tap the characters and locations that you begin with: 5 gold in all, { $left } left. Tap one again to take it back.
court-how-choose-plot = Tap a plot to read it, tap it again to choose it. Nobody sees it until both are revealed.
court-how-draft-plot = Tap a plot to read it, tap it again to keep it. The others go to your opponent.
court-how-choose-seven = Tap the plots of your deck: { $left } still to choose. Tap a chosen one to take it back.
court-how-declare-attackers = Tap the lit characters that attack; tap one again to take it back.
court-how-declare-defenders = Tap the lit characters that defend; tap one again to take it back.
court-how-choose-bypassed = Tap the characters that Stealth keeps from defending.
court-how-choose-casualties = Tap a lit character twice: it will be killed.
court-how-resolve-passives = Tap the lit card whose ability is resolved next.
court-how-order-top = Tap a card to read it, tap it again: it lies on top next. The first one is drawn first.
court-only-pass = There is nothing else that you could do now.
court-how-act = Tap a lit card to read it; tap it again, or the button, to use it. Or pass.
court-how-choose-challenge = Choose a challenge, or end your turn. Each type may be initiated once in a phase.

court-cost-now = costs { $cost } now, instead of { $printed }

court-do-choose-casualties = { $name } dies
court-do-choose-plot = Reveal { $name }
court-do-draft-plot = Keep { $name }
court-do-choose-bypassed = Bypass { $name }
court-do-search = Take { $name }
court-do-shuffle-away = Shuffle { $name } away
court-do-must-discard = Discard { $name }
court-do-may-discard = Discard { $name }
court-do-order-top = { $name } next
court-do-choose-kept = Keep { $name }
court-do-choose-cost-cards = Pay with { $name }
court-do-choose-cards = Choose { $name }
court-do-choose-own = Choose { $name }
court-do-choose-any = Choose { $name }
court-do-pick-target = Use it for { $name }
court-do-resolve-passives = Resolve { $name }
court-pass-act-own-marshalling = End marshalling
court-because = { $name }: { $text }
