// Sends the same orders to the server as `mazzo admin`. The token is stored until the tab is closed.

import { signal } from "@preact/signals";
import type {
  BanRow,
  ConnectedPerson,
  Did,
  Order,
  PersonRow,
  Problem,
  ServerStatus,
  TableRow,
  TournamentRow,
} from "../net/protocol";

const KEPT = "mazzo-admin-token";

export const token = signal(sessionStorage.getItem(KEPT) ?? "");

export function keepToken(text: string): void {
  token.value = text;
  if (text) sessionStorage.setItem(KEPT, text);
  else sessionStorage.removeItem(KEPT);
}

/** The server refused an order; the message is the reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

interface Answers {
  showstatus: ServerStatus;
  listtables: TableRow[];
  listconnected: ConnectedPerson[];
  listbans: BanRow[];
  listtournaments: TournamentRow[];
  closetournament: Did;
  deletetournament: Did;
  findpeople: PersonRow[];
  renameperson: Did;
  closetable: Did;
  reopen: Did;
  announce: Did;
  ban: Did;
  unban: Did;
}

type Asked = Extract<Order, { order: keyof Answers }>;

export async function ask<O extends Asked>(order: O): Promise<Answers[O["order"]]> {
  const headers = { authorization: `Bearer ${token.value}`, "content-type": "application/json" };
  let response: Response;
  try {
    response = await fetch("../api/admin", { method: "POST", headers, body: JSON.stringify(order) });
  } catch {
    throw new Refused(0, "The server cannot be reached.");
  }
  if (response.ok) return (await response.json()) as Answers[O["order"]];
  throw new Refused(response.status, await reason(response));
}

async function reason(response: Response): Promise<string> {
  if (response.status === 401) return "This is not the admin token of this server.";
  if (response.status === 404)
    return "Nothing at /api/admin: the proxy in front of the server hides it, or the server has no admin token.";
  try {
    return sentence(((await response.json()) as Problem).sentence);
  } catch {
    return `The server, or the proxy in front of it, answered ${response.status}.`;
  }
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
