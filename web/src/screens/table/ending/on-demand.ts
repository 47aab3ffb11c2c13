// The end of a game, fetched while the game is played.

import { useEffect } from "preact/hooks";
import { onDemand } from "../../../ui/on-demand";

const fetchEnding = () => import("./ended");

export const Ended = onDemand(() => fetchEnding().then((file) => file.Ended));

/** Fetch it before it is needed; when it is, a failure is reported. */
export function useEnding(isPlayed: boolean): void {
  useEffect(() => {
    if (isPlayed) fetchEnding().catch(() => {});
  }, [isPlayed]);
}
