// The parts of the board that only Mantis has: water, glass, the back of the next card, and a hint.

import "./board.css";
import "../../board/room";
import { dress } from "../../board/dress";
import { layOut } from "../../board/layout";
import { useTable, type Table } from "../../board/table";
import type { Layout, MantisAction, MantisColor, MantisView } from "../../net/protocol";
import { notation } from "../../stage/game";
import { later } from "../../stage/later";
import { useInMotion } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { COLORS } from "./art/colors";
import { ColorMark } from "./art/signs";
import { Back, Blank, Front, PlainFront, prepareCards } from "./card";
import layout from "./layout.json";
import { colorList, hint, label } from "./words";

const SMALL = 54; // pixels: a narrower card shows only its colour and its symbol
const LINES_OF_KEY = 6;

export const ownMotion = later(() => import("./motion.later"));

layOut("mantis", layout as Layout);

dress("mantis", {
  name: "mantis",
  prepare() {
    prepareCards();
    void ownMotion();
  },
  order: COLORS,
  Card: ({ card }) =>
    card === null ? (
      <Blank />
    ) : (
      <>
        <Front color={card as MantisColor} />
        <PlainFront color={card as MantisColor} />
      </>
    ),
  Top: NextCard,
  Below: Key,
  Ground: Glass,
  least: SMALL,
  wants: ({ others }, { shape }, { height }) =>
    shape === "upright" && others > 3 && height >= 700 ? { labels: LINES_OF_KEY } : {},
  asked: (table) => <Hint {...table} />,
  label: (action, names, view) => label(action as MantisAction, names, view as MantisView),
});

/** A hint on the possible actions, or on the one under the pointer. */
function Hint({ view, names, bottom, pointed }: Table) {
  const { isChosen } = useInMotion();
  const mantis = view as MantisView;
  const action = mantis.legal.find((choice) => notation(choice) === pointed.value);
  return (
    <p class="mantis-hint" data-place="hint">
      {action ? label(action, names, mantis) : hint(mantis, names, bottom, isChosen.value)}
    </p>
  );
}

/** The back of the top card. */
function NextCard() {
  const { top } = useTable().view as MantisView;
  return top ? <Back colors={top.colors} icon={top.icon} /> : <Blank />;
}

/** The names of the stripes of the next card. */
function Key() {
  const { top, pile } = useTable().view as MantisView;
  if (!top) return pile ? null : <p class="mantis-key">{t("mantis-pile-empty")}</p>;
  return (
    <>
      <p class="unseen">{t("mantis-pile-state", { count: pile, colors: colorList(top.colors) })}</p>
      <ul class="mantis-key stacked" aria-hidden="true">
        {top.colors.map((color) => (
          <li key={color} class="aligned">
            <ColorMark color={color} />
            {t(`mantis-card-${color}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Water, sand, weed and bubbles. */
function Glass() {
  return (
    <div class="glass" aria-hidden="true">
      <svg class="sand" viewBox="0 0 200 20" preserveAspectRatio="none">
        <path fill="var(--sand-2)" d="M0 9q30-9 62-3t62 1 76-2v15H0Z" />
        <path fill="var(--sand)" d="M0 14q40-6 84-1t116-3v10H0Z" />
      </svg>
      <svg class="weed" viewBox="0 0 30 60" fill="none" stroke="var(--weed)" stroke-width="5" stroke-linecap="round">
        <path d="M8 60q-7-12 0-22t-1-24M18 60q7-10 1-20t3-16" />
      </svg>
      <i />
      <i />
      <i />
    </div>
  );
}
