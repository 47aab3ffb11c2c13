// Requests the reason of a loss as soon as the game ends, so that it is ready when the player asks for it.

import { useEffect, useState } from "preact/hooks";
import { api } from "../../../net/api";
import type { Explanation } from "../../../net/protocol";
import { explain } from "../../../words/failures";

const addReasonMessages = () => import("./reason").then((file) => file.addReasonMessages());

export interface SearchedReason {
  found: Explanation | null;
  failure: string;
  retry(): void;
}

export function useReason(record: string, me: number | null): SearchedReason {
  const [state, setState] = useState<{ found: Explanation | null; failure: string }>({ found: null, failure: "" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (me === null) return;
    const wanted = new AbortController();
    setState({ found: null, failure: "" });
    Promise.all([api.why(record, me, wanted.signal), addReasonMessages()]).then(
      ([found]) => !wanted.signal.aborted && setState({ found, failure: "" }),
      (error: unknown) => !wanted.signal.aborted && setState({ found: null, failure: explain(error) }),
    );
    return () => wanted.abort();
  }, [record, me, tries]);
  return { ...state, retry: () => setTries(tries + 1) };
}
