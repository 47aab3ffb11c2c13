// What this browser remembers. A browser that keeps nothing forgets it all, and everything still works.

export const kept = {
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
};
