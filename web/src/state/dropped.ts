// The record of a game as a file: dropped anywhere on a page, or chosen, it opens as a replay.

import { signal } from "@preact/signals";
import { askPatiently } from "../net/api";
import type { Replay } from "../net/protocol";
import { go } from "./route";

/** Instead of the id of a record that the server has. */
export const OF_A_FILE = "file";

const KEPT = "mazzo-file"; // survives a reload, and ends with the tab

/** How many files were opened: another one may come while one is shown. */
export const opened = signal(0);

/** The game of the last file, as a seat saw it, or with all cards open. Fails if the file has no record. */
export async function replayOfFile(seat: number | null): Promise<Replay> {
  const record: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "");
  return askPatiently<Replay>(`/api/replays${seat === null ? "" : `?seat=${seat}`}`, "POST", record);
}

export async function open(file: File): Promise<void> {
  sessionStorage.setItem(KEPT, await file.text());
  opened.value++;
  go(`/r/${OF_A_FILE}`);
}

const hasFiles = (event: DragEvent) => !!event.dataTransfer?.types.includes("Files");

window.addEventListener("dragover", (event) => {
  if (hasFiles(event)) event.preventDefault(); // otherwise the browser leaves the page and shows the file
});
window.addEventListener("drop", (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  void open(file);
});
