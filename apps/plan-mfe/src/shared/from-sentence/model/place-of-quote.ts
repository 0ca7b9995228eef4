/** Where words of an earlier version stand in a text now: where they stood, or nearest to it; null where they are gone. */
export function placeOfQuote(
  text: string,
  { quote, start }: { quote: string; start: number },
): { start: number; end: number } | null {
  if (quote === '') return null;
  const before = text.lastIndexOf(quote, start);
  const after = text.indexOf(quote, start);
  const isBefore = after < 0 || (before >= 0 && start - before < after - start);
  const found = isBefore ? before : after;
  return found < 0 ? null : { start: found, end: found + quote.length };
}
