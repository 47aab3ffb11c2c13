// The first three on a podium: at the end of an evening and of a tournament, on pages, televisions and walls.

import "./podium.css";
import { Character, type Who } from "./character";

export interface PodiumPlace extends Who {
  /** From 1. Equals share a place; others than the first three are left out. */
  place: number;
  /** A few words below the name. */
  note?: string;
}

const STEPS = [1, 2, 3];

/** As wide as its place allows; `--podium` is the size of its letters where there is room. */
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
