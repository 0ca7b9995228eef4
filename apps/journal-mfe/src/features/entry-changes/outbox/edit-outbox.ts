import { ServiceFailure } from '../../../service/service-failure.ts';
import type { KeptEdit, KeptEdits } from '../model/kept-edits.ts';

/** What became of a change that was waiting. */
export type EditNews =
  { entryId: string; outcome: 'sent' } | { entryId: string; outcome: 'refused'; code: string };

export type EditOutboxOptions = {
  edits: KeptEdits;
  /** Sends it on top of the version that it was made from. Doing it twice does no harm. @throws ServiceFailure */
  send: (entryId: string, edit: KeptEdit) => Promise<void>;
  isOnline: () => boolean;
  /** Runs `task` while no other page of this browser does. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
  /** Runs a task after some milliseconds; answers what cancels it. */
  after: (milliseconds: number, task: () => void) => () => void;
};

export type EditOutbox = ReturnType<typeof createEditOutbox>;

const RETRY_MS = 10_000;

/** Sends changes of finished entries that were saved while the server was away, as soon as it can be reached. */
export function createEditOutbox({ edits, send, isOnline, exclusively, after }: EditOutboxOptions) {
  const listeners = new Set<(news: EditNews) => void>();
  let running: Promise<void> | null = null;
  let cancelRetry = (): void => undefined;

  const tell = (news: EditNews): void => {
    for (const listener of listeners) listener(news);
  };
  const deliver = async (entryId: string): Promise<void> => {
    const edit = edits.find(entryId);
    if (!edit?.isWaiting) return;
    const isSame = (): boolean => JSON.stringify(edits.find(entryId)) === JSON.stringify(edit);
    try {
      await send(entryId, edit);
      // What was written meanwhile stays, on top of what it was made from: the shelf has room for both.
      if (isSame()) edits.drop(entryId);
      tell({ entryId, outcome: 'sent' });
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.kind !== 'refused') throw error;
      if (isSame()) edits.keep(entryId, { ...edit, isWaiting: false });
      tell({ entryId, outcome: 'refused', code: error.code });
    }
  };
  const run = async (): Promise<void> => {
    const waiting = await edits.listOpen();
    if (!waiting.some(({ edit }) => edit.isWaiting)) return;
    try {
      if (!isOnline()) throw new ServiceFailure('unreachable', '', 'There is no network');
      await exclusively(async () => {
        for (const { entryId, edit } of waiting) {
          if (!edit.isWaiting) continue;
          await edits.takeLeft(entryId);
          await deliver(entryId);
        }
      });
    } catch {
      cancelRetry = after(RETRY_MS, () => void deliverAll());
    }
  };
  const deliverAll = (): Promise<void> => {
    cancelRetry();
    running ??= run().finally(() => (running = null));
    return running;
  };
  return {
    deliverAll,
    subscribe(listener: (news: EditNews) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
