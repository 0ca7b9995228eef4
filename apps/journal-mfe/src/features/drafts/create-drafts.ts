import type { ServiceClient } from '@reflectory/client';
import { after, exclusively } from '@reflectory/platform-sdk/surroundings';
import { createDraftsServer } from './api/create-drafts-server.ts';
import { findEntryOfSession } from './api/find-entry-of-session.ts';
import { findSession } from './api/find-session.ts';
import { createDraftDesk, type DeskNews, type DraftDesk } from './desk/draft-desk.ts';
import { createDraftOutbox, type DraftOutbox } from './desk/draft-outbox.ts';
import { draftFromRow, type DraftChange, type DraftOwner } from './model/draft.ts';
import { createKeystrokeBridge } from './storage/keystroke-bridge.ts';
import { openDraftStorage, usableArea } from './storage/open-draft-storage.ts';
import { followPage, isLoadedAt, soon } from './page-life.ts';

/** What became of opening a session. */
export type Opened = { kind: 'ready' | 'missing' | 'unreachable' } | { kind: 'done'; entryId: string };

/** The drafts of one person at one instance, on this device and on their way to the server. */
export type Drafts = {
  desk: DraftDesk;
  outbox: DraftOutbox;
  /** Lays a session on the desk; with a `framework` one that nobody has yet is begun. */
  open(sessionId: string, framework: string | null): Promise<Opened>;
  change(sessionId: string, change: DraftChange): void;
};

function createOpen(client: ServiceClient, desk: DraftDesk, outbox: DraftOutbox): Drafts['open'] {
  const compareWithServer = async (sessionId: string, isNew: boolean): Promise<void> => {
    const row = await findSession(client, sessionId).catch(() => null);
    if (row) await outbox.compare(row);
    else if (isNew) desk.noteBegunHere(sessionId);
  };
  const fetchOntoDesk = async (sessionId: string): Promise<Opened> => {
    const row = await findSession(client, sessionId);
    if (!row) return { kind: 'missing' };
    if (row.status === 'draft') {
      desk.replace(draftFromRow(desk.owner, row));
      return { kind: 'ready' };
    }
    const entryId = await findEntryOfSession(client, sessionId);
    return entryId ? { kind: 'done', entryId } : { kind: 'missing' };
  };
  return async (sessionId, framework) => {
    desk.settleFork(sessionId);
    const present = desk.get(sessionId)?.draft ?? (await desk.load(sessionId));
    if (!present && !framework) {
      return fetchOntoDesk(sessionId).catch(() => ({ kind: 'unreachable' }) as const);
    }
    if (!present && framework) desk.begin(sessionId, framework);
    // The words of this device are shown at once; what the server has beside them is settled behind.
    void compareWithServer(sessionId, !present && !isLoadedAt(sessionId)).catch(() => undefined);
    return { kind: 'ready' };
  };
}

async function createDrafts(client: ServiceClient, owner: DraftOwner): Promise<Drafts> {
  const channel = new BroadcastChannel(`reflectory.drafts:${owner.instanceId}/${owner.userId}`);
  const desk = createDraftDesk({
    owner,
    storage: await openDraftStorage(),
    bridge: createKeystrokeBridge(usableArea().area),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    soon,
    announce: (news) => channel.postMessage(news),
  });
  const server = createDraftsServer(client, owner);
  const outbox = createDraftOutbox({
    desk,
    server,
    isOnline: () => navigator.onLine,
    exclusively,
    after,
    now: Date.now,
  });
  channel.addEventListener('message', ({ data }: MessageEvent<DeskNews>) => void desk.refresh(data));
  followPage({ client, desk, outbox });
  await desk.loadAll();
  void outbox.deliverAll();
  return {
    desk,
    outbox,
    open: createOpen(client, desk, outbox),
    change(sessionId, change) {
      desk.change(sessionId, change);
      const { intent = 'keep' } = change;
      if (intent === 'keep') outbox.schedule(sessionId);
      else void outbox.deliver(sessionId);
    },
  };
}

const opened = new WeakMap<ServiceClient, Map<string, Promise<Drafts>>>();

/** The drafts of a person; opened once per page, so that saving goes on while the person is elsewhere in the app. */
export function getDrafts(client: ServiceClient, owner: DraftOwner): Promise<Drafts> {
  const byOwner = opened.get(client) ?? new Map<string, Promise<Drafts>>();
  opened.set(client, byOwner);
  const key = `${owner.instanceId}/${owner.userId}`;
  const drafts = byOwner.get(key) ?? createDrafts(client, owner);
  byOwner.set(key, drafts);
  return drafts;
}
