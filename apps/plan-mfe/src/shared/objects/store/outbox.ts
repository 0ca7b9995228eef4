import { failureCode } from '@reflectory/client';
import { type Change, CHANGE_LIMITS, type ChangeResult } from '@reflectory/contracts/editing';
import type { News } from '../server/editing-server.ts';

/** Milliseconds to wait before a try is repeated: 1, 2, 5, then 10 s. */
const RETRY_MS = [1000, 2000, 5000, 10_000] as const;
/** Failures of a call that come of what it holds: trying again would not help. */
const OWN_FAULTS = new Set(['invalid_input', 'too_large']);

export type Sent = News & { results: ChangeResult[] };

type Options = {
  /** Sends changes in their order. */
  send(changes: readonly Change[]): Promise<Sent>;
  /** Hears the answer before the next changes leave. */
  onSent(sent: Sent, changes: readonly Change[]): Promise<void> | void;
  onStateChanged(): void;
  /** Runs `task` while no other tab sends for this object. */
  exclusively(task: () => Promise<void>): Promise<void>;
  /** Runs `task` after a while; answers what cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  isOnline(): boolean;
};

/** As many of the first changes as one call may carry. */
function firstCall(waiting: readonly Change[], most: number): Change[] {
  let characters = 0;
  const call: Change[] = [];
  for (const change of waiting.slice(0, most)) {
    characters += JSON.stringify(change.fields).length;
    if (call.length > 0 && characters > CHANGE_LIMITS.characters / 2) break;
    call.push(change);
  }
  return call;
}

/** One change spoils the call for the others: it is found by sending fewer, and refused alone. */
function refuseOne(error: unknown, changes: readonly Change[]): Sent {
  if (!OWN_FAULTS.has(failureCode(error))) throw error;
  const refused = changes.length === 1 ? changes : [];
  const results = refused.map(({ id }) => ({ id, status: 'refused', code: 'invalid' }) as const);
  return { changes: [], number: 0, now: new Date().toISOString(), results };
}

/** Brings changes of one object to the service: in order, each until it is answered, with growing patience. */
export function createOutbox({ send, onSent, onStateChanged, exclusively, after, isOnline }: Options) {
  let waiting: Change[] = [];
  let running: Promise<void> | null = null;
  let tries = 0;
  let most: number = CHANGE_LIMITS.changes;
  let cancelRetry = () => {};

  async function sendOnce(): Promise<void> {
    const changes = firstCall(waiting, most);
    if (changes.length === 0) return;
    const sent = await send(changes).catch((error: unknown) => refuseOne(error, changes));
    tries = 0;
    most = sent.results.length > 0 ? CHANGE_LIMITS.changes : Math.ceil(changes.length / 2);
    const answered = new Set(sent.results.map(({ id }) => id));
    waiting = waiting.filter(({ id }) => !answered.has(id));
    await onSent(sent, changes);
  }

  async function sendAll(): Promise<void> {
    cancelRetry();
    let hasFailed = false;
    try {
      await exclusively(async () => {
        while (waiting.length > 0 && isOnline()) await sendOnce();
      });
    } catch {
      hasFailed = true;
      cancelRetry = after(RETRY_MS[tries] ?? 10_000, () => void deliver());
      tries += 1;
    }
    running = null;
    onStateChanged();
    // Something was changed while the last answer was taken in.
    if (!hasFailed) void deliver();
  }

  function deliver(): Promise<void> {
    if (!running && waiting.length > 0 && isOnline()) running = sendAll();
    return running ?? Promise.resolve();
  }

  return {
    /** Sends all that waits; resolves when it is answered, or the try failed. */
    deliver,
    add(changes: readonly Change[]): void {
      const known = new Set(waiting.map(({ id }) => id));
      waiting = [...waiting, ...changes.filter(({ id }) => !known.has(id))];
    },
    /** Another tab got the answer to these. */
    drop(ids: ReadonlySet<string>): void {
      waiting = waiting.filter(({ id }) => !ids.has(id));
    },
    amount: () => waiting.length,
    isTrying: () => running !== null,
    /** The last try failed, and the next one waits. */
    isStalled: () => tries > 0,
    close(): void {
      cancelRetry();
    },
  };
}
