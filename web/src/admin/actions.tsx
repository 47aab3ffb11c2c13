// The operator's actions on a person.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { order } from "./state";
import { ConfirmButton } from "./confirm-button";

const TIMES = [
  [3600, "an hour"],
  [24 * 3600, "a day"],
  [7 * 24 * 3600, "a week"],
  [365 * 24 * 3600, "a year"],
] as const;

/** Bans a person or an address for a time; the children are further options. */
export function Ban({ subject, what, children }: { subject: string; what: string; children?: ComponentChildren }) {
  const time = useId();
  const ban = (typed: FormData) => {
    const seconds = Number(typed.get("seconds"));
    void order({ order: "ban", subject, seconds, with_address: typed.has("with_address") });
  };
  return (
    <ConfirmButton label="Ban" what={what} onConfirm={ban}>
      <label for={time}>For</label>
      <select id={time} name="seconds">
        {TIMES.map(([seconds, text]) => (
          <option key={seconds} value={seconds}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </ConfirmButton>
  );
}

export function Rename({ who, what }: { who: string; what: string }) {
  const field = useId();
  const rename = (typed: FormData) => {
    const name = (typed.get("name") as string).trim();
    void order({ order: "renameperson", who, ...(name && { name }) });
  };
  return (
    <ConfirmButton label="Rename" what={what} onConfirm={rename}>
      <label for={field}>New name (if empty, one that a new guest could have)</label>
      <input id={field} name="name" maxLength={24} autocomplete="off" />
      <p class="faint quiet">It replaces the name at open tables and in the records of games.</p>
    </ConfirmButton>
  );
}
