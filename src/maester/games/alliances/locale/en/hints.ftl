### Hints for newcomers: what is asked, and what people usually do. `.typed` is what helps somebody at a terminal.

guide-first =
    Your first round, in short:
    Goal: at the end of the game your weaker council counts, the small council. Whoever has the strongest small council wins. You share a council with each of your two neighbours, so you always build something together with somebody.
    1. An ally is revealed: the current ally, which everybody bids for in this round. It has a power, and an ability: some hold while the bidding lasts (this round), others work for whoever claims it (when claimed).
    2. In turn everybody plays one influence card or kneels. A card does what it says and then lies in your bid area, where its influence counts. Who kneels is out for the rest of the round, but the cards stay and count.
    3. When all kneel, the highest total influence wins; ties go to whoever comes first, counting from the first player. The winner places the ally in one of the own two councils and gets a facedown power token that nobody looks at.
    4. All bid areas are discarded. Nobody draws: your 10 cards must last for the whole season. So choose the rounds that are worth it, and kneel early in the others.
    A season has one round more than there are players; then everybody gets 10 new cards. After winter the councils are counted.
    In a first round people look at what the current ally is worth to them and to their neighbours: what a neighbour places with you helps you too.
    v shows the table, v hands your cards with all they do; ? shows the rules behind a question, ? and a card's name what the card does.

hint-choose-leader-card = a leader says who you are at this table. Only in the advanced game it matters: each leader has 4 white cards of their own.
hint-choose-card-to-keep = set aside the one card that you want most; the others go to a neighbour and you may not see them again. Usually: first a card with high influence or an ability that you like, later what fits it. Remember what you pass on: your neighbour knows it too.
hint-take-turn = play one card, or kneel and be out for this round. You must manage with this hand until the season ends, so don't bid for every ally: pay for those that help your small council, and let others spend their cards. If a neighbour will win and must place the ally with you, you need not win yourself.
    .typed = v bids shows all totals with what changed them, v councils who builds what.
hint-final-card = you did not skip the turn, so you may play this many cards and then kneel. Nobody can answer in between.
hint-choose-target = the ability needs a leader. Usually: the one who leads in this bidding, or whose small council is the strongest.
    .typed = v councils shows the strength of all councils.
hint-decide-to-do = the ability is yours to use or not; nothing is lost by saying no. Usually: yes, if what comes of it is good for one of your councils or bad for the leader's.
hint-take-card = you see the hand now and will remember it. Usually: take the card with the highest influence, or the ability that would hurt you most.
hint-give-card = the card leaves your hand for good, unseen by the others. Usually: the one that you would not play any more in this season.
hint-discard-card = unplayed cards are worth nothing after the season. Usually: the weakest card, or one whose ability doesn't fit any more.
hint-discard-chosen = you see the hand, and this card leaves it. Usually: the strongest card, or the ability that you fear.
hint-take-from-deck = usually high influence if rounds are left to bid in, else an ability that you can use at once.
hint-put-under-deck = what lies at the bottom comes last. It matters little: the deck is shuffled before the next season.
hint-take-discard = everybody sees what you take. Usually: the strongest card that was discarded.
hint-ban-card = the owner can't play any card of this name until the end of the round. Usually: the card that could still win this bidding.
hint-move-bid-card = the card counts where it lies from now on. Usually: take the highest one from whoever leads.
hint-discard-bid-card = usually the highest card of whoever leads, unless that neighbour's victory is also yours.
hint-place-elsewhere = the card's influence counts for whoever gets it. Usually: for a neighbour whom you want to win, or for somebody who can't win anyway.
hint-copy-value = usually the highest printed value that lies on the table.
hint-keep-card = a card that you keep goes back to your hand instead of the discard pile, and everybody knows it. Usually: the one with the highest influence.
hint-move-token = a token is worth 1 to 3, but nobody knows which. It moves between the two councils of one leader. Usually: into a council of yours, best into your small one, or out of the strongest that isn't yours.
hint-choose-council-of = think of the council of yours that is weaker: it decides the game. Tokens are worth 1 to 3 each.
    .typed = v councils shows all of them.
hint-look-at-token = only you will know its number. Usually: a token in a council of your own, to know which of the two is weaker.
hint-kill-ally = a dead ally counts for nobody. Usually: the strongest one in a council that isn't yours.
hint-try-to-kill = you are asked because you might hold the card; to pass tells the others nothing. Usually: only if the ally would stand in a council that isn't yours.
hint-cancel-kill = the same card saves your ally. Usually yes, if the ally is worth more to you than the card in this season.
hint-choose-dead = usually the ally with the most power; mind what it does when it is claimed.
hint-move-ally = allies move between your own councils. Usually: towards the weaker one, because it decides.
hint-swap-ally = the two allies change places. Usually: so that your weaker council becomes stronger.
hint-kill-looked = usually the ally that would help the others most; the rest will come up in the next rounds.
hint-sink-looked = what goes to the bottom will hardly be seen again. Usually: an ally that you don't want the others to get.
hint-order-looked = you know now whom the next rounds are about. Usually: those you want come when you have the cards to win them.
hint-pass-bid-card = the card goes to the leader on your left and counts there. Usually: your lowest one.
hint-choose-offered = you won: this ally is the one you claim. Usually: the one with more power; mind its ability.
hint-choose-triumph = abilities with the triumph symbol are resolved after the winner is known, in the order that you choose. Usually it makes no difference.
hint-contest-claim = for so many cards from your hand you get the ally although you did not win. Usually: towards the end of a season, when the cards are worth little anyway.
hint-choose-most-allies = the card binds you to the council with more allies; both have as many, so you may choose. Usually: the weaker one.
hint-choose-for-winner = you decide where the winner must put the ally. Usually: into the council that the winner shares with you, or else the one where it helps least.
hint-choose-for-claimer = you decide in which of the two councils the ally goes. Usually: into the one shared with you, or else the one where it helps least.
hint-place-ally = only your weaker council counts at the end. Usually: there, unless the neighbour with whom you share it is already far ahead.
    .typed = v councils shows the power of both.
hint-place-token = the token is worth 1 to 3 and stays facedown until the end. It may go to the other council than the ally. Usually: to your weaker council.
