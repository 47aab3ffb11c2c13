// This browser's storage. Without it everything still works.

export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`mazzo.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`mazzo.${key}`, value);
    } catch {
      // private windows may refuse
    }
  },
  /** Forget everything. */
  clear(): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith("mazzo.")) localStorage.removeItem(key);
    } catch {
      // nothing is kept
    }
  },
};
