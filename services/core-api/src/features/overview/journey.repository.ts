import type { Analysis } from '@reflectory/contracts/journal';
import type { Journey } from '@reflectory/contracts/overview';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';

/** What is counted of the whole journal. */
export type CountedJourney = Pick<
  Journey,
  'entries' | 'first' | 'last' | 'first_entry' | 'months' | 'month_families' | 'themes'
> & {
  feelings: { emotion: string; family: Journey['feelings'][number]['family']; entries: number }[];
};

/** Feelings and themes that are told, and beginnings of entries: fifty pages of a timeline. */
const MOST_FEELINGS = 24;
const MOST_THEMES = 24;
const TIMELINE = 300;
/** Entries that suggestions and quotes are taken from. */
const LATEST = 120;

/** Names that differ in case only are one, as the latest entry spells them. Themes are those of entries with feelings. */
export async function countJourney(tx: Transaction, zone: string): Promise<CountedJourney> {
  const [row] = await tx.query<{ journey: CountedJourney }>(
    `with figures as materialized (
       select f.* from app.own_figures($1, (now() at time zone $1)::date, '0001-01-02', '9999-12-30') f),
     months as (
       select date_trunc('month', day) as month, count(*) as amount, mode() within group (order by families[1]) as family
       from figures group by 1),
     felt as (
       select lower(e.emotion) as key, (array_agg(e.emotion order by f.day desc))[1] as emotion, min(e.family) as family,
         count(distinct f.entry_id) as entries
       from figures f, unnest(f.emotions, f.families) e (emotion, family)
       group by 1 order by entries desc, 1 limit ${MOST_FEELINGS}),
     about as (
       select t.area, case t.area when '' then lower(t.theme) else '' end as phrase,
         (array_agg(t.theme order by f.day desc))[1] as name, count(distinct f.entry_id) as entries, max(f.day) as last
       from figures f, unnest(f.themes, f.areas) t (theme, area)
       where cardinality(f.emotions) > 0
       group by 1, 2 order by entries desc, name limit ${MOST_THEMES})
     select jsonb_build_object(
       'entries', (select count(*) from figures),
       'first', (select min(day) from figures), 'last', (select max(day) from figures),
       'first_entry', (select entry_id from figures order by day, hour, entry_id limit 1),
       'months', coalesce((select jsonb_agg(amount order by month) from months), '[]'),
       'month_families', coalesce((select jsonb_agg(family order by month) from months), '[]'),
       'feelings', ${jsonRows('select emotion, family, entries from felt order by entries desc, key')},
       'themes', ${jsonRows("select name, nullif(area, '') as area, entries, last from about order by entries desc, name")}
     ) as journey`,
    [zone],
  );
  if (!row) throw new Error('A journey is always one row');
  return row.journey;
}

const openEntries = `e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.binned_at is null
  and coalesce(e.sealed_until <= (now() at time zone $1)::date, true)`;

/** The latest entries that were read, with what was found. */
export const listLatestRead = (
  tx: Transaction,
  zone: string,
): Promise<{ text: string; result: Pick<Analysis, 'emotions' | 'suggestions'> }[]> =>
  tx.query(
    `select left(e.text, 20000) as text,
       jsonb_build_object('emotions', a.result -> 'emotions', 'suggestions', a.result -> 'suggestions') as result
     from entries e join analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
     where ${openEntries} order by e.entry_at desc, e.id desc limit ${LATEST}`,
    [zone],
  );

/** Beginnings of the latest entries; characters outside the basic plane are not halved. */
export const listTimeline = (
  tx: Transaction,
  zone: string,
  characters: number,
): Promise<Journey['timeline']> =>
  tx.query(
    `select e.title, left(e.text, $2) as text, to_json(e.entry_at) #>> '{}' as entry_at
     from entries e where ${openEntries} order by e.entry_at desc, e.id desc limit ${TIMELINE}`,
    [zone, characters],
  );
