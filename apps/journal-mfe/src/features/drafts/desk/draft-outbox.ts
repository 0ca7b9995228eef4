import type { DraftRow } from '../model/draft.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';
import { settle } from './settle.ts';

export type DraftOutbox = ReturnType<typeof createDraftOutbox>;

/** Brings what the desk holds to the server: one request per session at a time, the newest revision, until it is there. */
export function createDraftOutbox(options: DeliveryOptions) {
  const { desk, server } = options;
  const { deliver, planSave, planRest, isRunning, setStopped } = createDelivery(options);
  return {
    /** Sends soon, a long text when the typing pauses; while the server is away the back-off decides when. */
    schedule: planSave,
    /** Sends at once. */
    deliver,
    /** Sends everything at once with the back-off begun anew: the network or the person is back. */
    async deliverAll(): Promise<void> {
      setStopped(false);
      await Promise.all(desk.list().map(({ draft }) => deliver(draft.sessionId)));
    },
    /** Tries again what the server refused. */
    retry(sessionId: string): Promise<void> {
      desk.note(sessionId, { refusal: null });
      return deliver(sessionId);
    },
    /** Compares the desk with a row that was read anyway. A row older than the last save is old news. */
    async compare(row: DraftRow): Promise<void> {
      const draft = desk.get(row.id)?.draft;
      if (!draft || isRunning(row.id) || row.revision < draft.savedRevision) return;
      await settle(desk, server, row);
      planRest();
    },
    /** Nothing is sent any more until `deliverAll`; the words stay on the device. */
    stop: (): void => setStopped(true),
  };
}
