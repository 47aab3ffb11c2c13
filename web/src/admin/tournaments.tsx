import type { TournamentRow } from "../net/protocol";
import { ExpandableList } from "./expandable-list";
import { order, tournaments } from "./state";
import { ConfirmButton } from "./confirm-button";
import { age } from "./words";
import { Section } from "./section";

export function Tournaments() {
  return (
    <Section id="tournaments" title="Tournaments" count={tournaments.value?.length} isWide>
      <ExpandableList rows={tournaments.value} name="tournaments" none="No tournament is open.">
        {(row) => <Tournament key={row.code} row={row} />}
      </ExpandableList>
    </Section>
  );
}

function Tournament({ row: { code, title, game, entered, active_at } }: { row: TournamentRow }) {
  return (
    <li class="aligned flowing apart">
      <div class="about">
        <a class="code" href={`../c/${code}`}>
          {code}
        </a>
        <p>{title}</p>
        <p class="faint quiet">
          {game}, {entered} entered · active {age(active_at)}
        </p>
      </div>
      <div class="flowing">
        <ConfirmButton
          label="Close"
          what={`tournament ${code}`}
          onConfirm={() => void order({ order: "closetournament", code })}
        >
          <p>End this tournament without a winner?</p>
        </ConfirmButton>
        <ConfirmButton
          label="Delete"
          what={`tournament ${code}`}
          onConfirm={() => void order({ order: "deletetournament", code })}
        >
          <p>Delete this tournament for good? Records of its games stay.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}
