import { useId } from "preact/hooks";
import type { ConnectedPerson } from "../net/protocol";
import { Some } from "./some";
import { order, people } from "./state";
import { Sure } from "./sure";

const TIMES = [
  [3600, "an hour"],
  [24 * 3600, "a day"],
  [7 * 24 * 3600, "a week"],
  [365 * 24 * 3600, "a year"],
] as const;

export function People() {
  return (
    <section class="panel" aria-labelledby="people">
      <h2 id="people">
        Connected people <span class="faint">{people.value.length}</span>
      </h2>
      {people.value.length === 0 && <p class="faint quiet">Nobody is connected.</p>}
      <Some rows={people.value} name="people">
        {(person) => <Person key={`${person.address} ${person.who ?? ""}`} person={person} />}
      </Some>
    </section>
  );
}

function Person({ person }: { person: ConnectedPerson }) {
  const { address, who, name, tables } = person;
  const time = useId();
  const shown = name ?? "Somebody who watches";
  return (
    <li class="aligned flowing apart">
      <div class="about">
        <p class="name">{shown}</p>
        <p class="faint quiet code">{address}</p>
        {who && <p class="faint quiet code">{who}</p>}
        <p class="faint quiet">{tables.length ? `at ${tables.join(", ")}` : "at no table yet"}</p>
      </div>
      <Sure label="Ban" what={shown} onSure={(typed) => ban(person, typed)}>
        <label for={time}>For</label>
        <select id={time} name="seconds">
          {TIMES.map(([seconds, text]) => (
            <option key={seconds} value={seconds}>
              {text}
            </option>
          ))}
        </select>
        {who ? (
          <label class="check aligned gap-5">
            <input type="checkbox" name="with_address" /> and everybody from {address}
          </label>
        ) : (
          <p>Everybody from {address} is banned.</p>
        )}
      </Sure>
    </li>
  );
}

function ban({ who, address }: ConnectedPerson, typed: FormData): void {
  const seconds = Number(typed.get("seconds"));
  void order({ order: "ban", subject: who ?? address, seconds, with_address: typed.has("with_address") });
}
