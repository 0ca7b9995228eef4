import type { EditingServer, Meeting, PresentPerson } from '../server/editing-server.ts';
import type { ObjectPlace } from '../model/objects.ts';

/** Who else has the object open. */
export type Presence = ReturnType<typeof createPresence>;

const nobody: readonly PresentPerson[] = [];

export function createPresence({ meet }: Pick<EditingServer, 'meet'>, place: ObjectPlace, userId: string) {
  const listeners = new Set<() => void>();
  let people = nobody;
  let meeting: Meeting | null = null;
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The same list until somebody comes, goes or moves. */
    people: (): readonly PresentPerson[] => people,
    /** Says what one is at; null for nothing in particular. */
    say: (spot: string | null): void => meeting?.say(spot),
    open(): void {
      meeting ??= meet(place, userId, (present) => {
        people = present;
        for (const listener of listeners) listener();
      });
    },
    close(): void {
      meeting?.leave();
      meeting = null;
      people = nobody;
    },
  };
}
