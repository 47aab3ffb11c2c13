// The players around one device: a session for each, and one for the public view.

import { signal, type Signal } from "@preact/signals";
import { api } from "../../net/api";
import { LONGEST_REACTION, type Update } from "../../net/protocol";
import { signIn } from "../../state/me";
import { storage } from "../../state/storage";
import { TableSession } from "../table/session/session";

const KEPT = "party";

export interface Begun {
  code: string;
  names: string[];
}

export class Party {
  readonly publicView: TableSession;
  /** The seat of the player who has the device, whose hand is open. */
  readonly holder: Signal<number | null> = signal(null);

  private constructor(
    readonly code: string,
    readonly people: TableSession[],
  ) {
    this.publicView = new TableSession(code, { name: "", observes: true });
  }

  /** Opens a table, seats the players in order, and starts. */
  static async begin(game: string, edition: string | null, names: string[]): Promise<Party> {
    await signIn();
    const settings = {
      turn_seconds: null,
      reaction_seconds: LONGEST_REACTION, // passing a device around takes time
      abandoned: "expire",
      one_device: true,
    } as const;
    const { code } = await api.open({ game, edition, ...settings });
    storage.set(KEPT, JSON.stringify({ code, names } satisfies Begun));
    const party = await Party.gather(code, names);
    await party.people[0]!.ask({ command: "start" });
    return party;
  }

  static async resume({ code, names }: Begun): Promise<Party> {
    await signIn();
    return Party.gather(code, names);
  }

  private static async gather(code: string, names: string[]): Promise<Party> {
    const people: TableSession[] = [];
    for (const [index, name] of names.entries()) {
      const session = new TableSession(code, { name, guest: index + 1, sits: true });
      session.updates.isSilent = true;
      people.push(session);
      await session.arrived;
    }
    return new Party(code, people);
  }

  at(seat: number): TableSession {
    return this.people.find((session) => session.connection.update.value?.seat === seat) ?? this.people[0]!;
  }

  close(): void {
    for (const session of [this.publicView, ...this.people]) session.close();
  }
}

/** The unfinished game of this device, or null. */
export async function waiting(): Promise<Begun | null> {
  const begun = JSON.parse(storage.get(KEPT) ?? "null") as Begun | null;
  if (!begun) return null;
  const table = await api.table(begun.code).catch(() => null);
  return table?.stage === "playing" ? begun : null;
}

export function nameAt({ table }: Update, seat: number): string {
  return table.seats[seat]?.name ?? "";
}
