// The lessons of a game: one rule each, on a prepared table.

import "./learn.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { Course } from "../stage/course";
import { type SeatInfo } from "../stage/game";
import { gameUi } from "../stage/games";
import { InMotionContext } from "../stage/in-motion";
import { known } from "../state/known";
import { go } from "../state/route";
import { SCREEN } from "../style/sizes";
import { Button, IconButton } from "../ui/button";
import { digits, useKeys } from "../ui/keys";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { loadEditions, titleOf } from "../words/offered";
import { showFailure } from "../words/failures";
import { Bubble, titleOfLesson } from "./learn/bubble";
import { STILL_BOARD } from "../ui/still-board";

const NOTHING: ReadonlySet<string> = new Set();
const NARROW = matchMedia(SCREEN.narrow);
const SIDEWAYS = matchMedia(SCREEN.sideways);

export function Learn({ game }: { game: string }) {
  useTitle(`${t("site-how-to-play")}: ${titleOf(game)}`);
  const [course, setCourse] = useState<Course | null>(null);
  const { school } = gameUi(game);
  const hasNone = !school && known.value.length > 0;
  useEffect(loadEditions, []);
  useEffect(() => {
    let isHere = true;
    school?.lessons().then((found) => isHere && setCourse(new Course(found)), showFailure);
    return () => {
      isHere = false;
    };
  }, [game, !school]);
  useEffect(() => {
    if (hasNone) go(`/rules/${game}`, true);
  }, [hasNone]);
  if (!course) return <main class="loading" aria-busy="true" aria-label={t("site-loading")} />;
  return (
    <div class="learn">
      <Top game={game} course={course} />
      <Bubble game={game} course={course} />
      <Table game={game} course={course} />
    </div>
  );
}

interface CourseProps {
  game: string;
  course: Course;
}

function Top({ game, course }: CourseProps) {
  return (
    <header class="learn-top rail aligned gap-2">
      <IconButton icon="home" label={t("site-home")} href="/" />
      <Steps game={game} course={course} />
      <Button class="quiet" href={`/rules/${game}`}>
        {t("learn-rules")}
      </Button>
    </header>
  );
}

/** The lessons as a row of dots. Where dots would be too small to tap, the whole row opens a list. */
function Steps({ game, course }: CourseProps) {
  const isNarrow = useMatch(NARROW);
  const isSideways = useMatch(SIDEWAYS);
  const isRoomy = !isNarrow && !isSideways;
  return (
    <div class="learn-way aligned centred stretched">
      <ol class="learn-steps aligned centred stretched" aria-label={t("learn-lessons")} inert={!isRoomy}>
        {course.lessons.map(({ name }, at) => (
          <li key={name}>
            <button
              type="button"
              class={isPast(course, at) ? "bare middle past" : "bare middle"}
              aria-current={at === course.at.value ? "step" : undefined}
              aria-label={t("learn-lesson", { number: at + 1, title: titleOfLesson(game, name) })}
              title={titleOfLesson(game, name)}
              onClick={() => course.open(at)}
            />
          </li>
        ))}
      </ol>
      {!isRoomy && (
        <select
          class="filling"
          aria-label={t("learn-lessons")}
          value={course.at.value}
          onChange={(event) => course.open(Number(event.currentTarget.value))}
        >
          {course.lessons.map(({ name }, at) => (
            <option key={name} value={at}>
              {t("learn-lesson", { number: at + 1, title: titleOfLesson(game, name) })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function isPast(course: Course, at: number): boolean {
  return at < course.at.value || (at === course.at.value && course.isLearnt.value);
}

function useMatch(query: MediaQueryList): boolean {
  const [matches, setMatches] = useState(query.matches);
  useEffect(() => {
    const look = (): void => setMatches(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return matches;
}

function Table({ game, course }: CourseProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    course.updates.root = root.current;
    return () => course.close();
  }, [course]);
  useKeys(digits(() => root.current));
  const { view, events } = course.updates.shown.value ?? {};
  const asked = course.asked.value;
  const { Board } = gameUi(game);
  return (
    <main class="learn-table" ref={root}>
      <h2 class="unseen">{t("table-board")}</h2>
      {view && (
        <InMotionContext.Provider value={course.updates.motion}>
          <Board
            view={view}
            events={events}
            seats={course.lesson.names.map(seat)}
            bottom={0}
            act={(action) => void course.act(action)}
            {...STILL_BOARD}
            only={asked ? new Set(Object.keys(asked.answers)) : NOTHING}
          />
        </InMotionContext.Provider>
      )}
    </main>
  );
}

function seat(name: string, at: number): SeatInfo {
  return { name, occupant: at === 0 ? "person" : "bot", level: null, connected: true };
}
