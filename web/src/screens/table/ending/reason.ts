// The coach's reason for a loss as a sentence.

import messages from "virtual:words/why";
import type { AnyAction, AnyView, Explanation } from "../../../net/protocol";
import { gameUi } from "../../../stage/games";
import { addMessages, t, tMaybe } from "../../../words/messages";
import { inWays } from "../../../words/note";
import { percent } from "../../../words/numbers";

export const addReasonMessages = () => addMessages(messages);

type Facts = Record<string, number | string>;

export function reason(found: Explanation, names: string[], me: number): string {
  const { code, move, until, high, low } = found;
  const facts: Facts = {
    move: move ?? 0,
    until: until ?? 0,
    high: percent(high?.value ?? 0),
    low: percent(low?.value ?? 0),
  };
  if (code === "choice") return choice(found, names, facts);
  const came = outcome(found, names, me);
  if (code === "slow" && !came) return t("why-slow-unknown", facts);
  return t(`why-${code}`, { ...facts, came });
}

/** In tenths if these differ, since they are easier to remember. */
function choice(found: Explanation, names: string[], facts: Facts): string {
  const view = found.view!;
  const best = inShort(labelOf(found.best, view, names));
  const [high, low] = [tenths(found.high!.value), tenths(found.low!.value)];
  const said = { ...facts, best, did: whatWasDone(found, view, names) };
  return high !== low && low > 0 && high < 10
    ? t("why-choice-ten", { ...said, high, low })
    : t("why-choice-percent", said);
}

/** The player's move, by a message of the game if there is one. */
function whatWasDone({ game, chosen, note }: Explanation, view: AnyView, names: string[]): string {
  const own = note && tMaybe(`${game}-why-${(chosen as AnyAction).do}`, note.facts);
  return own ?? t("why-chose", { chosen: inShort(labelOf(chosen as AnyAction, view, names)) });
}

/** The outcome of the cards, if the coach knows it. */
function outcome({ note, ways, of }: Explanation, names: string[], me: number): string {
  if (!note || ways === null || of === null) return "";
  const { seat, target } = note.facts as Record<string, number | undefined>;
  return t(`coach-${note.code}`, {
    ...note.facts,
    name: names[seat!] ?? "",
    you: seat === me ? "yes" : "no",
    target: names[target!] ?? "",
    me: target === me ? "yes" : "no",
    odds: inWays(ways, of),
  });
}

export function labelOf(action: AnyAction, view: AnyView, names: string[]): string {
  return gameUi(view.game).label(action, names, view);
}

/** A label without its details, which follow a colon. */
function inShort(label: string): string {
  return label.split(/\s?:\s/)[0]!;
}

function tenths(chance: number): number {
  return Math.round(10 * chance);
}
