import type { JournalDocument } from '@reflectory/contracts/document';
import { mentionKey, peopleOf, tagsOf } from '@reflectory/domain/document';
import type { Transaction } from '@reflectory/runtime/database';

/** Tags and people of one entry that are followed; more stay in its text. */
const MOST_MENTIONS = 200;

/** A parameter for a column of type jsonb. */
export const jsonOf = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value);

const places = [
  { table: 'tags', link: 'entry_tags', id: 'tag_id', labelsOf: tagsOf },
  { table: 'people', link: 'entry_people', id: 'person_id', labelsOf: peopleOf },
] as const;

/** Ties an entry of the caller to what its document names; what they set by hand stays. */
export async function writeMentions(
  tx: Transaction,
  entryId: string,
  document: JournalDocument,
): Promise<void> {
  for (const { table, link, id, labelsOf } of places) {
    const labels = labelsOf(document).slice(0, MOST_MENTIONS);
    const keys = labels.map(mentionKey);
    await tx.query(
      `insert into ${table} (key, label) select * from unnest($1::text[], $2::text[])
       on conflict (instance_id, user_id, key) do nothing`,
      [keys, labels],
    );
    await tx.query(
      `delete from ${link} l using ${table} t
       where l.instance_id = app.instance_id() and l.user_id = auth.uid() and l.entry_id = $1 and not l.is_by_hand
         and t.instance_id = l.instance_id and t.id = l.${id} and t.key <> all ($2)`,
      [entryId, keys],
    );
    await tx.query(
      `insert into ${link} (entry_id, ${id}) select $1, t.id from ${table} t
       where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.key = any ($2)
       on conflict do nothing`,
      [entryId, keys],
    );
  }
}
