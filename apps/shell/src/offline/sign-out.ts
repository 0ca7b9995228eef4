import type { ServiceClient } from '@reflectory/client';
import type { DeviceKeeper, DeviceOwner } from '@reflectory/platform-sdk';
import { createListeners } from '@reflectory/platform-sdk/listeners';

/** How an attempt to sign out ended. */
type SignOutOutcome = 'signed-out' | 'stayed' | 'failed';

export type SignOutStore = {
  /** How many texts would be lost, while that is asked; null otherwise. */
  get(): number | null;
  subscribe(listener: () => void): () => void;
  /** Signs out here; asks first when something written is on this device alone. */
  signOut(): Promise<SignOutOutcome>;
  /** The answer to the question. */
  answer(isLeaving: boolean): void;
  /** Removes what this device keeps of the person who was signed in; at most a moment. */
  forget(): Promise<void>;
};

export type SignOutOptions = {
  client: ServiceClient;
  owner: () => DeviceOwner | null;
  /** What remotes keep on this device. */
  loadKeepers: () => Promise<DeviceKeeper[]>;
  forgetApp: () => Promise<void>;
  /** Called when nothing of a person is left here. */
  onForgotten: (person: DeviceOwner) => void;
  wait: (milliseconds: number) => Promise<void>;
};

/** Milliseconds that removing may take before the page is left all the same. */
const FORGET_LIMIT_MS = 3000;
/** Milliseconds that counting may take: what keeps things may itself have to be fetched. */
const COUNT_LIMIT_MS = 10_000;

/** The way out: what was written goes with the person's leave only, everything else goes with them. */
export function createSignOut({
  client,
  owner,
  loadKeepers,
  forgetApp,
  onForgotten,
  wait,
}: SignOutOptions): SignOutStore {
  const listeners = createListeners();
  let asked: { count: number; resolve: (isLeaving: boolean) => void } | null = null;
  let isLossAccepted = false;
  let forgetting: Promise<void> | null = null;
  let last: DeviceOwner | null = null;

  const ask = (count: number): Promise<boolean> =>
    new Promise((resolve) => {
      asked = { count, resolve };
      listeners.notify();
    });
  const countUnsent = async (person: DeviceOwner): Promise<number> => {
    const keepers = await loadKeepers();
    const counts = await Promise.all(keepers.map((keeper) => keeper.countUnsent(person)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const forgetAll = async (person: DeviceOwner | null): Promise<void> => {
    await forgetApp();
    if (!person) return;
    const options = { withUnsent: isLossAccepted };
    await Promise.all((await loadKeepers()).map((keeper) => keeper.forget(person, options)));
    onForgotten(person);
  };

  return {
    get: () => asked?.count ?? null,
    subscribe: listeners.subscribe,
    async signOut() {
      last = owner();
      // What cannot be counted is not removed either: it waits for the same person, as after a lost auth session.
      const counting = last ? countUnsent(last).catch(() => 0) : 0;
      const unsent = await Promise.race([counting, wait(COUNT_LIMIT_MS).then(() => 0)]);
      if (unsent > 0 && !(await ask(unsent))) return 'stayed';
      isLossAccepted = unsent > 0;
      const { error } = await client.auth.signOut({ scope: 'local' });
      if (!error) return 'signed-out';
      isLossAccepted = false;
      return 'failed';
    },
    answer(isLeaving) {
      asked?.resolve(isLeaving);
      asked = null;
      listeners.notify();
    },
    forget() {
      const person = last ?? owner();
      forgetting ??= Promise.race([forgetAll(person).catch(() => undefined), wait(FORGET_LIMIT_MS)]);
      return forgetting;
    },
  };
}
