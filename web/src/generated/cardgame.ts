// Made from the Python structs by `make golden`. Never edited by hand.

export type CardName = string;

export type TitleName = string;

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
