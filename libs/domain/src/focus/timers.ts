import type { FocusEvent } from '@reflectory/contracts/focus';
import { mergeEvents } from './event-order.ts';
import { foldTimer, type Timer } from './timer.ts';

/**
 * All sessions of a person, in the order in which they began. There is one timer: where two devices began one each, the
 * later begun ends the earlier.
 */
export function foldTimers(events: readonly FocusEvent[], now: number): Timer[] {
  const inOrder = mergeEvents(events);
  const bySession = Map.groupBy(inOrder, ({ session_id: id }) => id);
  const ids = new Set<string>();
  const begun = inOrder.filter(({ kind, session_id: id }) => kind === 'start' && !ids.has(id) && ids.add(id));
  return begun.flatMap(({ session_id: id }, index) => {
    const next = begun[index + 1];
    const timer = foldTimer(bySession.get(id) ?? [], { until: next ? Date.parse(next.at) : null, now });
    return timer ? [timer] : [];
  });
}

/** The timer that is on; null where none is. */
export function currentTimer(timers: readonly Timer[]): Timer | null {
  const last = timers.at(-1);
  return last && last.phase !== 'ended' && !last.isRemoved ? last : null;
}
