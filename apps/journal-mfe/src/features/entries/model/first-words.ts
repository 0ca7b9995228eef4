/** The beginning of a text on one line, cut at the end of a word; at most `length` characters. */
export function firstWords(text: string, length = 140): string {
  const line = text
    .slice(0, length * 2)
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const wordEnd = cut.lastIndexOf(' ');
  return `${(wordEnd > length / 2 ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
