### Hints for newcomers: what is asked, and what people usually do. `.typed` is what helps somebody at a terminal.

guide-first =
    Your first Round, in short:
    Goal: Victory Points (VP). A destroyed enemy unit gives 1, Objectives that you Control give more at the end of each Round. Whoever has enough at the end of a Round wins; after the last Round whoever has more. The Game Mode may score in another way: v mode tells what it is about.
    Set-up: you bring an army, the higher roll chooses the zone, and you deploy in turn. The suggested line of battle is a good one.
    A Round: you and your opponent activate one unit at a time, until all have been activated. An activated unit does one thing:
    Maneuver: pivot, move straight up to its Speed, pivot. March: straight ahead up to twice its Speed, then pivot.
    Charge: an enemy before its Front, at most Speed and a die away. With the die it must reach it; then it attacks at once and may reroll its Attack dice. A 1 is a Disorderly Charge, without rerolls.
    Melee Attack: on enemies that it touches. Ranged Attack: after a Shift of up to 2 inches. Retreat: out of combat.
    An attack: roll the Attack dice, each that reaches To Hit is a Hit; the Defender blocks with as many dice; what isn't blocked is a Wound, and then comes a Panic Test. Fewer ranks, fewer dice.
    Attacks from the Flank make that -1 for the Defender, from the Rear -2: that is what moving is for.
    A unit Claims an Objective that its tray covers completely. So: march to the Objectives, stay at the edge of the enemy's reach, and charge when 3 or less on the die is enough.
    v shows the field, v red-3 what a unit sees and reaches, measure red-3 blue-1 what lies between two units; ? shows the rules behind a question.

hint-bring-army = an army of the agreed size: a ready-made one, or one of your own by its code. Usually: any ready-made one; armies of many foot are the easiest to begin with.
    .typed = maester army makes and checks codes; ? and the name of a unit shows its card.
hint-choose-zone = zones differ only by terrain and Objectives, and whoever doesn't choose the zone names the First Player. Usually: the side with the better way to the Objectives.
hint-name-first-player = the First Player activates the first unit, the other one sees it and answers. Usually in Round 1: let the opponent begin, since nobody reaches anybody yet.
hint-deploy-unit = you deploy in turn, each tray completely within the zone. Usually: take the line of battle as suggested, foot in the middle, riders on the wings, archers behind.
    .typed = v shows the field; other places can be typed in inches, with the facing in degrees.
hint-lay-piece = terrain lies 6 inches apart and outside the zones, unless the Game Mode says otherwise. Usually: opposite to the piece laid last, so that it is fair.
hint-lay-piece-alone = you alone lay terrain, 6 inches apart and 6 inches from your zone. Usually: what slows the enemy's way to your walls.
hint-activate-unit = each unit once a Round, in turn with your opponent. Usually: first those that can charge well, or that are about to be charged; those that only walk come last.
    .typed = v red-3 (or any other unit) shows whom it sees and what a Charge needs.
hint-choose-action = one action a turn. Usually: a Charge if 3 or less on the die is enough, best into a Flank or the Rear; a Melee Attack if engaged; else shoot, or move towards an Objective.
    .typed = v and the unit's name shows how far it comes.
hint-choose-maneuver = turn, go straight up to Speed, turn again, and stay 1 inch away from enemies. Usually: onto an Objective, into an enemy's Flank, or just out of the reach of its Charge.
    .typed = A Maneuver can be typed: maneuver 30 5 0 turns to 30 degrees, goes 5 inches and turns to 0 (up).
hint-choose-free-maneuver = a Maneuver without spending the action; you may also leave it.
hint-dare-free-maneuver = a free Maneuver, but it may cost something.
hint-choose-march = straight ahead up to twice Speed, then a pivot. Usually: in full in the first Round, later not into the reach of an enemy who hasn't been activated.
    .typed = A March can be typed: march 10 0 goes 10 inches and turns to 0 degrees (up).
hint-choose-shift = a Shift goes in one direction without turning. Usually: onto an Objective, or stay.
    .typed = A Shift can be typed: shift right 2.
hint-choose-retreat = away from the enemy by Speed and the die, then a pivot; the enemy may pivot too. Usually: far enough not to be charged again.
hint-offer-free-pivot = a turn on the spot for nothing. Usually: Front towards the nearest enemy.
hint-order-free-pivots = several units may pivot; the order matters only where trays are close.
hint-declare-target = the enemy must be seen and within Speed and 6. Usually: the one that needs the least on the die, or that shows its Flank.
    .typed = measure red-3 blue-1 (with your units) shows distance, zones and sight.
hint-determine-zone = you stand in two zones of the target alike. Usually: Rear before Flank before Front.
hint-pick-facing = the way of the Charge; the number on the die is told. Usually: the one that needs the least.
hint-align-trays = how the trays stand after contact. Usually: centre to centre, unless a neighbour must keep room.
hint-charge-attack = the unit has several Melee Attacks. Usually: the one with more dice that hit.
hint-turn-to-face = it may turn its Front to its enemy before it attacks. Usually: yes, if it is attacked from the side.
hint-choose-strike = which enemy is attacked, and with what. Usually: the one that is nearly destroyed.
hint-shift-before-shooting = up to 2 inches before the shot, if there is a target afterwards. Usually: away from the enemy, still in range.
hint-choose-target = a shot needs sight and range. Usually: an enemy that shows its Flank; shots into combat also hurt the nerves of your own.
hint-choose-side = you stand in two zones of the target alike. Usually: Rear before Flank before Front.
hint-reroll-dice = dice that may be rerolled, each once by each player. Usually: your own that missed, or the enemy's that hit.
    .typed = v dice shows the attack line by line; other dice can be typed by their places: reroll charge-bonus: 1 4.
hint-declare-text = a moment for a Tactics card, an Order or an ability; of cards and Orders one at most. Usually: what changes this attack or test; a card is worth more with the zone that it names.
    .typed = stops changes where you are asked; ? and the name shows what it does.
hint-resolve-next-text = your effects come at once, in an order that you choose. Usually it makes no difference.
hint-pick-target = whom the ability is for. Usually: the unit that fights next.
hint-shot-into-combat = your own units beside the target test their nerve too; choose who is first.
