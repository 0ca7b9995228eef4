import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { EditingServer, Meeting, PresentPerson } from '../server/editing-server.ts';
import type { ObjectPlace } from '../model/objects.ts';

/** Who else has the object open. */
export type Presence = ReturnType<typeof createPresence>;

const nobody: readonly PresentPerson[] = [];

export function createPresence({ meet }: Pick<EditingServer, 'meet'>, place: ObjectPlace, userId: string) {
  const listeners = createListeners();
  let people = nobody;
  let meeting: Meeting | null = null;
  return {
    subscribe: listeners.subscribe,
    /** The same list until somebody comes, goes or moves. */
    people: (): readonly PresentPerson[] => people,
    /** Says what one is at; null for nothing in particular. */
    say: (spot: string | null): void => meeting?.say(spot),
    open(): void {
      meeting ??= meet(place, userId, (present) => {
        people = present;
        listeners.notify();
      });
    },
    close(): void {
      meeting?.leave();
      meeting = null;
      people = nobody;
    },
  };
}
