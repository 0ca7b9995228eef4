/** Part of a pattern: any text, any one character, or this character. */
type Part = '%' | '_' | { character: string };

function partsOf(pattern: string): Part[] {
  const parts: Part[] = [];
  const characters = [...pattern];
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (character === '\\') parts.push({ character: characters[++index] ?? '\\' });
    else if (character === '_' || (character === '%' && parts.at(-1) !== '%')) parts.push(character);
    else if (character !== '%') parts.push({ character });
  }
  return parts;
}

/**
 * Whether a text is like a pattern of SQL (`%` any text, `_` any character, `\` takes the next one as it is). Takes no
 * longer than both lengths multiplied, whatever the pattern.
 */
export function isLike(text: string, pattern: string): boolean {
  const characters = [...text];
  const parts = partsOf(pattern);
  let [at, part, mark, retry] = [0, 0, -1, 0];
  while (at < characters.length) {
    const wanted = parts[part];
    if (wanted === '%') {
      mark = part++;
      retry = at;
    } else if (wanted === '_' || (wanted !== undefined && wanted.character === characters[at])) {
      at += 1;
      part += 1;
    } else if (mark >= 0) {
      part = mark + 1;
      at = ++retry;
    } else return false;
  }
  return parts.slice(part).every((rest) => rest === '%');
}
