// The failures of requests.

import type { Problem } from "./protocol";

/** The server, or this device, refused a request; `code` is the reason. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
    readonly facts: Record<string, string> = {},
  ) {
    super(sentence);
  }
}

const SENTENCES = {
  offline: "the server cannot be reached",
  "needs-server": "this needs a server",
  "not-loaded": "the games of this device could not be loaded",
};

/** The failure of a request without an answer. */
export function fetchFailed(code: keyof typeof SENTENCES): Failure {
  return new Failure(code, SENTENCES[code], 0);
}

/** The failure that an error response describes. */
export function refusal(status: number, text: string, otherwise = ""): Failure {
  let problem: Problem | null = null;
  try {
    problem = JSON.parse(text) as Problem | null;
  } catch {
    // a proxy answered, not the server
  }
  return new Failure(problem?.code ?? "fault", problem?.sentence ?? otherwise, status, problem?.facts);
}
