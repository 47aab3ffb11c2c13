export function LocalScreen(_: object) {
  return null;
}
