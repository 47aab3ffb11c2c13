// The television: the table for a whole room, without hands.

import "./tv.css";
import { useEffect, useState } from "preact/hooks";
import { ROOT } from "../net/root";
import { Letters } from "./tv/letters";
import { Show } from "./tv/show";
import { useAwake } from "./tv/awake";

/** The size of the page before it is enlarged, so that all televisions show the same picture. */
const WIDTH = 1024;
const HEIGHT = 576;

/** The hash of the address is the table's code; without one, the screen asks for it. */
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

/** The table in an iframe, so that styles and motion need not consider the scale. */
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
