// A ring that runs down with the time there is.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

const AROUND = 2 * Math.PI * 15;

interface RingProps {
  deadline: { at: number; total: number } | null;
  children?: ComponentChildren;
}

export function Ring({ deadline, children }: RingProps) {
  const line = useRef<SVGCircleElement>(null);
  useEffect(() => {
    if (!deadline) return;
    const left = Math.max(0, deadline.at - performance.now());
    const begin = AROUND * (1 - Math.min(1, left / deadline.total));
    const running = line.current!.animate([{ strokeDashoffset: begin }, { strokeDashoffset: AROUND }], { duration: left, fill: "forwards" });
    return () => running.cancel();
  }, [deadline?.at, deadline?.total]);
  if (!deadline) return <>{children}</>;
  return (
    <span class="k-ringed">
      <svg class="k-ring" viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" class="k-ring-ground" />
        <circle ref={line} cx="18" cy="18" r="15" stroke-dasharray={AROUND} transform="rotate(-90 18 18)" />
      </svg>
      {children}
    </span>
  );
}
