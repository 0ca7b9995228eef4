import type { JournalDocument } from '@reflectory/contracts/document';
import { documentOfText, textOfDocument, textRunsOf } from '@reflectory/domain/document';
import { type Node, type Schema, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Transform } from '@tiptap/pm/transform';
import { documentOfNode } from './document-of-node.ts';

type Difference = { start: number; end: number; inserted: string };

/** Where two texts begin and end to differ: `[start, end)` of the first, and what stands there in the second. */
function differenceOf(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) };
}

/** Position in ProseMirror of an offset in the plain text; null where no words are. */
export function positionOf(doc: Node, offset: number): number | null {
  const positions: number[] = [];
  doc.descendants((node, position) => {
    if (node.isInline) positions.push(position);
    else if (node.type.name === 'image' && node.attrs['caption']) positions.push(position);
  });
  const runs = textRunsOf(documentOfNode(doc));
  const last = runs.at(-1);
  const end = last ? last.start + last.text.length : 0;
  if (offset >= end && doc.lastChild?.isTextblock) return doc.content.size - 1;
  const at = runs.findIndex(({ start, text }) => start <= offset && offset <= start + text.length);
  const run = runs[at];
  const position = positions[at];
  if (!run || position === undefined) return null;
  return position + (run.node.type === 'text' ? offset - run.start : 0);
}

/** The node of a document. */
export function nodeOfDocument(schema: Schema, document: JournalDocument): Node {
  try {
    const node = schema.nodeFromJSON(document.content.length > 0 ? document : documentOfText(''));
    node.check();
    return node;
  } catch {
    // Its form is not one that can be written in; its words are.
    return schema.nodeFromJSON(documentOfText(textOfDocument(document)));
  }
}

/** Makes the text of the editor `text`, and leaves what did not change as it is formatted. */
export function changeText(tr: Transaction, text: string): Transaction {
  const before = textOfDocument(documentOfNode(tr.doc));
  if (before === text) return tr;
  const { schema } = tr.doc.type;
  const whole = schema.nodeFromJSON(documentOfText(text));
  const { start, end, inserted } = differenceOf(before, text);
  const [from, to] = [positionOf(tr.doc, start), positionOf(tr.doc, end)];
  if (from !== null && to !== null && from <= to) {
    const { content } = schema.nodeFromJSON(documentOfText(inserted));
    const slice = inserted === '' ? Slice.empty : new Slice(content, 1, 1);
    const trial = new Transform(tr.doc).replace(from, to, slice);
    if (textOfDocument(documentOfNode(trial.doc)) === text) return tr.replace(from, to, slice);
  }
  return tr.replaceWith(0, tr.doc.content.size, whole.content);
}
