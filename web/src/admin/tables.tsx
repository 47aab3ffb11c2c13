import type { TableRow } from "../net/protocol";
import { ExpandableList } from "./expandable-list";
import { quarantined, order, status, tables } from "./state";
import { ConfirmButton } from "./confirm-button";
import { age } from "./words";
import { Section } from "./section";

export function Tables() {
  const open = status.value?.open_tables ?? 0;
  const shown = tables.value?.length ?? 0;
  return (
    <Section id="tables" title="Open tables" count={status.value && open.toLocaleString("en")} isWide>
      {quarantined.value.length > 0 && <Quarantined />}
      <ExpandableList rows={tables.value} name="tables" none="Nobody has a table open.">
        {(row) => (
          <li key={row.code} class="aligned flowing apart">
            <div class="about">
              <a class="code" href={`../t/${row.code}`}>
                {row.code}
              </a>
              <p>{game(row)}</p>
              <p class="faint quiet">
                {people(row)} · active {age(row.active_at)}
              </p>
            </div>
            <Close code={row.code} />
          </li>
        )}
      </ExpandableList>
      {open > shown && shown > 0 && (
        <p class="faint quiet">The {shown.toLocaleString("en")} where something happened last.</p>
      )}
    </Section>
  );
}

function game({ summary }: TableRow): string {
  if (!summary) return "its log cannot be read";
  return `${[summary.game, summary.edition].filter(Boolean).join(" ")}, ${summary.stage}`;
}

function people({ summary }: TableRow): string {
  return summary ? `${summary.seated} seated, ${summary.connected} here` : "";
}

/** Tables that failed, for the operator to reopen or close. */
function Quarantined() {
  return (
    <div class="quarantined">
      <h3>Quarantined: these could not go on</h3>
      <ul class="list">
        {quarantined.value.map((row) => (
          <li key={row.code} class="aligned flowing apart">
            <div class="about">
              <p class="code">{row.code}</p>
              <p>{row.quarantine_reason}</p>
            </div>
            <div class="flowing">
              <button type="button" class="button" onClick={() => void order({ order: "reopen", code: row.code })}>
                Open again <span class="unseen">table {row.code}</span>
              </button>
              <Close code={row.code} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Close({ code }: { code: string }) {
  return (
    <ConfirmButton label="Close" what={`table ${code}`} onConfirm={() => void order({ order: "closetable", code })}>
      <p>Close this table for good? Finished games keep their records.</p>
    </ConfirmButton>
  );
}
