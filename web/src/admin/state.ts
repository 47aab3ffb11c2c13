// The state of the page, and its updates.

import { signal } from "@preact/signals";
import type { BanRow, ConnectedPerson, Order, PersonRow, ServerStatus, TableRow, TournamentRow } from "../net/protocol";
import { ask, keepToken, Refused, sentence, token } from "./server";

const EVERY = 10_000; // milliseconds between updates
const UPDATES_PER_ROLL_CALL = 3; // the list of connections needs every process, which is more work

export const status = signal<ServerStatus | null>(null);
export const tables = signal<TableRow[] | null>(null); // null until the server has answered, like the next ones
export const quarantined = signal<TableRow[]>([]);
export const tournaments = signal<TournamentRow[] | null>(null);
export const people = signal<ConnectedPerson[] | null>(null);
export const bans = signal<BanRow[] | null>(null);
export const found = signal<{ name: string; rows: PersonRow[] } | null>(null); // the result of the search by name
export const said = signal(""); // the last success
export const failure = signal(""); // the last failure

let updates = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates the state, now and then regularly while the page is visible. */
export async function update(isRequested = false): Promise<void> {
  clearTimeout(timer);
  if (!token.value) return;
  if (isRequested) updates = 0;
  await attempt(async () => {
    status.value = await ask({ order: "showstatus" }); // first, so that a wrong token is only reported once
    [tables.value, quarantined.value, bans.value, tournaments.value] = await Promise.all([
      ask({ order: "listtables" }),
      ask({ order: "listtables", quarantined: true }),
      ask({ order: "listbans" }),
      ask({ order: "listtournaments" }),
    ]);
    if (updates++ % UPDATES_PER_ROLL_CALL === 0) people.value = await ask({ order: "listconnected" });
  });
  if (!document.hidden) timer = setTimeout(() => void update(), EVERY);
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void update();
});

export async function find(name: string): Promise<void> {
  await attempt(async () => {
    found.value = { name, rows: await ask({ order: "findpeople", name }) };
  });
}

type Change = Extract<
  Order,
  {
    order:
      "closetable" | "reopen" | "announce" | "ban" | "unban" | "renameperson" | "closetournament" | "deletetournament";
  }
>;

/** Sends an order, shows its outcome, and updates the state. */
export async function order(change: Change): Promise<boolean> {
  const isDone = await attempt(async () => {
    said.value = "";
    said.value = sentence((await ask(change)).sentence);
  });
  if (isDone) await update(true);
  if (isDone && found.value) await find(found.value.name);
  return isDone;
}

async function attempt(what: () => Promise<void>): Promise<boolean> {
  try {
    await what();
    failure.value = "";
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    failure.value = error.message;
    if (error.status === 401) keepToken("");
    return false;
  }
}
