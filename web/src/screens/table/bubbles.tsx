// People's messages, beside their seats and over the board; those without a seat appear in a corner.

import "../../ui/talk.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { FaceArt } from "../../ui/faces";
import { Icon } from "../../ui/icon";
import { inWords } from "../../ui/talk";
import { t } from "../../words/messages";
import type { Said, Visit } from "./visit";

const TAIL = 14; // pixels between a bubble and the face it belongs to
const EDGE = 8; // pixels between a bubble and what it must not touch

interface BubblesProps {
  visit: Visit;
  /** Whether the seats show what is said there themselves. */
  isLobby?: boolean;
}

export function Bubbles({ visit, isLobby = false }: BubblesProps) {
  const said = visit.said.value;
  // the last of each
  const seated = [...new Map(said.filter(({ seat }) => seat !== null).map((each) => [each.seat, each])).values()];
  return (
    <>
      {!isLobby && seated.map((each) => <AtSeat key={each.number} said={each} visit={visit} />)}
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

/** The last that somebody said before a game, at their seat. */
export function SaidHere({ visit, seat }: { visit: Visit; seat: number }) {
  const said = visit.said.value.findLast((each) => each.seat === seat);
  if (!said) return null;
  return (
    <div key={said.number} class="bubble here" data-said={said.person} data-at={seat}>
      <strong>{said.name}</strong>
      <Content said={said} visit={visit} />
    </div>
  );
}

/**
 * Where the bubble of a seat goes is known once both are drawn: below a face in the upper half, above one in the lower.
 */
function AtSeat({ said, visit }: { said: Said; visit: Visit }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; tail: number; isBelow: boolean } | null>(null);
  const put = () => {
    const face = document.querySelector(`.stage [data-seat="${said.seat}"] .seat-face`)?.getBoundingClientRect();
    const frame = bubble.current?.offsetParent?.getBoundingClientRect();
    if (!face || !frame) return;
    const { offsetWidth: width, offsetHeight: height } = bubble.current!;
    const isAbove = face.top + face.height / 2 < frame.top + frame.height / 2;
    const middle = face.left + face.width / 2 - frame.left;
    const left = Math.max(EDGE, Math.min(middle - width / 2, frame.width - width - EDGE));
    const top = isAbove ? face.bottom - frame.top + TAIL : face.top - frame.top - height - TAIL;
    setPlace({ left, top: Math.max(EDGE, top), tail: middle - left, isBelow: isAbove });
  };
  useLayoutEffect(() => {
    put();
    window.addEventListener("resize", put);
    return () => window.removeEventListener("resize", put);
  }, [said.number]);
  return (
    <div
      class={place ? `bubble ${place.isBelow ? "below" : "above"}` : "bubble unplaced"}
      ref={bubble}
      data-said={said.person}
      data-at={said.seat}
      style={place ? { left: `${place.left}px`, top: `${place.top}px`, "--tail": `${place.tail}px` } : {}}
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
