// The remaining time, as a ring and as seconds.

import "./seat.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Deadline {
  at: number; // milliseconds of performance.now()
  total: number;
}

const RADIUS = 22;
const AROUND = 2 * Math.PI * RADIUS;
const SHORTEST_STEP = 40; // milliseconds

/**
 * A ring that empties until the deadline, over a square of any size. It moves in small steps: an animation would
 * repaint the table in every frame, and delay taps.
 */
export function ClockRing({ deadline }: { deadline: Deadline }) {
  const ring = useRef<SVGCircleElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const left = Math.max(0, deadline.at - performance.now());
      const gone = 1 - Math.min(1, left / deadline.total);
      ring.current?.setAttribute("stroke-dashoffset", `${gone * AROUND}`);
      if (!left) clearInterval(timer);
    };
    const timer = setInterval(draw, Math.max(SHORTEST_STEP, deadline.total / AROUND));
    draw();
    return () => clearInterval(timer);
  }, [deadline.at, deadline.total]);
  return (
    <svg class="clock-ring" viewBox="0 0 48 48" fill="none" stroke-width="4" aria-hidden="true">
      <circle cx="24" cy="24" r={RADIUS} class="clock-ground" />
      <circle
        ref={ring}
        cx="24"
        cy="24"
        r={RADIUS}
        class="clock-left"
        stroke-linecap="round"
        stroke-dasharray={AROUND}
        transform="rotate(-90 24 24)"
      />
    </svg>
  );
}

export function Seconds({ deadline }: { deadline: Deadline }) {
  const [left, setLeft] = useState(secondsTo(deadline));
  useEffect(() => {
    setLeft(secondsTo(deadline));
    const timer = setInterval(() => setLeft(secondsTo(deadline)), 250);
    return () => clearInterval(timer);
  }, [deadline.at]);
  return (
    <span class={left <= 5 ? "seconds rigid figures few" : "seconds rigid figures"} role="timer" aria-live="off">
      {left < 60 ? left : `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, "0")}`}
    </span>
  );
}

function secondsTo({ at }: Deadline): number {
  return Math.max(0, Math.ceil((at - performance.now()) / 1000));
}
