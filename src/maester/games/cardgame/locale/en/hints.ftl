### Hints for newcomers: what is asked, and what people usually do. `.typed` is what helps somebody at a terminal.

guide-first =
    Your first round, in short:
    Goal: gather 15 power (or what was agreed on), on your banner and on your characters together.
    Set-up: from 7 cards you may place characters and locations worth 5 gold; then you draw back to 7. A round has seven phases:
    1. Plot. Each of you secretly chooses a plot: it gives your gold (income), decides who has the initiative, and how much your won challenges hurt (claim).
    2. Draw. Two cards each.
    3. Marshalling. You collect your gold and play characters, locations and attachments. Gold that you keep counts for dominance.
    4. Challenges. In your turn you may attack once in each of three ways, with standing characters that have the icon. They kneel. Military kills the opponent's characters, intrigue makes the opponent discard cards, power steals power from the banner. The opponent may kneel characters to defend; attackers win ties. If nobody defends, you gain 1 power on top.
    5. Dominance. Whoever has more strength in standing characters, plus 1 for each gold, gains 1 power.
    6. Standing: all kneeling cards stand again. 7. Taxation: unspent gold is lost.
    Characters that attacked are kneeling when your opponent attacks: keep some to defend.
    Between these steps you are asked whether you take an action. Most of the time people pass.
    v shows the table, v hand your cards with all they do; ? shows the rules behind a question, ? and a card's name what the card does.

hint-take-mulligan = you may exchange all 7 cards once, and must keep the new ones. Usually: keep the hand if it has two or three cheap characters, and a location with an income bonus.
hint-place-cards = place characters and locations for 5 gold together; they stand when the game begins, and you draw back to 7 cards afterwards, so place as much as you can. Usually: cheap characters with different icons, and a location with an income bonus.
hint-choose-plot = the plot gives income, initiative and claim for this round. Usually in the first rounds: a high income, to get characters into play; later a high claim when you can win challenges. A used plot comes back only when all have been used.
    .typed = v plots shows what both of you have used.
hint-choose-first-player = the first player marshals and attacks first. Usually: you, if you want to attack before your opponent's characters have a say; the opponent, if you would rather keep yours standing and strike back at kneeling ones.
hint-draft-plot = keep one plot. Of three, the other two go on to your opponent; of those that you get, the one you leave is out of the game. In the end you choose 7 out of 13.
hint-choose-seven = a plot deck needs income for the start, one or two high claims, and some with high initiative.
hint-act = this is a chance to play a card or to use an ability; when you both pass, the game goes on. In your marshalling turn characters and locations are played here, one at a time: usually first locations with an income bonus, then the characters that you need for attack and defence. In all other moments people mostly pass.
    .typed = v hand shows your cards and what they cost.
hint-pick-text = the card has several abilities; each has its own limits.
hint-pick-target = the ability answers one of several things that happened together: choose which.
hint-choose-gold = the more gold you pay, the more it does. What you keep counts for dominance.
hint-choose-cost-cards = this is the price of the ability: choose what you need least.
hint-choose-cards = usually among your own cards the one that gains most by it, among the opponent's the one that is most dangerous now.
hint-choose-own = usually what you need least, if the card is lost by it; the strongest, if it gains by it.
hint-choose-any = usually the most dangerous card of your opponent.
hint-choose-kept = everything else is lost. Usually: keep the strongest characters, and those with power on them.
hint-resolve-passives = you are the first player, so the order is yours. Usually it makes no difference.
hint-choose-challenge = each type once in your turn: military kills characters, intrigue takes cards from the hand, power takes power from the banner. Usually: attack where your opponent has few standing characters with the icon, and keep somebody standing for the defence.
    .typed = v shows who stands and who kneels.
hint-declare-attackers = attackers kneel, and all their strength is added up. You win a tie. Usually: as many as are needed to win even if your opponent defends, and no more.
hint-choose-bypassed = for each attacker with Stealth one character may not defend. Usually: the strongest standing one with the icon.
hint-declare-defenders = defenders kneel. You must have more strength than the attackers to win; but even 1 strength keeps your opponent from the extra power for an unopposed challenge. Usually: defend if you win by it, or if the claim would hurt more than a kneeling character.
hint-choose-casualties = these characters die; they needn't have taken part. Usually: the cheapest ones. Remember duplicates and saves.
hint-search = you look through your whole deck, and it is shuffled afterwards. Usually: the card that you can play at once.
hint-shuffle-away = usually the card that you fear most; among your own, the one that is of no use now.
hint-must-discard = usually the card that is of least use now, or a second copy of a unique card that isn't in play.
hint-may-discard = you may also discard nothing. Usually: only what you can do without.
hint-order-top = the card that you choose first will be drawn first.
