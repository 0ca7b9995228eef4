import type { ServiceClient } from '@reflectory/client';
import type { EntryLinkInsert } from '@reflectory/contracts/entry-links';
import type { DeviceKeeper, DeviceOwner } from '@reflectory/platform-sdk';
import { createListeners } from '@reflectory/platform-sdk/listeners';

/** A link that the service does not have yet. Its id is drawn here, so that a second try meets the first. */
export type WaitingLink = EntryLinkInsert & { id: string; entry_id: string };

type Owner = Omit<DeviceOwner, 'client'>;

const keyOf = ({ instanceId, userId }: Owner) => `reflectory.entry-links:${instanceId}/${userId}`;
const none: readonly WaitingLink[] = [];
const listeners = createListeners();
/** What was read, by the text that it was read from: who looks twice sees the same list. */
const read = new Map<string, { text: string; links: readonly WaitingLink[] }>();

/** Links that wait on this device, the oldest first. */
export function waitingLinks(owner: Owner): readonly WaitingLink[] {
  const key = keyOf(owner);
  const text = localStorage.getItem(key);
  if (text === null) return none;
  const known = read.get(key);
  if (known?.text === text) return known.links;
  const links = JSON.parse(text) as WaitingLink[];
  read.set(key, { text, links });
  return links;
}

function write(owner: Owner, links: readonly WaitingLink[]): void {
  if (links.length === 0) localStorage.removeItem(keyOf(owner));
  else localStorage.setItem(keyOf(owner), JSON.stringify(links));
  listeners.notify();
}

/** Hears of links that begin or end to wait. */
export const onWaitingLinks = listeners.subscribe;

/** Keeps links on this device until the service has them. */
export function keepLinks(owner: Owner, links: readonly WaitingLink[]): void {
  write(owner, [...waitingLinks(owner), ...links]);
}

/** SQLSTATE of a row that is there already: the answer to its first try was lost. */
const THERE = '23505';
const mayPass = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500;

/**
 * Sends what waits. What the service refuses waits no longer.
 *
 * @returns how many were refused.
 * @throws the failure of what may be taken another time.
 */
export async function sendLinks(client: ServiceClient, owner: Owner): Promise<number> {
  let refused = 0;
  for (const link of waitingLinks(owner)) {
    const { error, status } = await client.from('entry_links').insert(link);
    if (error && mayPass(status)) throw error;
    if (error && error.code !== THERE) refused += 1;
    write(
      owner,
      waitingLinks(owner).filter(({ id }) => id !== link.id),
    );
  }
  return refused;
}

/** What signing out is told of links that wait. */
export const linkKeeper: DeviceKeeper = {
  async countUnsent(owner) {
    await sendLinks(owner.client, owner).catch(() => undefined);
    return waitingLinks(owner).length;
  },
  async forget(owner, { withUnsent }) {
    if (withUnsent) write(owner, []);
  },
};
