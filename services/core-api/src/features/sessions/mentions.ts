import type { JournalDocument } from '@reflectory/contracts/document';
import { mentionKey, peopleOf, tagsOf } from '@reflectory/domain/document';
import type { Transaction } from '@reflectory/runtime/database';

/** Tags and people of one entry that are followed; more stay in its text. */
const MOST_MENTIONS = 200;

/** A parameter for a column of type jsonb. */
export const jsonOf = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value);

/** Without `#` and `@`. */
export type MentionLabels = Readonly<Record<'tags' | 'people', readonly string[]>>;

const places = [
  { table: 'tags', link: 'entry_tags', id: 'tag_id', labelsOf: tagsOf },
  { table: 'people', link: 'entry_people', id: 'person_id', labelsOf: peopleOf },
] as const;

type Place = (typeof places)[number];

/** Sees to it that the caller has these tags or people. */
const insertLabels = ({ table }: Place, tx: Transaction, labels: readonly string[]) =>
  tx.query(
    `insert into ${table} (key, label) select * from unnest($1::text[], $2::text[])
     on conflict (instance_id, user_id, key) do nothing`,
    [labels.map(mentionKey), labels],
  );

/** Keys of those of the labels that the caller has; one that was merged into another has that of the other. */
async function keysOf({ table }: Place, tx: Transaction, labels: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    `select distinct coalesce(m.key, t.key) as key from ${table} t
     left join ${table} m on m.instance_id = t.instance_id and m.id = t.merged_into
     where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.key = any ($1)`,
    [labels.map(mentionKey)],
  );
  return rows.map(({ key }) => key);
}

/** Unties what the entry does not name any more and nobody set by hand, and ties what it names. */
async function tie({ table }: Place, tx: Transaction, entryId: string, labels: readonly string[]) {
  await tx.query('select app.tie_named($1, $2, $3, $4)', [entryId, table, labels.map(mentionKey), labels]);
}

/** Ties an entry of the caller to what its document names; what they set by hand stays. */
export async function writeMentions(
  tx: Transaction,
  entryId: string,
  document: JournalDocument,
): Promise<void> {
  for (const place of places) {
    await tie(place, tx, entryId, place.labelsOf(document).slice(0, MOST_MENTIONS));
  }
}

/** Sets by hand what an entry of the caller is tied to; what its document names stays tied. */
export async function setMentions(
  tx: Transaction,
  { entryId, document, ...byHand }: { entryId: string; document: JournalDocument | null } & MentionLabels,
): Promise<void> {
  for (const place of places) {
    const labels = [
      ...new Map(byHand[place.table].toReversed().map((label) => [mentionKey(label), label])).values(),
    ];
    const named = (document ? place.labelsOf(document) : []).slice(0, MOST_MENTIONS);
    await insertLabels(place, tx, labels);
    const keys = await keysOf(place, tx, labels);
    await tx.query(
      `update ${place.link} l set is_by_hand = t.key = any ($2) from ${place.table} t
       where l.instance_id = app.instance_id() and l.user_id = auth.uid() and l.entry_id = $1
         and t.instance_id = l.instance_id and t.id = l.${place.id}`,
      [entryId, keys],
    );
    await tx.query(
      `insert into ${place.link} (entry_id, ${place.id}, is_by_hand) select $1, t.id, true from ${place.table} t
       where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.key = any ($2)
       on conflict do nothing`,
      [entryId, keys],
    );
    await tie(place, tx, entryId, named);
  }
}
