// The figures for a player who has exploded, and for the survivor.

import { Head, Mouth, Nose } from "./parts";
import { Form, INK, Strokes } from "./pen";

export function Ghost() {
  return (
    <svg viewBox="-42 -46 84 84">
      <Form
        d="M-26-18C-31-28-31-38-27-43-20-41-14-36-10-30-4-32 4-32 10-30 14-36 20-41 27-43 31-38 31-28 26-18 32-4
          30 14
          32 32 26 36 22 27 16 27 12 27 10 35 4 35 0 35-2 28-8 28-14 28-16 36-22 35-28 34-26 30-32 32-29
            14-32-4-26-18Z"
        of={["#f4f6fc", "#b9c1d6"]}
        depth={5}
      >
        <path d="M-22-35L-14-28-22-22ZM22-35L14-28 22-22Z" fill="#9aa3bd" />
      </Form>
      <Strokes
        of={[
          [-18, -12, -13, -7, -7, -1],
          [-7, -12, -12, -7, -18, -1],
          [7, -12, 12, -7, 18, -1],
          [18, -12, 13, -7, 7, -1],
        ]}
        width={3}
      />
      <ellipse cy="11" rx="5" ry="6" fill={INK} />
    </svg>
  );
}

/** The survivor, with a crown. */
export function Survivor() {
  return (
    <svg viewBox="-42 -48 84 78">
      <Head fur={["#ffbe76", "#e58f45"]}>
        <ellipse cy="16" rx="15" ry="11" fill="#fff0da" />
      </Head>
      <Strokes
        of={[
          [-21, 1, -12, -11, -4, 0],
          [4, 0, 12, -11, 21, 1],
        ]}
        width={3}
      />
      <Nose />
      <Mouth />
      <Form
        d="M-15-22L-20-42-9-34 0-45 9-34 20-42 15-22C6-19-6-19-15-22Z"
        of={["#ffe04a", "#e8a425"]}
        line={2.6}
        depth={3}
        rim={0.8}
      />
    </svg>
  );
}
