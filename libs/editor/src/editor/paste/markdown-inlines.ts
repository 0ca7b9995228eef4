import { type DocumentMark, type InlineNode, LINK_ADDRESS } from '@reflectory/contracts/document';

type Rule = { pattern: RegExp; mark: (match: RegExpExecArray) => DocumentMark | null };

/** What stands inside the first group is written with the mark; null leaves all as it is. */
const rules: readonly Rule[] = [
  { pattern: /`([^`\n]+)`/u, mark: () => ({ type: 'code' }) },
  {
    pattern: /\[([^\]\n]+)\]\(([^)\s]+)\)/u,
    mark: ([, , href = '']) => (LINK_ADDRESS.test(href) ? { type: 'link', attrs: { href } } : null),
  },
  { pattern: /\*\*(\S(?:[^\n]*?\S)?)\*\*/u, mark: () => ({ type: 'bold' }) },
  { pattern: /(?<![\p{L}\p{N}_])__(\S(?:[^\n]*?\S)?)__(?![\p{L}\p{N}_])/u, mark: () => ({ type: 'bold' }) },
  { pattern: /~~(\S(?:[^\n]*?\S)?)~~/u, mark: () => ({ type: 'strike' }) },
  { pattern: /(?<![*\p{L}\p{N}])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?!\*)/u, mark: () => ({ type: 'italic' }) },
  {
    pattern: /(?<![\p{L}\p{N}_])_([^\s_](?:[^_\n]*[^\s_])?)_(?![\p{L}\p{N}_])/u,
    mark: () => ({ type: 'italic' }),
  },
];

const plain = (text: string, marks: readonly DocumentMark[]): InlineNode[] =>
  text
    .split('\n')
    .flatMap((line, index): InlineNode[] => [
      ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === ''
        ? []
        : [{ type: 'text', text: line, ...(marks.length > 0 && { marks: [...marks] }) } as const]),
    ]);

/** Words with what Markdown says about them. */
export function inlinesOfMarkdown(text: string, marks: readonly DocumentMark[] = []): InlineNode[] {
  let first: { match: RegExpExecArray; mark: DocumentMark } | null = null;
  for (const rule of rules) {
    const match = rule.pattern.exec(text);
    const mark = match && rule.mark(match);
    if (match && mark && (!first || match.index < first.match.index)) first = { match, mark };
  }
  if (!first) return plain(text, marks);
  const { match, mark } = first;
  const inner = match[1] ?? '';
  const own = [...marks, mark];
  return [
    ...plain(text.slice(0, match.index), marks),
    ...(mark.type === 'code' ? plain(inner, [mark]) : inlinesOfMarkdown(inner, own)),
    ...inlinesOfMarkdown(text.slice(match.index + match[0].length), marks),
  ];
}
