// Why a request was not answered.

import type { Problem } from "./protocol";

/** The server, or this device, said no: `code` names why. */
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

/** A request that got no answer at all. */
export function fetchFailed(code: keyof typeof SENTENCES): Failure {
  return new Failure(code, SENTENCES[code], 0);
}

/** What an answer with an error says. */
export function refusal(status: number, text: string, otherwise = ""): Failure {
  let problem: Problem | null = null;
  try {
    problem = JSON.parse(text) as Problem | null;
  } catch {
    // a proxy answers in its own words
  }
  return new Failure(problem?.code ?? "fault", problem?.sentence ?? otherwise, status, problem?.facts);
}
