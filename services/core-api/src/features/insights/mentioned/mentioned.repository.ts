import type { Transaction } from '@reflectory/runtime/database';

/** Entries that are looked through, the newest first. */
const MOST_READ = 300;
/** Entries that are told of a person at once: each is found by other words then. */
const MOST_LINKED = 200;
/** Decisions of one person: whoever has more forgets some first. */
export const MOST_DECIDED = 2000;

export type MentionKind = 'person' | 'place' | 'loop';
export type MentionState = 'kept' | 'done' | 'never';
export type Decision = {
  id: string;
  kind: MentionKind;
  key: string;
  label: string;
  state: MentionState;
  entry_id: string | null;
};
type NewDecision = Omit<Decision, 'id'>;

const own = (alias: string) => `${alias}.instance_id = app.instance_id() and ${alias}.user_id = auth.uid()`;

/** Rows of the caller alone. */
export const mentionedRepository = {
  /** The newest texts; none that is sealed or in the bin. */
  readNewest(tx: Transaction): Promise<{ id: string; text: string }[]> {
    return tx.query(
      `select e.id, e.text from entries e
       where ${own('e')} and e.binned_at is null
         and (e.sealed_until is null or e.sealed_until <= (now() at time zone coalesce(e.time_zone, 'UTC'))::date)
       order by e.entry_at desc, e.id limit $1`,
      [MOST_READ],
    );
  },

  listDecided(tx: Transaction): Promise<Decision[]> {
    return tx.query(
      `select m.id, m.kind, m.key, m.label, m.state, m.entry_id from mentioned m
       where ${own('m')} order by m.created_at desc, m.id limit $1`,
      [MOST_DECIDED],
    );
  },

  /** Keys of tags and people that are known anyway. */
  async listKnownKeys(tx: Transaction): Promise<string[]> {
    const rows = await tx.query<{ key: string }>(
      `select p.key from people p where ${own('p')} union select t.key from tags t where ${own('t')} limit 5000`,
      [],
    );
    return rows.map(({ key }) => key);
  },

  async countDecided(tx: Transaction): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::integer as count from mentioned m where ${own('m')}`,
      [],
    );
    return row?.count ?? 0;
  },

  async hasEntry(tx: Transaction, id: string): Promise<boolean> {
    const rows = await tx.query(`select from entries e where ${own('e')} and e.id = $1`, [id]);
    return rows.length > 0;
  },

  async decide(tx: Transaction, { kind, key, label, state, entry_id }: NewDecision): Promise<string> {
    const [row] = await tx.query<{ id: string }>(
      `insert into mentioned (kind, key, label, state, entry_id) values ($1, $2, $3, $4, $5)
       on conflict (instance_id, user_id, kind, key) do update set label = excluded.label, state = excluded.state
       returning id`,
      [kind, key, label, state, entry_id],
    );
    if (!row) throw new Error('A decision is always one row');
    return row.id;
  },

  /** The person of that name, made where there is none. */
  async keepPerson(tx: Transaction, key: string, label: string): Promise<string> {
    const [row] = await tx.query<{ id: string }>(
      `insert into people (key, label) values ($1, $2)
       on conflict (instance_id, user_id, key) do update set label = people.label
       returning coalesce(merged_into, id) as id`,
      [key, label],
    );
    if (!row) throw new Error('A person is always one row');
    return row.id;
  },

  /** Sets a person on entries that say all of these words, the newest first. */
  async linkEntries(tx: Transaction, personId: string, words: readonly string[]): Promise<number> {
    const rows = await tx.query(
      `insert into entry_people (entry_id, person_id, is_by_hand)
       select f.entry_id, $1, true from app.search_entries($2, '{}', '{}', '{}', null, null, $3) f
       on conflict do nothing returning entry_id`,
      [personId, JSON.stringify(words.map((word) => [word])), MOST_LINKED],
    );
    return rows.length;
  },
};
export type MentionedRepository = typeof mentionedRepository;
