import type { BlockNode, InlineNode, JournalDocument, TaskItemNode } from '@reflectory/contracts/document';
import { storableText } from '../../document/index.ts';
import { type EmbeddedFile, inlineParts } from './markdown-inlines.ts';

/** Answers what an image refers to instead of a file of the archive; null where it is none that comes. */
export type TakeFile = (file: EmbeddedFile) => string | null;

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const DIVIDER = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]{0,40})[^`]*$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( *)([-*+]|\d{1,9}[.)])(?:[ \t]+(.*)|$)/;
const TASK = /^\[([ xX])\](?:[ \t]+|$)/;
/** Levels that are taken apart; what lies deeper stays words. */
const DEEPEST = 12;

type Reading = { takeFile: TakeFile; depth: number };

const withContent = <Part>(content: Part[]): { content?: Part[] } => (content.length > 0 ? { content } : {});

/** Words beside a picture keep no blank towards it. */
function trimmed(inlines: readonly InlineNode[]): InlineNode[] {
  return inlines.flatMap((node, index): InlineNode[] => {
    if (node.type !== 'text') return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    const text = index === inlines.length - 1 ? start.trimEnd() : start;
    return text === '' ? [] : [{ ...node, text }];
  });
}

/** A line break within a paragraph stays one: journals are written line by line. */
function paragraphsOf(lines: readonly string[], { takeFile }: Reading): BlockNode[] {
  const blocks: BlockNode[] = [];
  let inlines: InlineNode[] = [];
  const end = () => {
    while (inlines.at(-1)?.type === 'hardBreak') inlines.pop();
    while (inlines[0]?.type === 'hardBreak') inlines.shift();
    const content = trimmed(inlines);
    if (content.length > 0) blocks.push({ type: 'paragraph', content });
    inlines = [];
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) inlines.push({ type: 'hardBreak' });
    for (const part of inlineParts(line.replace(/(?<!\\)\\$/, ''))) {
      if (part.type !== 'file') {
        inlines.push(part);
        continue;
      }
      const src = takeFile(part.file);
      if (src === null) {
        const words = part.file.alt || part.file.target;
        if (words !== '') inlines.push({ type: 'text', text: words });
      } else {
        end();
        blocks.push({
          type: 'image',
          attrs: { src, ...(part.file.alt !== '' && { alt: part.file.alt.slice(0, 2000) }) },
        });
      }
    }
  }
  end();
  return blocks;
}

/** Files have no place in a heading: their words have. */
const headingInlines = (text: string): InlineNode[] =>
  inlineParts(text).map((part) =>
    part.type === 'file' ? { type: 'text', text: part.file.alt || part.file.target } : part,
  );

/** Lines that belong to an item: its own, without the marker, and those that are indented below it. */
function itemLines(lines: readonly string[], from: number, indent: number): { own: string[]; next: number } {
  const own: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isIndented = line.search(/\S/) >= indent;
    if (line.trim() === '') {
      const following = lines.slice(at).find((one) => one.trim() !== '');
      if (following === undefined || following.search(/\S/) < indent) break;
      own.push('');
    } else if (isIndented) own.push(line.slice(indent));
    else break;
  }
  return { own, next: at };
}

const kindOf = (marker: string) => (/\d/.test(marker) ? `ordered${marker.slice(-1)}` : marker);

type ListItem = { blocks: BlockNode[]; isTask: boolean; isChecked: boolean };

function listNode(items: readonly ListItem[], marker: string): BlockNode {
  if (items.every(({ isTask }) => isTask))
    return {
      type: 'taskList',
      content: items.map(({ blocks, isChecked }): TaskItemNode => ({
        type: 'taskItem',
        attrs: { checked: isChecked },
        ...withContent(blocks),
      })),
    };
  const content = items.map(({ blocks }) => ({ type: 'listItem' as const, ...withContent(blocks) }));
  if (!/\d/.test(marker)) return { type: 'bulletList', content };
  const start = Number.parseInt(marker, 10);
  return { type: 'orderedList', ...(start !== 1 && { attrs: { start } }), content };
}

function readList(
  lines: readonly string[],
  from: number,
  reading: Reading,
): { block: BlockNode; next: number } {
  const items: ListItem[] = [];
  const [, , firstMarker = '-'] = ITEM.exec(lines[from] ?? '') ?? [];
  let at = from;
  for (let found = ITEM.exec(lines[at] ?? ''); found; found = ITEM.exec(lines[at] ?? '')) {
    const [, indent = '', marker = '', words = ''] = found;
    if (kindOf(marker) !== kindOf(firstMarker) || DIVIDER.test(lines[at] ?? '')) break;
    const task = TASK.exec(words);
    const { own, next } = itemLines(lines, at + 1, indent.length + 2);
    const content = [task ? words.slice(task[0].length) : words, ...own];
    items.push({
      blocks: readBlocks(content, { ...reading, depth: reading.depth + 1 }),
      isTask: task !== null,
      isChecked: task !== null && task[1] !== ' ',
    });
    at = next;
    // A blank line between two items does not end the list.
    const following = lines.findIndex((line, index) => index >= at && line.trim() !== '');
    if (following > at && kindOf(ITEM.exec(lines[following] ?? '')?.[2] ?? '') === kindOf(firstMarker))
      at = following;
  }
  return { block: listNode(items, firstMarker), next: at };
}

function readFence(lines: readonly string[], from: number, [, fence = '', language = '']: string[]) {
  const closing = lines.findIndex((line, index) => {
    const mark = line.trim();
    return index > from && mark.startsWith(fence) && /^(`+|~+)$/.test(mark);
  });
  const end = closing === -1 ? lines.length : closing;
  const code = lines.slice(from + 1, end).join('\n');
  const block: BlockNode = {
    type: 'codeBlock',
    ...(language !== '' && { attrs: { language } }),
    ...(code !== '' && { content: [{ type: 'text', text: code }] }),
  };
  return { block, next: end + 1 };
}

/** A block other than a paragraph that begins at a line. */
function readBlock(
  lines: readonly string[],
  at: number,
  reading: Reading,
): { block: BlockNode; next: number } | null {
  const line = lines[at] ?? '';
  const heading = HEADING.exec(line);
  if (heading) {
    const level = Math.min((heading[1] ?? '').length, 3) as 1 | 2 | 3;
    const content = headingInlines(heading[2] ?? '');
    return { block: { type: 'heading', attrs: { level }, ...withContent(content) }, next: at + 1 };
  }
  if (DIVIDER.test(line)) return { block: { type: 'horizontalRule' }, next: at + 1 };
  const fence = FENCE.exec(line);
  if (fence) return readFence(lines, at, fence);
  if (reading.depth >= DEEPEST) return null;
  if (QUOTE.test(line)) {
    const rest = lines.slice(at);
    const length = rest.findIndex((one) => !QUOTE.test(one));
    const quoted = (length === -1 ? rest : rest.slice(0, length)).map((one) => one.replace(QUOTE, ''));
    const content = readBlocks(quoted, { ...reading, depth: reading.depth + 1 });
    return { block: { type: 'blockquote', ...withContent(content) }, next: at + quoted.length };
  }
  return ITEM.test(line) ? readList(lines, at, reading) : null;
}

function readBlocks(lines: readonly string[], reading: Reading): BlockNode[] {
  const blocks: BlockNode[] = [];
  let paragraph: string[] = [];
  const end = () => {
    blocks.push(...paragraphsOf(paragraph, reading));
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const found = line.trim() === '' ? null : readBlock(lines, at, reading);
    if (found || line.trim() === '') end();
    else paragraph.push(line.trim());
    if (found) blocks.push(found.block);
    at = found?.next ?? at + 1;
  }
  end();
  return blocks;
}

/** Markdown as journals are written in it, Obsidian's links and pictures among it, as a document. */
export function documentOfMarkdown(markdown: string, takeFile: TakeFile = () => null): JournalDocument {
  const lines = storableText(markdown).replaceAll('\t', '    ').split('\n');
  return { type: 'doc', content: readBlocks(lines, { takeFile, depth: 0 }) };
}
