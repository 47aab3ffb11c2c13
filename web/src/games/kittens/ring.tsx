// Something with the time there is around it.

import type { ComponentChildren } from "preact";
import { ClockRing, type Deadline } from "../../ui/clock";

export function Ring({ deadline, children }: { deadline: Deadline | null; children?: ComponentChildren }) {
  if (!deadline) return <>{children}</>;
  return (
    <span class="k-ringed middle">
      <ClockRing deadline={deadline} />
      {children}
    </span>
  );
}
