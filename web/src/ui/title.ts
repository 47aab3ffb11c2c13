// What the browser calls the page: in its tab, in its history, and to a screen reader.

import { useEffect } from "preact/hooks";

export function useTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} · Mazzo`;
    return () => void (document.title = "Mazzo");
  }, [text]);
}
