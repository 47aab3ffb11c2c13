// The title of the page.

import { useEffect } from "preact/hooks";

export function useTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} · Mazzo`;
    return () => void (document.title = "Mazzo");
  }, [text]);
}
