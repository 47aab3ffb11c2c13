import { ExpandableList } from "./expandable-list";
import { bans, order } from "./state";
import { moment } from "./words";

export function Bans() {
  return (
    <section class="panel" aria-labelledby="bans">
      <h2 id="bans">
        Bans <span class="faint">{bans.value?.length}</span>
      </h2>
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
    </section>
  );
}
