import type { PersonRow } from "../net/protocol";
import { Ban, Rename } from "./actions";
import { ExpandableList } from "./expandable-list";
import { find, found } from "./state";
import { Section } from "./section";

export function Search() {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void find(new FormData(event.currentTarget as HTMLFormElement).get("sought") as string);
  };
  return (
    <Section id="search" title="Find people">
      <form class="stacked" onSubmit={submit}>
        <label for="sought">A part of their name, also of one at an open table</label>
        <input id="sought" name="sought" required maxLength={24} autocomplete="off" />
        <button type="submit" class="button">
          Find
        </button>
      </form>
      {found.value && (
        <ExpandableList rows={found.value.rows} name="people" none={`Nobody has "${found.value.name}" in a name.`}>
          {(person) => <Found key={person.who} person={person} />}
        </ExpandableList>
      )}
    </Section>
  );
}

function Found({ person: { who, name, at_tables: atTables = [] } }: { person: PersonRow }) {
  return (
    <li class="aligned flowing apart">
      <div class="about">
        <p class="name">{name}</p>
        <p class="faint quiet code">{who}</p>
        {atTables.length > 0 && <p class="faint quiet">used at open tables: {atTables.join(", ")}</p>}
      </div>
      <Rename who={who} what={name} />
      <Ban subject={who} what={name} />
    </li>
  );
}
