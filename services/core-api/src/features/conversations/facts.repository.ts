import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { AskedSpan } from '@reflectory/domain/questions';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';

/** Which entries are asked about. */
export type AskedEntries = {
  zone: string;
  today: string;
  /** Of each list one word has to be there; null where no word is asked for. */
  groups: readonly (readonly string[])[] | null;
  family: EmotionFamily | null;
  span: AskedSpan | null;
};

/** By what the entries are chosen that may be quoted. */
export type QuoteOrder = 'spread' | 'earliest' | 'latest' | 'felt' | 'best' | 'worst';

export type EntryDay = { entry_id: string; day: string };

/** What was counted in the entries that are asked about. */
export type Facts = {
  days: number;
  entries: number;
  words: number;
  /** Entries in which something was felt, and how pleasant they were. */
  read: number;
  valence: number | null;
  first: string | null;
  last: string | null;
  /** The year or month with most of its days, of several. */
  most: { grain: 'year' | 'month'; start: string; days: number } | null;
  emotions: { emotion: string; entries: number }[];
  themes: { name: string; area: string | null; entries: number }[];
  people: { name: string; days: number }[];
  best: string[];
  worst: string[];
  quotable: EntryDay[];
};

/** Entries that are found by words at most; no journal has as many. */
const MOST_FOUND = 100_000;
const MOST_NAMED = 5;
const MOST_DAYS = 3;
const FIRST_DAY = '0001-01-03';
const LAST_DAY = '9999-12-28';

const chosen: Readonly<Record<QuoteOrder, string>> = {
  spread: `(select entry_id, day from written order by day desc, entry_id limit 6)
    union (select entry_id, day from written order by day, entry_id limit 4)
    union (select entry_id, day from written, peak where date_trunc(peak.grain, day) = peak.start order by md5(entry_id::text) limit 8)`,
  earliest: 'select entry_id, day from written order by day, hour, entry_id limit 4',
  latest: 'select entry_id, day from written order by day desc, hour desc, entry_id limit 4',
  felt: `select entry_id, day from written
    order by case when $6::text is null
      then shares[array_position(emotions, (select emotion from felt order by entries desc, emotion limit 1))]
      else (select max(s.share) from unnest(families, shares) s (family, share) where s.family = $6) end desc nulls last,
      day desc limit 12`,
  best: `select w.entry_id, w.day from written w join lit on lit.day = w.day where lit.best <= ${MOST_DAYS} order by w.valence desc limit 12`,
  worst: `select w.entry_id, w.day from written w join lit on lit.day = w.day where lit.worst <= ${MOST_DAYS} order by w.valence limit 12`,
};

const daysOf = (rank: 'best' | 'worst') =>
  `coalesce((select jsonb_agg(day order by ${rank}) from lit where ${rank} <= ${MOST_DAYS} and valence ${rank === 'best' ? '>' : '<'} 0), '[]')`;

const countSql = (hasWords: boolean, order: QuoteOrder): string => `
  with ${hasWords ? `found as materialized (select entry_id from app.search_entries($5, '{}', '{}', '{}', null, null, ${MOST_FOUND})),` : ''}
  written as materialized (
    select f.* from app.own_figures($1, $2::date, $3::date, $4::date) f
    ${hasWords ? 'join found using (entry_id)' : ''}
    join entries e on e.instance_id = app.instance_id() and e.id = f.entry_id
    where (e.sealed_until is null or e.sealed_until <= (now() at time zone coalesce(e.time_zone, 'UTC'))::date)
      and ($6::text is null or $6 = any (f.families)) ${hasWords ? '' : 'and $5::jsonb is null'}),
  whole as (
    select count(distinct day) as days, count(*) as entries, coalesce(sum(words), 0) as words, count(valence) as read,
      round(avg(valence)) as valence, min(day) as first, max(day) as last,
      case when max(day) - min(day) > 730 then 'year' when max(day) - min(day) > 62 then 'month' end as grain
    from written),
  peak as materialized (
    select grain, date_trunc(grain, day) as start, count(distinct day) as days
    from whole, written where grain is not null group by 1, 2 order by days desc, start desc limit 1),
  felt as materialized (
    select emotion, count(*) as entries from written, unnest(emotions) emotion
    group by emotion order by entries desc, emotion limit ${MOST_NAMED}),
  lit as materialized (
    select day, avg(valence) as valence, row_number() over (order by avg(valence) desc, day desc) as best,
      row_number() over (order by avg(valence), day desc) as worst
    from written where valence is not null group by day)
  select jsonb_build_object(
    'days', w.days, 'entries', w.entries, 'words', w.words, 'read', w.read, 'valence', w.valence,
    'first', w.first, 'last', w.last,
    'most', (select jsonb_build_object('grain', grain, 'start', start::date, 'days', days) from peak),
    'emotions', ${jsonRows('select emotion, entries from felt order by entries desc, emotion')},
    'themes', ${jsonRows(`select max(t.theme) as name, nullif(t.area, '') as area, count(*) as entries
      from written, unnest(themes, areas) as t (theme, area)
      group by t.area, case t.area when '' then lower(t.theme) end order by entries desc, 1 limit ${MOST_NAMED}`)},
    'people', ${jsonRows(`select p.label as name, count(distinct w.day) as days from written w
      join entry_people l on l.instance_id = app.instance_id() and l.entry_id = w.entry_id
      join people p on p.instance_id = l.instance_id and p.id = l.person_id
      group by p.id, p.label order by days desc, p.label limit ${MOST_NAMED}`)},
    'best', ${daysOf('best')}, 'worst', ${daysOf('worst')},
    'quotable', ${jsonRows(chosen[order])}) as facts
  from whole w`;

/** Counts entries of the caller. None that is sealed, or in the bin, is among them. */
export async function countFacts(
  tx: Transaction,
  { zone, today, groups, family, span }: AskedEntries,
  order: QuoteOrder,
): Promise<Facts> {
  const [row] = await tx.query<{ facts: Facts }>(countSql(groups !== null, order), [
    zone,
    today,
    span?.from ?? FIRST_DAY,
    span?.to ?? LAST_DAY,
    groups && JSON.stringify(groups),
    family,
  ]);
  if (!row) throw new Error('Facts are always one row');
  return row.facts;
}

/** A feeling that was found, with the sentences it rests on; written by whoever reads, so anything may be there. */
export type FoundSentences = { family?: unknown; evidence?: unknown };
export type QuotableEntry = {
  id: string;
  text: string;
  emotions: FoundSentences[];
  /** Whether its words may go to a provider. */
  mayBeSent: boolean;
};

/** Characters of an entry in which a sentence is looked for. */
const READ_CHARACTERS = 20_000;

/** Texts of entries of the caller that may be read now, with what was felt in them. */
export async function readQuotable(tx: Transaction, ids: readonly string[]): Promise<QuotableEntry[]> {
  return tx.query(
    `select e.id, left(e.text, ${READ_CHARACTERS}) as text,
       not e.is_never_sent and not coalesce(j.is_never_sent, false) as "mayBeSent",
       case when jsonb_typeof(a.result -> 'emotions') = 'array' then a.result -> 'emotions' else '[]' end as emotions
     from entries e left join analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
     left join journals j on j.instance_id = e.instance_id and j.user_id = e.user_id and j.id = e.journal_id
     where e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.id = any ($1) and e.binned_at is null
       and (e.sealed_until is null or e.sealed_until <= (now() at time zone coalesce(e.time_zone, 'UTC'))::date)`,
    [ids],
  );
}
