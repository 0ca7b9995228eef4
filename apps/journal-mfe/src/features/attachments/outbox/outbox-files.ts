import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { WaitingFile } from '../model/waiting-file.ts';
import type { FileStore } from './file-store.ts';

/** What waits, and how it stands. */
export type OutboxState = {
  files: readonly WaitingFile[];
  /** The one that is on its way, and what part of it has gone, from 0 to 1. */
  sending: { id: string; part: number } | null;
  /** Those that this page alone holds. */
  unkept: ReadonlySet<string>;
  /** What the server took since this page is open, and when (milliseconds since 1970). */
  taken: readonly { file: WaitingFile; at: number }[];
};

/** The files that wait, in the page and on the device, and who hears of them. */
export function createOutboxFiles(store: FileStore, owner: Pick<WaitingFile, 'instanceId' | 'userId'>) {
  const files = new Map<string, WaitingFile>();
  const unkept = new Set<string>();
  const listeners = createListeners();
  let state: OutboxState = { files: [], sending: null, unkept, taken: [] };
  const publish = (changes: Partial<OutboxState> = {}): void => {
    state = { ...state, files: [...files.values()], unkept: new Set(unkept), ...changes };
    listeners.notify();
  };
  const loaded = store.list(owner).then((kept) => {
    for (const file of kept) if (!files.has(file.id)) files.set(file.id, file);
    publish();
  });
  return {
    /** Over when what the device keeps is known. */
    loaded,
    files: files as ReadonlyMap<string, WaitingFile>,
    state: () => state,
    publish,
    subscribe: listeners.subscribe,
    async keep(file: WaitingFile, content?: Blob): Promise<void> {
      files.set(file.id, file);
      publish();
      if (!(await store.put(file, content)) && content) unkept.add(file.id);
      publish();
    },
    async drop(id: string): Promise<void> {
      files.delete(id);
      unkept.delete(id);
      await store.remove(id).catch(() => undefined);
    },
  };
}
