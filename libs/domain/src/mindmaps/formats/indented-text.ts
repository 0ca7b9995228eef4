import { type Topic, topicOf } from './topic.ts';

/** How wide a tab counts beside spaces. */
const TAB = 4;
const BULLET = /^(?:[-*+•◦▪‣–—]|\d{1,4}[.)])\s+/;

export type TextLine = { indent: number; text: string };

const widthOf = (white: string) => [...white].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0);

/** Lines that say something, with how far they are indented. */
function* linesOf(text: string): Generator<TextLine> {
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    const trimmed = line.trim();
    if (trimmed !== '')
      yield { indent: widthOf(line.slice(0, line.length - line.trimStart().length)), text: trimmed };
    start = end + 1;
  }
}

/** Lines of a text that would become nodes. */
export function countLines(text: string): number {
  let count = 0;
  for (const _ of linesOf(text)) count += 1;
  return count;
}

/**
 * Topics of an indented text: a line hangs on the last one above it that is indented less. Marks of lists are left out.
 * Lines beyond `most` are not read.
 */
export function topicsOfText(text: string, most = Infinity): Topic[] {
  const top: Topic[] = [];
  const open: { indent: number; topic: Topic }[] = [];
  let count = 0;
  for (const { indent, text: line } of linesOf(text)) {
    count += 1;
    if (count > most) break;
    const topic = topicOf(line.replace(BULLET, ''));
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    (open.at(-1)?.topic.children ?? top).push(topic);
    open.push({ indent, topic });
  }
  return top;
}

/** Topics as indented text, one line each; a text of several lines becomes one. */
export function textOfTopics(topics: readonly Topic[]): string {
  const lines: string[] = [];
  const waiting = topics.map((topic) => ({ topic, depth: 0 })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { topic, depth } = next;
    lines.push('\t'.repeat(depth) + topic.text.replaceAll(/\s*\n\s*/g, ' '));
    for (const child of topic.children.toReversed()) waiting.push({ topic: child, depth: depth + 1 });
  }
  return lines.join('\n');
}
