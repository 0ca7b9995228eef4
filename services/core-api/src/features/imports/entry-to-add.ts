import { randomUUID } from 'node:crypto';
import type { BlockNode } from '@reflectory/contracts/document';
import { mentionKey } from '@reflectory/domain/document';
import type { ImportedEntry } from '@reflectory/domain/importing';
import type { EntryToAdd } from './imports.repository.ts';

/** Files stay in the archive: a picture that would never come is not shown. */
const withoutFiles = (blocks: readonly BlockNode[], references: ReadonlySet<string>): BlockNode[] =>
  blocks.filter((block) => block.type !== 'image' || !references.has(block.attrs.src));

/** An entry of an archive as the database takes it. */
export function entryToAdd(entry: ImportedEntry): EntryToAdd {
  const references = new Set(entry.files.map(({ reference }) => reference));
  const label = (kind: 'tag' | 'person', isByHand: boolean) => (text: string) => ({
    kind,
    key: mentionKey(text),
    label: text,
    is_by_hand: isByHand,
  });
  return {
    id: randomUUID(),
    title: entry.title,
    text: entry.text,
    document: { type: 'doc', content: withoutFiles(entry.document.content, references) },
    word_count: entry.wordCount,
    framework: entry.framework,
    framework_name: entry.frameworkName,
    sealed_until: entry.sealedUntil,
    entry_at: entry.entryAt,
    time_zone: entry.timeZone,
    journal: entry.journal && {
      title: entry.journal.title,
      colour: entry.journal.colour,
      icon: entry.journal.icon,
      is_never_sent: entry.journal.isNeverSent,
    },
    is_starred: entry.isStarred,
    is_pinned: entry.isPinned,
    is_binned: entry.isBinned,
    is_never_sent: entry.isNeverSent,
    source: entry.source,
    source_id: entry.sourceId,
    labels: [
      ...entry.tags.map(label('tag', true)),
      ...entry.people.map(label('person', true)),
      ...entry.writtenTags.map(label('tag', false)),
      ...entry.writtenPeople.map(label('person', false)),
    ],
  };
}
