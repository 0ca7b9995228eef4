import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { compareRanked, rankBetween } from '@reflectory/domain/ranks';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../../shared/use-scope.ts';
import { type Intention, keepLines, onWaitingLines, sendLines, waitingLines } from '../store/day-store.ts';

/** Days for which what was left is offered again. */
const LEFT_DAYS = 14;
const MOST = 500;
const columns = 'id,day,rank,title,target,minutes,starts_at,done_at,removed_at' as const;
const USUAL_MINUTES = 30;

export type NewIntention = Pick<Intention, 'title'> & Partial<Pick<Intention, 'target' | 'minutes'>>;

function useOwner() {
  const { boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const instanceId = boot.instance.id;
  return useMemo(() => ({ instanceId, userId }), [instanceId, userId]);
}

/** Lines around a day as they are here, and what keeps changed ones: on this device first. */
function useLines(day: string) {
  const { t } = useTranslation('plan');
  const { client, key } = useScope();
  const { toasts, isOnline } = usePlatform();
  const owner = useOwner();
  const queries = useQueryClient();
  const queryKey = [...key, 'focus', 'intentions', day];
  const waiting = useSyncExternalStore(onWaitingLines, () => waitingLines(owner));
  const query = useQuery({
    queryKey,
    meta: { isKept: true },
    queryFn: async (): Promise<Intention[]> => {
      const { data } = await client
        .from('focus_intentions')
        .select(columns)
        .gte('day', dayOfNumber(numberOfDay(day) - LEFT_DAYS))
        .lte('day', day)
        .is('removed_at', null)
        .order('day', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
  const send = async () => {
    try {
      const refused = await sendLines(client, owner);
      if (refused > 0) toasts.error(t('focus.day.refused'));
      await queries.invalidateQueries({ queryKey: [...key, 'focus', 'intentions'] });
    } catch {
      // It waits until the service can be reached.
    }
  };
  useEffect(() => {
    if (isOnline && Object.keys(waitingLines(owner)).length > 0) void send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what waits is sent when the network is back
  }, [isOnline, owner]);

  const keep = (changed: readonly Intention[]) => {
    // What was read last is what a list shows once a line waits no more.
    queries.setQueryData(queryKey, (rows: Intention[] | undefined) => [
      ...(rows ?? []).filter(({ id }) => changed.every((line) => line.id !== id)),
      ...changed,
    ]);
    keepLines(owner, changed);
    void send();
  };
  const all = Object.values({
    ...Object.fromEntries((query.data ?? []).map((line) => [line.id, line])),
    ...waiting,
  }).filter(({ removed_at: removedAt }) => removedAt === null);
  return { query, all, keep, isWaiting: Object.keys(waiting).length > 0 };
}

/** The list of a day, and what is open of the days before. */
export function useIntentions(day: string) {
  const { query, all, keep, isWaiting } = useLines(day);
  const [removed, setRemoved] = useState<Intention | null>(null);
  const lines = all.filter((line) => line.day === day).toSorted(compareRanked);
  const left = all.filter((line) => line.day < day && line.done_at === null).toSorted(compareRanked);
  return {
    query,
    lines,
    left,
    isWaiting,
    add({ title, target = null, minutes = USUAL_MINUTES }: NewIntention): Intention {
      const rank = rankBetween(lines.at(-1)?.rank ?? null, null);
      const facts = { starts_at: null, done_at: null, removed_at: null };
      const line = { id: crypto.randomUUID(), day, rank, title, target, minutes, ...facts };
      keep([line]);
      return line;
    },
    change: (line: Intention, part: Partial<Intention>) => keep([{ ...line, ...part }]),
    /** The line that was removed last, as it was. */
    removed,
    remove(line: Intention) {
      setRemoved(line);
      keep([{ ...line, removed_at: new Date().toISOString() }]);
    },
    bringBack(line: Intention) {
      setRemoved(null);
      keep([line]);
    },
    /** Puts a line before or after its neighbour. */
    move(line: Intention, by: -1 | 1) {
      const at = lines.findIndex(({ id }) => id === line.id);
      const others = lines.filter(({ id }) => id !== line.id);
      const to = Math.max(0, Math.min(others.length, at + by));
      keep([{ ...line, rank: rankBetween(others[to - 1]?.rank ?? null, others[to]?.rank ?? null) }]);
    },
    /** What is left of earlier days comes to this one. */
    bring() {
      let rank = lines.at(-1)?.rank ?? null;
      keep(
        left.map((line) => {
          rank = rankBetween(rank, null);
          return { ...line, day, rank, starts_at: null };
        }),
      );
    },
  };
}

export type Intentions = ReturnType<typeof useIntentions>;
