// Why something was not done, in the reader's language; where that language lacks the words, in the server's.

import type { CloseMessage, Refused } from "../net/protocol";
import { Failure } from "../net/failure";
import { toast } from "../state/toasts";
import { t } from "./messages";

/** What went wrong with the server, as a sentence. */
export function explain(error: unknown): string {
  if (error instanceof Failure) return said(() => t(`refusal-${error.code}`, error.facts), error.message);
  reportError(error); // a mistake of ours
  return t("refusal-other", { why: String(error) });
}

export function showFailure(error: unknown): void {
  toast(explain(error));
}

/** Why a table refused. */
export function reason({ code, facts, sentence }: Refused): string {
  return said(() => t(`refusal-${code}`, facts), sentence);
}

/** Why the server ended the connection. */
export function closeSentence({ code, sentence }: CloseMessage): string {
  return said(() => t(`close-${code}`), sentence);
}

/** A server may be newer than the page: then there is no such message, or it needs other facts. */
function said(say: () => string, sentence: string): string {
  try {
    return say();
  } catch {
    return t("refusal-other", { why: sentence });
  }
}
