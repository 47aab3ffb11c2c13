// Messages as bubbles beside the seats; those of spectators appear in a corner.

import "../../../ui/talk.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { beside, inTheWay, onChange, type Place } from "../../../stage/beside";
import { FaceArt } from "../../../ui/faces";
import { IconButton } from "../../../ui/button";
import { inWords } from "../../../ui/talk";
import { t } from "../../../words/messages";
import type { Said, TableSession } from "../session/session";

const TAIL = 14; // pixels between a bubble and the face it belongs to

interface BubblesProps {
  session: TableSession;
  /** In the lobby, the seats show their own messages. */
  isLobby?: boolean;
}

export function Bubbles({ session, isLobby = false }: BubblesProps) {
  const said = session.said.value;
  // the last message of each
  const seated = [...new Map(said.filter(({ seat }) => seat !== null).map((each) => [each.seat, each])).values()];
  return (
    <>
      {!isLobby && seated.map((each) => <AtSeat key={each.number} said={each} session={session} />)}
      <div class="bystanders-say stacked">
        {said
          .filter(({ seat }) => seat === null)
          .map((each) => (
            <div key={each.number} class="bubble aligned" data-said={each.person}>
              <strong>{each.name}</strong>
              <Content said={each} session={session} />
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

/** The last message of a seat, before or after a game. */
export function SaidHere({ session, seat }: { session: TableSession; seat: number }) {
  const said = session.said.value.findLast((each) => each.seat === seat);
  if (!said) return null;
  return (
    <div key={said.number} class="bubble here aligned" data-said={said.person} data-at={seat}>
      <strong>{said.name}</strong>
      <Content said={said} session={session} />
    </div>
  );
}

/** A bubble near the face of its seat; hidden while there is no space for it. */
function AtSeat({ said, session }: { said: Said; session: TableSession }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const words = bubble.current!;
    const board = words.parentElement!.querySelector<HTMLElement>(".stage")!;
    const put = () => {
      const face = board.querySelector(`[data-seat="${said.seat}"] .seat-face`)?.getBoundingClientRect();
      const found =
        face && beside(face, board.getBoundingClientRect(), words, TAIL, inTheWay(board.parentElement, words));
      setPlace(found ? { ...found, left: found.left + board.offsetLeft, top: found.top + board.offsetTop } : null);
    };
    put();
    return onChange(board, put);
  }, [said.number]);
  return (
    <div
      class={place ? `bubble aligned ${place.isBelow ? "below" : "above"}` : "bubble aligned unplaced"}
      ref={bubble}
      data-said={said.person}
      data-at={said.seat}
      style={place ? { left: `${place.left}px`, top: `${place.top}px`, "--tail": `${place.tail}px` } : {}}
    >
      <Content said={said} session={session} />
    </div>
  );
}

function Content({ said: { person, name, words, isMine }, session }: { said: Said; session: TableSession }) {
  const label = t("table-silence", { name });
  return (
    <>
      {words.face !== null ? <FaceArt name={words.face} /> : <span class="bubble-words">{inWords(words)}</span>}
      {!isMine && (
        <IconButton
          icon="mute"
          label={label}
          data-do={`silence-${person}`}
          onClick={() => session.silence(person, true)}
        />
      )}
    </>
  );
}
