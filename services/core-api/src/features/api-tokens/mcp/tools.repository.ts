import { rankBetween } from '@reflectory/domain/ranks';
import type { Transaction } from '@reflectory/runtime/database';

/** Characters of an entry in a list, and of one that is read: what a model is given has an end. */
const BEGINNING = 300;
const WHOLE = 200_000;

export type NewCard = Record<'id' | 'board_id' | 'column_id' | 'title' | 'body', string> & {
  due_on: string | null;
};

/** What tools read and write; the policies for tokens say which rows there are. */
export const toolsRepository = {
  listEntries: (tx: Transaction, from: string | null, before: string | null, most: number) =>
    tx.query(
      `select id, title, to_char(entry_date, 'YYYY-MM-DD') as day, entry_at, word_count, left(text, ${BEGINNING}) as beginning
       from entries
       where instance_id = app.instance_id() and user_id = auth.uid()
         and ($1::date is null or entry_date >= $1) and ($2::date is null or entry_date < $2)
       order by entry_at desc, id limit $3`,
      [from, before, most],
    ),

  async findEntry(tx: Transaction, id: string) {
    const [entry] = await tx.query<Record<string, unknown>>(
      `select e.id, e.title, to_char(e.entry_date, 'YYYY-MM-DD') as day, e.entry_at, e.word_count, left(e.text, ${WHOLE}) as text,
         char_length(e.text) > ${WHOLE} as is_cut, e.framework_name,
         (select a.result -> 'emotions' from analyses a where a.instance_id = e.instance_id and a.entry_id = e.id) as feelings,
         array(select t.label from entry_tags g join tags t on t.instance_id = g.instance_id and t.id = g.tag_id
           where g.instance_id = e.instance_id and g.entry_id = e.id order by t.label) as tags
       from entries e where e.instance_id = app.instance_id() and e.id = $1`,
      [id],
    );
    return entry ?? null;
  },

  async addDraft(tx: Transaction, id: string, title: string, text: string): Promise<void> {
    await tx.query(`insert into sessions (id, framework, title, answers) values ($1, 'free', $2, $3)`, [
      id,
      title,
      [text],
    ]);
  },

  listBoards: (tx: Transaction) =>
    tx.query(
      `select b.id, b.title, b.about,
         (select json_agg(json_build_object('id', c.id, 'title', c.title, 'is_done', c.is_done) order by c.rank, c.id)
           from board_columns c where c.instance_id = b.instance_id and c.board_id = b.id) as columns
       from boards b where b.instance_id = app.instance_id() and not b.is_template and b.archived_at is null
       order by b.title, b.id limit 200`,
    ),

  listCards: (tx: Transaction, board: string | null, isDone: boolean, most: number) =>
    tx.query(
      `select c.id, c.board_id, b.title as board, k.title as "column", c.title, left(c.body, 2000) as body, c.due_on::text as due_on,
         c.completed_at
       from cards c
       join boards b on b.instance_id = c.instance_id and b.id = c.board_id
       join board_columns k on k.instance_id = c.instance_id and k.id = c.column_id
       where c.instance_id = app.instance_id() and c.archived_at is null and ($1::uuid is null or c.board_id = $1)
         and (c.completed_at is not null) = $2
       order by c.due_on nulls last, c.board_id, c.rank, c.id limit $3`,
      [board, isDone, most],
    ),

  /** Puts a card at the end of a column; false where the caller has no such board. */
  async addCard(tx: Transaction, card: NewCard): Promise<boolean> {
    const { id, board_id: board, column_id: column, title, body, due_on: dueOn } = card;
    const [place] = await tx.query<{ end: string | null }>('select app.own_column_end($1, $2) as end', [
      board,
      column,
    ]);
    if (place?.end === null || place?.end === undefined) return false;
    await tx.query(
      'insert into cards (id, board_id, column_id, title, body, due_on, rank) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, board, column, title, body, dueOn, rankBetween(place.end || null, null)],
    );
    return true;
  },

  listGoals: (tx: Transaction) =>
    tx.query(
      `select g.id, g.title, g.why, g.starts_on::text as starts_on, g.ends_on::text as ends_on, g.state,
         (select json_agg(json_build_object('title', k.title, 'unit', k.unit, 'from', k.start_value, 'to', k.target_value, 'said',
             (select v.value from key_result_values v where v.instance_id = k.instance_id and v.key_result_id = k.id
               order by v.day desc, v.created_at desc limit 1)) order by k.rank, k.id)
           from key_results k where k.instance_id = g.instance_id and k.goal_id = g.id) as key_results
       from goals g where g.instance_id = app.instance_id() order by g.state, g.rank, g.id limit 200`,
    ),

  listHabits: (tx: Transaction, since: string) =>
    tx.query(
      `select h.id, h.name, h.cue, h.unit, h.target_value, h.schedule,
         (select json_agg(json_build_object('day', d.day, 'state', d.state, 'value', d.value) order by d.day)
           from habit_days d where d.instance_id = h.instance_id and d.habit_id = h.id and d.day >= $1::date) as days
       from habits h where h.instance_id = app.instance_id() and h.archived_on is null
       order by h.rank, h.id limit 200`,
      [since],
    ),
};
