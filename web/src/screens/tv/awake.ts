// A display that stays on, as long as the page is seen.

import { useEffect } from "preact/hooks";

export function useAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        held = await navigator.wakeLock.request("screen"); // is lost whenever the page is hidden
        if (isGone) await held.release();
      } catch {
        // the battery is low, or the browser does not want to: the display may go dark
      }
    };
    const again = () => void hold();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", again);
      void held?.release();
    };
  }, []);
}
