// The podium at the end of an evening or a tournament.

import "./podium.css";
import { Character, type Who } from "./character";

export interface PodiumPlace extends Who {
  /** From 1; players can share a place. Only the first three are shown. */
  place: number;
  /** A few words below the name. */
  note?: string;
}

const STEPS = [1, 2, 3];

/** `--podium` is the size of its letters if there is room. */
export function Podium({ people }: { people: readonly PodiumPlace[] }) {
  const steps = STEPS.map((step) => ({ step, standing: people.filter(({ place }) => place === step) }));
  return (
    <div class="podium">
      <ol>
        {steps
          .filter(({ standing }) => standing.length)
          .map(({ step, standing }) => (
            <li key={step} data-step={step} data-many={standing.length > 1 || undefined}>
              <span class="podium-people">
                {standing.map((each) => (
                  <Character key={each.name} {...each} pose={step === 1 ? "cheer" : "wave"} />
                ))}
              </span>
              <span class="podium-block">
                <b>{step}</b>
                {standing.map(({ name, note }) => (
                  <span key={name} class="podium-name">
                    {name}
                    {note && <small>{note}</small>}
                  </span>
                ))}
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}
