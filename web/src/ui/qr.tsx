// A QR code.

import { useEffect, useState } from "preact/hooks";
import { t } from "../words/messages";

/** Blank until the encoder has been fetched. */
export function Qr({ text }: { text: string }) {
  const [{ data, size }, setSquare] = useState<{ data: boolean[][]; size: number }>({ data: [], size: 1 });
  useEffect(() => {
    void import("uqr").then(({ encode }) => setSquare(encode(text, { ecc: "M", border: 2 }))).catch(reportError);
  }, [text]);
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
