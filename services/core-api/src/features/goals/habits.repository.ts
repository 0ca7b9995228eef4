import type { HabitSummary } from '@reflectory/contracts/habits';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';

/** A habit as it is kept. */
type HabitFacts = Omit<HabitSummary, 'score' | 'score_if_done' | 'days'>;

/** What was said of the days of a habit, as the domain packs it. */
type SaidDays = { habit_id: string; said: string };

const columns = `id, key_result_id, rank, name, cue, measure, unit, target_value, direction, schedule, times, weekdays, every,
  starts_on, remind_at, archived_on`;

/** The caller's own habits, in their order. */
export async function listHabits(tx: Transaction, isArchive: boolean): Promise<HabitFacts[]> {
  const [row] = await tx.query<{ habits: HabitFacts[] }>(
    `select ${jsonRows(`
      select ${columns} from public.habits
      where instance_id = app.instance_id() and user_id = auth.uid() and deleted_at is null
        and (archived_on is not null) = $1
      order by rank, id`)} as habits`,
    [isArchive],
  );
  return row?.habits ?? [];
}

/**
 * What was said of habits in the days before one: of each so many days as are wanted, and one more for each that was left out
 * on purpose in twice as many.
 */
export async function listSaidDays(
  tx: Transaction,
  day: string,
  wanted: readonly { id: string; days: number }[],
): Promise<SaidDays[]> {
  const [row] = await tx.query<{ habits: SaidDays[] }>(
    `select ${jsonRows(`
      select w.habit_id, s.said
      from unnest($2::uuid[], $3::int[]) w (habit_id, days)
      cross join lateral (
        select w.days + count(*)::int as days from public.habit_days d
        where d.instance_id = app.instance_id() and d.habit_id = w.habit_id and d.state = 'skipped' and d.deleted_at is null
          and d.day <= $1::date and d.day > $1::date - 2 * w.days) reach
      cross join lateral (
        select string_agg(($1::date - d.day) || left(d.state, 1) || coalesce(d.value::text, ''), ' ') as said
        from public.habit_days d
        where d.instance_id = app.instance_id() and d.habit_id = w.habit_id and d.deleted_at is null and d.state <> 'open'
          and d.day <= $1::date and d.day > $1::date - reach.days) s
      where s.said is not null`)} as habits`,
    [day, wanted.map(({ id }) => id), wanted.map(({ days }) => days)],
  );
  return row?.habits ?? [];
}
