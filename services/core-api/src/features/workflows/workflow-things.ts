import { type ThingList, type WorkflowFacts, workflowLimits } from '@reflectory/contracts/workflows';
import { dayOfNumber, numberOfDay, sundayOf } from '@reflectory/domain/days';
import { mentionKey } from '@reflectory/domain/document';
import type { Transaction } from '@reflectory/runtime/database';
import { isLeftAlone, open, own, readFacts, type Subject } from './workflow-facts.ts';

/** What a list goes through: ids, or numbers of lines, and how many there are altogether. */
export type ListedThings = { things: string[]; total: number };
/** What a step is about, with what its owner may read of it now. */
export type About = { subject: Subject | null; facts: WorkflowFacts };

const page = `limit ${workflowLimits.things}`;
const counted = 'count(*) over ()::integer as total';

type Found = { id: string; total: number };
const listed = (rows: readonly Found[]): ListedThings => ({
  things: rows.map(({ id }) => id),
  total: rows[0]?.total ?? 0,
});

/** Of a column all cards, of a whole board those that are open; null where there is no such place. */
async function listCards(
  tx: Transaction,
  { board_id: board, column_id: column, due }: Extract<ThingList, { of: 'cards' }>,
  day: string,
): Promise<ListedThings | null> {
  const place = await tx.query(
    `select from boards b where b.instance_id = app.instance_id() and b.id = $1 and b.deleted_at is null
       and ($2::uuid is null or exists (select from board_columns k
         where k.instance_id = b.instance_id and k.board_id = b.id and k.id = $2 and k.deleted_at is null))`,
    [board, column],
  );
  if (place.length === 0) return null;
  const sunday = dayOfNumber(sundayOf(numberOfDay(day)));
  return listed(
    await tx.query<Found>(
      `select c.id, ${counted} from cards c join board_columns k on k.instance_id = c.instance_id
         and k.board_id = c.board_id and k.id = c.column_id and k.deleted_at is null
       where c.instance_id = app.instance_id() and c.board_id = $1 and c.archived_at is null and c.deleted_at is null
         and case when $2::uuid is null then c.completed_at is null else c.column_id = $2 end
         and case $3::text when 'overdue' then c.due_on < $4::date and c.completed_at is null
           when 'today' then c.due_on = $4::date when 'week' then c.due_on between $4::date and $5::date else true end
       order by k.rank, c.rank, c.id ${page}`,
      [board, column, due, day, sunday],
    ),
  );
}

/** Entries that can be read, the newest first. */
const listEntries = (
  tx: Transaction,
  { tag, days }: Extract<ThingList, { of: 'entries' }>,
  day: string,
): Promise<Found[]> =>
  tx.query<Found>(
    `select e.id, ${counted} from entries e
     where ${own('e')} and e.binned_at is null and ${open}
       and e.entry_date > $2::date - $3::integer and e.entry_date <= $2::date
       and exists (select from entry_tags l join tags t on t.instance_id = l.instance_id and t.user_id = l.user_id
         and t.id = l.tag_id where ${own('l')} and l.entry_id = e.id and t.key = $1)
     order by e.entry_at desc, e.id ${page}`,
    [mentionKey(tag), day, days],
  );

const linesOf = ({ value }: Extract<ThingList, { of: 'lines' }>, { values }: WorkflowFacts): string[] =>
  (Object.hasOwn(values, value) ? (values[value] ?? '') : '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What a list has at a moment; null where what it is of is gone. */
export async function listThings(
  tx: Transaction,
  list: ThingList,
  facts: WorkflowFacts,
  now: Date,
): Promise<ListedThings | null> {
  if (list.of === 'lines') {
    const lines = linesOf(list, facts);
    return { things: lines.slice(0, workflowLimits.things).map((_, at) => String(at)), total: lines.length };
  }
  const day = (await readFacts(tx, null, now))?.facts.date ?? facts.date;
  if (list.of === 'cards') return listCards(tx, list, day);
  if (list.of === 'entries') return listed(await listEntries(tx, list, day));
  return listed(
    list.of === 'goals'
      ? await tx.query<Found>(
          `select g.id, ${counted} from goals g where ${own('g')} and g.state = 'open' and g.deleted_at is null
           order by g.rank, g.id ${page}`,
        )
      : await tx.query<Found>(
          `select h.id, ${counted} from habits h
           where ${own('h')} and h.archived_on is null and h.deleted_at is null and app.is_habit_wanted(h, $1::date)
           order by h.rank, h.id ${page}`,
          [day],
        ),
  );
}

const kinds = { cards: 'card', goals: 'goal', habits: 'habit', entries: 'entry' } as const;

/** A thing as its owner may read it now, with what came with a call; null where it is gone or is left alone. */
export async function readThing(
  tx: Transaction,
  { list, id }: { list: ThingList; id: string },
  { subject, facts }: About,
  now: Date,
): Promise<About | null> {
  const { title: _, ...values } = facts.values;
  if (list.of === 'lines') {
    const title = linesOf(list, facts)[Number(id)];
    return title === undefined ? null : { subject, facts: { ...facts, title, values: { ...values, title } } };
  }
  const kind = kinds[list.of];
  const known = await readFacts(tx, { kind, id }, now);
  if (!known || isLeftAlone(known.facts)) return null;
  return { subject: { kind, id }, facts: { ...known.facts, values } };
}
