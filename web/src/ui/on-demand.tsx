// Components that are fetched when they are first shown.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const fetched = signal<ComponentType<P> | null>(null);
  return function OnDemand(props: P) {
    useEffect(() => {
      if (!fetched.value) load().then((part) => (fetched.value = part), reportError);
    }, []);
    const Part = fetched.value;
    return Part && <Part {...props} />;
  };
}
