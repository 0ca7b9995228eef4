import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Memory, WrittenDay } from '@reflectory/contracts/timeline';
import type { Transaction } from '@reflectory/runtime/database';

const ownEntries = 'e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.binned_at is null';

/** The days with entries of a range, as clocks of the zone tell them. */
export const listDays = async (
  tx: Transaction,
  { from, to, zone }: FunctionInput<'list-days'>,
): Promise<WrittenDay[]> =>
  tx.query(
    `select to_char(w.day, 'YYYY-MM-DD') as day, count(*)::integer as entries, sum(w.word_count)::integer as words,
       mode() within group (order by w.feeling) as feeling,
       (array_agg(w.id order by w.word_count desc, w.id))[1] as entry_id
     from (
       select e.id, e.word_count, (e.entry_at at time zone $3)::date as day,
         -- One by one: those of a year are few beside all that the person ever wrote.
         case when e.sealed_until is null then (
           select a.result #>> '{emotions,0,family}' from analyses a
           where a.instance_id = e.instance_id and a.entry_id = e.id) end as feeling
       from entries e
       where ${ownEntries} and e.entry_at >= $1::timestamp at time zone $3
         and e.entry_at < ($2::timestamp + interval '1 day') at time zone $3) w
     group by w.day order by w.day`,
    [from, to, zone],
  );

/** An entry of a day that was; `text` is its beginning, `found` a sentence that a feeling was found in. */
export type RememberedEntry = Omit<Memory, 'sentence'> & {
  framework: string;
  text: string;
  found: string | null;
};

/** Years that are looked back. */
const YEARS = 60;

/** The longest entry of the same day a month and each of some years ago. */
export const listRemembered = async (
  tx: Transaction,
  { day, zone }: FunctionInput<'list-memories'>,
): Promise<RememberedEntry[]> =>
  tx.query(
    `with past as (
       select 'month' as unit, 1 as distance, $1::timestamp - interval '1 month' as day
       union all
       select 'year', years, $1::timestamp - make_interval(years => years) from generate_series(1, $3::integer) years)
     select p.unit, p.distance, w.*, a.result #>> '{emotions,0,evidence,0,sentence}' as found
     from past p
     cross join lateral (
       select e.id as entry_id, to_json(e.entry_at) #>> '{}' as entry_at, e.title, e.framework, left(e.text, 20000) as text
       from entries e
       where ${ownEntries} and (e.sealed_until is null or e.sealed_until <= $1::date)
         and e.entry_at >= p.day at time zone $2 and e.entry_at < (p.day + interval '1 day') at time zone $2
       order by e.word_count desc, e.id limit 1) w
     left join analyses a on a.instance_id = app.instance_id() and a.entry_id = w.entry_id
     order by p.day desc`,
    [day, zone, YEARS],
  );
