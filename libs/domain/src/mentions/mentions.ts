type Person = { id: string; name: string };

/** The name that is being written after an `@` at the end of a text, in lower case; null where there is none. */
export const beingMentioned = (text: string): string | null =>
  /(?:^|\s)@(\S{0,40})$/u.exec(text)?.[1]?.toLowerCase() ?? null;

/** Those of some people whose whole names stand after an `@`; of names that begin alike the longest is meant. */
export function mentionsIn(text: string, people: readonly Person[]): string[] {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  let rest = text;
  for (const { id, name } of byLength) {
    const mention = `@${name}`;
    if (name === '' || !rest.includes(mention)) continue;
    found.add(id);
    rest = rest.replaceAll(mention, '');
  }
  return [...found];
}
