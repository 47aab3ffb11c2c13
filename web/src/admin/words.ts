// Formats times.

const UNITS = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
] as const;

export function age(at: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  for (const [size, name] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count) return `${count} ${name}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}

export function moment(at: number): string {
  return new Date(at * 1000).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
