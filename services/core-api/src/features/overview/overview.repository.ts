import type { FunctionInput } from '@reflectory/contracts/functions';
import { FAMILY_ORDER, type Overview, type OverviewTopic } from '@reflectory/contracts/overview';
import { foldWords } from '@reflectory/domain/search';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';
import type { Sums } from './spread.ts';

type CountedTopic = Omit<OverviewTopic, 'with' | 'without'> & { sums: Sums };
type FoundFeeling = Omit<Overview['feelings'][number], 'quote'> & {
  /** With the word that shows the feeling, and the text that it is taken from. */
  quote: (NonNullable<Overview['feelings'][number]['quote']> & { term: string; text: string }) | null;
};

/** An overview before its sums are taken apart. */
export type CountedOverview = Omit<Overview, 'feelings' | 'themes' | 'people' | 'places' | 'activities'> & {
  /** Of how pleasant entries read, and check-ins were. */
  entrySums: Sums;
  checkInSums: Sums;
  feelings: FoundFeeling[];
  themes: CountedTopic[];
  people: CountedTopic[];
  places: CountedTopic[];
  activities: { name: string; sums: Sums }[];
};

/** As many of a kind are named. */
const MOST = 16;
const MOST_FEELINGS = 10;

const familySums = FAMILY_ORDER.map(
  (family) => `coalesce(sum(found.share) filter (where found.family = '${family}'), 0)`,
).join(', ');

const sumsOf = (value: string) =>
  `jsonb_build_object('n', count(${value}), 'sum', coalesce(sum(${value}), 0),
    'squares', coalesce(sum((${value})::bigint * (${value})), 0))`;

/** The entries of the span, its check-ins, and the grain that fits it: at most some 400 points. */
const span = `
  whole as materialized (select first, last from app.own_days($1)),
  heard as (
    select min(felt_at at time zone $1)::date as first, max(felt_at at time zone $1)::date as last
    from public.mood_check_ins
    where instance_id = app.instance_id() and user_id = auth.uid()
      and felt_at between '0001-01-02' and '9999-12-30'),
  span as materialized (
    select s.first_day, s.last_day, s.is_whole, (now() at time zone $1)::date as today, case
        when $4 = 'day' and s.last_day - s.first_day < 400 then 'day'
        when $4 in ('day', 'week') and s.last_day - s.first_day < 2800 then 'week'
        when $4 <> 'year' and s.last_day - s.first_day < 12000 then 'month'
        else 'year' end as grain
    from (
      select $2::date is null and w.last <= $3::date as is_whole,
        coalesce($2::date, least(w.first, h.first, $3::date)) as first_day,
        case when $2::date is null then least(greatest(w.last, h.last), $3::date) else $3::date end as last_day
      from whole w, heard h) s),
  written as materialized (
    select f.*, date_trunc(s.grain, f.day::timestamp)::date as start
    from span s, app.own_figures($1, s.today, s.first_day, s.last_day) f),
  found as materialized (
    select w.entry_id, w.day, w.start, f.emotion, f.family, f.share
    from written w, unnest(w.emotions, w.families, w.shares) as f (emotion, family, share)),
  said as materialized (
    select m.pleasantness, m.energy, m.activities, m.sleep_minutes, date_trunc(s.grain, m.felt_at at time zone $1)::date as start
    from span s join public.mood_check_ins m
      on m.felt_at >= s.first_day::timestamp at time zone $1
      and m.felt_at < (s.last_day + 1)::timestamp at time zone $1
    where m.instance_id = app.instance_id() and m.user_id = auth.uid())`;

const buckets = `
  select coalesce(w.start, c.start) as start, coalesce(w.days, 0) as days, coalesce(w.entries, 0) as entries,
    coalesce(w.words, 0) as words, coalesce(w.read, 0) as read, w.valence, coalesce(c.check_ins, 0) as check_ins,
    c.pleasantness, c.energy, coalesce(f.families, '{}') as families
  from (
    select start, count(*) as days, sum(entries) as entries, sum(words) as words, sum(read) as read,
      round(sum(valence)::numeric / nullif(sum(read), 0)) as valence
    from (
      select start, day, count(*) as entries, sum(words) as words, count(valence) as read, sum(valence) as valence
      from written group by start, day) of_day
    group by start) w
  full join (
    select start, count(*) as check_ins, round(avg(pleasantness)) as pleasantness, round(avg(energy)) as energy
    from said group by start) c on c.start = w.start
  left join (select start, array[${familySums}] as families from found group by start) f on f.start = w.start
  order by 1`;

/** The sentence stands in the entry as it is now, rather one that is soon read. Of each feeling the entry with most of it (`SSSYYYY-MM-DD<id>`), the latest of those. */
const feelings = `
  select t.emotion, t.family, t.entries, t.share, (
    select jsonb_build_object('entry_id', e.id, 'day', substr(t.best, 4, 10), 'sentence', q.sentence, 'term', q.term, 'text', left(e.text, 20000))
    from public.entries e
    join public.analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
    cross join lateral (
      select v ->> 'sentence' as sentence, coalesce(v #>> '{terms,0}', '') as term
      from jsonb_array_elements(a.result -> 'emotions') found,
        jsonb_array_elements(case jsonb_typeof(found -> 'evidence') when 'array' then found -> 'evidence' else '[]' end)
          with ordinality as shown (v, place)
      where coalesce(found ->> 'emotion', found ->> 'family') = t.emotion and position(v ->> 'sentence' in e.text) > 0
      order by length(v ->> 'sentence') between 40 and 280 desc, place limit 1) q
    where e.instance_id = app.instance_id() and e.id = right(t.best, 36)::uuid) as quote
  from (
    select emotion collate "C" as emotion, min(family collate "C") as family, count(*) as entries,
      round(100.0 * sum(share) / greatest(sum(sum(share)) over (), 1), 1) as share,
      max((lpad(share::text, 3, '0') || day || entry_id) collate "C") as best
    from found group by emotion collate "C" order by sum(share) desc, 1 limit ${MOST_FEELINGS}) t
  order by t.share desc, t.emotion`;

const themes = `
  with named as materialized (
    select max(t.name) as name, t.area, t.phrase, count(*) as entries, min(t.day) as first, max(t.day) as last,
      ${sumsOf('t.valence')} as sums
    from (
      select about.theme as name, about.area collate "C" as area,
        case about.area when '' then lower(about.theme) else '' end collate "C" as phrase, w.valence, w.day
      from written w, unnest(w.themes, w.areas) as about (theme, area)) t
    group by t.area, t.phrase order by entries desc, max(t.name) limit ${MOST}),
  -- A span that holds the whole journal knows these already.
  days as materialized (
    select d.* from span s, app.own_theme_days($1, s.today, (select array_agg(area) from named),
      (select array_agg(phrase) from named)) d
    where not s.is_whole)
  select n.name, nullif(n.area, '') as area, n.entries, coalesce(d.first, n.first) as first, coalesce(d.last, n.last) as last,
    n.sums
  from named n
  left join days d on d.area = n.area and d.phrase = n.phrase
  order by n.entries desc, n.name`;

const people = `
  select p.label as name, null::text as area, count(w.entry_id) as entries, min(e.entry_date) as first,
    max(e.entry_date) as last, ${sumsOf('w.valence')} as sums
  from public.entry_people l
  join public.people p on p.instance_id = l.instance_id and p.id = l.person_id
  join public.entries e on e.instance_id = l.instance_id and e.id = l.entry_id and e.binned_at is null
    and e.entry_at between '0001-01-02' and '9999-12-30'
  left join written w on w.entry_id = l.entry_id
  where l.instance_id = app.instance_id() and l.user_id = auth.uid()
  group by p.id, p.label having count(w.entry_id) > 0
  order by entries desc, p.label limit ${MOST}`;

/** Places of which entries are counted: each is searched for. */
const MOST_PLACES = 8;

/** By the days of entries alone: how they read is not compared. */
const places = `
  select p.name, null::text as area, count(*) filter (where e.entry_date between s.first_day and s.last_day) as entries,
    min(e.entry_date) as first, max(e.entry_date) as last, ${sumsOf('null::integer')} as sums
  from span s, jsonb_to_recordset($5::jsonb) p (name text, words jsonb)
  cross join lateral app.search_entries(p.words, '{}', '{}', '{}', null, null, 100000) f
  join public.entries e on e.instance_id = app.instance_id() and e.id = f.entry_id
    and e.entry_at between '0001-01-02' and '9999-12-30' and coalesce(e.sealed_until <= s.today, true)
  group by p.name having count(*) filter (where e.entry_date between s.first_day and s.last_day) > 0
  order by entries desc, p.name`;

/** Names of places that the caller agreed to, the newest first, with the words that an entry has to have. */
async function listPlaces(tx: Transaction): Promise<{ name: string; words: string[][] }[]> {
  const kept = await tx.query<{ name: string }>(
    `select label as name from public.mentioned
     where instance_id = app.instance_id() and user_id = auth.uid() and kind = 'place' and state = 'kept'
     order by created_at desc, id limit ${MOST_PLACES}`,
    [],
  );
  return kept
    .map(({ name }) => ({ name, words: foldWords(name).map((word) => [word]) }))
    .filter(({ words }) => words.length > 0);
}

const activities = `
  select activity as name, ${sumsOf('c.pleasantness')} as sums
  from said c, unnest(c.activities) activity group by activity order by count(*) desc, activity limit ${MOST}`;

const hours = `
  select extract(isodow from day)::integer as weekday, hour, count(*) as entries, round(avg(valence)) as valence
  from written group by 1, 2 order by 1, 2`;

/** Counts what the caller wrote and said in a span. */
export async function readOverview(
  tx: Transaction,
  { from, to, grain, zone }: FunctionInput<'get-overview'>,
): Promise<CountedOverview> {
  const [row] = await tx.query<{ overview: CountedOverview }>(
    `with ${span}
     select jsonb_build_object(
       'from', s.first_day, 'to', s.last_day, 'grain', s.grain, 'first', w.first, 'last', w.last,
       'to_come', (select to_come from app.own_figures_to_come()),
       'buckets', ${jsonRows(buckets)},
       'hours', ${jsonRows(hours)},
       'feelings', ${jsonRows(feelings)},
       'themes', ${jsonRows(themes)},
       'people', ${jsonRows(people)},
       'places', ${jsonRows(places)},
       'activities', ${jsonRows(activities)},
       'sleep', (select jsonb_build_object('n', count(*), 'correlation', round(corr(sleep_minutes, pleasantness)::numeric, 3))
         from said where sleep_minutes is not null),
       'entrySums', (select ${sumsOf('valence')} from written),
       'checkInSums', (select ${sumsOf('pleasantness')} from said)) as overview
     from span s, whole w`,
    [zone, from, to, grain, JSON.stringify(await listPlaces(tx))],
  );
  if (!row) throw new Error('An overview is always one row');
  return row.overview;
}
