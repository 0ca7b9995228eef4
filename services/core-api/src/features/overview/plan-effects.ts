import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { PlanEffect } from '@reflectory/contracts/overview';
import type { Transaction } from '@reflectory/runtime/database';
import { spreadOf, type Sums } from './spread.ts';

/** Seconds of focus that make a day one with focus. */
const LEAST_FOCUS = 600;
/** Hours that make a day one with many meetings. */
const MANY_MEETINGS = 3;
/** Habits that are compared: those that were done on most days of the span. */
const MOST_HABITS = 24;

const sums = (condition: string) =>
  `jsonb_build_object('n', count(*) filter (where ${condition}), 'sum', coalesce(sum(d.mood) filter (where ${condition}), 0),
    'squares', coalesce(sum(d.mood * d.mood) filter (where ${condition}), 0))`;

const MANY = `coalesce(m.lasted >= interval '${MANY_MEETINGS} hours', false)`;

type Counted = { kind: PlanEffect['kind']; name: string; done: Sums; others: Sums };

const effectOf = ({ kind, name, done, others }: Counted) => ({
  kind,
  name,
  with: spreadOf(done),
  without: spreadOf(others),
});

/**
 * Days with a check-in, by what was done in them. A habit is compared with the days since it began and until it was put
 * away, without those that were left out on purpose; many meetings with the days that the calendars reach, of those days of
 * the week that have meetings: a free Sunday says nothing of them.
 */
export async function listPlanEffects(
  tx: Transaction,
  { from, to, zone }: FunctionInput<'list-plan-effects'>,
): Promise<FunctionOutput<'list-plan-effects'>> {
  const rows = await tx.query<Counted>(
    `with d as materialized (
       select (felt_at at time zone $1)::date as day, round(avg(pleasantness)) as mood
       from public.mood_check_ins
       where instance_id = app.instance_id() and user_id = auth.uid()
         and felt_at < ($3::date + 1)::timestamp at time zone $1
         and felt_at >= coalesce($2::date, date '0001-01-02')::timestamp at time zone $1
       group by 1),
     focused as materialized (
       select (started_at at time zone $1)::date as day from public.focus_sessions
       where instance_id = app.instance_id() and user_id = auth.uid() and removed_at is null
       group by 1 having sum(focused_seconds) >= ${LEAST_FOCUS}),
     stepped as materialized (
       select v.day from public.key_result_values v
       where v.instance_id = app.instance_id() and v.author_id = auth.uid() and v.deleted_at is null
       union
       select m.done_on from public.goal_milestones m
       join public.goals g on g.instance_id = m.instance_id and g.id = m.goal_id and g.user_id = auth.uid()
       where m.instance_id = app.instance_id() and m.done_on is not null and m.deleted_at is null and g.deleted_at is null),
     met as materialized (
       select (starts_at at time zone $1)::date as day, sum(ends_at - starts_at) as lasted from public.calendar_events
       where instance_id = app.instance_id() and user_id = auth.uid() and not is_all_day and starts_at <= now()
       group by 1),
     own as materialized (
       select h.id, h.name, h.starts_on, h.archived_on from public.habits h
       where h.instance_id = app.instance_id() and h.user_id = auth.uid() and h.deleted_at is null),
     said as materialized (
       select s.habit_id, s.day, s.state from public.habit_days s
       where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.deleted_at is null)
     select 'focus' as kind, '' as name, ${sums('f.day is not null')} as done, ${sums('f.day is null')} as others
     from d left join focused f on f.day = d.day
     union all
     select 'step', '', ${sums('s.day is not null')}, ${sums('s.day is null')}
     from d left join stepped s on s.day = d.day
     union all
     select 'meetings', '', ${sums(MANY)}, ${sums(`not ${MANY}`)}
     from d left join met m on m.day = d.day
     where d.day >= (select min(day) from met) and d.day <= (now() at time zone $1)::date
       and extract(isodow from d.day) in (select extract(isodow from day) from met)
     union all
     (select 'habit', max(h.name), ${sums("s.state = 'done'")}, ${sums("s.state is null or s.state in ('missed', 'open')")}
     from own h
     join d on d.day >= h.starts_on and (h.archived_on is null or d.day <= h.archived_on)
     left join said s on s.habit_id = h.id and s.day = d.day
     group by h.id order by count(*) filter (where s.state = 'done') desc, h.id limit ${MOST_HABITS})`,
    [zone, from, to],
  );
  return { effects: rows.map(effectOf).filter((effect) => effect.with.n > 0) };
}
