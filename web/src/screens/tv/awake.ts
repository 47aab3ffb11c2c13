// Keeps the display on while the page is visible.

import { useEffect } from "preact/hooks";

export function useAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        held = await navigator.wakeLock.request("screen"); // ends when the page is hidden
        if (isGone) await held.release();
      } catch {
        // the browser refuses, for example with a low battery
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
