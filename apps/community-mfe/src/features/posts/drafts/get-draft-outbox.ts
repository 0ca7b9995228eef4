import { callFunction, FunctionCallError, type ServiceClient } from '@reflectory/client';
import type {} from '@reflectory/contracts/community';
import { after, exclusively } from '@reflectory/platform-sdk/surroundings';
import { createDraftOutbox, type DraftCalls, type DraftOutbox } from './draft-outbox.ts';
import { REFUSALS } from './draft-store.ts';

const CALL_TIMEOUT_MS = 15_000;

const opened = new WeakMap<ServiceClient, Map<string, DraftOutbox>>();

/** Null where the browser gives pages no storage. */
function deviceArea(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function callsOf(client: ServiceClient, userId: string): DraftCalls {
  /** Nothing is sent as somebody else who signed in meanwhile. */
  const asOwner = async () => {
    const { data } = await client.auth.getSession();
    if (data.session?.user.id !== userId) throw new Error('Somebody else is signed in');
    return { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) };
  };
  return {
    async save(fields, base) {
      const options = await asOwner();
      try {
        return await callFunction(client, 'save-post-draft', { ...fields, base }, options);
      } catch (error) {
        const refused = error instanceof FunctionCallError && REFUSALS.find((code) => code === error.code);
        if (refused) return { refused };
        throw error;
      }
    },
    async remove(id, base) {
      const answer = await callFunction(client, 'remove-post-draft', { id, base }, await asOwner());
      return answer.is_done;
    },
  };
}

function create(client: ServiceClient, owner: string, userId: string): DraftOutbox {
  const prefix = `reflectory.post-drafts:${owner}:`;
  const outbox = createDraftOutbox({
    area: deviceArea(),
    prefix,
    after,
    alone: (task) => exclusively(prefix, task),
    ...callsOf(client, userId),
  });
  window.addEventListener('online', () => void outbox.sendAll());
  window.addEventListener('pagehide', () => void outbox.sendAll());
  window.addEventListener('storage', ({ key }) => key?.startsWith(prefix) && outbox.load());
  void outbox.sendAll();
  return outbox;
}

/** The drafts of a person on their way to the service; opened once per page. */
export function getDraftOutbox(
  client: ServiceClient,
  { instanceId, userId }: { instanceId: string; userId: string },
): DraftOutbox {
  const byOwner = opened.get(client) ?? new Map<string, DraftOutbox>();
  opened.set(client, byOwner);
  const owner = `${instanceId}/${userId}`;
  const outbox = byOwner.get(owner) ?? create(client, owner, userId);
  byOwner.set(owner, outbox);
  return outbox;
}
