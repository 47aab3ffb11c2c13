// Fetches the end of a game while the game is played.

import { useEffect } from "preact/hooks";
import { onDemand } from "../../../ui/on-demand";

const fetchEnding = () => import("./ended");

export const Ended = onDemand(() => fetchEnding().then((file) => file.Ended));

/** Fetches it early; a failure is only reported when it is needed. */
export function useEnding(isPlayed: boolean): void {
  useEffect(() => {
    if (isPlayed) fetchEnding().catch(() => {});
  }, [isPlayed]);
}
