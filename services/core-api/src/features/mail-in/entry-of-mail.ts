import type { JournalDocument } from '@reflectory/contracts/document';
import { importedEntry } from '@reflectory/domain/importing';
import type { EntryOfMail } from './mail-in.repository.ts';

type Mail = { key: string; subject: string; document: JournalDocument; entryAt: Date };

/** The entry of a mail within the bounds of the journal, or why it is none. */
export function entryOfMail({ key, subject, document, entryAt }: Mail): EntryOfMail | 'empty' | 'too-long' {
  const item = importedEntry({
    source: 'mail',
    sourceId: key,
    title: subject,
    document,
    entryAt: entryAt.toISOString(),
  });
  if (item.kind !== 'entry')
    return item.kind === 'problem' && item.problem.code === 'empty' ? 'empty' : 'too-long';
  const { entry } = item;
  return {
    source_id: entry.sourceId,
    title: entry.title,
    text: entry.text,
    document: entry.document,
    word_count: entry.wordCount,
    entry_at: entry.entryAt,
  };
}
