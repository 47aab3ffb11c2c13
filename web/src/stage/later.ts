// Code that is fetched after the first picture.

/** Fetches once, and again after a failure. What has been fetched is there without delay. */
export function later<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}
