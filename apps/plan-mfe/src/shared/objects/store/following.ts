import { failureCode } from '@reflectory/client';
import type { LoggedChange } from '@reflectory/contracts/editing';
import type { StoreCore } from './store-core.ts';

/** Keeps an object as the service has it: whole at first, later by what changed. */
export type Following = ReturnType<typeof createFollowing>;

/** `onTaken` hears which changes came; `isWaiting` says whether something of this device may make the object yet. */
export function createFollowing(
  core: StoreCore,
  { onTaken, isWaiting }: { onTaken: (ids: ReadonlySet<string>) => void; isWaiting: () => boolean },
) {
  const { place, clock, around } = core;
  let catching: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    const answer = await clock.compare(() => around.server.get(place));
    core.load(answer);
    core.keepSnapshot();
  };
  const ask = async (): Promise<void> => {
    if (core.number() === 0) return load();
    for (;;) {
      const news = await clock.compare(() => around.server.list(place, core.number()));
      const before = core.number();
      onTaken(core.take(news.changes));
      if (core.number() >= news.number) return;
      // What lies between was thinned.
      if (core.number() === before) return load();
    }
  };
  const catchUp = (): Promise<void> => {
    catching ??= ask().finally(() => (catching = null));
    return catching;
  };

  return {
    catchUp,
    /** Asks for the whole object again: what this device thinks of it was wrong. */
    reload: async (): Promise<void> => settle(load),
    /** Asks for what is new. */
    refresh: async (): Promise<void> => settle(catchUp),
    /** Something was heard of, in whole or not. */
    async hear(change: LoggedChange | null): Promise<void> {
      // What is being made here is at the service with its answer, and not before.
      if (core.number() === 0 && isWaiting()) return;
      if (change && core.number() > 0) onTaken(core.take([change], false));
      if (change && change.number <= core.number()) return core.tell();
      await settle(catchUp);
    },
  };

  async function settle(call: () => Promise<void>): Promise<void> {
    try {
      await call();
    } catch (error) {
      if (isWaiting()) return core.tell();
      if (failureCode(error) === 'not_found') {
        await around.storage.forget(place).catch(() => undefined);
        core.set({ status: 'gone' });
      } else if (core.facts().status === 'loading') core.set({ status: 'failed' });
    }
    core.tell();
  }
}
