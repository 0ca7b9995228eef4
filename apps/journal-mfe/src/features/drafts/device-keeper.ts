import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { getDrafts } from './create-drafts.ts';
import { hasText, needsServer } from './model/draft.ts';
import type { DeskRecord } from './desk/desk-records.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

const isUnsent = ({ draft, entryId }: DeskRecord): boolean =>
  entryId === null && draft.intent !== 'discard' && hasText(draft) && needsServer(draft);

/** What becomes of drafts when their person signs out. */
export const deviceKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const { desk, outbox } = await getDrafts(client, owner);
    const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS));
    await Promise.race([outbox.deliverAll(), limit]);
    return desk.list().filter(isUnsent).length;
  },
  async forget({ client, ...owner }, { withUnsent }) {
    const { desk } = await getDrafts(client, owner);
    const gone = desk.list().filter((record) => withUnsent || !isUnsent(record));
    await Promise.all(gone.map(({ draft }) => desk.remove(draft.sessionId)));
  },
};
