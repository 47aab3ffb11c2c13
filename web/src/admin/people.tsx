import type { ConnectedPerson } from "../net/protocol";
import { Ban, Rename } from "./actions";
import { ExpandableList } from "./expandable-list";
import { people } from "./state";
import { Section } from "./section";

export function People() {
  return (
    <Section id="people" title="Connected people" count={people.value?.length}>
      <ExpandableList rows={people.value} name="people" none="Nobody is connected.">
        {(person) => <Person key={`${person.address} ${person.who ?? ""}`} person={person} />}
      </ExpandableList>
    </Section>
  );
}

function Person({ person }: { person: ConnectedPerson }) {
  const { address, who, name, tables } = person;
  const shown = name ?? "Somebody who watches";
  return (
    <li class="aligned flowing apart">
      <div class="about">
        <p class="name">{shown}</p>
        <p class="faint quiet code">{address}</p>
        {who && <p class="faint quiet code">{who}</p>}
        <p class="faint quiet">{tables.length ? `at ${tables.join(", ")}` : "at no table yet"}</p>
      </div>
      {who && <Rename who={who} what={shown} />}
      <Ban subject={who ?? address} what={shown}>
        {who ? (
          <label class="check aligned gap-5">
            <input type="checkbox" name="with_address" /> and everybody from {address}
          </label>
        ) : (
          <p>Everybody from {address} is banned.</p>
        )}
      </Ban>
    </li>
  );
}
