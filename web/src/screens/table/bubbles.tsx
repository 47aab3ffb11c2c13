// What people say, beside their seats and over the board; those who have no seat are heard in a corner.

import "../../ui/talk.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { FaceArt } from "../../ui/faces";
import { Icon } from "../../ui/icon";
import { inWords } from "../../ui/talk";
import { t } from "../../words/messages";
import type { Said, Visit } from "./visit";

const EDGE = 8; // pixels between a bubble and what it must not touch

export function Bubbles({ visit }: { visit: Visit }) {
  const said = visit.said.value;
  // the last of each
  const seated = [...new Map(said.filter(({ seat }) => seat !== null).map((each) => [each.seat, each])).values()];
  return (
    <>
      {seated.map((each) => (
        <AtSeat key={each.number} said={each} visit={visit} />
      ))}
      <div class="bystanders-say">
        {said
          .filter(({ seat }) => seat === null)
          .map((each) => (
            <div key={each.number} class="bubble" data-said={each.person}>
              <strong>{each.name}</strong>
              <Content said={each} visit={visit} />
            </div>
          ))}
      </div>
      <div class="unseen" aria-live="polite" aria-relevant="additions">
        {said.map(({ number, name, words }) => (
          <p key={number}>{t("table-emoted", { name, emote: inWords(words) })}</p>
        ))}
      </div>
    </>
  );
}

/**
 * Where the bubble of a seat goes is known once both are drawn: below a face in the upper half, above one in the lower.
 */
function AtSeat({ said, visit }: { said: Said; visit: Visit }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const put = () => {
    const root = visit.staging.root ?? document; // before a game there is no board
    const face = root.querySelector(`[data-seat="${said.seat}"] .seat-face`)?.getBoundingClientRect();
    const frame = bubble.current?.offsetParent?.getBoundingClientRect();
    if (!face || !frame) return;
    const { offsetWidth: width, offsetHeight: height } = bubble.current!;
    const isAbove = face.top + face.height / 2 < frame.top + frame.height / 2;
    const left = face.left + face.width / 2 - frame.left - width / 2;
    const top = isAbove ? face.bottom - frame.top + EDGE : face.top - frame.top - height - EDGE;
    setPlace({ left: Math.max(EDGE, Math.min(left, frame.width - width - EDGE)), top: Math.max(EDGE, top) });
  };
  useLayoutEffect(() => {
    put();
    window.addEventListener("resize", put);
    return () => window.removeEventListener("resize", put);
  }, [said.number]);
  return (
    <div
      class={place ? "bubble" : "bubble unplaced"}
      ref={bubble}
      data-said={said.person}
      data-at={said.seat}
      style={place ? { left: `${place.left}px`, top: `${place.top}px` } : {}}
    >
      <Content said={said} visit={visit} />
    </div>
  );
}

function Content({ said: { person, name, words, isMine }, visit }: { said: Said; visit: Visit }) {
  const says = t("table-silence", { name });
  return (
    <>
      {words.face !== null ? <FaceArt name={words.face} /> : <span class="bubble-words">{inWords(words)}</span>}
      {!isMine && (
        <button
          type="button"
          class="button quiet round"
          aria-label={says}
          title={says}
          data-do={`silence-${person}`}
          onClick={() => visit.silence(person, true)}
        >
          <Icon name="mute" />
        </button>
      )}
    </>
  );
}
