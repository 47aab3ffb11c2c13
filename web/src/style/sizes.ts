// The sizes that style sheets know by name, as conditions of a query: `@media (--phone)`, `@container board (--low)`.

/** Of the screen. */
export const SCREEN = {
  phone: "(width <= 520px)",
  narrow: "(width <= 719px)",
  sideways: "(width >= 521px) and (height <= 480px)", // a phone on its side
  wide: "(width >= 900px) and (height >= 481px)", // two columns
  roomy: "(width >= 1100px)", // a column beside a board
  far: "(width >= 1900px) and (height >= 1000px)", // looked at from further away
  vast: "(width >= 2400px) and (height >= 1300px)",
};

/** Of the board of a game, which may be smaller than the screen. */
export const BOARD = {
  low: "(width >= 400px) and (height <= 440px)", // a phone on its side
  short: "(width <= 640px) and (height <= 600px)", // a small phone
  round: "(width >= 760px) and (height >= 520px)", // with room, the others sit around the table
  broad: "(width >= 960px) and (height >= 520px)", // with room beside the hand
};
