import { ExpandableList } from "./expandable-list";
import { bans, order } from "./state";
import { moment } from "./words";
import { Section } from "./section";

export function Bans() {
  return (
    <Section id="bans" title="Bans" count={bans.value?.length}>
      <ExpandableList rows={bans.value} name="bans" none="Nobody is banned.">
        {({ subject, until }) => (
          <li key={subject} class="aligned flowing apart">
            <div class="about">
              <p class="code">{subject}</p>
              <p class="faint quiet">until {moment(until)}</p>
            </div>
            <button type="button" class="button" onClick={() => void order({ order: "unban", subject })}>
              Lift <span class="unseen">the ban of {subject}</span>
            </button>
          </li>
        )}
      </ExpandableList>
    </Section>
  );
}
