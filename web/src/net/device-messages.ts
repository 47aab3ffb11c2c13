// The messages between a page and its worker.

import type { DeviceProblem } from "./host";

export type ToDevice =
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "cancel"; id: number }
  | { kind: "connect"; socket: number; code: string; guest: number | null }
  | { kind: "send"; socket: number; text: string }
  | { kind: "disconnect"; socket: number };

export type FromDevice =
  | { kind: "progress"; part: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "problem"; problem: DeviceProblem }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "message"; socket: number; text: string };
