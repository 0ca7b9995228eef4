import type { FoundCard, ListedBoard } from '@reflectory/contracts/boards';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';

/** Boards that are listed, and cards that are found. */
const MOST_BOARDS = 500;
const MOST_FOUND = 50;
/** Changes that are read for a picture of how work flows. */
const MOST_CHANGES = 50_000;

const only = async <Value>(tx: Transaction, sql: string, values: readonly unknown[]): Promise<Value[]> => {
  const [row] = await tx.query<{ found: Value[] }>(`select ${jsonRows(sql)} as found`, values);
  return row?.found ?? [];
};

/** All boards of the caller, with what lies on them. */
export const listBoards = (tx: Transaction, today: string): Promise<ListedBoard[]> =>
  only(
    tx,
    `select b.id, b.title, b.about, b.color, b.is_template, b.user_id = auth.uid() as is_owner, b.archived_at, b.deleted_at,
       exists (select from public.grants g where g.instance_id = b.instance_id and g.object_type = 'board' and g.object_id = b.id
         and not g.is_owner) as is_shared,
       exists (select from public.board_stars s where s.instance_id = b.instance_id and s.board_id = b.id
         and s.user_id = auth.uid()) as is_starred,
       coalesce((select c.received_at from public.object_changes c where c.instance_id = b.instance_id
         and c.object_type = 'board' and c.object_id = b.id order by c.number desc limit 1), b.updated_at) as changed_at,
       amounts.cards, amounts.done, amounts.late
     from public.boards b
     cross join lateral (
       select count(*)::int as cards, count(c.completed_at)::int as done,
         (count(*) filter (where c.due_on < $1 and c.completed_at is null))::int as late
       from public.cards c
       where c.instance_id = b.instance_id and c.board_id = b.id and c.deleted_at is null and c.archived_at is null) amounts
     where b.instance_id = app.instance_id() and (b.deleted_at is null or app.may('board', b.id, 'manage'))
     order by is_starred desc, changed_at desc limit ${MOST_BOARDS}`,
    [today],
  );

const cardColumns = `c.id, c.board_id, b.title as board, c.title, c.due_on, c.completed_at is not null as is_done,
  c.archived_at is not null as is_archived`;
const cardSource = `public.cards c
  join public.boards b on b.instance_id = c.instance_id and b.id = c.board_id and b.deleted_at is null
  where c.instance_id = app.instance_id() and c.deleted_at is null`;

/** Cards with all words of a query in title or text, those with them in the title first. */
export const findCards = (tx: Transaction, query: string): Promise<FoundCard[]> => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return only(
    tx,
    `select ${cardColumns} from ${cardSource} and b.archived_at is null
       and not exists (select from unnest($1::text[]) word where position(word in lower(c.title || ' ' || c.body)) = 0)
     order by (exists (select from unnest($1::text[]) word where position(word in lower(c.title)) = 0)),
       c.completed_at is not null, c.archived_at is not null, c.created_at desc limit ${MOST_FOUND}`,
    [words],
  );
};

/** Those of some cards that the caller may see. */
export const listCards = (tx: Transaction, ids: readonly string[]): Promise<FoundCard[]> =>
  only(tx, `select ${cardColumns} from ${cardSource} and c.id = any ($1)`, [ids]);

/** Cards that the caller works on, or that are due on a board of their own where nobody is named. */
export const listOwnCards = (tx: Transaction): Promise<FoundCard[]> =>
  only(
    tx,
    `select ${cardColumns} from ${cardSource} and b.archived_at is null and not b.is_template
       and c.completed_at is null and c.archived_at is null
       and (exists (select from public.card_people p where p.instance_id = c.instance_id and p.board_id = c.board_id
           and p.card_id = c.id and p.person_id = auth.uid() and p.deleted_at is null)
         or (b.user_id = auth.uid() and c.due_on is not null and not exists (
           select from public.card_people p where p.instance_id = c.instance_id and p.board_id = c.board_id
             and p.card_id = c.id and p.deleted_at is null)))
     order by c.due_on nulls last, c.rank limit 200`,
    [],
  );

/** What happened to where a card is; `column` is null where it did not move. */
export type CardStep = { card_id: string; at: string; column: string | null; is_there: boolean | null };

/** All that happened to where the cards of a board are, in order. */
export const listSteps = (tx: Transaction, boardId: string): Promise<CardStep[]> =>
  only(
    tx,
    `select c.row_id as card_id, c.made_at as at, c.after ->> 'column_id' as column,
       case when c.kind = 'remove' then false when c.kind in ('add', 'restore') then c.after ->> 'archived_at' is null
         when c.after ? 'archived_at' then c.after ->> 'archived_at' is null end as is_there
     from public.object_changes c
     where c.instance_id = app.instance_id() and c.object_type = 'board' and c.object_id = $1 and c.table_name = 'cards'
       and (c.kind <> 'set' or c.after ? 'column_id' or c.after ? 'archived_at')
     order by c.number limit ${MOST_CHANGES}`,
    [boardId],
  );
