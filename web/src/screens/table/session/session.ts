// One person's session at a table: joins, sits down, acts, and receives updates.

import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { NO_SEAT } from "../../../net/protocol";
import type { AnyAction, SeatView, Settings, TableView, Update, Utterance, Speech } from "../../../net/protocol";
import { TableConnection, type Answer, type Command } from "../../../net/table-connection";
import { notation, type SeatInfo } from "../../../stage/game";
import { fetchGame } from "../../../stage/games";
import { UpdatePlayer } from "../../../stage/update-player";
import { noteGroup } from "../../../state/groups";
import { remember } from "../../../state/played";
import type { Plan } from "../../../state/playnow";
import { avatar, soundsElsewhere } from "../../../state/preferences";
import { notePromises } from "../../../state/promises";
import { go } from "../../../state/route";
import { noteSilenced, silencedAt } from "../../../state/silenced";
import { forgetTable, notedTables, noteTable } from "../../../state/tables";
import { toast } from "../../../state/toasts";
import { announce } from "../../../ui/announcement";
import { t } from "../../../words/messages";
import { reason } from "../../../words/failures";
import { changesOf } from "./changed-settings";
import { concerns, inWords, isLoud } from "./happenings";

const SAID_SECONDS = 4;
const SECONDS_A_LETTER = 0.06;
const ENTROPY_BYTES = 16;

/** The guest number of a screen, which differs from the player in the same browser. */
export const SCREEN_GUEST = 9;

export interface SessionOptions {
  name: string;
  /** The number of this person among several who share the device. */
  guest?: number;
  /** Whether to take a free seat. */
  sits?: boolean;
  /** Whether it only observes, without joining. */
  observes?: boolean;
  /** Whether it is a screen in a room. */
  isScreen?: boolean;
  plan?: Plan | null;
}

/** A recent message. */
export interface Said extends Utterance {
  number: number;
  isMine: boolean;
}

export class TableSession {
  readonly connection: TableConnection;
  readonly updates = new UpdatePlayer<Update>();
  readonly said: Signal<Said[]> = signal([]);
  /** The people whose messages are hidden. */
  readonly silenced: Signal<ReadonlySet<number>>;
  /** The last update that was animated to its end. */
  readonly settled: Signal<Update | null> = signal(null);
  /** Whether an action was sent, and its outcome is not shown yet. */
  readonly busy: ReadonlySignal<boolean>;
  /** Whether a plan is being carried out; the table is hidden until then. */
  readonly isSettingUp: Signal<boolean>;
  /** Resolves when the person has joined, and has sat down if there was a seat. */
  readonly arrived: Promise<void>;

  private readonly acting = signal(false);
  private readonly actedAt = signal(0); // the version that our last action made
  private saidSoFar = 0;
  private knownSettings: Settings | null = null; // of the last update
  private entropyFor: string | null = null; // the commitment for which entropy was sent
  private showing = Promise.resolve(); // until the last update has been shown
  private hasCome = false;
  private isOnScreen = false;
  private come: () => void = () => {};

  constructor(
    readonly code: string,
    private readonly options: SessionOptions,
  ) {
    this.arrived = new Promise((come) => (this.come = come));
    this.isSettingUp = signal(!!options.plan);
    this.busy = computed(() => this.acting.value || (this.updates.shown.value?.version ?? 0) < this.actedAt.value);
    this.connection = new TableConnection(code, options.guest ?? null);
    this.connection.onUpdate = (update) => this.receive(update);
    this.connection.onAnnounced = announce;
    this.connection.onSaid = (utterance) => this.showSaid(utterance);
    this.silenced = signal(silencedAt(code));
  }

  close(): void {
    this.leaveSound(false);
    this.connection.close();
  }

  /** Leaves the table; without a connection, the server notices it later. */
  async leave(): Promise<void> {
    const isGame = this.connection.update.value?.table.stage === "playing";
    if (this.connection.state.value === "connected") await this.connection.ask({ command: "leave" });
    if (!isGame) forgetTable(this.code);
    go("/");
  }

  /** Sends a command, and shows a refusal. */
  async ask(command: Command): Promise<boolean> {
    const answer = await this.asked(command);
    if (!answer.done) toast(refusal(command, answer));
    return answer.done;
  }

  /** A full table forgets disconnected spectators: then joins again first. */
  private async asked(command: Command): Promise<Answer> {
    const answer = await this.connection.ask(command);
    if (answer.done || answer.refused.code !== "not-here" || this.options.observes) return answer;
    const joined = await this.connection.ask(this.joining());
    return joined.done ? this.connection.ask(command) : joined;
  }

  private joining(): Command {
    const { name, guest, isScreen } = this.options;
    const isGuest = guest !== undefined; // one of several players on this device
    return { command: "join", name, ...(!isGuest && { avatar: avatar.value }), ...(isScreen && { screen: true }) };
  }

  async say(words: Partial<Speech>): Promise<void> {
    const answer = await this.connection.say(words);
    if (!answer.done) toast(reason(answer.refused));
  }

  /** Hides the messages of a person, or shows them again. */
  silence(person: number, on: boolean): void {
    this.silenced.value = on
      ? new Set([...this.silenced.value, person])
      : new Set([...this.silenced.value].filter((other) => other !== person));
    noteSilenced(this.code, this.silenced.value);
    this.said.value = this.said.value.filter((said) => !on || said.person !== person);
  }

  async act(action: AnyAction): Promise<void> {
    const shown = this.updates.shown.value;
    if (!shown || this.busy.value) return;
    await this.actOn(notation(action), shown.version);
  }

  /** Lets bots finish this game without this player, and starts the next one. */
  async startNextGame(): Promise<void> {
    const answer = await this.connection.ask({ command: "fastforward" });
    if (!answer.done && answer.refused.code !== "not-playing") return toast(reason(answer.refused));
    await this.isOver();
    await this.ask({ command: "ready", on: true });
  }

  private isOver(): Promise<void> {
    return new Promise((done) => {
      const stop = this.connection.update.subscribe((update) => {
        if (update?.table.stage !== "playing") queueMicrotask(() => (stop(), done()));
      });
    });
  }

  /** Whether this version was animated to its end. */
  hasSettled(version: number): boolean {
    return (this.settled.value?.version ?? 0) >= version;
  }

  async actOn(action: string, version: number): Promise<void> {
    this.acting.value = true;
    const command = { command: "act", action, version } as const;
    const answer = await this.connection.ask(command);
    if (answer.done) this.actedAt.value = answer.version;
    else toast(refusal(command, answer));
    this.acting.value = false;
  }

  /** Performs the default action of a timeout. */
  async keepSilent(version: number): Promise<void> {
    const idle = this.connection.update.value?.idle;
    if (idle) await this.actOn(idle, version);
  }

  private receive(update: Update): void {
    this.showing = this.updates.push(update).then(() => {
      this.settled.value = update;
      this.showHappenings(update);
    });
    if (!this.hasCome) void this.arrive();
    fetchGame(update.table.settings.game).catch(() => {}); // early; UpdatePlayer reports a failure
    this.noteScreens(update.table);
    notePromises(update.table);
    this.addEntropy(update);
    if (update.seat !== null) this.note(update);
  }

  /** A screen in the room plays the sounds. Not at a listed table, where a stranger could claim to be a screen. */
  private noteScreens({ screens, settings }: Pick<TableView, "screens" | "settings">): void {
    this.leaveSound(screens > 0 && !settings.open && !this.options.isScreen);
  }

  private leaveSound(isShown: boolean): void {
    if (isShown !== this.isOnScreen) soundsElsewhere.value = this.isOnScreen = isShown;
  }

  private async arrive(): Promise<void> {
    this.hasCome = true;
    const { sits, observes, plan } = this.options;
    if (!observes) await this.ask(this.joining());
    if (sits && this.connection.update.value?.seat === null) await this.takePlace(this.connection.update.value.table);
    if (plan) await this.follow(plan);
    this.isSettingUp.value = false;
    this.come();
  }

  /** Takes a free seat before a game; in a game, the player's own, which a bot has kept. */
  private async takePlace(table: TableView): Promise<void> {
    const noted = notedTables().find(({ code, games }) => code === this.code && games === table.games);
    if (table.stage === "lobby") await this.sit({ command: "sit" });
    else if (table.stage === "playing" && noted && table.seats[noted.seat]?.left)
      await this.sit({ command: "takeseat", seat: noted.seat });
  }

  private async sit(command: Command): Promise<void> {
    const answer = await this.asked(command);
    if (!answer.done && !NO_SEAT.some((code) => code === answer.refused.code)) toast(reason(answer.refused));
  }

  /** Bots of an earlier session stay. */
  private async follow(plan: Plan): Promise<void> {
    const bots = this.connection.update.value?.table.seats.filter(({ occupant }) => occupant === "bot").length ?? 0;
    for (const bot of plan.bots.slice(bots)) await this.ask({ command: "addbot", bot });
    await this.ask({ command: "start" });
    await this.showing; // the game may come after the table
  }

  /** Adds entropy to the next deal, once the server has committed to its seed. */
  private addEntropy({ seat, table }: Update): void {
    const promised = table.next_commitment;
    if (seat === null || table.stage === "playing" || !promised || promised === this.entropyFor) return;
    this.entropyFor = promised;
    const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
    const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    void this.connection.ask({ command: "addentropy", text });
  }

  /** Stores the tables where this device has a seat, and their finished games. */
  private note({ table, seat, view }: Update): void {
    const isLocal = this.options.guest !== undefined;
    noteTable(table, seat!, isLocal);
    if (table.stage !== "over" || !view?.result) return;
    if (!isLocal) noteGroup(table, seat!);
    remember({
      id: recordOf(table),
      game: table.settings.game,
      edition: view.edition,
      players: table.seats.map((holder) => holder.name),
      winners: view.result.winners,
      seat: isLocal ? null : seat,
      at: Date.now(),
      luck: null,
      accuracy: null,
    });
  }

  /** Shows the events around the game: all in the log, important ones as toasts. */
  private showHappenings({ happenings, host, table, seat }: Update): void {
    if (this.options.observes || this.options.guest !== undefined) return;
    const own = (seat === null ? this.options.name : table.seats[seat]?.name) ?? "";
    const changes = this.knownSettings ? changesOf(this.knownSettings, table.settings).join(", ") : "";
    this.knownSettings = table.settings;
    for (const happening of happenings) {
      const text = inWords(happening, { own, isHost: host, changes });
      if (table.stage === "playing") this.updates.note(text);
      if (isLoud(happening) && concerns(happening, own, host)) toast(text);
    }
  }

  private showSaid(utterance: Utterance): void {
    if (this.silenced.value.has(utterance.person)) return;
    const { seat, table } = this.connection.update.value!;
    const isMine =
      seat === null ? utterance.name === this.options.name : table.seats[seat]?.person === utterance.person;
    this.showFor({ ...utterance, number: ++this.saidSoFar, isMine });
  }

  /** A bot's message, which is made by this page. */
  showBotMessage(seat: number, name: string, text: string): void {
    const words = { face: null, phrase: null, text };
    this.showFor({ person: -1 - seat, name, seat, words, number: ++this.saidSoFar, isMine: true });
  }

  private showFor(said: Said): void {
    this.said.value = [...this.said.value, said];
    const seconds = SAID_SECONDS + SECONDS_A_LETTER * (said.words.text?.length ?? 0);
    setTimeout(() => (this.said.value = this.said.value.filter((other) => other !== said)), seconds * 1000);
  }
}

/** A refusal as text. Before a game, the rules can only refuse its settings. */
function refusal({ command }: Command, { refused }: Extract<Answer, { done: false }>): string {
  const isSetting = refused.code === "not-legal" && ["change", "start", "ready"].includes(command);
  return isSetting ? t("refusal-settings") : reason(refused);
}

/** Whether the seat's player is a bot of the server, or a connected program. */
export function isBot({ occupant, program }: SeatView): boolean {
  return occupant === "bot" || (occupant === "person" && program);
}

export function seatsOf(table: TableView): SeatInfo[] {
  return table.seats.map((holder) => ({
    name: holder.name,
    occupant: isBot(holder) ? "bot" : holder.occupant,
    level: holder.bot,
    connected: holder.connected || holder.occupant === "bot",
    avatar: holder.avatar,
  }));
}

export function recordOf(table: TableView): string {
  return `${table.code}-${table.games}`;
}
