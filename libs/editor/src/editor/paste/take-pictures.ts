import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { TextPictures } from '../schema/text-pictures.ts';

/** Pictures that browsers draw. */
const isDrawn = ({ type }: File): boolean => /^image\/(?:jpeg|png|webp|gif|avif)$/.test(type);

/** What was given, where all of it can stand in a text; else it is for the page around the editor. */
function picturesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.every(isDrawn) ? files : [];
}

/** There is a line to go on in after a picture, and the cursor is in it. */
function goOn(tr: Transaction, last: Node): Transaction {
  let after = 0;
  tr.doc.descendants((node, at) => {
    if (node === last) after = at + node.nodeSize;
  });
  const next = tr.doc.resolve(after).nodeAfter;
  const { paragraph } = tr.doc.type.schema.nodes;
  if (!next?.isTextblock && paragraph) tr.insert(after, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
}

/** Answers whether there was something to insert. */
function insert(view: EditorView, sources: readonly string[], at: number | null): boolean {
  const { tr, schema } = view.state;
  const { image } = schema.nodes;
  const nodes = image ? sources.map((src) => image.create({ src })) : [];
  const last = nodes.at(-1);
  if (!last) return false;
  const slice = new Slice(Fragment.from(nodes), 0, 0);
  if (at === null) tr.replaceSelection(slice);
  else tr.insert(dropPoint(tr.doc, at, slice) ?? tr.doc.content.size, nodes);
  view.dispatch(goOn(tr, last));
  view.focus();
  return true;
}

/** Pictures that are pasted into the text or dropped on it stand where that was. */
export const takePictures = (pictures: TextPictures): Plugin =>
  new Plugin({
    props: {
      handlePaste(view, { clipboardData }) {
        const files = picturesOf(clipboardData);
        // Programs that copy words put a picture of them beside.
        if (files.length === 0 || clipboardData?.types.includes('text/plain')) return false;
        return insert(view, pictures.add(files), null);
      },
      handleDrop(view, event) {
        const files = picturesOf(event.dataTransfer);
        if (files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return insert(view, pictures.add(files), at?.pos ?? view.state.doc.content.size);
      },
    },
  });
