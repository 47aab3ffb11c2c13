// Where the others sit at the table of Mantis: from the left, clockwise.

/** For each number of seats, the cells of everybody but oneself: row, column, how many rows, how many columns. */
const ROOMY: Record<number, string[]> = {
  2: ["1 / 2 / auto / span 4"],
  3: ["1 / 1 / span 2 / span 2", "1 / 5 / span 2 / span 2"],
  4: ["1 / 1 / span 2 / span 2", "1 / 3 / auto / span 2", "1 / 5 / span 2 / span 2"],
  5: ["2 / 1 / auto / span 2", "1 / 2 / auto / span 2", "1 / 4 / auto / span 2", "2 / 5 / auto / span 2"],
  6: [
    "2 / 1 / auto / span 2",
    "1 / 1 / auto / span 2",
    "1 / 3 / auto / span 2",
    "1 / 5 / auto / span 2",
    "2 / 5 / auto / span 2",
  ],
};

/** On a phone held upright: up to three in a row on top, four or five around the Draw Pile. */
const SLIM: Record<number, string[]> = {
  2: ["1 / 1 / auto / -1"],
  3: ["1 / 1 / auto / span 3", "1 / 4 / auto / span 3"],
  4: ["1 / 1 / auto / span 2", "1 / 3 / auto / span 2", "1 / 5 / auto / span 2"],
  5: ["2 / 1 / auto / span 2", "1 / 1 / auto / span 3", "1 / 4 / auto / span 3", "2 / 5 / auto / span 2"],
};

/** The place of a spot, for the style sheet to choose from. */
export function placeOf(spot: number, seats: number) {
  const roomy = ROOMY[seats]?.[spot - 1];
  return { "--place": roomy, "--slim-place": SLIM[seats]?.[spot - 1] ?? roomy };
}
