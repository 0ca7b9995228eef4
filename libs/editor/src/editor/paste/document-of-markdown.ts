import type { BlockNode, JournalDocument, ListItemNode, TaskItemNode } from '@reflectory/contracts/document';
import { inlinesOfMarkdown } from './markdown-inlines.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/u;
const FENCE = /^\s*(`{3,}|~{3,})\s*([\w+-]*)/u;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/u;
const QUOTE = /^ {0,3}> ?(.*)$/u;
const ITEM = /^(\s*)([-*+•]|\d{1,9}[.)])\s+(.*)$/u;
const TASK = /^\[([ xX])\]\s+(.*)$/u;

/** Marks that nobody writes by chance. */
const MARKDOWN =
  /^(?:#{1,6} \S|\s*[-*+] \S|\s*\d+[.)] \S|> \S|\s*```)|\*\*\S[^*]*\*\*|~~\S|\[[^\]\n]+\]\((?:https?:|mailto:)[^)\s]+\)|(?:^|\s)`[^`\n]+`/mu;

/** Whether a text was meant as Markdown. */
export const isMarkdown = (text: string): boolean => MARKDOWN.test(text);

const paragraphOf = (text: string): BlockNode => {
  const content = inlinesOfMarkdown(text);
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
};

type Parsed = { blocks: BlockNode[]; next: number };

function readFence(
  lines: readonly string[],
  at: number,
  [, fence = '```', language = '']: RegExpExecArray,
): Parsed {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.trim().startsWith(fence)) end += 1;
  const code = lines.slice(at + 1, end).join('\n');
  const block: BlockNode = {
    type: 'codeBlock',
    ...(language && { attrs: { language } }),
    ...(code && { content: [{ type: 'text' as const, text: code }] }),
  };
  return { blocks: [block], next: end + 1 };
}

function readQuote(lines: readonly string[], at: number): Parsed {
  let end = at;
  const quoted: string[] = [];
  for (; end < lines.length; end += 1) {
    const match = QUOTE.exec(lines[end] ?? '');
    if (!match) break;
    quoted.push(match[1] ?? '');
  }
  return { blocks: [{ type: 'blockquote', content: blocksOf(quoted) }], next: end };
}

const indentOf = (line: string): number => /^\s*/u.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0;

function readList(lines: readonly string[], at: number): Parsed {
  const first = ITEM.exec(lines[at] ?? '');
  const indent = indentOf(lines[at] ?? '');
  const isOrdered = /\d/u.test(first?.[2] ?? '');
  const items: { text: string; rest: string[] }[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const item = ITEM.exec(line);
    const isOwn = item && indentOf(line) <= indent + 1;
    if (isOwn && /\d/u.test(item[2] ?? '') !== isOrdered) break;
    if (isOwn) items.push({ text: item[3] ?? '', rest: [] });
    else if (line.trim() !== '' && indentOf(line) > indent) items.at(-1)?.rest.push(line.slice(indent + 2));
    else break;
  }
  const isTask = !isOrdered && items.every(({ text }) => TASK.test(text));
  const contentOf = (text: string, rest: readonly string[]) => [paragraphOf(text), ...blocksOf(rest)];
  if (isTask) {
    const content = items.map(({ text, rest }): TaskItemNode => {
      const [, box, words = ''] = TASK.exec(text) ?? [];
      return { type: 'taskItem', attrs: { checked: box !== ' ' }, content: contentOf(words, rest) };
    });
    return { blocks: [{ type: 'taskList', content }], next: end };
  }
  const content = items.map(({ text, rest }): ListItemNode => ({
    type: 'listItem',
    content: contentOf(text, rest),
  }));
  const start = Number.parseInt(first?.[2] ?? '1', 10);
  const list: BlockNode = isOrdered
    ? { type: 'orderedList', attrs: { start }, content }
    : { type: 'bulletList', content };
  return { blocks: [list], next: end };
}

const isBlockStart = (line: string): boolean =>
  line.trim() === '' || [HEADING, FENCE, RULE, QUOTE, ITEM].some((pattern) => pattern.test(line));

function readBlock(lines: readonly string[], at: number): Parsed {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { blocks: [], next: at + 1 };
  const fence = FENCE.exec(line);
  if (fence) return readFence(lines, at, fence);
  if (RULE.test(line)) return { blocks: [{ type: 'horizontalRule' }], next: at + 1 };
  const [, signs, words = ''] = HEADING.exec(line) ?? [];
  if (signs !== undefined) {
    const level = signs.length === 1 ? 1 : signs.length === 2 ? 2 : 3;
    return {
      blocks: [{ type: 'heading', attrs: { level }, content: inlinesOfMarkdown(words) }],
      next: at + 1,
    };
  }
  if (QUOTE.test(line)) return readQuote(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  let end = at + 1;
  while (end < lines.length && !isBlockStart(lines[end] ?? '')) end += 1;
  return { blocks: [paragraphOf(lines.slice(at, end).join('\n'))], next: end };
}

function blocksOf(lines: readonly string[]): BlockNode[] {
  const blocks: BlockNode[] = [];
  for (let at = 0; at < lines.length;) {
    const parsed = readBlock(lines, at);
    blocks.push(...parsed.blocks);
    at = parsed.next;
  }
  return blocks;
}

/** A text in Markdown as a document. What is no Markdown stays as it is written. */
export function documentOfMarkdown(text: string): JournalDocument {
  return { type: 'doc', content: blocksOf(text.replace(/\r\n?/gu, '\n').split('\n')) };
}
