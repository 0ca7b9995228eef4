/** Lines in a row that count as written again. */
const RUN = 8;

/** Where lines of a file stand again, in this or another file. */
export type Repeats = { lines: number; pairs: { one: string; other: string; lines: number }[] };

type Line = { text: string; number: number };

/** Lines that say something: no imports, comments, or brackets alone. */
function wordsOf(source: string): Line[] {
  return source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => /\w/.test(text) && !/^(import\b|export \{|\} from|\/\/|\/?\*)/.test(text));
}

/** Finds runs of equal lines in two places of the sources: path → content. */
export function countRepeats(sources: ReadonlyMap<string, string>): Repeats {
  const places = new Map<string, { file: string; lines: Line[] }[]>();
  for (const [file, source] of sources) {
    const lines = wordsOf(source);
    for (let start = 0; start + RUN <= lines.length; start += 1) {
      const run = lines.slice(start, start + RUN);
      const key = run.map(({ text }) => text).join('\n');
      places.set(key, [...(places.get(key) ?? []), { file, lines: run }]);
    }
  }
  const repeated = [...places.values()].filter((found) => found.length > 1);
  const again = new Set(
    repeated.flatMap((found) =>
      found.slice(1).flatMap(({ file, lines }) => lines.map(({ number }) => `${file}:${number}`)),
    ),
  );
  const pairs = new Map<string, number>();
  for (const [first, ...others] of repeated)
    for (const { file } of others) {
      const pair = `${first?.file}\n${file}`;
      pairs.set(pair, (pairs.get(pair) ?? RUN - 1) + 1);
    }
  return {
    lines: again.size,
    pairs: [...pairs]
      .map(([pair, lines]) => ({ one: pair.split('\n')[0] ?? '', other: pair.split('\n')[1] ?? '', lines }))
      .toSorted((one, other) => other.lines - one.lines),
  };
}
