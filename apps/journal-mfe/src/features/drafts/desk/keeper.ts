import type { Draft } from '../model/draft.ts';
import type { DraftStorage } from '../storage/draft-storage.ts';

export type KeeperOptions = {
  storage: DraftStorage;
  current: (sessionId: string) => Draft | null;
  soon: (task: () => void) => void;
  onKept: (draft: Draft) => void;
  onFailed: (sessionId: string) => void;
};

export type Keeper = ReturnType<typeof createKeeper>;

/** Writes drafts to the device: one write per draft at a time, always the newest, changes in between coalesced. */
export function createKeeper({ storage, current, soon, onKept, onFailed }: KeeperOptions) {
  const dirty = new Set<string>();
  const writing = new Map<string, Promise<void>>();
  let isScheduled = false;

  const writeNewest = async (sessionId: string): Promise<void> => {
    while (dirty.delete(sessionId)) {
      const draft = current(sessionId);
      if (!draft) return;
      try {
        await storage.put([draft]);
        onKept(draft);
      } catch {
        onFailed(sessionId);
      }
    }
  };
  const write = (sessionId: string): Promise<void> => {
    const running = writing.get(sessionId);
    if (running) return running;
    const run = writeNewest(sessionId).finally(() => writing.delete(sessionId));
    writing.set(sessionId, run);
    return run;
  };
  const flush = async (): Promise<void> => {
    await Promise.all([...writing.values(), ...[...dirty].map(write)]);
  };

  return {
    schedule(sessionId: string): void {
      dirty.add(sessionId);
      if (isScheduled) return;
      isScheduled = true;
      soon(() => {
        isScheduled = false;
        void flush();
      });
    },
    /** True while the device does not have the newest words. */
    isBusy: (sessionId: string): boolean => dirty.has(sessionId) || writing.has(sessionId),
    /** Nothing more of this draft is written. */
    cancel: (sessionId: string): void => void dirty.delete(sessionId),
    flush,
  };
}
