import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { dayOf, noonOf } from '../../../service/own-day.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';
import type { CheckIn } from '../model/check-in.ts';
import { checkInColumns, checkInFromRow } from './check-in-columns.ts';
import { useMoodOutbox } from './use-check-ins.ts';

/** Check-ins of an entry, or those from one day to another. */
export type WantedCheckIns = { entryId: string } | { from: string; to: string };

/** More than a person makes in a month. */
const MOST = 1000;

const isWanted = (wanted: WantedCheckIns, { entryId, feltAt }: CheckIn): boolean => {
  if ('entryId' in wanted) return entryId === wanted.entryId;
  const day = dayOf(new Date(feltAt));
  return day >= wanted.from && day <= wanted.to;
};

const midnightOf = (day: string, daysLater: number): string => {
  const at = noonOf(day);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + daysLater).toISOString();
};

/** How some check-ins are read; null asks for none. */
export const someCheckInsQuery = ({ client, key }: ReadScope, wanted: WantedCheckIns | null) =>
  queryOptions({
    queryKey: [...key, 'mood', wanted],
    meta: keptOnDevice,
    enabled: wanted !== null,
    queryFn: async ({ signal }) => {
      if (wanted === null) return [];
      const all = client.from('mood_check_ins').select(checkInColumns);
      const some =
        'entryId' in wanted
          ? all.eq('entry_id', wanted.entryId)
          : all.gte('felt_at', midnightOf(wanted.from, 0)).lt('felt_at', midnightOf(wanted.to, 1));
      const { data: rows, error, status } = await some.order('felt_at').limit(MOST).abortSignal(signal);
      if (error) throw tableFailure(status, error);
      return rows.map(checkInFromRow);
    },
  });

/** Some check-ins of the person, the first one first, with what this device has not sent yet; null asks for none. */
export function useSomeCheckIns(wanted: WantedCheckIns | null): {
  checkIns: readonly CheckIn[];
  isLoading: boolean;
} {
  const outbox = useMoodOutbox();
  const changes = useSyncExternalStore(outbox.subscribe, outbox.list);
  const { data, isLoading } = useQuery(someCheckInsQuery(useReadScope(), wanted));
  if (wanted === null) return { checkIns: [], isLoading };
  const all = new Map((data ?? []).map((checkIn) => [checkIn.id, checkIn]));
  for (const { kind, checkIn } of changes) {
    if (kind === 'save') all.set(checkIn.id, checkIn);
    else all.delete(checkIn.id);
  }
  const checkIns = [...all.values()]
    .filter((checkIn) => isWanted(wanted, checkIn))
    .toSorted((a, b) => Date.parse(a.feltAt) - Date.parse(b.feltAt));
  return { checkIns, isLoading };
}
