// A television: the table large, for everybody in the room, without anybody's hand.

import "./tv.css";
import { useEffect, useState } from "preact/hooks";
import { ROOT } from "../net/root";
import { Letters } from "./tv/letters";
import { Show } from "./tv/show";
import { useAwake } from "./tv/awake";

/** The size of the page that is enlarged: on every television the same picture, and few words fit on it. */
const WIDTH = 1024;
const HEIGHT = 576;

/** The end of the address names the table. Without one, it is asked for. */
export function TvScreen() {
  const [code, setCode] = useState(location.hash.slice(1));
  useEffect(() => {
    const read = () => setCode(location.hash.slice(1));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  if (!code) return <Letters />;
  return window.parent === window ? <Enlarged code={code} /> : <Show code={code} />;
}

/** A page within this one: style sheets and motion need not know that it is enlarged. */
function Enlarged({ code }: { code: string }) {
  const scale = useScale();
  useAwake();
  return (
    <main class="tv-screen">
      <iframe
        src={`${ROOT}/tv#${code}`}
        title="Mazzo"
        width={WIDTH}
        height={HEIGHT}
        style={{ transform: `translate(-50%, -50%) scale(${scale})` }}
      />
    </main>
  );
}

function useScale(): number {
  const [scale, setScale] = useState(fitting);
  useEffect(() => {
    const fit = () => setScale(fitting());
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, []);
  return scale;
}

function fitting(): number {
  return Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT);
}
