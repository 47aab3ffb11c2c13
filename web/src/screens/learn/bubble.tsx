// The teacher's speech bubble: the task, then the rule just learned.

import { useEffect, useRef } from "preact/hooks";
import type { Course } from "../../stage/course";
import { notation } from "../../stage/game";
import { gameUi } from "../../stage/games";
import { playNow } from "../../state/playnow";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { t, tOr } from "../../words/messages";
import { showFailure } from "../../words/failures";
import { Teacher } from "./teacher";

const LEARNER = 0; // their seat

interface BubbleProps {
  game: string;
  course: Course;
}

export function Bubble({ game, course }: BubbleProps) {
  const { name, asks } = course.lesson;
  const id = `learn-${game}-${name}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [course.at.value]);
  const isNudged = course.asked.value !== null && course.tries.value > 0;
  const isRight = course.isRight.value;
  const text = course.isLearnt.value ? `${id}-done` : `${id}-${Math.min(course.step.value, asks)}`;
  return (
    <section
      class={`learn-bubble${course.isLearnt.value ? " learnt" : ""}${isNudged ? " nudged" : ""}`}
      aria-labelledby="learn-title"
    >
      <Teacher head={gameUi(game).school?.Teacher} isGlad={isRight || course.isLearnt.value} />
      <div class="learn-head">
        <p class="learn-number faint">
          {t("learn-number", { number: course.at.value + 1, total: course.lessons.length })}
        </p>
        <h1 id="learn-title" ref={heading} tabIndex={-1}>
          {titleOfLesson(game, name)}
        </h1>
      </div>
      <div class="learn-words" aria-live="polite">
        <p key={text} class={isRight ? "learn-text answered" : "learn-text"}>
          {course.isLearnt.value && <Icon name="check" />}
          {tOr(text, "")}
        </p>
        {isRight && (
          <p class="learn-text learn-right">
            <Icon name="check" />
            {t("learn-right")}
          </p>
        )}
        {isNudged && <Nudge game={game} course={course} />}
        <Happened game={game} course={course} />
      </div>
      <Buttons game={game} course={course} />
    </section>
  );
}

export function titleOfLesson(game: string, lesson: string): string {
  return tOr(`learn-${game}-${lesson}-title`, lesson);
}

/** A hint after a wrong try. */
function Nudge({ game, course }: BubbleProps) {
  const asked = course.asked.value!;
  const wanted = asked.view.legal.find((action) => notation(action) in asked.answers)!;
  const label = gameUi(game).label(wanted, course.lesson.names, asked.view);
  return (
    <p key={course.tries.value} class="learn-nudge">
      {t("learn-nudge", { wanted: label })}
    </p>
  );
}

function Happened({ game, course }: BubbleProps) {
  const sentences = course.frames.value.flatMap((frame, at) =>
    frame.events.map((event, part) => ({
      key: `${at} ${part}`,
      text: gameUi(game).sentence(event, course.lesson.names, LEARNER, frame.events[part - 1]),
    })),
  );
  return <ul class="learn-happened faint">{sentences.map(({ key, text }) => text && <li key={key}>{text}</li>)}</ul>;
}

function Buttons({ game, course }: BubbleProps) {
  const at = course.at.value;
  const isLast = at === course.lessons.length - 1;
  const isLearnt = course.isLearnt.value;
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLearnt) forward.current?.focus();
  }, [isLearnt]);
  const forwardClass = isLearnt ? "button primary" : "button";
  return (
    <div class="learn-buttons flowing gap-3">
      <Button icon="back" aria-label={t("learn-back")} disabled={at === 0} onClick={() => course.open(at - 1)}>
        <span>{t("learn-back")}</span>
      </Button>
      {isLearnt && (
        <Button class="quiet learn-again" onClick={() => course.open(at)}>
          {t("learn-again")}
        </Button>
      )}
      {isLast ? (
        <button
          type="button"
          ref={forward}
          class={`${forwardClass} learn-play`}
          aria-label={t("site-play-now")}
          onClick={() => start(game)}
        >
          <Icon name="play" />
          <span>{t("site-play-now")}</span>
        </button>
      ) : (
        <button
          type="button"
          ref={forward}
          class={forwardClass}
          aria-label={t("learn-next")}
          onClick={() => course.open(at + 1)}
        >
          <span>{t("learn-next")}</span>
          <Icon name="next" />
        </button>
      )}
    </div>
  );
}

function start(game: string): void {
  playNow(game).catch(showFailure);
}
