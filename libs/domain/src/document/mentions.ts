import type { JournalDocument } from '@reflectory/contracts/document';
import { textRunsOf } from './text-of-document.ts';

/** Whether two tags or names are the same, whatever their case and form. */
export const mentionKey = (label: string): string => label.trim().normalize('NFKC').toLocaleLowerCase('und');

const labelsOf = (document: JournalDocument, type: 'tag' | 'person'): string[] => {
  const labels = new Map<string, string>();
  for (const { node } of textRunsOf(document)) {
    if (node.type !== type) continue;
    const key = mentionKey(node.attrs.label);
    if (!labels.has(key)) labels.set(key, node.attrs.label.trim());
  }
  return [...labels.values()];
};

/** Tags of a document as first written, without `#`, each once. */
export const tagsOf = (document: JournalDocument): string[] => labelsOf(document, 'tag');

/** People of a document as first written, without `@`, each once. */
export const peopleOf = (document: JournalDocument): string[] => labelsOf(document, 'person');
