import {
  type BlockNode,
  IMAGE_SOURCE,
  type InlineNode,
  type JournalDocument,
  type ListItemNode,
  MOST_DEPTH,
  MOST_IMAGE_TEXT,
  type TaskItemNode,
} from '@reflectory/contracts/document';
import { isRecord } from '../record/index.ts';
import {
  attributeOf,
  cleanInline,
  flattenToInlines,
  partsOf,
  textAttributeOf,
  type UnknownNode,
} from './clean-inlines.ts';
import { inlinesOfText } from './document-of-text.ts';
import { textOfInline } from './text-of-document.ts';

/** Below this level blocks become lines of text: a list, its item, a paragraph and its words still fit. */
const DEEPEST_BLOCK = MOST_DEPTH - 4;

const directionOf = (node: UnknownNode): { dir?: 'ltr' | 'rtl' | 'auto' } => {
  const dir = attributeOf(node, 'dir');
  return dir === 'ltr' || dir === 'rtl' || dir === 'auto' ? { dir } : {};
};
const withDirection = (node: UnknownNode) => {
  const direction = directionOf(node);
  return direction.dir ? { attrs: direction } : {};
};
const withContent = <Node>(content: Node[]) => (content.length > 0 ? { content } : {});

const paragraphOf = (content: InlineNode[]): BlockNode => ({ type: 'paragraph', ...withContent(content) });

const cleanImage = (node: UnknownNode): BlockNode[] => {
  const src = textAttributeOf(node, 'src');
  const texts = { alt: textAttributeOf(node, 'alt'), caption: textAttributeOf(node, 'caption') };
  const isKnown = src.length <= 500 && IMAGE_SOURCE.test(src);
  const fitting = Object.entries(texts).filter(([, text]) => text !== '' && text.length <= MOST_IMAGE_TEXT);
  const sizes = (['width', 'height'] as const).flatMap((name) => {
    const pixels = attributeOf(node, name);
    return typeof pixels === 'number' && pixels > 0 && pixels <= 100_000 ? [[name, pixels] as const] : [];
  });
  const image: BlockNode[] = isKnown
    ? [{ type: 'image', attrs: { src, ...Object.fromEntries([...fitting, ...sizes]) } }]
    : [];
  const left = Object.entries(texts).filter(([name, text]) =>
    isKnown ? !fitting.some(([fits]) => fits === name) && text !== '' : text !== '',
  );
  return [...image, ...left.map(([, text]) => paragraphOf(inlinesOfText(text)))];
};

const levelOf = (node: UnknownNode): 1 | 2 | 3 => {
  const level = attributeOf(node, 'level');
  if (level === 1 || level === 2) return level;
  return 3;
};

const cleanList = (node: UnknownNode, depth: number): BlockNode => {
  const parts = partsOf(node);
  const contentOf = (part: UnknownNode) =>
    cleanBlocks(
      part['type'] === 'listItem' || part['type'] === 'taskItem' ? partsOf(part) : [part],
      depth + 2,
    );
  if (node['type'] === 'taskList') {
    const items = parts.map((part): TaskItemNode => ({
      type: 'taskItem',
      attrs: { checked: attributeOf(part, 'checked') === true, ...directionOf(part) },
      ...withContent(contentOf(part)),
    }));
    return { type: 'taskList', ...withDirection(node), ...withContent(items) };
  }
  const items = parts.map((part): ListItemNode => ({
    type: 'listItem',
    ...withDirection(part),
    ...withContent(contentOf(part)),
  }));
  if (node['type'] === 'bulletList')
    return { type: 'bulletList', ...withDirection(node), ...withContent(items) };
  const start = attributeOf(node, 'start');
  const attrs = {
    ...directionOf(node),
    ...(typeof start === 'number' && Number.isSafeInteger(start) && { start }),
  };
  return { type: 'orderedList', ...(Object.keys(attrs).length > 0 && { attrs }), ...withContent(items) };
};

const cleanCodeBlock = (node: UnknownNode): BlockNode => {
  const language = textAttributeOf(node, 'language').slice(0, 40);
  const attrs = { ...directionOf(node), ...(language !== '' && { language }) };
  const code = flattenToInlines(partsOf(node)).map(textOfInline).join('');
  return {
    type: 'codeBlock',
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...withContent(code === '' ? [] : [{ type: 'text' as const, text: code }]),
  };
};

const cleanBlock = (node: UnknownNode, depth: number): BlockNode[] => {
  switch (node['type']) {
    case 'paragraph':
      return [{ ...paragraphOf(flattenToInlines(partsOf(node))), ...withDirection(node) } as BlockNode];
    case 'heading':
      return [
        {
          type: 'heading',
          attrs: { level: levelOf(node), ...directionOf(node) },
          ...withContent(flattenToInlines(partsOf(node))),
        },
      ];
    case 'codeBlock':
      return [cleanCodeBlock(node)];
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }, ...cleanBlocks(partsOf(node), depth)];
    case 'image':
      return [...cleanImage(node), ...cleanBlocks(partsOf(node), depth)];
    case 'blockquote':
      return [
        {
          type: 'blockquote',
          ...withDirection(node),
          ...withContent(cleanBlocks(partsOf(node), depth + 1)),
        },
      ];
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return [cleanList(node, depth)];
    default:
      return cleanBlocks(partsOf(node), depth + 1);
  }
};

/** Blocks of nodes; words that stand among them become paragraphs. */
function cleanBlocks(nodes: readonly UnknownNode[], depth: number): BlockNode[] {
  if (depth > DEEPEST_BLOCK) {
    const inlines = flattenToInlines(nodes);
    return inlines.length > 0 ? [paragraphOf(inlines)] : [];
  }
  const blocks: BlockNode[] = [];
  let loose: InlineNode[] = [];
  const endParagraph = () => {
    if (loose.length > 0) blocks.push(paragraphOf(loose));
    loose = [];
  };
  for (const node of nodes) {
    const inline = cleanInline(node);
    if (inline) loose.push(...inline);
    else {
      endParagraph();
      blocks.push(...cleanBlock(node, depth));
    }
  }
  endParagraph();
  return blocks;
}

/**
 * What may be kept of something from outside: unknown nodes, marks and attributes are dropped, their words stay. Dropped
 * are links and images that lead elsewhere than they may, too.
 */
export const cleanDocument = (value: unknown): JournalDocument => ({
  type: 'doc',
  content: isRecord(value) ? cleanBlocks(partsOf(value), 1) : [],
});
