import type { ServiceClient } from '@reflectory/client';
import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { KEPT_FOR } from './kept-places.ts';

export type ForgetPredecessorOptions = {
  client: ServiceClient;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  loadKeepers: () => Promise<DeviceKeeper[]>;
  /** Whoever is signed in now, as `<instance>/<person>`. */
  owner: string;
};

/**
 * Removes what remotes keep here of whoever was signed in before and never signed out, as one who changes the account by a
 * link. What they did not send yet waits for them, as after a lost auth session.
 */
export async function forgetPredecessor(options: ForgetPredecessorOptions): Promise<void> {
  const { client, storage, loadKeepers, owner } = options;
  const previous = storage.getItem(KEPT_FOR);
  if (previous === owner) return;
  const [instanceId, userId] = previous?.split('/') ?? [];
  if (instanceId && userId) {
    const person = { client, instanceId, userId };
    await Promise.all((await loadKeepers()).map((keeper) => keeper.forget(person, { withUnsent: false })));
  }
  storage.setItem(KEPT_FOR, owner);
}
