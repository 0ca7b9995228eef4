import type { LabelKind, UsedLabel } from '@reflectory/contracts/entry-details';
import type { Transaction } from '@reflectory/runtime/database';

/** Labels that are listed. */
const MOST_LISTED = 2000;

const places = {
  tag: { table: 'tags', link: 'entry_tags', id: 'tag_id' },
  person: { table: 'people', link: 'entry_people', id: 'person_id' },
} as const;

const own = (alias: string) => `${alias}.instance_id = app.instance_id() and ${alias}.user_id = auth.uid()`;

type Label = { id: string; key: string; label: string };

/** Rows of the caller alone. One that is merged into another is none of its own. */
export const labelsRepository = {
  async list(tx: Transaction, kind: LabelKind): Promise<UsedLabel[]> {
    const { table, link, id } = places[kind];
    return tx.query(
      `select t.id, t.label, coalesce(l.entries, 0)::integer as entries from ${table} t
       left join (
         select l.${id}, count(*) as entries from ${link} l
         join entries e on e.instance_id = l.instance_id and e.id = l.entry_id and e.binned_at is null
         where ${own('l')} group by l.${id}) l on l.${id} = t.id
       where ${own('t')} and t.merged_into is null order by t.key limit $1`,
      [MOST_LISTED],
    );
  },

  async lock(tx: Transaction, kind: LabelKind, id: string): Promise<Label | null> {
    const [row] = await tx.query<Label>(
      `select t.id, t.key, t.label from ${places[kind].table} t
       where ${own('t')} and t.id = $1 and t.merged_into is null for update`,
      [id],
    );
    return row ?? null;
  },

  /** The one that a text means by a key. */
  async findByKey(tx: Transaction, kind: LabelKind, key: string): Promise<{ id: string } | null> {
    const [row] = await tx.query<{ id: string }>(
      `select coalesce(t.merged_into, t.id) as id from ${places[kind].table} t where ${own('t')} and t.key = $1`,
      [key],
    );
    return row ?? null;
  },

  async deleteAlias(tx: Transaction, kind: LabelKind, key: string): Promise<void> {
    await tx.query(
      `delete from ${places[kind].table} t where ${own('t')} and t.key = $1 and t.merged_into is not null`,
      [key],
    );
  },

  async addAlias(
    tx: Transaction,
    kind: LabelKind,
    { key, label, into }: Omit<Label, 'id'> & { into: string },
  ): Promise<void> {
    await tx.query(`insert into ${places[kind].table} (key, label, merged_into) values ($1, $2, $3)`, [
      key,
      label,
      into,
    ]);
  },

  async rename(tx: Transaction, kind: LabelKind, { id, key, label }: Label): Promise<void> {
    await tx.query(
      `update ${places[kind].table} t set key = $2, label = $3 where ${own('t')} and t.id = $1`,
      [id, key, label],
    );
  },

  /** Gives up to `most` entries the other label; answers how many still have this one. */
  async moveEntries(
    tx: Transaction,
    kind: LabelKind,
    { id, into }: { id: string; into: string },
    most: number,
  ): Promise<number> {
    const { link, id: column } = places[kind];
    const moved = `select o.entry_id from ${link} o where ${own('o')} and o.${column} = $1`;
    const both = `${moved} and exists (
      select from ${link} b where ${own('b')} and b.entry_id = o.entry_id and b.${column} = $2)`;
    await tx.query(
      `update ${link} l set is_by_hand = true where ${own('l')} and l.${column} = $2 and not l.is_by_hand
         and l.entry_id in (${both} and o.is_by_hand order by o.entry_id limit $3)`,
      [id, into, most],
    );
    const had = await tx.query(
      `delete from ${link} l where ${own('l')} and l.${column} = $1
         and l.entry_id in (${both} order by o.entry_id limit $3) returning l.entry_id`,
      [id, into, most],
    );
    // Changed and not put beside the old one, an entry is indexed once.
    await tx.query(
      `update ${link} l set ${column} = $2 where ${own('l')} and l.${column} = $1
         and l.entry_id in (${moved} order by o.entry_id limit $3)`,
      [id, into, most - had.length],
    );
    return labelsRepository.countEntries(tx, kind, id);
  },

  /** Takes a label from up to `most` entries; answers how many still have it. */
  async takeFromEntries(tx: Transaction, kind: LabelKind, id: string, most: number): Promise<number> {
    const { link, id: column } = places[kind];
    await tx.query(
      `delete from ${link} l where ${own('l')} and l.${column} = $1 and l.entry_id in (
         select o.entry_id from ${link} o where ${own('o')} and o.${column} = $1 order by o.entry_id limit $2)`,
      [id, most],
    );
    return labelsRepository.countEntries(tx, kind, id);
  },

  async countEntries(tx: Transaction, kind: LabelKind, id: string): Promise<number> {
    const { link, id: column } = places[kind];
    const [row] = await tx.query<{ left: number }>(
      `select count(*)::integer as left from ${link} l where ${own('l')} and l.${column} = $1`,
      [id],
    );
    return row?.left ?? 0;
  },

  /** Another one stands for it from now on, also in searches that the person keeps. */
  async makeAlias(
    tx: Transaction,
    kind: LabelKind,
    { id, into }: { id: string; into: string },
  ): Promise<void> {
    await tx.query(
      `update ${places[kind].table} t set merged_into = $2 where ${own('t')} and (t.id = $1 or t.merged_into = $1)`,
      [id, into],
    );
    await tx.query(
      `update saved_searches s set query = replace(s.query, $1::text, $2::text)
       where ${own('s')} and position($1::text in s.query) > 0`,
      [id, into],
    );
  },

  async remove(tx: Transaction, kind: LabelKind, id: string): Promise<void> {
    await tx.query(`delete from ${places[kind].table} t where ${own('t')} and t.id = $1`, [id]);
  },
};

export type LabelsRepository = typeof labelsRepository;
