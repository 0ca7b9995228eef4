import { callFunction } from '@reflectory/client';
import type { CalendarTargetRow, CalendarWritingRow } from '@reflectory/contracts/calendars';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownZone } from '../../../shared/own-day.ts';
import { useScope } from '../../../shared/use-scope.ts';

/** A calendar of an account into which one's own things are written. */
export type Target = Pick<
  CalendarTargetRow,
  | 'id'
  | 'account_id'
  | 'name'
  | 'address'
  | 'kinds'
  | 'has_details'
  | 'state'
  | 'failure'
  | 'is_on'
  | 'ending'
  | 'written_count'
  | 'hand_removed_count'
  | 'failed_count'
  | 'written_at'
>;
/** Something that was changed in the calendar by hand. */
export type Conflict = Pick<
  CalendarWritingRow,
  'id' | 'target_id' | 'kind' | 'starts_at' | 'is_all_day' | 'is_wanted' | 'state'
>;
export type Choice = Omit<FunctionInput<'write-to-calendar'>, 'zone'>;
export type Stop = FunctionInput<'stop-writing-to-calendar'>;

/** Milliseconds between two looks at what a worker is about to do. */
const LOOK_MS = 1500;
const MOST = 50;

/** Where one's own things are written, and what was changed there by hand; all of it is asked for again when `calendars` are. */
export function useTargets() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'calendars', 'targets'],
    refetchInterval: ({ state: { data } }) =>
      data?.targets.some(
        ({ state, ending }) => state === 'waiting' || (ending !== null && state !== 'failed'),
      ) || data?.conflicts.some(({ state }) => state === 'overwrite')
        ? LOOK_MS
        : false,
    queryFn: async (): Promise<{ targets: Target[]; conflicts: Conflict[] }> => {
      const [targets, conflicts] = await Promise.all([
        client
          .from('calendar_targets')
          .select(
            'id,account_id,name,address,kinds,has_details,state,failure,is_on,ending,written_count,hand_removed_count,failed_count,written_at',
          )
          .throwOnError(),
        client
          .from('calendar_writings')
          .select('id,target_id,kind,starts_at,is_all_day,is_wanted,state')
          .in('state', ['hand_changed', 'overwrite'])
          .order('starts_at')
          .limit(MOST)
          .throwOnError(),
      ]);
      return { targets: targets.data, conflicts: conflicts.data };
    },
  });
}

/** When a worker has ended something, the account may be gone, and its calendars with it. */
export function useFreshAfter(isEnding: boolean): void {
  const [area, instanceId, userId] = useScope().key;
  const queries = useQueryClient();
  useEffect(() => {
    if (!isEnding) return undefined;
    return () => void queries.invalidateQueries({ queryKey: [area, instanceId, userId, 'calendars'] });
  }, [isEnding, area, instanceId, userId, queries]);
}

/** What is decided about them. */
export function useChangeTargets() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'calendars'] }) };
  return {
    write: useMutation({
      ...settled,
      mutationFn: (choice: Choice) =>
        callFunction(client, 'write-to-calendar', { ...choice, zone: ownZone() }),
    }),
    stop: useMutation({
      ...settled,
      mutationFn: (stop: Stop) => callFunction(client, 'stop-writing-to-calendar', stop),
    }),
    settle: useMutation({
      ...settled,
      mutationFn: (choice: FunctionInput<'settle-calendar-conflict'>) =>
        callFunction(client, 'settle-calendar-conflict', choice),
    }),
  };
}
