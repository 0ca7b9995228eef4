import type {
  BlockNode,
  InlineNode,
  JournalDocument,
  ListItemNode,
  TaskItemNode,
} from '@reflectory/contracts/document';
import { textOfDocument } from './text-of-document.ts';

type List = Extract<BlockNode, { type: 'bulletList' | 'orderedList' | 'taskList' }>;
type Edge = 'start' | 'end';

const isBlank = (block: BlockNode) => textOfDocument({ type: 'doc', content: [block] }).trim() === '';

const trimInlines = (content: readonly InlineNode[], edge: Edge): InlineNode[] => {
  const left = [...content];
  while (left.length > 0) {
    const at = edge === 'start' ? 0 : left.length - 1;
    const node = left[at];
    if (node?.type === 'text') {
      const text = edge === 'start' ? node.text.trimStart() : node.text.trimEnd();
      if (text !== '') return left.with(at, { ...node, text });
    } else if (node?.type !== 'hardBreak') return left;
    left.splice(at, 1);
  }
  return left;
};

const trimWithin = (block: BlockNode, edge: Edge): BlockNode => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return { ...block, content: trimInlines(block.content ?? [], edge) };
    case 'blockquote':
      return { ...block, content: trimBlocks(block.content ?? [], edge) };
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return trimList(block, edge);
    default:
      return block;
  }
};

function trimList(list: List, edge: Edge): BlockNode {
  const items: (ListItemNode | TaskItemNode)[] = [...(list.content ?? [])];
  while (items.length > 0) {
    const at = edge === 'start' ? 0 : items.length - 1;
    const item = items[at];
    if (!item) break;
    const content = trimBlocks(item.content ?? [], edge);
    if (content.length > 0) {
      items[at] = { ...item, content };
      break;
    }
    items.splice(at, 1);
  }
  return { ...list, content: items } as List;
}

/** Takes blank blocks off one edge; dividers and images stay. */
function trimBlocks(blocks: readonly BlockNode[], edge: Edge): BlockNode[] {
  const left = [...blocks];
  for (let at = edge === 'start' ? 0 : left.length - 1; left[at];) {
    const block = left[at];
    if (!block) break;
    const hasPlace = block.type === 'horizontalRule' || block.type === 'image';
    if (!isBlank(block)) {
      left[at] = trimWithin(block, edge);
      break;
    }
    if (!hasPlace) left.splice(at, 1);
    if (edge === 'end') at -= 1;
    else if (hasPlace) at += 1;
  }
  return left;
}

/** A document without the blanks before and after its words, as `trim` does it for its text. */
export const trimDocument = ({ content }: JournalDocument): JournalDocument => ({
  type: 'doc',
  content: trimBlocks(trimBlocks(content, 'start'), 'end'),
});
