import type { BlockNode, DocumentMark, InlineNode, JournalDocument } from '@reflectory/contracts/document';

const SIGNS: Partial<Record<DocumentMark['type'], string>> = { bold: '**', italic: '*', strike: '~~' };

/** Signs that would be read as something else than themselves. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<~]/g, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])[#@](?=[\p{L}\p{N}_])/gu, String.raw`\$&`);
/** Signs that have a meaning at the beginning of a line alone. */
const escapedStart = (line: string) =>
  line
    .replace(/^(\s*)(>|[-+#](?=[\s#-]|$))/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);

function markedText(text: string, marks: readonly DocumentMark[]): string {
  if (marks.some(({ type }) => type === 'code')) return `\`${text.replaceAll('`', "'")}\``;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (words === '') return text;
  let marked = escaped(words);
  for (const mark of marks) {
    const sign = SIGNS[mark.type];
    if (sign) marked = `${sign}${marked}${sign}`;
    if (mark.type === 'link') marked = `[${marked}](<${mark.attrs.href}>)`;
  }
  return `${before}${marked}${after}`;
}

function inlineText(node: InlineNode): string {
  switch (node.type) {
    case 'text':
      return markedText(node.text, node.marks ?? []);
    case 'hardBreak':
      return '\n';
    case 'tag':
      return `#${node.attrs.label}`;
    case 'person':
      return `@${node.attrs.label}`;
  }
}

const inlinesText = (inlines: readonly InlineNode[] | undefined): string =>
  (inlines ?? []).map(inlineText).join('').split('\n').map(escapedStart).join('\n');

const indented = (text: string, marker: string) =>
  `${marker}${text.replaceAll('\n', `\n${' '.repeat(marker.length)}`).replaceAll(/\n +(?=\n|$)/g, '\n')}`;

type List = Extract<BlockNode, { type: 'bulletList' | 'orderedList' | 'taskList' }>;

/** With the other of two signs, `isSecond`, it is no part of the list before it. */
function listText(list: List, isSecond: boolean): string {
  const first = list.type === 'orderedList' ? (list.attrs?.start ?? 1) : 1;
  const bullet = isSecond ? '* ' : '- ';
  return (list.content ?? [])
    .map((item, index) => {
      const text = blocksText(item.content ?? []);
      if (list.type === 'orderedList') return indented(text, `${first + index}${isSecond ? ')' : '.'} `);
      const words = indented(text, bullet);
      if (item.type !== 'taskItem') return words;
      return `${bullet}[${item.attrs.checked ? 'x' : ' '}] ${words.slice(bullet.length)}`;
    })
    .join('\n');
}

function blockText(block: BlockNode, isSecond: boolean): string {
  switch (block.type) {
    case 'paragraph':
      return inlinesText(block.content);
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${inlinesText(block.content).replaceAll('\n', ' ')}`;
    case 'codeBlock': {
      const code = (block.content ?? []).map((node) => (node.type === 'text' ? node.text : '\n')).join('');
      const fence = code.includes('```') ? '~~~~' : '```';
      return `${fence}${block.attrs?.language ?? ''}\n${code}\n${fence}`;
    }
    case 'horizontalRule':
      return '---';
    case 'image': {
      const { src, alt, caption } = block.attrs;
      return `![${escaped(alt ?? '').replaceAll('\n', ' ')}](<${src}>)${caption ? `\n\n${escaped(caption)}` : ''}`;
    }
    case 'blockquote':
      return blocksText(block.content ?? []).replaceAll(/^/gm, '> ');
    default:
      return listText(block, isSecond);
  }
}

const isList = (block: BlockNode | undefined) => (block?.type ?? '').endsWith('List');

function blocksText(blocks: readonly BlockNode[]): string {
  let isSecond = false;
  return blocks
    .map((block, index) => {
      isSecond = isList(block) && isList(blocks[index - 1]) && !isSecond;
      return blockText(block, isSecond);
    })
    .join('\n\n');
}

/** A document as Markdown, which `documentOfMarkdown` reads again; underlined words are not marked. */
export const markdownOfDocument = ({ content }: JournalDocument): string => blocksText(content);
