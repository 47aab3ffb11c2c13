// @vitest-environment happy-dom
// Every event, choice and hint has its words in every language, and they are those of its rulebook.

import { beforeEach, describe, expect, test } from "vitest";
import { COLORS } from "../../../src/games/mantis/art/colors";
import { colorList, contents, hint, label, sentence } from "../../../src/games/mantis/words";
import type { MantisIcon as Icon, MantisAction, MantisCard, MantisEvent, MantisView } from "../../../src/net/protocol";
import { type Language, LANGUAGES, speak } from "../../../src/words/messages";

const NAMES = ["Ada", "Leo", "Mina"];
const CARD: MantisCard = { front: "blue", back: ["red", "green", "blue"], icon: null };

const EVENTS: MantisEvent[] = [
  { event: "missed", seat: 0, tank: 0, card: CARD },
  { event: "missed", seat: 0, tank: 1, card: CARD },
  { event: "scored", seat: 0, card: CARD, count: 3 },
  { event: "stole", seat: 0, target: 1, card: CARD, count: 3 },
  { event: "banked", seat: 0, target: 1, card: CARD, count: 3 },
  { event: "raidwon", seat: 0 },
  { event: "raided", seat: 0, target: 1 },
  { event: "ended", result: { winners: [0], reason: "target" } },
  { event: "ended", result: { winners: [0], reason: "most scored" } },
  { event: "ended", result: { winners: [0], reason: "fuller tank" } },
  { event: "ended", result: { winners: [0, 1], reason: "shared" } },
];

const VIEW: MantisView = {
  game: "mantis",
  seat: 0,
  edition: "it",
  target: 10,
  tanks: [["red", "blue"], ["red", "red", "blue"], []],
  scores: [0, 0, 0],
  top: { colors: ["red", "green", "blue"], icon: null },
  pile: 60,
  dealt: [],
  turned: [],
  phase: { phase: "turn", waiting: [0] },
  to_act: [0],
  legal: [{ do: "score" }, { do: "steal", target: 1 }],
  result: null,
};

const languages = Object.keys(LANGUAGES) as Language[];

describe.each(languages)("in %s", (name) => {
  beforeEach(() => speak(name));

  test("every event can be told, of every colour", () => {
    for (const event of EVENTS) {
      expect(sentence(event, NAMES)).toContain("Ada");
      for (const front of COLORS)
        if ("card" in event) expect(sentence({ ...event, card: { ...CARD, front } }, NAMES)).toMatch(/\.$/);
    }
  });

  test("nobody is told of themselves by their name", () => {
    for (const event of EVENTS.filter((each) => each.event !== "ended" || each.result.winners.length === 1)) {
      NAMES.forEach((person, me) => expect(sentence(event, NAMES, me), JSON.stringify(event)).not.toContain(person));
    }
  });

  test("a turn is told only where somebody goes again", () => {
    const stole = EVENTS.find(({ event }) => event === "stole")!;
    expect(sentence({ event: "turnbegan", seat: 0 }, NAMES)).toBeNull();
    expect(sentence({ event: "turnbegan", seat: 1 }, NAMES, null, stole)).toBeNull();
    expect(sentence({ event: "turnbegan", seat: 0 }, NAMES, null, stole)).toContain("Ada");
  });

  test("every choice says what it would do", () => {
    const actions: MantisAction[] = [
      { do: "score" },
      { do: "steal", target: 1 },
      { do: "steal", target: 2 },
      { do: "raid", target: 1 },
    ];
    const says = actions.map((action) => label(action, NAMES, VIEW));
    expect(new Set(says).size).toBe(actions.length);
    expect(says[1]).toContain(contents(VIEW.tanks[1]!));
  });

  test("what matters now is said", () => {
    const icons: Icon[] = ["again", "raid", "bank"];
    const raiding = { phase: "raiding", waiting: [0] } as const;
    const cases: MantisView[] = [
      VIEW,
      ...icons.map((icon) => ({ ...VIEW, top: { ...VIEW.top!, icon } })),
      { ...VIEW, tanks: [["red", "red", "red"], [], []] },
      { ...VIEW, scores: [0, 8, 0] },
      { ...VIEW, phase: { ...raiding, waiting: [0] } },
      { ...VIEW, legal: [], to_act: [1] },
      { ...VIEW, legal: [], to_act: [1], tanks: [["red", "red", "red"], [], []] },
      { ...VIEW, legal: [], to_act: [1], phase: { ...raiding, waiting: [1] } },
      { ...VIEW, legal: [], to_act: [], result: { winners: [1], reason: "target" } },
    ];
    expect(new Set(cases.map((view) => hint(view, NAMES, 0))).size).toBe(cases.length);
    expect(hint(VIEW, NAMES.slice(0, 2), 0)).not.toBe(hint(VIEW, NAMES, 0));
  });
});

test.each([
  ["en", "Ada stole 3 blue from Leo.", "2 red, 1 blue", "red, green, and blue"],
  ["it", "Ada ha rubato 3 carte blu a Leo.", "2 rosse, 1 blu", "rosso, verde e blu"],
  ["fr", "Ada a volé 3 cartes bleues à Leo.", "2 rouges, 1 bleue", "rouge, vert et bleu"],
  ["de", "Ada hat 3 blaue Karten bei Leo geklaut.", "2 rote, 1 blaue", "Rot, Grün und Blau"],
] as const)("a steal, a Tank and a back in %s", async (name, steal, tank, back) => {
  await speak(name);
  expect(sentence(EVENTS[3]!, NAMES)).toBe(steal);
  expect(contents(VIEW.tanks[1]!)).toBe(tank);
  expect(colorList(["red", "green", "blue"])).toBe(back);
});
