import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { After } from '@reflectory/platform-sdk/surroundings';
import { createDelivery } from '../../../service/create-delivery.ts';
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
  after: After;
};

export type EditOutbox = ReturnType<typeof createEditOutbox>;

/** Sends changes of finished entries that were saved while the server was away, as soon as it can be reached. */
export function createEditOutbox({ edits, send, isOnline, exclusively, after }: EditOutboxOptions) {
  const listeners = createListeners<EditNews>();
  const deliver = async (entryId: string): Promise<void> => {
    const edit = edits.find(entryId);
    if (!edit?.isWaiting) return;
    const isSame = (): boolean => JSON.stringify(edits.find(entryId)) === JSON.stringify(edit);
    try {
      await send(entryId, edit);
      // What was written meanwhile stays, on top of what it was made from: the shelf has room for both.
      if (isSame()) edits.drop(entryId);
      listeners.notify({ entryId, outcome: 'sent' });
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.kind !== 'refused') throw error;
      if (isSame()) edits.keep(entryId, { ...edit, isWaiting: false });
      listeners.notify({ entryId, outcome: 'refused', code: error.code });
    }
  };
  const { deliverAll } = createDelivery(async () => {
    const waiting = (await edits.listOpen()).filter(({ edit }) => edit.isWaiting);
    if (waiting.length === 0) return;
    if (!isOnline()) throw new ServiceFailure('unreachable', '', 'There is no network');
    await exclusively(async () => {
      for (const { entryId } of waiting) {
        await edits.takeLeft(entryId);
        await deliver(entryId);
      }
    });
  }, after);
  return { deliverAll, subscribe: listeners.subscribe };
}
