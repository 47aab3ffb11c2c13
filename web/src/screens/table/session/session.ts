// One person's part in a table: comes in, sits down, acts, and is shown what happens.

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
const LUCK_BYTES = 16;

/** The number of a screen among those who share a device: whoever plays in the same browser is somebody else. */
export const SCREEN_GUEST = 9;

export interface Wishes {
  name: string;
  /** The number of this person among several who share the device. */
  guest?: number;
  /** Whether to take a free seat. */
  sits?: boolean;
  /** Only look: do not even come to the table. */
  looks?: boolean;
  /** Show the table to a room full of people. */
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
  /** Whom the person does not want to hear. */
  readonly silenced: Signal<ReadonlySet<number>>;
  /** The last update whose motion has ended. */
  readonly settled: Signal<Update | null> = signal(null);
  /** Whether an action is on its way, or its outcome is not shown yet. */
  readonly busy: ReadonlySignal<boolean>;
  /** Whether a plan is being followed: the table is not worth a look yet. */
  readonly isSettingUp: Signal<boolean>;
  /** Resolves when the person has come in, and has sat down if there was a seat. */
  readonly arrived: Promise<void>;

  private readonly acting = signal(false);
  private readonly actedAt = signal(0); // the version that our last action made
  private saidSoFar = 0;
  private agreed: Settings | null = null; // what the table was set to when this person was last told of it
  private luckFor: string | null = null; // the commitment that our luck was added to
  private showing = Promise.resolve(); // until the last update has been shown
  private hasCome = false;
  private isOnScreen = false;
  private come: () => void = () => {};

  constructor(
    readonly code: string,
    private readonly wishes: Wishes,
  ) {
    this.arrived = new Promise((come) => (this.come = come));
    this.isSettingUp = signal(!!wishes.plan);
    this.busy = computed(() => this.acting.value || (this.updates.shown.value?.version ?? 0) < this.actedAt.value);
    this.connection = new TableConnection(code, wishes.guest ?? null);
    this.connection.onUpdate = (update) => this.hear(update);
    this.connection.onAnnounced = announce;
    this.connection.onSaid = (utterance) => this.showSaid(utterance);
    this.silenced = signal(silencedAt(code));
  }

  close(): void {
    this.leaveSound(false);
    this.connection.close();
  }

  /** Leaves the table. A connection that is cut just ends: the server notices. */
  async leave(): Promise<void> {
    const isGame = this.connection.update.value?.table.stage === "playing";
    if (this.connection.state.value === "connected") await this.connection.ask({ command: "leave" });
    if (!isGame) forgetTable(this.code);
    go("/");
  }

  /** Ask the table for something; a refusal is told in words. */
  async ask(command: Command): Promise<boolean> {
    const answer = await this.asked(command);
    if (!answer.done) toast(refusal(command, answer));
    return answer.done;
  }

  /** A full table forgets a watcher who was cut off: they join again, and ask again. */
  private async asked(command: Command): Promise<Answer> {
    const answer = await this.connection.ask(command);
    if (answer.done || answer.refused.code !== "not-here" || this.wishes.looks) return answer;
    const joined = await this.connection.ask(this.joining());
    return joined.done ? this.connection.ask(command) : joined;
  }

  private joining(): Command {
    const { name, guest, isScreen } = this.wishes;
    const isGuest = guest !== undefined; // of several who share a device
    return { command: "join", name, ...(!isGuest && { avatar: avatar.value }), ...(isScreen && { screen: true }) };
  }

  async say(words: Partial<Speech>): Promise<void> {
    const answer = await this.connection.say(words);
    if (!answer.done) toast(reason(answer.refused));
  }

  /** Hear nothing more of somebody; or hear them again. */
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

  /** Lets bots finish this game without a player who is out, and starts the next one. */
  async beginAnew(): Promise<void> {
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

  /** Whether the motion of this version has ended. */
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

  /** Do what silence does. */
  async keepSilent(version: number): Promise<void> {
    const idle = this.connection.update.value?.idle;
    if (idle) await this.actOn(idle, version);
  }

  private hear(update: Update): void {
    this.showing = this.updates.push(update).then(() => {
      this.settled.value = update;
      this.tell(update);
    });
    if (!this.hasCome) void this.arrive();
    fetchGame(update.table.settings.game).catch(() => {}); // while people gather; UpdatePlayer reports a failure
    this.noteScreens(update.table);
    notePromises(update.table);
    this.addLuck(update);
    if (update.seat !== null) this.note(update);
  }

  /** Sound comes from the screen in the room. At a listed table, a stranger could claim to be one. */
  private noteScreens({ screens, settings }: Pick<TableView, "screens" | "settings">): void {
    this.leaveSound(screens > 0 && !settings.open && !this.wishes.isScreen);
  }

  private leaveSound(isShown: boolean): void {
    if (isShown !== this.isOnScreen) soundsElsewhere.value = this.isOnScreen = isShown;
  }

  private async arrive(): Promise<void> {
    this.hasCome = true;
    const { sits, looks, plan } = this.wishes;
    if (!looks) await this.ask(this.joining());
    if (sits && this.connection.update.value?.seat === null) await this.takePlace(this.connection.update.value.table);
    if (plan) await this.follow(plan);
    this.isSettingUp.value = false;
    this.come();
  }

  /** Before a game a free seat; in a game one's own, which a bot has kept. */
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

  /** Seats that were taken at an earlier session stay. */
  private async follow(plan: Plan): Promise<void> {
    const bots = this.connection.update.value?.table.seats.filter(({ occupant }) => occupant === "bot").length ?? 0;
    for (const bot of plan.bots.slice(bots)) await this.ask({ command: "addbot", bot });
    await this.ask({ command: "start" });
    await this.showing; // the game may come after the table
  }

  /** Luck of our own for the next deal, as soon as the server has bound itself to its part. */
  private addLuck({ seat, table }: Update): void {
    const promised = table.next_commitment;
    if (seat === null || table.stage === "playing" || !promised || promised === this.luckFor) return;
    this.luckFor = promised;
    const bytes = crypto.getRandomValues(new Uint8Array(LUCK_BYTES));
    const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    void this.connection.ask({ command: "addentropy", text });
  }

  /** This device remembers the tables at which it has a seat, and the games that ended there. */
  private note({ table, seat, view }: Update): void {
    const isLocal = this.wishes.guest !== undefined;
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

  /** Reports the events around the game: all of them in the log, and important ones at once. */
  private tell({ happenings, host, table, seat }: Update): void {
    if (this.wishes.looks || this.wishes.guest !== undefined) return;
    const own = (seat === null ? this.wishes.name : table.seats[seat]?.name) ?? "";
    const changes = this.agreed ? changesOf(this.agreed, table.settings).join(", ") : "";
    this.agreed = table.settings;
    for (const happening of happenings) {
      const text = inWords(happening, { own, isHost: host, changes });
      if (table.stage === "playing") this.updates.note(text);
      if (isLoud(happening) && concerns(happening, own, host)) toast(text);
    }
  }

  private showSaid(utterance: Utterance): void {
    if (this.silenced.value.has(utterance.person)) return;
    const { seat, table } = this.connection.update.value!;
    const isMine = seat === null ? utterance.name === this.wishes.name : table.seats[seat]?.person === utterance.person;
    this.showFor({ ...utterance, number: ++this.saidSoFar, isMine });
  }

  /** A bot speaks, on this page alone. */
  hearBot(seat: number, name: string, text: string): void {
    const words = { face: null, phrase: null, text };
    this.showFor({ person: -1 - seat, name, seat, words, number: ++this.saidSoFar, isMine: true });
  }

  private showFor(said: Said): void {
    this.said.value = [...this.said.value, said];
    const seconds = SAID_SECONDS + SECONDS_A_LETTER * (said.words.text?.length ?? 0);
    setTimeout(() => (this.said.value = this.said.value.filter((other) => other !== said)), seconds * 1000);
  }
}

/** A refusal, in words. What the rules refuse before a game begins are the numbers it was set to. */
function refusal({ command }: Command, { refused }: Extract<Answer, { done: false }>): string {
  const isSetting = refused.code === "not-legal" && ["change", "start", "ready"].includes(command);
  return isSetting ? t("refusal-settings") : reason(refused);
}

/** Whether a bot plays there: one of the server's, or one that came by itself. */
export function isBot({ occupant, program }: SeatView): boolean {
  return occupant === "bot" || (occupant === "person" && program);
}

/** The people around the board. */
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
