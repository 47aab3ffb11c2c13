// The teacher, who is glad when something was learned.

import type { School } from "../../stage/game";

interface TeacherProps {
  head: School["Teacher"];
  isGlad: boolean;
}

export function Teacher({ head: Head, isGlad }: TeacherProps) {
  return (
    <svg class={`learn-teacher ${isGlad ? "glad" : ""}`} viewBox="0 0 64 64" aria-hidden="true">
      <Head />
      <path
        d={isGlad ? "M23 45q9 9 18 0z" : "M25 46q7 4 14 0"}
        fill={isGlad ? "#14262d" : "none"}
        stroke="#14262d"
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
