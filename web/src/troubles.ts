// Why something was not done, in the reader's language.

import { Trouble } from "./api";
import type { Refused } from "./protocol";
import { knows, t } from "./words";

/** What went wrong with the server, as a sentence. */
export function explain(error: unknown): string {
  if (!(error instanceof Trouble)) throw error;
  return say(error.code, {}) ?? t("refusal-other", { why: error.message });
}

/** Why a table refused. */
export function reason(refused: Refused): string {
  return say(refused.code, refused.facts) ?? t("refusal-other", { why: refused.sentence });
}

function say(code: string, facts: Record<string, string>): string | null {
  return knows(`refusal-${code}`) ? t(`refusal-${code}`, facts) : null;
}
