/** Words of each language that stand beside each other in a source: `{ en: …, de: … }`, as Prettier lays it out. */
export type LanguageRecord = {
  /** Language → its lines, without what ends them. */
  blocks: ReadonlyMap<string, string>;
  /** Line behind the last language, from 0. */
  end: number;
  /** Line on which the record begins, from 1. */
  line: number;
};

const property = /^( +)(?:'([\w-]+)'|([\w$]+)):/;

/** Objects of a source whose keys are languages and nothing else, with or without English. */
export function findLanguageRecords(source: string, languages: readonly string[]): LanguageRecord[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, indent = '', quoted, plain] = property.exec(line) ?? [];
    const begins = isBefore(lines[index - 1], indent) && languages.includes(quoted ?? plain ?? '');
    if (!begins) return [];
    const blocks = new Map<string, string>();
    let end = index;
    while (end < lines.length) {
      const key = property.exec(lines[end] ?? '');
      if (key?.[1] !== indent) break;
      const from = end;
      do end += 1;
      while (end < lines.length && isWithin(lines[end] ?? '', indent));
      blocks.set(key[2] ?? key[3] ?? '', lines.slice(from, end).join('\n'));
    }
    const isRecord = blocks.size > 2 && [...blocks.keys()].every((key) => languages.includes(key));
    return isRecord ? [{ blocks, end, line: index + 1 }] : [];
  });
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
/** Whether a line is that of the object, or of something before the property. */
const isBefore = (line: string | undefined, indent: string) =>
  line === undefined || indentOf(line) < indent.length || line.trimStart().startsWith('//');
/** Whether a line belongs to the property above it: it is further in, or closes it. */
const isWithin = (line: string, indent: string) =>
  line === '' ||
  indentOf(line) > indent.length ||
  (indentOf(line) === indent.length && /^ *[)}\]`]/.test(line));
