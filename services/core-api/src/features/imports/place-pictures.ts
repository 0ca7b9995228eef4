import type { BlockNode, JournalDocument, ListItemNode, TaskItemNode } from '@reflectory/contracts/document';

/** Files that browsers do not show as pictures; what the bytes are is found out when they come. */
const NO_PICTURE = /\.(?!(?:jpe?g|png|gif|webp|avif)$)[a-z]\w{1,4}$/i;

/** What an image of a document stands for: the id of the file, and its name in the archive. */
export type PlacedFile = { id: string; path: string };

type Files = ReadonlyMap<string, PlacedFile>;

const itemsWith = <Item extends ListItemNode | TaskItemNode>(
  items: readonly Item[] | undefined,
  files: Files,
) => items?.map((item) => ({ ...item, ...(item.content && { content: blocksWith(item.content, files) }) }));

function blockWith(block: BlockNode, files: Files): BlockNode[] {
  switch (block.type) {
    case 'image': {
      const file = files.get(block.attrs.src);
      if (!file) return [block];
      return NO_PICTURE.test(file.path) ? [] : [{ ...block, attrs: { ...block.attrs, src: file.id } }];
    }
    case 'blockquote':
      return [{ ...block, ...(block.content && { content: blocksWith(block.content, files) }) }];
    case 'bulletList':
    case 'orderedList':
      return [{ ...block, ...(block.content && { content: itemsWith(block.content, files) }) }];
    case 'taskList':
      return [{ ...block, ...(block.content && { content: itemsWith(block.content, files) }) }];
    default:
      return [block];
  }
}

const blocksWith = (blocks: readonly BlockNode[], files: Files): BlockNode[] =>
  blocks.flatMap((block) => blockWith(block, files));

/** Pictures of an archive stand where they stood, by the ids that their files get; other files lie beside the words. */
export const placePictures = (document: JournalDocument, files: Files): JournalDocument =>
  files.size === 0 ? document : { type: 'doc', content: blocksWith(document.content, files) };
