import type { FocusSessionRow } from '@reflectory/contracts/focus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useScope } from '../../../shared/use-scope.ts';
import type { Focus } from '../use-focus.ts';

export type ListedSession = Pick<
  FocusSessionRow,
  | 'id'
  | 'intention'
  | 'started_at'
  | 'ended_at'
  | 'state'
  | 'focused_seconds'
  | 'interruptions'
  | 'note'
  | 'mood_before'
  | 'mood_after'
  | 'removed_at'
>;

const columns =
  'id,intention,started_at,ended_at,state,focused_seconds,interruptions,note,mood_before,mood_after,removed_at' as const;
const MOST = 100;

/** Sessions that began on this day by this device's clocks, the first first. What the service does not know yet is among them. */
export function useSessionsOfDay(day: string, focus: Pick<Focus, 'last' | 'pending'>) {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const queryKey = [...key, 'focus', 'sessions', day];
  const { last, pending } = focus;
  const query = useQuery({
    queryKey,
    meta: { isKept: true },
    queryFn: async (): Promise<ListedSession[]> => {
      const midnight = new Date(`${day}T00:00:00`);
      const { data } = await client
        .from('focus_sessions')
        .select(columns)
        .gte('started_at', midnight.toISOString())
        .order('started_at')
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
  // What the service has taken it has counted: the list is asked for again.
  const known = `${last?.id} ${last?.phase} ${last?.note} ${pending}`;
  useEffect(() => {
    if (pending === 0) void queries.invalidateQueries({ queryKey: [...key, 'focus', 'sessions'] });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `known` stands for what of the timer a list shows
  }, [known]);
  return { ...query, data: query.data && withLast(query.data, last, day) };
}

const dayOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
};

/** Today by this device's clocks, as `2026-11-26`. */
export const today = (): string => dayOf(Date.now());

/** A list with the last session as this device knows it. */
function withLast(rows: readonly ListedSession[], last: Focus['last'], day: string): ListedSession[] {
  if (!last || dayOf(last.startedAt) !== day) return [...rows];
  const { moodBefore: mood_before, moodAfter: mood_after, intention, note } = last;
  const shown: ListedSession = {
    id: last.id,
    intention,
    note,
    mood_before,
    mood_after,
    started_at: new Date(last.startedAt).toISOString(),
    ended_at: last.endedAt === null ? null : new Date(last.endedAt).toISOString(),
    state: last.phase,
    focused_seconds: Math.floor(last.spans.reduce((sum, [from, until]) => sum + until - from, 0) / 1000),
    interruptions: last.interruptions.length,
    removed_at: last.isRemoved ? new Date(0).toISOString() : null,
  };
  return [...rows.filter(({ id }) => id !== last.id), shown];
}
