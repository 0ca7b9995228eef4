import type { MoodChange } from './mood-outbox.ts';

export type MoodArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

function parse(stored: string | null): MoodChange | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null && 'checkIn' in value ? (value as MoodChange) : null;
  } catch {
    return null;
  }
}

/** Changes by the ids of their check-ins, on the device; a browser that keeps nothing holds them as long as the page lives. */
export function createMoodStore(area: MoodArea | null, prefix: string) {
  const changes = new Map<string, MoodChange>();
  return {
    changes: changes as ReadonlyMap<string, MoodChange>,
    keep(change: MoodChange) {
      changes.set(change.checkIn.id, change);
      try {
        area?.setItem(prefix + change.checkIn.id, JSON.stringify(change));
      } catch {
        // The area is full or closed: see above.
      }
    },
    drop(id: string) {
      changes.delete(id);
      try {
        area?.removeItem(prefix + id);
      } catch {
        // See above.
      }
    },
    load() {
      changes.clear();
      for (const key of Array.from({ length: area?.length ?? 0 }, (_, at) => area?.key(at) ?? '')) {
        const change = key.startsWith(prefix) ? parse(area?.getItem(key) ?? null) : null;
        if (change) changes.set(change.checkIn.id, change);
      }
    },
  };
}
