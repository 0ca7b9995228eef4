import type { FocusEvent } from '@reflectory/contracts/focus';

/** Events in the order in which they happened; what happened at one moment, by id, so that every device sees the same order. */
export function compareEvents(one: FocusEvent, other: FocusEvent): number {
  const apart = Date.parse(one.at) - Date.parse(other.at);
  if (apart !== 0) return apart;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** Events of several devices as one list: each once, in their order. */
export function mergeEvents(...lists: readonly (readonly FocusEvent[])[]): FocusEvent[] {
  const byId = new Map<string, FocusEvent>();
  for (const event of lists.flat()) {
    const known = byId.get(event.id);
    // An id that two devices gave: the earlier one counts, whoever comes first.
    if (!known || compareEvents(event, known) < 0) byId.set(event.id, event);
  }
  return [...byId.values()].toSorted(compareEvents);
}
