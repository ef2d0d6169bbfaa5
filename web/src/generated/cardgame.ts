// Made from the Python structs by `make golden`. Never edited by hand.

export type CardName = "eddard-stark" | "eddard-stark-2" | "robb-stark" | "robb-stark-2" | "catelyn-stark" | "catelyn-stark-2" | "arya-stark" | "arya-stark-2" | "sansa-stark" | "sansa-stark-2" | "jon-snow" | "jon-snow-2" | "bran-stark" | "ser-rodrik-cassel" | "maester-luwin" | "hodor" | "septa-mordane" | "stark-escort" | "stark-escort-2" | "stark-escort-3" | "greatjon-umber" | "theon-greyjoy" | "osha" | "jory-cassel" | "syrio-forel" | "guard-at-riverrun" | "guard-at-riverrun-2" | "house-tully-recruiter" | "war-host-of-the-north" | "littlefinger" | "varys" | "winterfell" | "winterfell-keep" | "winterfell-keep-2" | "winterfell-keep-3" | "godswood" | "northern-fiefdoms" | "the-iron-throne" | "the-kingsroad" | "hand-of-the-king" | "direwolf" | "direwolf-2" | "ice" | "needle" | "not-today" | "not-today-2" | "winter-is-coming" | "the-king-in-the-north" | "lethal-counterattack" | "the-pack-survives" | "littlefinger-2" | "varys-2" | "the-iron-throne-2" | "hand-of-the-king-2" | "tywin-lannister" | "tywin-lannister-2" | "cersei-lannister" | "cersei-lannister-2" | "ser-jaime-lannister" | "ser-jaime-lannister-2" | "tyrion-lannister" | "tyrion-lannister-2" | "joffrey-baratheon" | "joffrey-baratheon-2" | "ser-gregor-clegane" | "the-hound" | "the-hound-2" | "ser-ilyn-payne" | "bronn" | "grand-maester-pycelle" | "ser-lancel-lannister" | "ser-kevan-lannister" | "lannister-guards" | "lannister-guards-2" | "enemy-informer" | "enemy-informer-2" | "lannisport-steward" | "lannisport-weaponsmith" | "gold-cloaks" | "hill-tribesmen" | "lurkers-at-harrenhal" | "podrick-payne" | "shae" | "lannister-encampment" | "lannister-encampment-2" | "lannister-encampment-3" | "casterly-rock" | "lannisport" | "hall-of-heroes" | "western-fiefdoms" | "gilded-plate" | "gutter-rats-cunning" | "milk-of-the-poppy" | "catspaws-dagger" | "a-lannister-always-pays-his-debts" | "a-lannister-always-pays-his-debts-2" | "the-lions-cunning" | "the-lions-cunning-2" | "insidious-ways" | "i-never-bet-against-my-family" | "plot-a-game-of-thrones" | "plot-uneasy-truce" | "plot-hear-me-roar" | "plot-consolidation-of-power" | "plot-valar-morghulis" | "plot-killing-cold" | "plot-detained" | "plot-the-old-gods" | "plot-the-lion-and-the-wolf" | "plot-a-storm-of-swords" | "plot-crossing-the-trident" | "plot-spies-in-their-midst" | "plot-hidden-in-shadow" | "plot-calling-the-banners" | "plot-illyrios-gift" | "plot-wildfire-assault" | "plot-winter-festival" | "plot-counting-favors" | "plot-rule-by-decree" | "plot-planning-ahead" | "plot-blockade" | "plot-rains-of-autumn" | "plot-building-season" | "plot-summoning-season" | "plot-noose-and-swordpoint" | "plot-herding-the-masses" | "plot-marched-to-the-wall" | "plot-drunken-allegations" | "plot-fleeing-to-the-wall" | "plot-battle-of-oxcross" | "plot-power-and-wealth" | "plot-tourney-for-the-hand";

export type TitleName = "eddard-stark" | "robb-stark" | "catelyn-stark" | "arya-stark" | "sansa-stark" | "jon-snow" | "bran-stark" | "ser-rodrik-cassel" | "maester-luwin" | "hodor" | "septa-mordane" | "stark-escort" | "greatjon-umber" | "theon-greyjoy" | "osha" | "jory-cassel" | "syrio-forel" | "guard-at-riverrun" | "house-tully-recruiter" | "war-host-of-the-north" | "littlefinger" | "varys" | "winterfell" | "winterfell-keep" | "godswood" | "northern-fiefdoms" | "the-iron-throne" | "the-kingsroad" | "hand-of-the-king" | "direwolf" | "ice" | "needle" | "not-today" | "winter-is-coming" | "the-king-in-the-north" | "lethal-counterattack" | "the-pack-survives" | "tywin-lannister" | "cersei-lannister" | "ser-jaime-lannister" | "tyrion-lannister" | "joffrey-baratheon" | "ser-gregor-clegane" | "the-hound" | "ser-ilyn-payne" | "bronn" | "grand-maester-pycelle" | "ser-lancel-lannister" | "ser-kevan-lannister" | "lannister-guards" | "enemy-informer" | "lannisport-steward" | "lannisport-weaponsmith" | "gold-cloaks" | "hill-tribesmen" | "lurkers-at-harrenhal" | "podrick-payne" | "shae" | "lannister-encampment" | "casterly-rock" | "lannisport" | "hall-of-heroes" | "western-fiefdoms" | "gilded-plate" | "gutter-rats-cunning" | "milk-of-the-poppy" | "catspaws-dagger" | "a-lannister-always-pays-his-debts" | "the-lions-cunning" | "insidious-ways" | "i-never-bet-against-my-family" | "plot-a-game-of-thrones" | "plot-uneasy-truce" | "plot-hear-me-roar" | "plot-consolidation-of-power" | "plot-valar-morghulis" | "plot-killing-cold" | "plot-detained" | "plot-the-old-gods" | "plot-the-lion-and-the-wolf" | "plot-a-storm-of-swords" | "plot-crossing-the-trident" | "plot-spies-in-their-midst" | "plot-hidden-in-shadow" | "plot-calling-the-banners" | "plot-illyrios-gift" | "plot-wildfire-assault" | "plot-winter-festival" | "plot-counting-favors" | "plot-rule-by-decree" | "plot-planning-ahead" | "plot-blockade" | "plot-rains-of-autumn" | "plot-building-season" | "plot-summoning-season" | "plot-noose-and-swordpoint" | "plot-herding-the-masses" | "plot-marched-to-the-wall" | "plot-drunken-allegations" | "plot-fleeing-to-the-wall" | "plot-battle-of-oxcross" | "plot-power-and-wealth" | "plot-tourney-for-the-hand";

export type ChallengeName = "military" | "intrigue" | "power";

/** A card in play. */
export interface CardView {
  card: string;
  title: string;
  type: string;
  kneeling: boolean;
  power: number;
  strength: number;
  strength_lines: [number, string][];
  icons: string[];
  keywords: string[];
  blank: boolean;
  duplicates: number;
  host: string | null;
}

/** The challenge that is going on. */
export interface ChallengeView {
  type: string;
  attacker: string;
  defender: string;
  declared: boolean;
  attackers: string[];
  defenders: string[];
  bypassed: string[];
  uncounted: string[];
  attack: number;
  defence: number;
  claim: number;
  winner: string | null;
  unopposed: boolean;
}

/** The table as one seat sees it. */
export interface CourtView {
  round: number;
  phase: string;
  first_player: string;
  active_player: string | null;
  goal: number;
  treasury: number;
  power_pool: number;
  players: PlayerView[];
  challenge: ChallengeView | null;
  doomed: string[];
  resolving: string[];
  boxed: string[];
}

/** What one player has. */
export interface PlayerView {
  house: string;
  power: number;
  banner: number;
  gold: number;
  hand_size: number;
  hand: string[];
  costs: [string, number][];
  deck_size: number;
  deck_top: (string | null)[];
  in_play: CardView[];
  discard: string[];
  dead: string[];
  plot: string | null;
  used_plots: string[];
  plot_deck_size: number;
  plot_deck: string[];
  drafted: string[];
  dealt: string[];
  income: number;
  income_lines: [number, string][];
  initiative: number;
  claim: number;
  dominance: [number, string][];
  initiated: string[];
}

/** Attaches a copy of an own unique character in play as a duplicate. */
export interface AddDuplicateMove {
  move: "add-duplicate";
  title: TitleName;
}

/** Yes or no. */
export interface AgreeMove {
  move: "agree";
  yes: boolean;
}

/** Plays an attachment on a character in play. */
export interface AttachMove {
  move: "attach";
  title: TitleName;
  card: CardName;
}

/** Chooses a card in play. */
export interface ChooseMove {
  move: "choose";
  card: CardName;
}

/** Chooses one of several abilities of a card, counted from 1. */
export interface ChooseTextMove {
  move: "choose-text";
  text: number;
}

/** Chooses a card of a hand, a deck or a set of plots. */
export interface ChooseTitleMove {
  move: "choose-title";
  title: TitleName;
}

/** Declares a character as attacker or defender. */
export interface DeclareMove {
  move: "declare";
  card: CardName;
}

/** Discards a duplicate to save its character. */
export interface DiscardDuplicateMove {
  move: "discard-duplicate";
  card: CardName;
}

/** Ends the challenge turn for good. */
export interface EndTurnMove {
  move: "end-turn";
}

/** Initiates a challenge. */
export interface InitiateMove {
  move: "initiate";
  icon: ChallengeName;
}

/** Says who is the first player. */
export interface NameFirstPlayerMove {
  move: "name-first-player";
  player: string;
}

/** Does nothing where something may be done. */
export interface PassMove {
  move: "pass";
}

/** Pays so much gold, where the player chooses how much. */
export interface PayGoldMove {
  move: "pay-gold";
  gold: number;
}

/** Places a set-up card face down. */
export interface PlaceMove {
  move: "place";
  title: TitleName;
}

/** Plays a character, a location or an event from the hand. */
export interface PlayMove {
  move: "play";
  title: TitleName;
}

/** Says whose passive or 'when revealed' ability is resolved next. */
export interface ResolveMove {
  move: "resolve";
  card: CardName;
}

/** Uses an ability of a card in play. */
export interface UseMove {
  move: "use";
  card: CardName;
}

export type Move = AddDuplicateMove | AgreeMove | AttachMove | ChooseMove | ChooseTextMove | ChooseTitleMove | DeclareMove | DiscardDuplicateMove | EndTurnMove | InitiateMove | NameFirstPlayerMove | PassMove | PayGoldMove | PlaceMove | PlayMove | ResolveMove | UseMove;

/** A player uses an ability of a card in play. */
export interface AbilityUsedEvent {
  event: "ability-used";
  seat: string;
  card: CardName;
}

/** A player takes a card out of the own deck and shows it. */
export interface CardFoundEvent {
  event: "card-found";
  seat: string;
  title: TitleName;
}

/** A player plays a card from hand. */
export interface CardPlayedEvent {
  event: "card-played";
  seat: string;
  card: CardName;
  host: CardName | null;
  gold: number;
}

/** Characters gain power, each so much. */
export interface CardPowerGainedEvent {
  event: "card-power-gained";
  cards: CardName[];
  power: number;
}

/** A card returns from play to its owner's hand. */
export interface CardReturnedEvent {
  event: "card-returned";
  seat: string;
  card: CardName;
}

/** A card goes from a hand into the deck: those who know it see which. */
export interface CardShuffledAwayEvent {
  event: "card-shuffled-away";
  seat: string;
  title: TitleName;
}

/** A player takes a card out of the own deck; the others don't see which. */
export interface CardSoughtEvent {
  event: "card-sought";
  seat: string;
}

/** Cards are discarded from play. */
export interface CardsDiscardedEvent {
  event: "cards-discarded";
  cards: CardName[];
}

/** A player draws these cards; only that player sees which. */
export interface CardsDrawnEvent {
  event: "cards-drawn";
  seat: string;
  titles: TitleName[];
}

/** Cards kneel. */
export interface CardsKneltEvent {
  event: "cards-knelt";
  cards: CardName[];
}

/** Cards stand. */
export interface CardsStoodEvent {
  event: "cards-stood";
  cards: CardName[];
}

/** A challenge is over. */
export interface ChallengeEndedEvent {
  event: "challenge-ended";
}

/** A player initiates a challenge with these attackers. */
export interface ChallengeInitiatedEvent {
  event: "challenge-initiated";
  seat: string;
  icon: ChallengeName;
  cards: CardName[];
}

/** A challenge is decided: who wins, the totals of the attackers and the defenders, unopposed or not. */
export interface ChallengeWonEvent {
  event: "challenge-won";
  winner: string | null;
  loser: string | null;
  attack: number;
  defence: number;
  unopposed: boolean;
}

/** A character comes to participate in the challenge. */
export interface CharacterJoinedEvent {
  event: "character-joined";
  card: CardName;
}

/** A character is removed from the challenge. */
export interface CharacterLeftEvent {
  event: "character-left";
  card: CardName;
}

/** A character is saved from being killed. */
export interface CharacterSavedEvent {
  event: "character-saved";
  card: CardName;
}

/** Characters are chosen for Stealth: they can't be declared as defenders. */
export interface CharactersBypassedEvent {
  event: "characters-bypassed";
  cards: CardName[];
}

/** Characters are killed, all at the same time. */
export interface CharactersKilledEvent {
  event: "characters-killed";
  cards: CardName[];
}

/** A player gives up. */
export interface ConcededEvent {
  event: "conceded";
  seat: string;
}

/** A player shuffles the own draw deck. */
export interface DeckShuffledEvent {
  event: "deck-shuffled";
  seat: string;
}

/** The defending player declares no defenders. */
export interface DefenceDeclinedEvent {
  event: "defence-declined";
  seat: string;
}

/** The defending player declares these defenders. */
export interface DefendersDeclaredEvent {
  event: "defenders-declared";
  seat: string;
  cards: CardName[];
}

/** Dominance is counted: who wins it (on a tie nobody), and both totals, the first player's first. */
export interface DominanceCountedEvent {
  event: "dominance-counted";
  winner: string | null;
  totals: number[];
}

/** Chance gave this result. Nobody sees it while the match runs; `maester verify` makes it again. */
export interface DrewEvent {
  event: "drew";
  purpose: string;
  counter: number;
  below: number;
  result: number;
}

/** A player attaches a duplicate. */
export interface DuplicateAttachedEvent {
  event: "duplicate-attached";
  seat: string;
  card: CardName;
}

/** A player discards a duplicate to save its character. */
export interface DuplicateDiscardedEvent {
  event: "duplicate-discarded";
  seat: string;
  card: CardName;
}

/** An effect begins that lasts for a time. */
export interface EffectBeganEvent {
  event: "effect-began";
  source: CardName;
  cards: CardName[];
  effect: string;
  amount: number;
}

/** Who is the first player of this round. */
export interface FirstPlayerNamedEvent {
  event: "first-player-named";
  player: string;
}

/** A player has gathered enough power. */
export interface GameWonEvent {
  event: "game-won";
  seat: string;
  power: number;
}

/** The attacking player gives gold to the defending player. */
export interface GoldGivenEvent {
  event: "gold-given";
  seat: string;
  gold: number;
}

/** A player pays gold for an effect. */
export interface GoldPaidEvent {
  event: "gold-paid";
  seat: string;
  gold: number;
}

/** Both players return all unspent gold; how much, the first player's first. */
export interface GoldReturnedEvent {
  event: "gold-returned";
  gold: number[];
}

/** Cards are discarded from a hand. */
export interface HandDiscardedEvent {
  event: "hand-discarded";
  seat: string;
  cards: CardName[];
}

/** A player keeps the set-up hand. */
export interface HandKeptEvent {
  event: "hand-kept";
  seat: string;
}

/** A player looks at the opponent's hand. */
export interface HandLookedAtEvent {
  event: "hand-looked-at";
  seat: string;
}

/** A player looks at the opponent's hand; only that player sees what is there. */
export interface HandSeenEvent {
  event: "hand-seen";
  seat: string;
  titles: TitleName[];
}

/** A player gains power for the House. */
export interface HousePowerGainedEvent {
  event: "house-power-gained";
  seat: string;
  power: number;
  why: string;
}

/** Who leads which House was decided at random. */
export interface HousesDealtEvent {
  event: "houses-dealt";
}

/** The active player collects income. */
export interface IncomeCollectedEvent {
  event: "income-collected";
  seat: string;
  gold: number;
}

/** A player wins initiative: by the higher value, by less power, or at random. */
export interface InitiativeWonEvent {
  event: "initiative-won";
  seat: string;
  values: number[];
  why: string;
}

/** A player shuffles the set-up hand back and draws a new one. */
export interface MulliganTakenEvent {
  event: "mulligan-taken";
  seat: string;
}

/** A player draws so many cards. */
export interface NumberDrawnEvent {
  event: "number-drawn";
  seat: string;
  number: number;
}

/** A passive ability, a delayed effect or a 'when revealed' ability is resolved. */
export interface PassiveResolvedEvent {
  event: "passive-resolved";
  seat: string;
  card: CardName;
}

/** A phase begins. */
export interface PhaseBeganEvent {
  event: "phase-began";
  phase: string;
}

/** A player has chosen seven plots. */
export interface PlotDeckChosenEvent {
  event: "plot-deck-chosen";
  seat: string;
}

/** A player keeps a plot in the draft. */
export interface PlotKeptEvent {
  event: "plot-kept";
  seat: string;
  title: TitleName;
}

/** A player's plot is revealed. */
export interface PlotRevealedEvent {
  event: "plot-revealed";
  seat: string;
  title: TitleName;
}

/** A player is dealt plots for the draft. */
export interface PlotsDealtEvent {
  event: "plots-dealt";
  seat: string;
  titles: TitleName[];
}

/** Plots are dealt, or passed on, to a player; the others don't see which. */
export interface PlotsGivenEvent {
  event: "plots-given";
  seat: string;
  number: number;
}

/** With the last unused plot all used ones return to the plot deck. */
export interface PlotsReturnedEvent {
  event: "plots-returned";
  seat: string;
}

/** Power moves from one banner to the other. */
export interface PowerMovedEvent {
  event: "power-moved";
  giver: string;
  taker: string;
  power: number;
}

/** A new round begins. */
export interface RoundBeganEvent {
  event: "round-began";
  round: number;
}

/** The match goes on under newer rules than it began with. */
export interface RulesChangedEvent {
  event: "rules-changed";
  before: number;
  after: number;
}

/** A player's set-up cards are turned face up. */
export interface SetUpCardsRevealedEvent {
  event: "set-up-cards-revealed";
  seat: string;
  cards: CardName[];
}

/** Chance put things into this order. Nobody sees it while the match runs. */
export interface ShuffledEvent {
  event: "shuffled";
  purpose: string;
  counter: number;
  order: number[];
}

/** A card goes from a hand into the deck. */
export interface SomeCardShuffledAwayEvent {
  event: "some-card-shuffled-away";
  seat: string;
}

/** A player keeps a plot; the others don't see which. */
export interface SomePlotKeptEvent {
  event: "some-plot-kept";
  seat: string;
}

/** A seat took its move back: the events from number `since` on (as this viewer counts them) are void. */
export interface TakenBackEvent {
  event: "taken-back";
  seat: string;
  since: number;
  further: boolean;
}

/** The others see that a player looks at so many cards. */
export interface TopLookedAtEvent {
  event: "top-looked-at";
  seat: string;
  number: number;
}

/** A player looks at the top cards of the own deck. */
export interface TopSeenEvent {
  event: "top-seen";
  seat: string;
  titles: TitleName[];
}

/** A player's challenge turn begins. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: string;
}

/** A player ends the challenge turn for good. */
export interface TurnEndedEvent {
  event: "turn-ended";
  seat: string;
}

export type Event = AbilityUsedEvent | CardFoundEvent | CardPlayedEvent | CardPowerGainedEvent | CardReturnedEvent | CardShuffledAwayEvent | CardSoughtEvent | CardsDiscardedEvent | CardsDrawnEvent | CardsKneltEvent | CardsStoodEvent | ChallengeEndedEvent | ChallengeInitiatedEvent | ChallengeWonEvent | CharacterJoinedEvent | CharacterLeftEvent | CharacterSavedEvent | CharactersBypassedEvent | CharactersKilledEvent | ConcededEvent | DeckShuffledEvent | DefenceDeclinedEvent | DefendersDeclaredEvent | DominanceCountedEvent | DrewEvent | DuplicateAttachedEvent | DuplicateDiscardedEvent | EffectBeganEvent | FirstPlayerNamedEvent | GameWonEvent | GoldGivenEvent | GoldPaidEvent | GoldReturnedEvent | HandDiscardedEvent | HandKeptEvent | HandLookedAtEvent | HandSeenEvent | HousePowerGainedEvent | HousesDealtEvent | IncomeCollectedEvent | InitiativeWonEvent | MulliganTakenEvent | NumberDrawnEvent | PassiveResolvedEvent | PhaseBeganEvent | PlotDeckChosenEvent | PlotKeptEvent | PlotRevealedEvent | PlotsDealtEvent | PlotsGivenEvent | PlotsReturnedEvent | PowerMovedEvent | RoundBeganEvent | RulesChangedEvent | SetUpCardsRevealedEvent | ShuffledEvent | SomeCardShuffledAwayEvent | SomePlotKeptEvent | TakenBackEvent | TopLookedAtEvent | TopSeenEvent | TurnBeganEvent | TurnEndedEvent;
