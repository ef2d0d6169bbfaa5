### Hints for newcomers: what is asked, and what people usually do. `.typed` is what helps somebody at a terminal.

guide-first =
    Your first round, in short:
    Goal: hold 7 areas with a Castle or Stronghold, or the most of them after the last round.
    1. Planning. Every area with your units gets one order, in secret. A sound start: a March where units should move, Consolidate Power where you are safe and want Power tokens, Support next to a place that you want to attack, Defense where an enemy may come.
    2. The orders are revealed. The holder of the Messenger Raven may change one.
    3. Raids are resolved, one each in turn: they take orders away from neighbours.
    4. Marches, one each in turn: units go to areas next to them, or by sea along a chain of your Ships. Areas that nobody holds are simply taken. In an area with enemies there is a battle: units, orders, support and one House card each; the higher total wins. When your units leave an area, a Power token keeps it yours.
    5. Power: every Consolidate Power order gives 1, and 1 more for each Power icon in the area.
    From round 2 on each round begins with three Westeros cards: they let you muster units, count supply, or bid Power for the tracks.
    In a first round people take the empty areas around them, Castles first, and gather some Power.
    v shows the board, v and an area's name what is next to it; ? shows the rules behind a question, ? and a card's name what the card does.

hint-assign-order = each of your areas with units needs one order. March moves units, Consolidate Power gives Power tokens, Support helps battles next door, Defense makes an area stronger, Raid removes a neighbour's Raid, Support or Consolidate Power order. Usually: March towards empty Castles and supply, Consolidate Power where nobody can reach you.
    .typed = v and an area's name shows its neighbours.
hint-use-messenger-raven = you may exchange one of your orders now that all are revealed, or look at the next Wildling card. Passing is common when your orders still fit.
hint-put-wildling-card = a card that would hurt you goes to the bottom; what is left on top stays your secret.
hint-resolve-raids = a Raid removes a Raid, Support or Consolidate Power order next to it. Against Consolidate Power you gain 1 Power, and its owner loses 1. Usually: take away the Support that threatens you, or Power.
hint-resolve-marches = choose an order, and where its units go. You may split them group by group; the area that they leave stays yours only with a Power token. Only one of the groups may start a battle.
hint-plan-march = send another group from the same area, or end the march. Nothing moves before you end it.
hint-establish-control = with a Power token the area stays yours when your units have left: you keep its Castle, supply and Power icons. Usually yes, if the area has any of them.
hint-resolve-consolidate-power = each order gives 1 Power, and 1 for each Power icon in its area. The Special one may muster in a Castle or Stronghold instead. Power is for bidding and for keeping areas.
hint-muster = a Castle gives 1 point, a Stronghold 2. Footman and Ship cost 1, Knight and Siege Engine 2; upgrading a Footman costs 1. Mind your supply: it limits how large your armies may be.
    .typed = v houses shows your supply.
hint-reduce-armies = supply allows only so many armies of two or more units. Usually Footmen of the largest army go first.
hint-bid = bids are secret, and everything bid is lost. For tracks: the Iron Throne acts first and breaks ties, the Fiefdoms win ties in battle and hold the Blade, the King's Court allows Special orders. Against Wildlings all bids count together; the lowest bidder pays most for a defeat. Many people keep at least 2 Power for marching.
hint-break-tie = you hold the Iron Throne token: whom you put first will remember it, and so will the other.
hint-choose-westeros-effect = choose what helps you and not the others: count castles, supply and Power first.
    .typed = v houses shows them.
hint-give-support = your whole strength in that area is added to one side, and you lose nothing by it. Support your own battles; otherwise help whoever attacks the leader, or nobody.
hint-accept-support = usually yes, unless you would rather owe nothing to the one who offers it.
hint-choose-house-card = both cards are revealed together, and their strength is added. Swords cost the loser units, fortifications save them. Hands are closed now, but discarded cards lie open: all else is still in hand. Win with the weakest card that suffices, or lose with a weak one.
    .typed = v hands shows what was discarded.
hint-use-blade = +1 once a round, in a battle of yours. Usually: when it turns defeat into victory, and not otherwise.
hint-take-casualties = usually the weakest unit is destroyed: a Footman rather than a Knight.
hint-choose-retreat = all units retreat to one area and are routed till the end of the round: they add no strength. Choose an area that nobody will attack in this round.
hint-capture-port = captured Ships become yours, as far as your own unused Ships and your supply allow it.
