// Failures in the user's language; in the server's words if there is no message.

import type { CloseMessage, Refused } from "../net/protocol";
import { Failure } from "../net/failure";
import { toast } from "../state/toasts";
import { t } from "./messages";

export function explain(error: unknown): string {
  if (error instanceof Failure) return said(() => t(`refusal-${error.code}`, error.facts), error.message);
  reportError(error); // a bug
  return t("refusal-other", { why: String(error) });
}

export function showFailure(error: unknown): void {
  toast(explain(error));
}

export function reason({ code, facts, sentence }: Refused): string {
  return said(() => t(`refusal-${code}`, facts), sentence);
}

export function closeSentence({ code, sentence }: CloseMessage): string {
  return said(() => t(`close-${code}`), sentence);
}

/** A newer server may use a code without a message here, or a message with other facts. */
function said(say: () => string, sentence: string): string {
  try {
    return say();
  } catch {
    return t("refusal-other", { why: sentence });
  }
}
