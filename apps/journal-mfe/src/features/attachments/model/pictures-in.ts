import type { JournalDocument } from '@reflectory/contracts/document';

type Part = { type: string; attrs?: object | undefined; content?: readonly Part[] | undefined };

function* sourcesOf({ type, attrs, content = [] }: Part): Generator<string> {
  if (type === 'image' && attrs && 'src' in attrs) yield String(attrs.src);
  for (const part of content) yield* sourcesOf(part);
}

/** Ids of the files that stand as pictures in a text. */
export const picturesIn = (document: JournalDocument | null): readonly string[] =>
  document ? [...sourcesOf(document)] : [];
