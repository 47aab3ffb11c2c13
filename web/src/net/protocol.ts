// The types of the wire. Made by `make generated`; a test says when it is stale.

export interface Join {
  command: "join";
  name: string;
  program?: boolean;
  avatar?: number | null;
  screen?: boolean;
}
export interface Leave {
  command: "leave";
}
export interface Rename {
  command: "rename";
  name: string;
  avatar?: number | null;
}
export interface Sit {
  command: "sit";
}
export interface Stand {
  command: "stand";
}
export interface AddBot {
  command: "addbot";
  bot: string;
}
export interface RemoveBot {
  command: "removebot";
  seat: number;
}
export type Speed = "calm" | "normal" | "fast";
export type Abandoned = "finish" | "expire";
export type Absent = "bot" | "sit_out";
export type EveningEnd = "open" | "first_to_3" | "best_of_5";
export interface Settings {
  game: string;
  edition: string | null;
  options: Record<string, unknown>;
  turn_seconds: number | null;
  reaction_seconds: number;
  open: boolean;
  coach: boolean;
  speed: Speed;
  abandoned: Abandoned;
  absent: Absent;
  auto_pass: boolean;
  chat: boolean;
  one_device: boolean;
  evening: EveningEnd;
  tournament: string | null;
  day: string | null;
}
export interface Change {
  command: "change";
  settings: Settings;
}
export interface AddEntropy {
  command: "addentropy";
  text: string;
}
export interface Ready {
  command: "ready";
  on: boolean;
}
export interface Start {
  command: "start";
  ready_only?: boolean;
}
export interface Shuffle {
  command: "shuffle";
}
export interface Act {
  command: "act";
  action: string;
  version: number;
}
export interface PassUntilTurn {
  command: "passuntilturn";
  on: boolean;
}
export interface FastForward {
  command: "fastforward";
}
export interface SetSpeed {
  command: "setspeed";
  speed: Speed;
}
export interface TakeSeat {
  command: "takeseat";
  seat: number;
}
export interface Agree {
  command: "agree";
  person: number;
}
export interface Decline {
  command: "decline";
  person: number;
}
export interface Remove {
  command: "remove";
  person: number;
}
export interface LetIn {
  command: "letin";
  person: number;
}
export interface HandOn {
  command: "handon";
  person: number;
}
export interface Lock {
  command: "lock";
  on: boolean;
}
export interface Do {
  message: "do";
  id: string;
  command: Join | Leave | Rename | Sit | Stand | AddBot | RemoveBot | Change | AddEntropy | Ready | Start | Shuffle |
    Act | PassUntilTurn | FastForward | SetSpeed | TakeSeat | Agree | Decline | Remove | LetIn | HandOn | Lock;
}
export interface Speech {
  face: string | null;
  phrase: string | null;
  text: string | null;
}
export interface Say {
  message: "say";
  id: string;
  words: Speech;
}
export interface Ping {
  message: "ping";
}
export interface Done {
  message: "done";
  id: string;
  version: number;
}
export interface Refused {
  message: "refused";
  id: string;
  code: string;
  sentence: string;
  facts: Record<string, string>;
}
export type Stage = "lobby" | "playing" | "over" | "closed";
export type Occupant = "person" | "bot" | "standin";
export interface SeatView {
  name: string;
  occupant: Occupant;
  bot: string | null;
  host: boolean;
  connected: boolean;
  person: number | null;
  ready: boolean;
  left: boolean;
  program: boolean;
  avatar: number | null;
}
export interface Bystander {
  person: number;
  name: string;
  asks_for: number | null;
  program: boolean;
  avatar: number | null;
  connected: boolean;
  screen: boolean;
}
export interface Title {
  game: string | null;
  name: string;
  count: number;
}
export interface Score {
  name: string;
  person: number | null;
  games: number;
  won: Record<string, number>;
  points: number;
  gained: number;
  was: number | null;
  title: Title | null;
}
export interface LastGame {
  record: string;
  game: string;
  players: string[];
  winners: number[];
  reason: string;
  places: number[];
}
export interface TableView {
  code: string;
  stage: Stage;
  settings: Settings;
  seats: SeatView[];
  watchers: number;
  bystanders: Bystander[];
  games: number;
  commitment: string | null;
  seed: string | null;
  next_commitment: string | null;
  seconds_left: number | null;
  locked: boolean;
  scores: Score[];
  last_game: LastGame | null;
  screens: number;
  evening_games: number;
  decided: boolean;
}
export interface Joined {
  event: "joined";
  name: string;
}
export interface Left {
  event: "left";
  name: string;
  seat: number | null;
}
export interface CameBack {
  event: "cameback";
  name: string;
  seat: number;
}
export interface SatDown {
  event: "satdown";
  name: string;
  seat: number;
}
export interface StoodUp {
  event: "stoodup";
  name: string;
}
export interface TookSeat {
  event: "tookseat";
  name: string;
  seat: number;
}
export interface Asked {
  event: "asked";
  name: string;
  seat: number;
}
export interface Declined {
  event: "declined";
  name: string;
}
export interface BotTookOver {
  event: "bottookover";
  name: string;
  seat: number;
}
export interface BotFailed {
  event: "botfailed";
  name: string;
  seat: number;
}
export interface Removed {
  event: "removed";
  name: string;
  seat: number | null;
}
export interface HostChanged {
  event: "hostchanged";
  name: string;
}
export interface Changed {
  event: "changed";
}
export interface SeatsShuffled {
  event: "seatsshuffled";
}
export interface Locked {
  event: "locked";
  on: boolean;
}
export interface Update {
  version: number;
  table: TableView;
  seat: number | null;
  host: boolean;
  passing: boolean;
  view: AnyView | null;
  events: AnyEvent[];
  past: AnyEvent[];
  happenings: (Joined | Left | CameBack | SatDown | StoodUp | TookSeat | Asked | Declined | BotTookOver | BotFailed |
    Removed | HostChanged | Changed | SeatsShuffled | Locked)[];
  is_reaction: boolean;
  idle: string | null;
  removed: Bystander[];
  others: Bystander[];
}
export interface News {
  message: "news";
  update: Update;
}
export interface Announced {
  message: "announced";
  text: string;
}
export interface Utterance {
  person: number;
  name: string;
  seat: number | null;
  words: Speech;
}
export interface Said {
  message: "said";
  utterance: Utterance;
}
export interface CloseMessage {
  message: "close";
  code: string;
  sentence: string;
  again_in_seconds: number | null;
}
export interface Pong {
  message: "pong";
}
export interface ShowStatus {
  order: "showstatus";
}
export interface ListTables {
  order: "listtables";
  quarantined?: boolean;
}
export interface LookAt {
  order: "lookat";
  code: string;
}
export interface ReadLog {
  order: "readlog";
  code: string;
  after?: number;
}
export interface CloseTable {
  order: "closetable";
  code: string;
}
export interface Reopen {
  order: "reopen";
  code: string;
}
export interface Announce {
  order: "announce";
  text: string;
}
export interface Ban {
  order: "ban";
  subject: string;
  seconds: number;
  with_address?: boolean;
}
export interface Unban {
  order: "unban";
  subject: string;
}
export interface ListBans {
  order: "listbans";
}
export interface FindPeople {
  order: "findpeople";
  name?: string | null;
  record?: string | null;
}
export interface ListConnected {
  order: "listconnected";
}
export interface RenamePerson {
  order: "renameperson";
  who: string;
  name?: string | null;
}
export interface Forget {
  order: "forget";
  who: string;
}
export interface Export {
  order: "export";
  since: number;
  until: number;
  after?: string | null;
}
export interface CountDay {
  order: "countday";
  day: string;
}
export interface StartChain {
  order: "startchain";
}
export interface ListTournaments {
  order: "listtournaments";
  over?: boolean;
}
export interface CloseTournament {
  order: "closetournament";
  code: string;
}
export interface DeleteTournament {
  order: "deletetournament";
  code: string;
}
export interface Enter {
  command: "enter";
  name: string;
}
export interface Resign {
  command: "resign";
}
export interface Withdraw {
  command: "withdraw";
  person: number;
}
export interface Admit {
  command: "admit";
  person: number;
}
export interface DrawRound {
  command: "drawround";
  round: number;
}
export interface HandOver {
  command: "handover";
  person: number;
}
export interface TakeOver {
  command: "takeover";
}
export interface End {
  command: "end";
}
export interface MantisScore {
  do: "score";
}
export interface MantisSteal {
  do: "steal";
  target: number;
}
export interface MantisRaid {
  do: "raid";
  target: number;
}
export type MantisColor = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink";
export type MantisIcon = "again" | "raid" | "bank";
export interface MantisCard {
  front: MantisColor;
  back: [MantisColor, MantisColor, MantisColor];
  icon: MantisIcon | null;
}
export interface MantisMissed {
  event: "missed";
  seat: number;
  tank: number;
  card: MantisCard;
}
export interface MantisScored {
  event: "scored";
  seat: number;
  card: MantisCard;
  count: number;
}
export interface MantisStole {
  event: "stole";
  seat: number;
  target: number;
  card: MantisCard;
  count: number;
}
export interface MantisBanked {
  event: "banked";
  seat: number;
  target: number;
  card: MantisCard;
  count: number;
}
export interface MantisRaidWon {
  event: "raidwon";
  seat: number;
}
export interface MantisRaided {
  event: "raided";
  seat: number;
  target: number;
}
export interface MantisTurnBegan {
  event: "turnbegan";
  seat: number;
}
export interface Result {
  winners: number[];
  reason: string;
}
export interface MantisEnded {
  event: "ended";
  result: Result;
}
export interface KittensDraw {
  do: "draw";
}
export interface KittensAttack {
  do: "attack";
}
export interface KittensSkip {
  do: "skip";
}
export interface KittensFavor {
  do: "favor";
  target: number | null;
}
export interface KittensShuffle {
  do: "shuffle";
}
export interface KittensSee {
  do: "see";
}
export type KittensCard = "kitten" | "defuse" | "nope" | "attack" | "skip" | "favor" | "shuffle" | "see" | "tacocat" |
    "cattermelon" | "potato" | "beard" | "rainbow";
export interface KittensPair {
  do: "pair";
  card: KittensCard;
  target: number;
}
export interface KittensThree {
  do: "three";
  card: KittensCard;
  target: number;
  named: KittensCard;
}
export interface KittensFive {
  do: "five";
  cards: [KittensCard, KittensCard, KittensCard, KittensCard, KittensCard];
}
export interface KittensNope {
  do: "nope";
}
export interface KittensPass {
  do: "pass";
}
export interface KittensGive {
  do: "give";
  card: KittensCard;
}
export interface KittensPick {
  do: "pick";
  card: KittensCard;
}
export interface KittensInsert {
  do: "insert";
  place: number;
}
export interface KittensTurnBegan {
  event: "turnbegan";
  seat: number;
  turns: number;
  attacked: boolean;
}
export interface KittensAnnounced {
  event: "announced";
  seat: number;
  action: KittensAttack | KittensSkip | KittensFavor | KittensShuffle | KittensSee | KittensPair | KittensThree |
    KittensFive;
}
export interface KittensNoped {
  event: "noped";
  seat: number;
}
export interface KittensPassed {
  event: "passed";
  seat: number;
}
export interface KittensCancelled {
  event: "cancelled";
  seat: number;
  action: KittensAttack | KittensSkip | KittensFavor | KittensShuffle | KittensSee | KittensPair | KittensThree |
    KittensFive;
}
export interface KittensTookEffect {
  event: "tookeffect";
  seat: number;
  action: KittensAttack | KittensSkip | KittensFavor | KittensShuffle | KittensSee | KittensPair | KittensThree |
    KittensFive;
}
export interface KittensFavorAsked {
  event: "favorasked";
  seat: number;
  givers: number[];
}
export interface KittensGave {
  event: "gave";
  giver: number;
  taker: number;
  card: KittensCard | null;
}
export interface KittensRobbed {
  event: "robbed";
  giver: number;
  taker: number;
  card: KittensCard | null;
}
export interface KittensFoundNothing {
  event: "foundnothing";
  seat: number;
  target: number;
}
export interface KittensHandedOver {
  event: "handedover";
  giver: number;
  taker: number;
  card: KittensCard;
}
export interface KittensLacked {
  event: "lacked";
  seat: number;
  card: KittensCard;
}
export interface KittensShuffled {
  event: "shuffled";
  seat: number;
  pile: KittensCard[] | null;
}
export interface KittensPeeked {
  event: "peeked";
  seat: number;
  cards: KittensCard[] | null;
}
export interface KittensDiscardOpened {
  event: "discardopened";
  seat: number;
}
export interface KittensPicked {
  event: "picked";
  seat: number;
  card: KittensCard;
}
export interface KittensDrew {
  event: "drew";
  seat: number;
  card: KittensCard | null;
}
export interface KittensDefused {
  event: "defused";
  seat: number;
}
export interface KittensInserted {
  event: "inserted";
  seat: number;
  place: number | null;
}
export interface KittensExploded {
  event: "exploded";
  seat: number;
  discarded: KittensCard[];
}
export interface KittensEnded {
  event: "ended";
  result: Result;
}
export interface MantisBack {
  colors: [MantisColor, MantisColor, MantisColor];
  icon: MantisIcon | null;
}
export interface MantisTurn {
  phase: "turn";
  waiting: number[];
}
export interface MantisRaiding {
  phase: "raiding";
  waiting: number[];
}
export interface MantisOver {
  phase: "over";
  waiting: number[];
}
export interface MantisView {
  game: "mantis";
  seat: number | null;
  edition: string;
  target: number;
  tanks: MantisColor[][];
  scores: number[];
  top: MantisBack | null;
  pile: number;
  dealt: string[];
  turned: string[];
  phase: MantisTurn | MantisRaiding | MantisOver;
  to_act: number[];
  legal: (MantisScore | MantisSteal | MantisRaid)[];
  result: Result | null;
  gains?: number[][];
}
export interface KittensKnown {
  place: number;
  card: KittensCard;
}
export interface KittensPileMemory {
  known: KittensKnown[];
  loose_kittens: number;
  loose_cards: number;
  sure: number;
  placed: number;
}
export interface KittensHandMemory {
  holds: KittensCard[];
  at_most: Partial<Record<KittensCard, number>>;
}
export interface KittensMemory {
  pile: KittensPileMemory;
  hands: Record<number, KittensHandMemory>;
}
export interface KittensTurn {
  phase: "turn";
  waiting: number[];
}
export interface KittensReaction {
  phase: "reaction";
  waiting: number[];
  seat: number;
  action: KittensAttack | KittensSkip | KittensFavor | KittensShuffle | KittensSee | KittensPair | KittensThree |
    KittensFive;
  nopes: number[];
}
export interface KittensGiving {
  phase: "giving";
  waiting: number[];
  taker: number;
}
export interface KittensPicking {
  phase: "picking";
  waiting: number[];
}
export interface KittensInserting {
  phase: "inserting";
  waiting: number[];
}
export interface KittensOver {
  phase: "over";
  waiting: number[];
}
export interface KittensView {
  game: "kittens";
  seat: number | null;
  edition: string;
  cards: Partial<Record<KittensCard, number>>;
  hand: KittensCard[];
  hands: number[];
  alive: boolean[];
  pile: number;
  discard: KittensCard[];
  turn: number;
  turns: number;
  attacked: boolean;
  memory: KittensMemory;
  phase: KittensTurn | KittensReaction | KittensGiving | KittensPicking | KittensInserting | KittensOver;
  to_act: number[];
  legal: (KittensDraw | KittensAttack | KittensSkip | KittensFavor | KittensShuffle | KittensSee | KittensPair |
    KittensThree | KittensFive | KittensNope | KittensPass | KittensGive | KittensPick | KittensInsert)[];
  result: Result | null;
}
export interface Me {
  name: string;
}
export interface NewName {
  name: string;
}
export interface Opened {
  code: string;
}
export interface Stored {
  id: string;
}
export interface MoveLink {
  path: string;
  seconds: number;
}
export interface ShortCode {
  letters: string;
  seconds: number;
}
export interface SwitchOption {
  kind: "switch";
  printed: boolean;
}
export interface NumberOption {
  kind: "number";
  printed: number;
  least: number;
  most: number;
}
export interface AnswerOption {
  kind: "answer";
  printed: string;
  answers: string[];
}
export interface EditionInfo {
  name: string;
  fewest_seats: number;
  most_seats: number;
  options: Record<string, SwitchOption | NumberOption | AnswerOption>;
}
export interface Zone {
  name: string;
  shape: "dice" | "hand" | "pile" | "row" | "spread" | "stacks";
  of: "seat" | "table";
  cards: string;
  own: string;
  count: string;
  known: string;
  shown: string;
  goal: string;
  back: string;
  first: number | null;
}
export interface CardFace {
  name?: string;
  sign?: string;
  picture?: string;
  color?: string;
  ink?: string;
  text?: string;
}
export interface Token {
  field: string;
  sign: string;
  color: string;
  is_low: boolean;
}
export interface Flag {
  field: string;
  sign: string;
  when: boolean;
  is_out: boolean;
}
export interface Layout {
  zones: Zone[];
  faces: Record<string, CardFace>;
  tokens: Token[];
  flags: Flag[];
  facts: string[];
  seat_facts: string[];
  showdown: string;
  plays: Record<string, string>;
  picks: Record<string, string>;
  taps: Record<string, string>;
  numbers: string[];
}
export interface GameInfo {
  name: string;
  title: string;
  editions: EditionInfo[];
  has_reactions: boolean;
  own_bots: string[];
  words: Record<string, string>;
  seat_fields: string[];
  layout: Layout | null;
  board: string;
  picture: string;
  rules: Record<string, string>;
  lessons: string;
}
export interface Problem {
  code: string;
  sentence: string;
  facts: Record<string, string>;
}
export interface RecordRow {
  id: string;
  game: string;
  edition: string;
  players: string[];
  winners: number[];
  reason: string;
  ended_at: number;
  rules: number;
  bots: number[];
}
export interface GameRecord {
  mazzo: number;
  game: string;
  edition: string;
  options?: Record<string, unknown>;
  seats: string[];
  commitment?: string | null;
  seed?: string | null;
  entropy?: string[];
  outcomes?: (number | string[])[] | null;
  position?: string | null;
  moves: string[];
  result?: Result | null;
}
export interface Frame {
  move: string | null;
  events: AnyEvent[];
  view: AnyView | null;
  open: ((string | number)[])[] | null;
}
export interface Replay {
  id: string;
  game: string;
  names: string[];
  bots: number[];
  frames: Frame[];
}
export interface Estimate {
  value: number;
  error: number;
}
export interface Note {
  code: string;
  facts: Record<string, number | string>;
}
export interface Outcome {
  note: Note;
  ways: number;
  of: number;
  cards: number;
}
export interface Option {
  action: string;
  win: Estimate;
  loss: number;
  loss_error: number;
  note: Note;
  outcomes: Outcome[];
  cards: number | null;
}
export interface Danger {
  value: number;
  low: number;
  high: number;
  read: number | null;
}
export interface Advice {
  game: string;
  seat: number;
  options: Option[];
  danger: Danger | null;
  wins: Estimate[];
  known: Note[];
}
export interface Decision {
  move: number;
  seat: number;
  action: string;
  best: AnyAction;
  win: Estimate;
  loss: number;
  loss_error: number;
  rating: string;
}
export interface Luck {
  move: number;
  seat: number;
  change: number;
}
export interface TurningPoint {
  move: number;
  seat: number;
  change: number;
  cause: string;
}
export interface PlayerSummary {
  name: string;
  decisions: number;
  accuracy: number | null;
  lost: number;
  luck: number;
}
export interface Analysis {
  game: string;
  moments: Estimate[][];
  decisions: Decision[];
  luck: Luck[];
  turning_points: TurningPoint[];
  players: PlayerSummary[];
}
export interface Explanation {
  game: string;
  code: string;
  good: number;
  choices: number;
  moves: number;
  move: number | null;
  until: number | null;
  mover: number | null;
  high: Estimate | null;
  low: Estimate | null;
  chosen: unknown;
  best: AnyAction;
  note: Note | null;
  ways: number | null;
  of: number | null;
  view: AnyView | null;
}
export interface DayDeal {
  day: string;
  game: string;
  commitment: string;
  code: string | null;
  record: string | null;
  opponents: string[];
}
export interface DayOffer {
  day: string;
  seconds_left: number;
  promise: string;
  secret: string | null;
  since: string;
  anchor: string;
  deals: DayDeal[];
  earlier: DayDeal[];
}
export interface ExpertDay {
  won: boolean;
  choices: number;
}
export interface PuzzleList {
  game: string;
  today: number[];
  ratings: number[];
}
export interface SeenMove {
  move: string;
  events: AnyEvent[];
  view: AnyView | null;
}
export interface ShownPuzzle {
  game: string;
  edition: string;
  rating: number;
  names: string[];
  seat: number;
  view: AnyView | null;
  past: AnyEvent[];
  beginner: string;
  gap: Estimate;
  advice: Advice;
  answer: SeenMove;
}
export interface ServerStatus {
  version: string;
  started_at: number | null;
  open_tables: number;
  quarantined: number;
  database: string;
}
export interface TableSummary {
  game: string;
  edition: string | null;
  stage: Stage;
  seated: number;
  connected: number;
}
export interface TableRow {
  code: string;
  opened_at: number;
  active_at: number;
  version: number;
  summary: TableSummary | null;
  closed_at: number | null;
  quarantined_at: number | null;
  quarantine_reason: string | null;
}
export interface TournamentRow {
  code: string;
  title: string;
  game: string;
  host: string;
  entered: number;
  active_at: number;
  version: number;
}
export interface ConnectedPerson {
  address: string;
  who: string | null;
  name: string | null;
  tables: string[];
  connections: number;
}
export interface BanRow {
  subject: string;
  until: number;
}
export interface Did {
  sentence: string;
}
export interface PersonRow {
  who: string;
  name: string;
  since: number | null;
  seen_at: number | null;
  at_tables: string[];
}
export interface TournamentPlan {
  title: string;
  settings: Settings;
  size: number;
}
export type TournamentStage = "entering" | "playing" | "between" | "over";
export interface ContestantView {
  person: number;
  name: string;
  late: boolean;
  withdrawn: boolean;
}
export interface PlaceView {
  person: number;
  place: number | null;
  drawn: boolean;
  absent: boolean;
  moves_on: boolean;
}
export interface RoundTableView {
  people: PlaceView[];
  is_over: boolean;
  code: string | null;
}
export interface RoundView {
  tables: RoundTableView[];
  is_over: boolean;
}
export interface TournamentView {
  code: string;
  version: number;
  title: string;
  settings: Settings;
  size: number;
  stage: TournamentStage;
  people: ContestantView[];
  rounds: RoundView[];
  winner: number | null;
  commitment: string;
  seed: string | null;
  host: boolean;
  host_person: number | null;
  take_over_seconds: number | null;
  you: number | null;
  table: string | null;
  places: number;
  seconds_left: number | null;
}
export interface PushKey {
  key: string | null;
}
export interface Quiet {
  begins: number;
  ends: number;
  zone: string;
}
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  says: string;
  quiet: Quiet | null;
}
export type FromClient = Do | Say | Ping;
export type ToClient = Done | Refused | News | Announced | Said | CloseMessage | Pong;
export type Order = ShowStatus | ListTables | LookAt | ReadLog | CloseTable | Reopen | Announce | Ban | Unban | ListBans
    | FindPeople | ListConnected | RenamePerson | Forget | Export | CountDay | StartChain | ListTournaments |
    CloseTournament | DeleteTournament;
export type TournamentCommand = Enter | Resign | Withdraw | Admit | DrawRound | HandOver | TakeOver | End;
export type MantisAction = MantisScore | MantisSteal | MantisRaid;
export type MantisEvent = MantisMissed | MantisScored | MantisStole | MantisBanked | MantisRaidWon | MantisRaided |
    MantisTurnBegan | MantisEnded;
export type KittensAction = KittensDraw | KittensAttack | KittensSkip | KittensFavor | KittensShuffle | KittensSee |
    KittensPair | KittensThree | KittensFive | KittensNope | KittensPass | KittensGive | KittensPick | KittensInsert;
export type KittensEvent = KittensTurnBegan | KittensAnnounced | KittensNoped | KittensPassed | KittensCancelled |
    KittensTookEffect | KittensFavorAsked | KittensGave | KittensRobbed | KittensFoundNothing | KittensHandedOver |
    KittensLacked | KittensShuffled | KittensPeeked | KittensDiscardOpened | KittensPicked | KittensDrew |
    KittensDefused | KittensInserted | KittensExploded | KittensEnded;
export type Face = "hello" | "well-played" | "thinking" | "laugh" | "wow" | "oops" | "cry" | "evil" | "love" | "bye";
export const PROTOCOL = 2;
export const SCREENS = {
  home: "/",
  tables: "/tables",
  table: "/t/{code}",
  tv: "/tv",
  club: "/club",
  tournament: "/c/{code}",
  wall: "/wall/{code}",
  replay: "/r/{id}",
  learn: "/learn/{game}",
  rules: "/rules/{game}",
  games: "/games",
  today: "/today",
  puzzle: "/p/{id}",
  settings: "/settings",
  verify: "/verify/{id}",
  local: "/local",
  move: "/move/{code}",
} as const;
export const PHRASES = ["hello-all", "good-luck", "nice-one", "so-close", "why-me", "thank-you", "sorry", "your-turn",
    "one-moment", "one-more", "good-game", "see-you"] as const;
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export const LONGEST_TEXT = 200;
export const LONGEST_NAME = 24;
export const LONGEST_REACTION = 60;
export const TURNS = [null, 15, 30, 60, 120, 300, 86400] as const;
export const REACTIONS = [3, 5, 8, 12, 20, 60] as const;
export const NO_SEAT = ["full", "playing", "seated", "closed", "tournament"] as const;
/** The fields of events and actions that name players. */
export const SEAT_FIELDS: Record<string, string[]> = {
  mantis: ["seat", "tank", "target", "winners"],
  kittens: ["giver", "givers", "seat", "taker", "target", "winners"],
};
export type AnyView = MantisView | KittensView;
export type AnyAction = MantisAction | KittensAction;
export type AnyEvent = MantisEvent | KittensEvent;
