// Opens the record of a game, dropped on a page or chosen as a file, as a replay.

import { signal } from "@preact/signals";
import { requestWithRetry } from "../net/api";
import type { Replay } from "../net/protocol";
import { go } from "./route";

/** Takes the place of the id of a record in the address. */
export const OF_A_FILE = "file";

const KEPT = "mazzo-file"; // in the storage of the tab

/** Counts the opened files, so that a screen notices the next one. */
export const opened = signal(0);

/** The game of the last file from a seat's view, or with all cards open. Fails if the file has no record. */
export async function replayOfFile(seat: number | null): Promise<Replay> {
  const record: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "");
  return requestWithRetry<Replay>(`/api/replays${seat === null ? "" : `?seat=${seat}`}`, "POST", record);
}

export async function open(file: File): Promise<void> {
  sessionStorage.setItem(KEPT, await file.text());
  opened.value++;
  go(`/r/${OF_A_FILE}`);
}

const hasFiles = (event: DragEvent) => !!event.dataTransfer?.types.includes("Files");

window.addEventListener("dragover", (event) => {
  if (hasFiles(event)) event.preventDefault(); // or the browser would leave the page to show the file
});
window.addEventListener("drop", (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  void open(file);
});
