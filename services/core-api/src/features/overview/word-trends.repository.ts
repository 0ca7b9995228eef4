import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Transaction } from '@reflectory/runtime/database';

export type CountedWord = {
  /** Folded. */
  word: string;
  /** Entries with it, before and now. */
  was: number;
  is: number;
  /** Standard errors between the two shares. */
  z: number;
  entry_id: string;
  /** Of that entry. */
  text: string;
};

/** Entries of a side that stand for all of them. */
const SAMPLE = 600;
/** Entries of both sides that a word has to be in. */
const LEAST = 7;
/** One of a thousand words would be named by chance. */
const CLEAR = 3.3;
/** As many of each side are looked at. */
const MOST = 12;

/** Words of which clearly more or fewer entries have one than before, the clearest first. */
export async function countWords(
  tx: Transaction,
  { from, to, zone }: FunctionInput<'list-word-trends'>,
): Promise<{ before: number; now: number; words: CountedWord[] }> {
  const [row] = await tx.query<{ before: number; now: number; words: CountedWord[] }>(
    `with whole as (
       select min(entry_at) as first, max(entry_at) as last from public.entries
       where instance_id = app.instance_id() and user_id = auth.uid() and binned_at is null
         and entry_at between '0001-01-02' and '9999-12-30'),
     span as (
       select case when $1::date is null then w.first else ($1::date - ($2::date - $1::date + 1))::timestamp at time zone $3 end as since,
         case when $1::date is null then w.first + (w.last - w.first) / 2 else $1::timestamp at time zone $3 end as middle,
         ($2::date + 1)::timestamp at time zone $3 as until, (now() at time zone $3)::date as today
       from whole w),
     was as materialized (select c.* from span s, app.own_word_counts(s.since, s.middle, s.today, ${SAMPLE}) c),
     is_now as materialized (select c.* from span s, app.own_word_counts(s.middle, s.until, s.today, ${SAMPLE}) c),
     sides as (select coalesce((select max(sampled) from was), 0) as before, coalesce((select max(sampled) from is_now), 0) as now),
     compared as (
       select coalesce(n.word, o.word) as word, coalesce(o.entries, 0) as was, coalesce(n.entries, 0) as is,
         coalesce(n.latest, o.latest) as entry_id, s.before, s.now,
         (coalesce(o.entries, 0) + coalesce(n.entries, 0))::float8 / (s.before + s.now) as share
       from is_now n full join was o on o.word = n.word cross join sides s
       where s.before >= ${LEAST} and s.now >= ${LEAST}
         and coalesce(o.entries, 0) + coalesce(n.entries, 0) >= ${LEAST}),
     scored as (
       select c.word, c.was, c.is, c.entry_id, (c.is::float8 / c.now - c.was::float8 / c.before)
         / nullif(sqrt(c.share * (1 - c.share) * (1.0 / c.now + 1.0 / c.before)), 0) as z
       from compared c),
     clear as (
       (select * from scored where z >= ${CLEAR} order by z desc, word limit ${MOST})
       union all
       (select * from scored where z <= -${CLEAR} order by z, word limit ${MOST}))
     select s.before, s.now, coalesce((
       select jsonb_agg(to_jsonb(c) || jsonb_build_object('text', left(e.text, 200000)) order by abs(c.z) desc, c.word)
       from clear c join public.entries e on e.instance_id = app.instance_id() and e.id = c.entry_id), '[]') as words
     from sides s`,
    [from, to, zone],
  );
  return row ?? { before: 0, now: 0, words: [] };
}
