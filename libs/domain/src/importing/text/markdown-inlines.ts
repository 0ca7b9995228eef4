import type { DocumentMark, InlineNode } from '@reflectory/contracts/document';

/** A picture or file that a text shows where it stands; `target` as it is written there. */
export type EmbeddedFile = { target: string; alt: string };

/** What a line of text consists of: words, and files between them. */
export type InlinePart = InlineNode | { type: 'file'; file: EmbeddedFile };

const ESCAPED = /^\\([!-/:-@[-`{-~])/;
const CODE = /^(`+)([^\n]*?[^`\n])\1(?!`)/;
const OBSIDIAN_FILE = /^!\[\[([^\]\n|]{1,1000})(?:\|([^\]\n]{0,1000}))?\]\]/;
const OBSIDIAN_LINK = /^\[\[([^\]\n|]{1,1000})(?:\|([^\]\n]{0,1000}))?\]\]/;
const FILE = /^!\[((?:\\.|[^[\]\\\n]){0,500})\]\((?:<([^>\n]{1,2000})>|([^\s)]{1,2000}))(?:\s+"[^"\n]*")?\)/;
const LINK = /^\[((?:\\.|[^[\]\\\n]){1,500})\]\((?:<([^>\n]{1,2000})>|([^\s)]{1,2000}))(?:\s+"[^"\n]*")?\)/;
const BARE_LINK = /^<((?:https?:\/\/|mailto:)[^\s<>]{1,1900})>/i;
const TAG = /^#([\p{L}\p{N}_][\p{L}\p{N}_/-]{0,79})/u;
const PERSON = /^@([\p{L}][\p{L}\p{N}_-]{0,79})/u;
const LINE_BREAK = /^<br\s*\/?>/i;
const EMPHASIS: readonly (readonly [RegExp, DocumentMark['type'] & ('bold' | 'italic' | 'strike')])[] = [
  [/^\*\*(?=\S)((?:\\.|[^\\\n]){1,500}?\S|\S)\*\*/, 'bold'],
  [/^__(?=\S)((?:\\.|[^\\\n]){1,500}?\S|\S)__(?![\p{L}\p{N}])/u, 'bold'],
  [/^~~(?=\S)((?:\\.|[^\\\n]){1,500}?\S|\S)~~/, 'strike'],
  [/^\*(?=[^\s*])((?:\\.|[^\\*\n]){0,500}?[^\s*\\])\*(?!\*)/, 'italic'],
  [/^_(?=[^\s_])((?:\\.|[^\\_\n]){0,500}?[^\s_\\])_(?![\p{L}\p{N}_])/u, 'italic'],
];
const WORD = /[\p{L}\p{N}]/u;
/** Where something other than plain words may begin. */
const SPECIAL = /[\\`![\]<#@*_~]/g;
const LEAST_DIGIT_TAG = /^\p{N}+$/u;
/** How far emphasis lies within emphasis. */
const DEEPEST = 6;

type Found = { length: number; parts: InlinePart[] };

const withMark = (parts: readonly InlinePart[], mark: DocumentMark): InlinePart[] =>
  parts.map((part) =>
    part.type === 'text' && !part.marks?.some(({ type }) => type === mark.type)
      ? { ...part, marks: [...(part.marks ?? []), mark] }
      : part,
  );
const textPart = (text: string): InlinePart[] => (text === '' ? [] : [{ type: 'text', text }]);
const unescaped = (text: string) => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

/** Names of notes are words; where they lie says nothing here. */
const noteName = (target: string) => target.replace(/^.*\//, '').replace(/#\^?/, ' › ');

function findLink(rest: string, depth: number): Found | null {
  const file = FILE.exec(rest);
  if (file)
    return {
      length: file[0].length,
      parts: [{ type: 'file', file: { target: file[2] ?? file[3] ?? '', alt: unescaped(file[1] ?? '') } }],
    };
  const embedded = OBSIDIAN_FILE.exec(rest);
  if (embedded) {
    const [whole, target = '', size = ''] = embedded;
    const alt = /^\d+(x\d+)?$/.test(size) ? '' : size;
    return { length: whole.length, parts: [{ type: 'file', file: { target, alt } }] };
  }
  const note = OBSIDIAN_LINK.exec(rest);
  if (note) return { length: note[0].length, parts: textPart(note[2] ?? noteName(note[1] ?? '')) };
  const link = LINK.exec(rest);
  if (link) {
    const href = unescaped(link[2] ?? link[3] ?? '');
    const words = inlineParts(link[1] ?? '', depth + 1);
    return { length: link[0].length, parts: withMark(words, { type: 'link', attrs: { href } }) };
  }
  const bare = BARE_LINK.exec(rest);
  if (!bare?.[1]) return null;
  const mark: DocumentMark = { type: 'link', attrs: { href: bare[1] } };
  return { length: bare[0].length, parts: withMark(textPart(bare[1]), mark) };
}

function findMention(rest: string, before: string): Found | null {
  if (WORD.test(before)) return null;
  const tag = TAG.exec(rest);
  if (tag?.[1] && !LEAST_DIGIT_TAG.test(tag[1]))
    return { length: tag[0].length, parts: [{ type: 'tag', attrs: { label: tag[1] } }] };
  const person = PERSON.exec(rest);
  return person?.[1]
    ? { length: person[0].length, parts: [{ type: 'person', attrs: { label: person[1] } }] }
    : null;
}

function findEmphasis(rest: string, before: string, depth: number): Found | null {
  if (depth >= DEEPEST || (rest.startsWith('_') && WORD.test(before))) return null;
  for (const [pattern, type] of EMPHASIS) {
    const found = pattern.exec(rest);
    if (found?.[1])
      return { length: found[0].length, parts: withMark(inlineParts(found[1], depth + 1), { type }) };
  }
  return null;
}

function findSpecial(rest: string, before: string, depth: number): Found | null {
  const escaped = ESCAPED.exec(rest);
  if (escaped?.[1]) return { length: 2, parts: textPart(escaped[1]) };
  const code = CODE.exec(rest);
  if (code?.[2] !== undefined)
    return { length: code[0].length, parts: withMark(textPart(code[2]), { type: 'code' }) };
  const lineBreak = LINE_BREAK.exec(rest);
  if (lineBreak) return { length: lineBreak[0].length, parts: [{ type: 'hardBreak' }] };
  return (
    (depth < DEEPEST ? findLink(rest, depth) : null) ??
    findMention(rest, before) ??
    findEmphasis(rest, before, depth)
  );
}

/** Words next to each other with the same marks are one node. */
function joined(parts: readonly InlinePart[]): InlinePart[] {
  const whole: InlinePart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const isSame =
      part.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(part.marks);
    if (isSame) whole[whole.length - 1] = { ...last, text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}

/** A stretch of Markdown within a block. What is not understood stays as it is written. */
export function inlineParts(text: string, depth = 0): InlinePart[] {
  const parts: InlinePart[] = [];
  let plainFrom = 0;
  SPECIAL.lastIndex = 0;
  const special = new RegExp(SPECIAL);
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const at = match.index;
    const found = findSpecial(text.slice(at, at + 2600), text.charAt(at - 1), depth);
    if (!found) continue;
    parts.push(...textPart(text.slice(plainFrom, at)), ...found.parts);
    plainFrom = at + found.length;
    special.lastIndex = plainFrom;
  }
  return joined([...parts, ...textPart(text.slice(plainFrom))]);
}
