import type { ServiceClient } from '@reflectory/client';
import type { FocusIntentionRow } from '@reflectory/contracts/focus';

/** A line of a day as a device keeps it. */
export type Intention = Pick<
  FocusIntentionRow,
  'id' | 'day' | 'rank' | 'title' | 'target' | 'minutes' | 'starts_at' | 'done_at' | 'removed_at'
>;

type Owner = { instanceId: string; userId: string };
type Waiting = Readonly<Record<string, Intention>>;

const none: Waiting = {};
const keyOf = ({ instanceId, userId }: Owner) => `reflectory.focus-day:${instanceId}/${userId}`;
const listeners = new Set<() => void>();
/** What was read, by the text that it was read from: who looks twice sees the same. */
const read = new Map<string, { text: string; waiting: Waiting }>();

/** Lines that the service does not have yet as they are here, by their ids. */
export function waitingLines(owner: Owner): Waiting {
  const key = keyOf(owner);
  const text = localStorage.getItem(key);
  if (text === null) return none;
  const known = read.get(key);
  if (known?.text === text) return known.waiting;
  const waiting = JSON.parse(text) as Waiting;
  read.set(key, { text, waiting });
  return waiting;
}

function write(owner: Owner, waiting: Waiting): void {
  if (Object.keys(waiting).length === 0) localStorage.removeItem(keyOf(owner));
  else localStorage.setItem(keyOf(owner), JSON.stringify(waiting));
  for (const listener of listeners) listener();
}

/** Hears of lines that begin or end to wait, in any tab. */
export function onWaitingLines(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps lines on this device until the service has them. */
export function keepLines(owner: Owner, lines: readonly Intention[]): void {
  write(owner, { ...waitingLines(owner), ...Object.fromEntries(lines.map((line) => [line.id, line])) });
}

const mayPass = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500;

/**
 * Sends what waits, line by line. What the service refuses waits no longer.
 *
 * @returns how many were refused
 * @throws the failure of what may be taken another time
 */
export async function sendLines(client: ServiceClient, owner: Owner): Promise<number> {
  let refused = 0;
  for (const line of Object.values(waitingLines(owner))) {
    const { error, status } = await client
      .from('focus_intentions')
      .upsert({ ...line, user_id: owner.userId }, { onConflict: 'instance_id,id' });
    if (error && mayPass(status)) throw error;
    if (error) refused += 1;
    const { [line.id]: sent, ...others } = waitingLines(owner);
    // What was changed while it was sent waits on.
    if (JSON.stringify(sent) === JSON.stringify(line)) write(owner, others);
  }
  return refused;
}

/** Takes away what waits. */
export const forgetLines = (owner: Owner): void => write(owner, none);
