// All that the page shows, and how it is renewed.

import { signal } from "@preact/signals";
import type { BanRow, ConnectedPerson, Order, PersonRow, ServerStatus, TableRow, TournamentRow } from "../net/protocol";
import { ask, keepToken, Refused, sentence, token } from "./server";

const LOOK = 10_000; // milliseconds between two looks at the server
const LOOKS_BETWEEN_ROLL_CALLS = 3; // who is connected is asked of every process, which is more work

export const status = signal<ServerStatus | null>(null);
export const tables = signal<TableRow[] | null>(null); // null until the server has answered, like the next ones
export const quarantined = signal<TableRow[]>([]);
export const tournaments = signal<TournamentRow[] | null>(null);
export const people = signal<ConnectedPerson[] | null>(null);
export const bans = signal<BanRow[] | null>(null);
export const found = signal<{ name: string; rows: PersonRow[] } | null>(null); // people with this in their name
export const said = signal(""); // what was done last
export const failure = signal(""); // why something was not

let looks = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Look now, and then again and again while the page is seen. */
export async function look(isAsked = false): Promise<void> {
  clearTimeout(timer);
  if (!token.value) return;
  if (isAsked) looks = 0;
  await attempt(async () => {
    status.value = await ask({ order: "showstatus" }); // alone: a wrong token is refused, and noted there, once
    [tables.value, quarantined.value, bans.value, tournaments.value] = await Promise.all([
      ask({ order: "listtables" }),
      ask({ order: "listtables", quarantined: true }),
      ask({ order: "listbans" }),
      ask({ order: "listtournaments" }),
    ]);
    if (looks++ % LOOKS_BETWEEN_ROLL_CALLS === 0) people.value = await ask({ order: "listconnected" });
  });
  if (!document.hidden) timer = setTimeout(() => void look(), LOOK);
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void look();
});

/** Find people by a part of their name. */
export async function find(name: string): Promise<void> {
  await attempt(async () => {
    found.value = { name, rows: await ask({ order: "findpeople", name }) };
  });
}

type Deed = Extract<
  Order,
  {
    order:
      "closetable" | "reopen" | "announce" | "ban" | "unban" | "renameperson" | "closetournament" | "deletetournament";
  }
>;

/** Do something, say that it is done, and look what came of it. */
export async function order(deed: Deed): Promise<boolean> {
  const isDone = await attempt(async () => {
    said.value = "";
    said.value = sentence((await ask(deed)).sentence);
  });
  if (isDone) await look(true);
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
