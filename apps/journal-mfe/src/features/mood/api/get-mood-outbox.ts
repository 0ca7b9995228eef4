import type { ServiceClient } from '@reflectory/client';
import { after } from '@reflectory/platform-sdk/surroundings';
import { createMoodOutbox, type MoodOutbox } from '../outbox/mood-outbox.ts';
import { sendMoodChange } from './send-mood-change.ts';

const opened = new WeakMap<ServiceClient, Map<string, MoodOutbox>>();

/** Null where the browser gives pages no storage. */
function deviceArea(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function create(client: ServiceClient, owner: string, userId: string): MoodOutbox {
  const prefix = `reflectory.mood:${owner}:`;
  const outbox = createMoodOutbox({
    area: deviceArea(),
    prefix,
    send: (change) => sendMoodChange(client, userId, change),
    after,
  });
  window.addEventListener('online', () => void outbox.deliverAll());
  window.addEventListener('storage', ({ key }) => key?.startsWith(prefix) && outbox.load());
  void outbox.deliverAll();
  return outbox;
}

/** The check-ins of a person on their way to the server; opened once per page. */
export function getMoodOutbox(
  client: ServiceClient,
  { instanceId, userId }: { instanceId: string; userId: string },
): MoodOutbox {
  const byOwner = opened.get(client) ?? new Map<string, MoodOutbox>();
  opened.set(client, byOwner);
  const owner = `${instanceId}/${userId}`;
  const outbox = byOwner.get(owner) ?? create(client, owner, userId);
  byOwner.set(owner, outbox);
  return outbox;
}
