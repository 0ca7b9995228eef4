import {
  type DocumentMark,
  type InlineNode,
  LINK_ADDRESS,
  MOST_LABEL,
  PLAIN_MARKS,
} from '@reflectory/contracts/document';
import { isRecord } from '../record/index.ts';
import { inlinesOfText, storableText } from './document-of-text.ts';

/** A node from outside, of any kind. */
export type UnknownNode = Record<string, unknown>;

const textOr = (value: unknown): string => (typeof value === 'string' ? storableText(value) : '');

/** An attribute of a node, or nothing. */
export const attributeOf = (node: UnknownNode, name: string): unknown =>
  isRecord(node['attrs']) ? node['attrs'][name] : undefined;

/** A text attribute of a node; empty without one. */
export const textAttributeOf = (node: UnknownNode, name: string): string => textOr(attributeOf(node, name));

/** What is within a node, its own words first. */
export const partsOf = (node: UnknownNode): UnknownNode[] => {
  const text = textOr(node['text']) || textAttributeOf(node, 'label');
  const content = Array.isArray(node['content']) ? node['content'].filter(isRecord) : [];
  return text === '' ? content : [{ type: 'text', text, marks: node['marks'] }, ...content];
};

const cleanMark = (mark: unknown): DocumentMark[] => {
  if (!isRecord(mark)) return [];
  const plain = PLAIN_MARKS.find((type) => type === mark['type']);
  if (plain) return [{ type: plain }];
  const href = textAttributeOf(mark, 'href').trim();
  const isLink = mark['type'] === 'link' && href.length <= 2_000 && LINK_ADDRESS.test(href);
  return isLink ? [{ type: 'link', attrs: { href } }] : [];
};
const cleanMarks = (node: UnknownNode): { marks?: DocumentMark[] } => {
  const marks = Array.isArray(node['marks']) ? node['marks'].flatMap(cleanMark) : [];
  const once = marks.filter((mark, index) => marks.findIndex(({ type }) => type === mark.type) === index);
  return once.length > 0 ? { marks: once } : {};
};

/** A node that has its place in a line of text; null for any other. */
export const cleanInline = (node: UnknownNode): InlineNode[] | null => {
  const marks = cleanMarks(node);
  switch (node['type']) {
    case 'text': {
      const text = textOr(node['text']);
      return text === '' ? [] : [{ type: 'text', text, ...marks }];
    }
    case 'hardBreak':
      return [{ type: 'hardBreak' }];
    case 'tag':
    case 'person': {
      const label = textAttributeOf(node, 'label').trim();
      if (label === '') return [];
      if (label.length > MOST_LABEL) return [{ type: 'text', text: label, ...marks }];
      return [{ type: node['type'], attrs: { label }, ...marks }];
    }
    default:
      return null;
  }
};

/** All words below some nodes, however deep: blocks become lines. Without recursion, since depth has no bound here. */
export const flattenToInlines = (nodes: readonly UnknownNode[]): InlineNode[] => {
  const inlines: InlineNode[] = [];
  const waiting: (UnknownNode | null)[] = [...nodes].reverse();
  let isNewLine = false;
  const push = (words: readonly InlineNode[]) => {
    if (words.length === 0) return;
    if (isNewLine) inlines.push({ type: 'hardBreak' });
    isNewLine = false;
    inlines.push(...words);
  };
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === null) isNewLine = inlines.length > 0;
    else if (node) {
      const inline = cleanInline(node);
      if (inline) push(inline);
      else {
        if (node['type'] === 'image') push(inlinesOfText(textAttributeOf(node, 'caption')));
        waiting.push(...[null, ...partsOf(node), null].reverse());
      }
    }
  }
  return inlines;
};
