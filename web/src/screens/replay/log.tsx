// The log of a replay; each line leads to its frame.

import { useEffect, useRef } from "preact/hooks";
import type { Replay } from "../../net/protocol";
import { gameUi } from "../../stage/games";
import { t } from "../../words/messages";

interface LogProps {
  replay: Replay;
  at: number;
  jump(at: number): void;
}

export function Log({ replay, at, jump }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest" });
  }, [at, replay]);
  const all = lines(replay);
  const current = all.findLast(({ frame }) => frame <= at)!.frame; // some moves need no words
  return (
    <aside class="replay-log" aria-label={t("replay-log")}>
      <ol class="moments" ref={list}>
        {all.map(({ frame, text }, number) => (
          <li key={number}>
            <button
              type="button"
              class={frame > at ? "faint" : ""}
              aria-current={frame === current ? "step" : undefined}
              onClick={() => jump(frame)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** The current frame's events, for screen readers. */
export function Spoken({ replay, at }: Omit<LogProps, "jump">) {
  const now = lines(replay).filter(({ frame }) => frame === at);
  return (
    <p class="unseen" aria-live="polite">
      {now.map(({ text }) => text).join(" ")}
    </p>
  );
}

/** The sentences of a game, each with the frame it belongs to. */
export function lines(replay: Replay): { frame: number; text: string }[] {
  const found = [{ frame: 0, text: t("replay-dealt") }];
  replay.frames.forEach(({ view, events }, frame) => {
    for (const event of events) {
      const text = view && gameUi(view.game).sentence(event, replay.names);
      if (text) found.push({ frame, text });
    }
  });
  return found;
}
