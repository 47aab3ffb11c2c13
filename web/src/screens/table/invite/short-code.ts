// The short code of a table.

import { useEffect, useState } from "preact/hooks";
import { api } from "../../../net/api";

/** Six letters that can be said aloud; they are renewed when they expire. */
export function useShortCode(code: string, isWaiting: boolean): string | undefined {
  const [shortCode, setShortCode] = useState<string>();
  useEffect(() => {
    if (!isWaiting) return setShortCode(undefined);
    let timer = 0;
    const ask = () =>
      api.shortCode(code).then(
        (given) => {
          setShortCode(given?.letters); // none if the table has just begun to play
          if (given) timer = window.setTimeout(() => void ask(), given.seconds * 1000);
        },
        () => setShortCode(undefined), // the link and the long code still work
      );
    void ask();
    return () => window.clearTimeout(timer);
  }, [code, isWaiting]);
  return shortCode;
}
