// Made from the Python structs by `make golden`. Never edited by hand.

export type CardName = string;

export type AllyName = string;

export type LeaderName = string;

/** A card in a bid area, with its current influence value. */
export interface BidCardView {
  card: string;
  value: number;
}

/** A council and the two seats that share it. */
export interface CouncilView {
  seats: [number, number];
  allies: string[];
  tokens: (number | null)[];
  power: number;
}

/** What decides the match for a leader, as far as the viewer can count it; at the end that is all. */
export interface CountView {
  small: number;
  large: number;
  allies: number;
  hidden: number;
}

/** What lies before a leader. */
export interface LeaderView {
  seat: number;
  leader: string | null;
  kneeling: boolean;
  hand: string[];
  hand_unknown: number;
  bid: BidCardView[];
  total: number;
  total_lines: [number, string][];
  white_cards: number;
  may_skip: number;
  must_play: boolean;
  open_to: number[] | null;
  banned: string[];
  count: CountView;
}

/** A card of a deck that the viewer knows; 0 is the top. */
export interface PlaceView {
  place: number;
  card: string;
}

/** The table as one seat sees it. */
export interface RealmView {
  first_season: string;
  season: string;
  round: number;
  rounds: number;
  step: number;
  first: number | null;
  turn: number | null;
  leaders: LeaderView[];
  councils: CouncilView[];
  current: string | null;
  current_tokens: (number | null)[];
  offered: string[];
  this_round: string | null;
  row: string[];
  dead: string[];
  ally_deck: number;
  ally_deck_known: PlaceView[];
  deck: number;
  deck_known: PlaceView[];
  discard: string[];
  removed: string[];
  supply: number;
  ahead: number | null;
  winner: number | null;
  ranks: number[];
  packet: string[];
  packet_to: number | null;
  aside: string[];
  passing: [number, string][];
  resolving: ResolvingView[];
}

/** An ability or a claim that is under way. */
export interface ResolvingView {
  what: string;
  seat: number;
  claim: boolean;
  looking_at: string[];
}

/** Yes or no. */
export interface AgreeMove {
  move: "agree";
  yes: boolean;
}

/** An ally in a council, in the dead pile, or of those looked at. */
export interface ChooseAllyMove {
  move: "choose-ally";
  ally: AllyName;
}

/** A card of a bid area. */
export interface ChooseBidCardMove {
  move: "choose-bid-card";
  leader: string;
  card: CardName;
}

/** A card of a hand, a pile or of those looked at. */
export interface ChooseCardMove {
  move: "choose-card";
  card: CardName;
}

/** The council of a leader and the leader on the left. */
export interface ChooseCouncilMove {
  move: "choose-council";
  leader: string;
  neighbor: string;
}

/** A leader is chosen by an ability. */
export interface ChooseLeaderMove {
  move: "choose-leader";
  leader: string;
}

/** A power token by its place in a council, counted from 1. */
export interface ChooseTokenMove {
  move: "choose-token";
  leader: string;
  neighbor: string;
  number: number;
}

/** The leader passes for the rest of the round. */
export interface KneelMove {
  move: "kneel";
}

/** Does nothing where something may be done. */
export interface PassMove {
  move: "pass";
}

/** An influence card is played faceup. */
export interface PlayCardMove {
  move: "play-card";
  card: CardName;
}

/** A leader card is drawn at random. */
export interface RandomLeaderMove {
  move: "random-leader";
}

/** One card of the draft is set aside, the rest is passed on. */
export interface SetAsideMove {
  move: "set-aside";
  card: CardName;
}

/** The turn is skipped, without kneeling. */
export interface SkipTurnMove {
  move: "skip-turn";
}

/** A leader card is chosen. */
export interface TakeLeaderMove {
  move: "take-leader";
  leader: LeaderName;
}

export type Move = AgreeMove | ChooseAllyMove | ChooseBidCardMove | ChooseCardMove | ChooseCouncilMove | ChooseLeaderMove | ChooseTokenMove | KneelMove | PassMove | PlayCardMove | RandomLeaderMove | SetAsideMove | SkipTurnMove | TakeLeaderMove;

/** A leader looked at the top of the ally deck. */
export interface AlliesLookedAtEvent {
  event: "allies-looked-at";
  leader: string;
  number: number;
  allies: AllyName[] | null;
}

/** Cards that were looked at were put back. */
export interface AlliesPutBackEvent {
  event: "allies-put-back";
  leader: string;
  top: number;
  bottom: number;
}

/** Another leader claims the ally in the winner's place. */
export interface AllyContestedEvent {
  event: "ally-contested";
  leader: string;
  ally: AllyName;
}

/** An ally went to the dead pile. */
export interface AllyKilledEvent {
  event: "ally-killed";
  ally: AllyName;
}

/** An ally went to another council. */
export interface AllyMovedEvent {
  event: "ally-moved";
  leader: string;
  ally: AllyName;
  one: string;
  other: string;
}

/** An ally was revealed beside the current one. */
export interface AllyOfferedEvent {
  event: "ally-offered";
  ally: AllyName;
}

/** An ally was claimed and placed. */
export interface AllyPlacedEvent {
  event: "ally-placed";
  leader: string;
  ally: AllyName;
  one: string;
  other: string;
}

/** A card of the ally deck was turned up. */
export interface AllyRevealedEvent {
  event: "ally-revealed";
  ally: AllyName;
}

/** A card that all have seen went to the bottom of the ally deck. */
export interface AllyToBottomEvent {
  event: "ally-to-bottom";
  ally: AllyName;
}

/** Step 4 is done. */
export interface BidAreasDiscardedEvent {
  event: "bid-areas-discarded";
}

/** A card of a bid area was discarded. */
export interface BidCardDiscardedEvent {
  event: "bid-card-discarded";
  leader: string;
  card: CardName;
}

/** A card went from one bid area to another. */
export interface BidCardMovedEvent {
  event: "bid-card-moved";
  leader: string;
  card: CardName;
  source: string;
  target: string;
}

/** A card goes from a bid area into the hand of a leader, seen by all. */
export interface BidCardTakenEvent {
  event: "bid-card-taken";
  leader: string;
  card: CardName;
  source: string;
}

/** A leader took all cards of the own bid area into hand. */
export interface BidTakenBackEvent {
  event: "bid-taken-back";
  leader: string;
  cards: CardName[];
}

/** The winner of the bid was determined. */
export interface BidWonEvent {
  event: "bid-won";
  leader: string;
  total: number;
}

/** A leader can't play a card of some name this round. */
export interface CardBannedEvent {
  event: "card-banned";
  leader: string;
  target: string;
  card: CardName | null;
}

/** A card went from hand to hand. */
export interface CardHandedOverEvent {
  event: "card-handed-over";
  leader: string;
  receiver: string;
  card: CardName | null;
}

/** A played card was put into another leader's bid area. */
export interface CardPlacedElsewhereEvent {
  event: "card-placed-elsewhere";
  leader: string;
  card: CardName;
  holder: string;
}

/** A leader played an influence card. */
export interface CardPlayedEvent {
  event: "card-played";
  leader: string;
  card: CardName;
}

/** Cards were drawn from the influence deck. */
export interface CardsDrawnEvent {
  event: "cards-drawn";
  leader: string;
  number: number;
  cards: CardName[] | null;
}

/** Cards of a bid area went into hand instead of being discarded. */
export interface CardsKeptEvent {
  event: "cards-kept";
  leader: string;
  cards: CardName[];
}

/** Something that happened, as a small value; the words come later, per viewer and language. */
export interface CouncilCountedEvent {
  event: "council-counted";
  one: string;
  other: string;
  power: number;
  tokens: number[];
}

/** The dead pile was shuffled into a new ally deck. */
export interface DeadReturnedEvent {
  event: "dead-returned";
}

/** A leader looked at the top of the influence deck. */
export interface DeckSearchedEvent {
  event: "deck-searched";
  leader: string;
  number: number;
  cards: CardName[] | null;
}

/** A card went from the discard pile into a hand. */
export interface DiscardTakenEvent {
  event: "discard-taken";
  leader: string;
  card: CardName;
}

/** Chance gave this result. Nobody sees it while the match runs; `maester verify` makes it again. */
export interface DrewEvent {
  event: "drew";
  purpose: string;
  counter: number;
  below: number;
  result: number;
}

/** Event cards came into the influence deck. */
export interface EventsShuffledInEvent {
  event: "events-shuffled-in";
  number: number;
}

/** The first player was drawn or appointed. */
export interface FirstPlayerNamedEvent {
  event: "first-player-named";
  leader: string;
  by_chance: boolean;
}

/** The first player token was passed on. */
export interface FirstPlayerPassedEvent {
  event: "first-player-passed";
  leader: string;
}

/** Cards were discarded from a hand. */
export interface HandDiscardedEvent {
  event: "hand-discarded";
  leader: string;
  cards: CardName[];
}

/** A leader saw a hand once. */
export interface HandLookedAtEvent {
  event: "hand-looked-at";
  leader: string;
  owner: string;
  cards: CardName[] | null;
}

/** A hand lies open for a leader (None: for all) until the end of the round. */
export interface HandOpenedEvent {
  event: "hand-opened";
  owner: string;
  leader: string | null;
  cards: CardName[] | null;
}

/** Every leader got new cards. */
export interface HandsDealtEvent {
  event: "hands-dealt";
  number: number;
  white: boolean;
}

/** The draft is over. */
export interface HandsDraftedEvent {
  event: "hands-drafted";
}

/** The claimer saved an ally. */
export interface KillCancelledEvent {
  event: "kill-cancelled";
  leader: string;
  ally: AllyName;
}

/** Something that happened, as a small value; the words come later, per viewer and language. */
export interface LeaderKneltEvent {
  event: "leader-knelt";
  leader: string;
}

/** A card chose a leader. */
export interface LeaderNamedEvent {
  event: "leader-named";
  leader: string;
  target: string;
  card: CardName;
}

/** A leader card was chosen or drawn. */
export interface LeaderTakenEvent {
  event: "leader-taken";
  seat: string;
  leader: LeaderName;
  by_chance: boolean;
}

/** A leader may skip turns. */
export interface MaySkipTurnsEvent {
  event: "may-skip-turns";
  leader: string;
  cards: number;
}

/** A leader may not choose to kneel on the next turn. */
export interface MustPlayNextEvent {
  event: "must-play-next";
  leader: string;
}

/** This is the current ally now. */
export interface NewCurrentAllyEvent {
  event: "new-current-ally";
  ally: AllyName | null;
}

/** The winner does without the power token. */
export interface NoTokenForWinningEvent {
  event: "no-token-for-winning";
  leader: string;
}

/** In the draft the cards went on to the next leaders. */
export interface PacketsPassedEvent {
  event: "packets-passed";
  to_left: boolean;
  number: number;
}

/** Something that happened, as a small value; the words come later, per viewer and language. */
export interface RoundBeganEvent {
  event: "round-began";
  season: string;
  number: number;
  first: string;
}

/** Cards came to the ally row. */
export interface RowLaidEvent {
  event: "row-laid";
  allies: AllyName[];
}

/** The match goes on under newer rules than it began with. */
export interface RulesChangedEvent {
  event: "rules-changed";
  before: number;
  after: number;
}

/** The season token stands on a new season. */
export interface SeasonBeganEvent {
  event: "season-began";
  season: string;
}

/** Chance put things into this order. Nobody sees it while the match runs. */
export interface ShuffledEvent {
  event: "shuffled";
  purpose: string;
  counter: number;
  order: number[];
}

/** A leader's councils were compared. */
export interface SmallCouncilCountedEvent {
  event: "small-council-counted";
  leader: string;
  small: number;
  large: number;
}

/** A seat took its move back: the events from number `since` on (as this viewer counts them) are void. */
export interface TakenBackEvent {
  event: "taken-back";
  seat: string;
  since: number;
  further: boolean;
}

/** A power token went to another council. */
export interface TokenMovedEvent {
  event: "token-moved";
  leader: string;
  one: string;
  other: string;
  to_one: string;
  to_other: string;
}

/** A leader gained power tokens. */
export interface TokensGainedEvent {
  event: "tokens-gained";
  leader: string;
  number: number;
  one: string;
  other: string;
}

/** A leader looked at power tokens. */
export interface TokensLookedAtEvent {
  event: "tokens-looked-at";
  leader: string;
  number: number;
  one: string;
  other: string;
  values: number[] | null;
}

/** Power tokens were put on the current ally. */
export interface TokensOnAllyEvent {
  event: "tokens-on-ally";
  number: number;
  ally: AllyName;
}

/** Power tokens went back to the supply. */
export interface TokensReturnedEvent {
  event: "tokens-returned";
  number: number;
  one: string;
  other: string;
}

/** Power tokens changed councils. */
export interface TokensSwappedEvent {
  event: "tokens-swapped";
  leader: string;
  one: string;
  other: string;
  to_one: string;
  to_other: string;
}

/** A leader skipped a turn. */
export interface TurnSkippedEvent {
  event: "turn-skipped";
  leader: string;
}

/** The value of a card was fixed for the round. */
export interface ValueFixedEvent {
  event: "value-fixed";
  card: CardName;
  value: number;
}

export type Event = AlliesLookedAtEvent | AlliesPutBackEvent | AllyContestedEvent | AllyKilledEvent | AllyMovedEvent | AllyOfferedEvent | AllyPlacedEvent | AllyRevealedEvent | AllyToBottomEvent | BidAreasDiscardedEvent | BidCardDiscardedEvent | BidCardMovedEvent | BidCardTakenEvent | BidTakenBackEvent | BidWonEvent | CardBannedEvent | CardHandedOverEvent | CardPlacedElsewhereEvent | CardPlayedEvent | CardsDrawnEvent | CardsKeptEvent | CouncilCountedEvent | DeadReturnedEvent | DeckSearchedEvent | DiscardTakenEvent | DrewEvent | EventsShuffledInEvent | FirstPlayerNamedEvent | FirstPlayerPassedEvent | HandDiscardedEvent | HandLookedAtEvent | HandOpenedEvent | HandsDealtEvent | HandsDraftedEvent | KillCancelledEvent | LeaderKneltEvent | LeaderNamedEvent | LeaderTakenEvent | MaySkipTurnsEvent | MustPlayNextEvent | NewCurrentAllyEvent | NoTokenForWinningEvent | PacketsPassedEvent | RoundBeganEvent | RowLaidEvent | RulesChangedEvent | SeasonBeganEvent | ShuffledEvent | SmallCouncilCountedEvent | TakenBackEvent | TokenMovedEvent | TokensGainedEvent | TokensLookedAtEvent | TokensOnAllyEvent | TokensReturnedEvent | TokensSwappedEvent | TurnSkippedEvent | ValueFixedEvent;
