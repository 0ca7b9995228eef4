import type { MapIcon } from '@reflectory/contracts/mindmaps';
import { escapeMarkdown, plainLine } from './markdown-line.ts';
import { addressLink, addressOf, type MapDraft, type Topic, topicOf } from './topic.ts';

const HEADING = /^ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/;
const UNDERLINE = /^ {0,3}(=+|-{2,})\s*$/;
const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(?:\[([ xX])\]\s+)?(.*)$/;
const QUOTE = /^\s*>\s?(.*)$/;
const FENCE = /^\s*(```+|~~~+)/;
const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n(?:---|\.\.\.)\s*(?:\n|$)/;

/** Whether headings or lists say how a text is nested, and not its indents alone. */
export const isMarkdown = (text: string): boolean => /^ {0,3}#{1,6}\s+\S/m.test(text);

const widthOf = (white: string) => [...white].reduce((sum, sign) => sum + (sign === '\t' ? 4 : 1), 0);

type Open = { level: number; topic: Topic };

/** Puts lines of a text where they belong. */
function createOutline() {
  const top: Topic[] = [];
  let headings: Open[] = [];
  let items: Open[] = [];
  const noteLine = (line: string) => {
    const topic = items.at(-1)?.topic ?? headings.at(-1)?.topic;
    if (topic) topic.note += topic.note === '' ? line : `\n${line}`;
    else if (line.trim() !== '') top.push(topicOf(plainLine(line).text));
  };
  const put = (open: Open[], level: number, topic: Topic, above: Topic[]) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.topic.children ?? above).push(topic);
    open.push({ level, topic });
  };

  return {
    top,
    noteLine,
    heading(level: number, line: string) {
      items = [];
      const { text, address } = plainLine(line);
      put(headings, level, topicOf(text, { link: addressLink(address) }), top);
    },
    item(indent: number, line: string, icon: MapIcon | null) {
      const { text, address } = plainLine(line);
      put(
        items,
        indent,
        topicOf(text, { link: addressLink(address), icon }),
        headings.at(-1)?.topic.children ?? top,
      );
    },
    /** Goes on with the last item, on a new line where the one before ended in a backslash. */
    continueItem(line: string, isNewLine: boolean): boolean {
      const topic = items.at(-1)?.topic;
      if (!topic) return false;
      topic.text += (isNewLine ? '\n' : ' ') + plainLine(line).text;
      return true;
    },
    endList() {
      items = [];
    },
  };
}

/** Topics of a text with headings and lists; paragraphs, quotes and code are notes of what stands above them. */
export function topicsOfMarkdown(markdown: string): Topic[] {
  const outline = createOutline();
  const lines = markdown.replace(FRONT_MATTER, '').split(/\r?\n/);
  let fence: string | null = null;
  // Whether the line before was of an item, so that this one may go on with it.
  let isOpen = false;
  let isBroken = false;
  for (const [place, line] of lines.entries()) {
    const fenced = FENCE.exec(line)?.[1] ?? null;
    if (fence !== null || fenced !== null) {
      if (fence === null) fence = fenced;
      else if (fenced !== null && fenced.startsWith(fence)) fence = null;
      else outline.noteLine(line);
      isOpen = false;
      continue;
    }
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const quote = QUOTE.exec(line);
    const under = UNDERLINE.exec(lines[place + 1] ?? '');
    if (heading) outline.heading(heading[1]?.length ?? 1, heading[2] ?? '');
    else if (item) {
      const [body, hasBreak] = withoutBreak(item[3] ?? '');
      outline.item(widthOf(item[1] ?? ''), body, iconOf(item[2]));
      [isOpen, isBroken] = [true, hasBreak];
      continue;
    } else if (quote) outline.noteLine(plainLine(quote[1] ?? '').text);
    else if (UNDERLINE.test(line)) outline.endList();
    else if (line.trim() === '') {
      isOpen = false;
      continue;
    } else if (under && !isOpen) outline.heading(under[1]?.startsWith('=') ? 1 : 2, line);
    else {
      const [body, hasBreak] = withoutBreak(line.trim());
      if (isOpen && outline.continueItem(body, isBroken)) {
        isBroken = hasBreak;
        continue;
      }
      if (line === line.trimStart()) outline.endList();
      outline.noteLine(plainLine(line).text);
    }
    isOpen = false;
  }
  return outline.top;
}

const iconOf = (mark: string | undefined): MapIcon | null => {
  if (mark === undefined) return null;
  return mark === ' ' ? 'open' : 'done';
};

/** A line without the backslash that ends it; an even number of them is none. */
function withoutBreak(line: string): readonly [string, boolean] {
  const slashes = /\\*$/.exec(line)?.[0].length ?? 0;
  return slashes % 2 === 1 ? [line.slice(0, -1), true] : [line, false];
}

const marks: Partial<Record<MapIcon, string>> = { done: '[x] ', open: '[ ] ' };

function lineOf(topic: Topic, space: string): string {
  const address = addressOf(topic);
  const words = topic.text
    .split(/\n+/)
    .map((line) => escapeMarkdown(line.trim()))
    .join(`\\\n${space}`);
  return address === null ? words : `[${words}](<${address.replaceAll(/[\s<>]/g, encodeURIComponent)}>)`;
}

const noteOf = ({ note }: Topic, space: string) =>
  note === '' ? [] : note.split('\n').map((line) => `${space}> ${escapeMarkdown(line)}`.trimEnd());

/** The map as a heading and a nested list. */
export function writeMarkdown({ root }: MapDraft): string {
  const lines = [
    `# ${lineOf({ ...root, text: root.text.replaceAll(/\s*\n\s*/g, ' ') }, '')}`,
    '',
    ...noteOf(root, ''),
  ];
  if (root.note !== '') lines.push('');
  const waiting = root.children.map((topic) => ({ topic, depth: 0 })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const space = '  '.repeat(next.depth);
    const mark = next.topic.icon === null ? '' : (marks[next.topic.icon] ?? '');
    lines.push(`${space}- ${mark}${lineOf(next.topic, `${space}  `)}`, ...noteOf(next.topic, `${space}  `));
    for (const child of next.topic.children.toReversed())
      waiting.push({ topic: child, depth: next.depth + 1 });
  }
  return `${lines.join('\n')}\n`;
}
