const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago `at` was, in words; from a week on the date. Milliseconds since 1970. */
export function formatAgo(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  if (passed >= 7 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (passed >= length) return relative.format(-Math.floor(passed / length), unit);
  }
  return relative.format(0, 'second');
}
