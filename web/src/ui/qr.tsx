// A square that a phone can read.

import { encode } from "uqr";
import { t } from "../words";

export function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("site-qr", { text })}
      shape-rendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark} fill="#14262d" />
    </svg>
  );
}
