import type { BlockNode, JournalDocument } from '@reflectory/contracts/document';
import { cleanDocument } from '@reflectory/domain/document';
import type { Node } from '@tiptap/pm/model';

/** Blocks of ProseMirror never change, so that what was made of one holds for as long as it lives. */
const known = new WeakMap<Node, readonly BlockNode[]>();

const blocksOf = (block: Node): readonly BlockNode[] => {
  const found = known.get(block);
  if (found) return found;
  const { content } = cleanDocument({ type: 'doc', content: [block.toJSON()] });
  known.set(block, content);
  return content;
};

/** The document that stands in the editor. After a key only the block that it changed is made anew. */
export function documentOfNode(node: Node): JournalDocument {
  const content: BlockNode[] = [];
  node.forEach((block) => content.push(...blocksOf(block)));
  return { type: 'doc', content };
}
