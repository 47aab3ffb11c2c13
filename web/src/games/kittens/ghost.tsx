// The remains of an explosion: soot, and two ears.

import "./ghost.css";
import { t } from "../../words/messages";
import { Eyes, Head, Lines } from "./art/parts";

export function Ghost() {
  return (
    <div class="k-ghost aligned centred">
      <svg viewBox="-42 -42 84 78" aria-hidden="true">
        <g transform="scale(.92)">
          <Lines>
            <path
              d="M-28 20C-34 34-22 30-20 36-14 30-8 38 0 32 8 38 14 30 20 36 22 30 34 34 28 20Z"
              fill="#cfd6e4"
              stroke="#6c7488"
            />
            <g stroke="#6c7488">
              <Head fur="#e6ebf4" inner="#b9c2d6" />
            </g>
            <path d="M-16-7L-8 1M-8-7L-16 1M8-7L16 1M16-7L8 1" />
            <path d="M-5 13Q0 9 5 13" />
          </Lines>
        </g>
      </svg>
      <span>{t("kittens-dead")}</span>
    </div>
  );
}

/** The same head, wide awake, for the winner. */
export function Survivor() {
  return (
    <svg class="k-survivor" viewBox="-42 -42 84 78" aria-hidden="true">
      <Lines>
        <Head fur="#f5b16b" />
        <Eyes look="closed" />
        <path d="M0 10C-1 15-8 16-10 11M0 10C1 15 8 16 10 11" />
        <path d="M-14-28L-18-42-7-36 0-44 7-36 18-42 14-28Z" fill="#ffd23f" />
      </Lines>
    </svg>
  );
}
