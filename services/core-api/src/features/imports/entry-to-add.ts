import { mentionKey } from '@reflectory/domain/document';
import type { ImportedEntry } from '@reflectory/domain/importing';
import { derivedId, entryIdOf, fileIdOf } from './derived-id.ts';
import type { EntryToAdd } from './imports.repository.ts';
import { placePictures } from './place-pictures.ts';

const journalOf = (person: string, journal: ImportedEntry['journal']): EntryToAdd['journal'] =>
  journal && {
    id: journal.id === undefined ? null : derivedId(person, 'journals', journal.id),
    was: journal.id ?? null,
    title: journal.title,
    colour: journal.colour,
    icon: journal.icon,
    is_never_sent: journal.isNeverSent,
  };

/** An entry of an archive as the database takes it. */
export function entryToAdd(person: string, entry: ImportedEntry): EntryToAdd {
  const { written } = entry;
  const pictures = new Map(
    entry.files.map(({ reference, file: { path } }) => [
      reference,
      { id: fileIdOf(person, entry, path), path },
    ]),
  );
  const label = (kind: 'tag' | 'person', isByHand: boolean) => (text: string) => ({
    kind,
    key: mentionKey(text),
    label: text,
    is_by_hand: isByHand,
  });
  return {
    id: entryIdOf(person, entry),
    title: entry.title,
    text: entry.text,
    document: written?.hasDocument === false ? null : placePictures(entry.document, pictures),
    word_count: entry.wordCount,
    framework: entry.framework,
    framework_name: entry.frameworkName,
    sealed_until: entry.sealedUntil,
    entry_at: entry.entryAt,
    time_zone: entry.timeZone,
    journal: journalOf(person, entry.journal),
    is_starred: entry.isStarred,
    is_pinned: entry.isPinned,
    is_binned: entry.isBinned,
    is_never_sent: entry.isNeverSent,
    source: entry.source,
    source_id: entry.sourceId,
    session_id: written?.sessionId ? derivedId(person, 'sessions', written.sessionId) : null,
    version: written?.version ?? 1,
    created_at: written?.createdAt ?? null,
    revised_at: written?.revisedAt ?? null,
    is_analysed: written?.isAnalysed ?? false,
    labels: [
      ...entry.tags.map(label('tag', true)),
      ...entry.people.map(label('person', true)),
      ...entry.writtenTags.map(label('tag', false)),
      ...entry.writtenPeople.map(label('person', false)),
    ],
  };
}
