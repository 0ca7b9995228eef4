import type { GoalSummary } from '@reflectory/contracts/goals';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';

/** Goals that are listed at most: those of the caller are limited, those of others are not. */
const MOST = 1000;

const keyResults = `
  select k.id, k.rank, k.title, k.source, k.unit, k.start_value, k.target_value, k.owner_id,
    (select jsonb_build_object('day', v.day, 'value', v.value) from public.key_result_values v
      where v.instance_id = k.instance_id and v.goal_id = k.goal_id and v.key_result_id = k.id and v.deleted_at is null
      order by v.day desc, v.created_at desc limit 1) as said,
    (select coalesce(sum(a.amount), 0) from public.key_result_additions a
      where a.instance_id = k.instance_id and a.goal_id = k.goal_id and a.key_result_id = k.id and a.deleted_at is null
        and a.day >= g.starts_on) as added,
    (select jsonb_build_object('all', count(*), 'done', count(m.done_on)) from public.goal_milestones m
      where m.instance_id = k.instance_id and m.goal_id = k.goal_id and m.key_result_id = k.id and m.deleted_at is null)
      as milestones
  from public.key_results k
  where k.instance_id = g.instance_id and k.goal_id = g.id and k.deleted_at is null
  order by k.rank, k.id`;

/** The goals that the caller sees, open ones or those that were put away. */
export async function listGoals(tx: Transaction, isArchive: boolean): Promise<GoalSummary[]> {
  const [row] = await tx.query<{ goals: GoalSummary[] }>(
    `select ${jsonRows(`
      select g.id, g.user_id, g.parent_id, g.rank, g.title, g.starts_on, g.ends_on, g.rhythm, g.state, g.closed_on, g.learned,
        g.user_id <> auth.uid() or exists (select from public.grants s
          where s.instance_id = g.instance_id and s.object_id = g.id and s.object_type = 'goal' and not s.is_owner) as is_shared,
        ${jsonRows(keyResults)} as key_results,
        (select jsonb_build_object('day', c.day, 'value', c.confidence) from public.goal_check_ins c
          where c.instance_id = g.instance_id and c.goal_id = g.id and c.deleted_at is null and c.confidence is not null
          order by c.day desc, c.created_at desc limit 1) as confidence,
        (select max(c.day) from public.goal_check_ins c
          where c.instance_id = g.instance_id and c.goal_id = g.id and c.deleted_at is null and c.author_id = auth.uid())
          as looked_on
      from public.goals g
      where g.instance_id = app.instance_id() and g.deleted_at is null and (g.state <> 'open') = $1
      order by g.rank, g.id limit ${MOST}`)} as goals`,
    [isArchive],
  );
  return row?.goals ?? [];
}
