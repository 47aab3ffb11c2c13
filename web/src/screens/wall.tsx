// A tournament on a wall for a whole room, without private information or controls.

import "./wall.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TournamentView } from "../net/protocol";
import { SITE } from "../net/root";
import { Face } from "../ui/face";
import { Icon } from "../ui/icon";
import { Podium } from "../ui/podium";
import { Qr } from "../ui/qr";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { Round, roundTitle } from "./club/rounds";
import { finalists, nameOf, useTournament } from "./club/tournament";
import { useAwake } from "./tv/awake";

const TURN = 12_000; // milliseconds per page
const MOST_TABLES = 8; // of one round on a page
const MOST_TOGETHER = 6; // tables of several rounds on a page
const MOST_PEOPLE = 24; // at them
const LETTERS = [7, 6, 5.2, 4.6, 4, 3.4]; // hundredths of the height; with the last, 26 lines fill a wall

/** Tables of a round that are shown together. */
interface Part {
  round: number;
  from: number;
  to: number;
}

export function Wall({ code }: { code: string }) {
  const { shown, failure } = useTournament(code);
  const parts = usePage(shown ? pagesOf(shown) : []);
  const wall = useRef<HTMLElement>(null);
  useAwake();
  useTitle(shown?.title ?? "");
  useLayoutEffect(() => {
    const fit = () => wall.current && enlarge(wall.current);
    fit();
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  });
  return (
    <main class="wall on-cloth" ref={wall} aria-busy={!shown && !failure}>
      {failure && <p role="alert">{failure}</p>}
      {shown && <Shown shown={shown} parts={parts} />}
    </main>
  );
}

/** Sets the largest size of letters with which everything fits. */
function enlarge(wall: HTMLElement): void {
  for (const size of LETTERS) {
    wall.style.setProperty("--size", `${size}vh`);
    if (document.documentElement.scrollHeight <= innerHeight) return;
  }
}

/** The pages, the last round first. A few tables of several rounds share a page. */
export function pagesOf({ rounds }: TournamentView): Part[][] {
  const whole = rounds.map(({ tables }, round) => ({ round, from: 0, to: tables.length })).reverse();
  const tables = rounds.flatMap((round) => round.tables);
  const people = tables.flatMap((table) => table.people);
  if (tables.length <= MOST_TOGETHER && people.length <= MOST_PEOPLE) return [whole];
  return whole.flatMap(({ round, to }) => {
    const count = Math.ceil(to / MOST_TABLES);
    const each = Math.ceil(to / count);
    return Array.from({ length: count }, (_, at) => [{ round, from: at * each, to: Math.min(to, (at + 1) * each) }]);
  });
}

/** The current page. A new round starts with its own. */
function usePage(pages: Part[][]): Part[] {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setTurn(0);
    const timer = setInterval(() => setTurn((before) => before + 1), TURN);
    return () => clearInterval(timer);
  }, [pages.length]);
  return pages[turn % pages.length] ?? [];
}

function Shown({ shown, parts }: { shown: TournamentView; parts: Part[] }) {
  const round = shown.rounds.length - 1;
  const isEnd = shown.winner !== null && parts.some((part) => part.round === round);
  return (
    <>
      <header class="rail">
        <h1>{shown.title}</h1>
        <h2 aria-live="polite">
          {shown.stage === "entering" ? t("club-entering", { count: shown.people.length }) : heading(shown, round)}
        </h2>
      </header>
      {round < 0 ? (
        <Entering shown={shown} />
      ) : (
        <div class={isEnd ? "wall-rounds wall-end" : "wall-rounds stacked"}>
          {isEnd && <Podium people={finalists(shown)} />}
          {parts.map((part) => (
            <section key={part.round} data-round={part.round + 1}>
              {(round > 0 || shown.stage === "over") && <h3 class="faint">{roundTitle(shown, part.round)}</h3>}
              <Round shown={shown} {...part} isWall />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function heading(shown: TournamentView, round: number) {
  if (shown.winner !== null)
    return (
      <strong class="wall-winner">
        <Icon name="crown" />
        {t("club-winner", { name: nameOf(shown, shown.winner) })}
      </strong>
    );
  return shown.stage === "over" ? t("club-ended") : roundTitle(shown, round);
}

function Entering({ shown }: { shown: TournamentView }) {
  return (
    <div class="wall-entering">
      <ul class="stacked">
        {shown.people
          .filter(({ withdrawn }) => !withdrawn)
          .map(({ person, name }) => (
            <li key={person} class="aligned">
              <Face name={name} />
              <span class="clipped">{name}</span>
            </li>
          ))}
      </ul>
      <div class="wall-invitation">
        <Qr text={`${SITE}/c/${shown.code}`} />
        <p>{t("club-scan")}</p>
      </div>
    </div>
  );
}
