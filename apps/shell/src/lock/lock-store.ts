import type { ServiceClient } from '@reflectory/client';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { AuthStore } from '../session/auth-store.ts';
import { type CodeKnowledge, createCodeKnowledge } from './code-knowledge.ts';
import { createLockMemory, type IdleMinutes, type LockMemory } from './lock-memory.ts';
import { createPersonLock, type LockState, type PersonLock, type UnlockOutcome } from './person-lock.ts';
import { noWrongTries } from './wrong-tries.ts';

export type LockStore = {
  get(): LockState;
  subscribe(listener: () => void): () => void;
  /** Locks at once, in every tab; false when there is no code to unlock with. */
  lock(): boolean;
  unlock(entered: string): Promise<UnlockOutcome>;
  /**
   * Writes the person's code, or takes it away with null.
   *
   * @throws LockCodeLengthError, or the service's error.
   */
  setCode(code: string | null): Promise<void>;
  chooseIdleMinutes(minutes: IdleMinutes): void;
};

export type LockStoreOptions = {
  client: ServiceClient;
  auth: Pick<AuthStore, 'get' | 'authSession' | 'subscribe'>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  instanceId: string;
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  now: () => number;
};

type Owner = { userId: string; memory: LockMemory; code: CodeKnowledge; lock: PersonLock };

const nobody: LockState = { isLocked: false, hasCode: null, idleMinutes: 0, wrongTries: noWrongTries };

/** The session lock (specification, section 4). What is locked stays so over a reload and in every tab (ADR 0019). */
export function createLockStore(options: LockStoreOptions): LockStore {
  const { client, auth, storage, instanceId, page, now } = options;
  const listeners = createListeners();
  let owner: Owner | null = null;
  let state = nobody;

  const onChange = () => {
    const next = owner?.lock.state() ?? nobody;
    // Tabs tell each other of every touch; most of it changes nothing that is drawn.
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    listeners.notify();
  };
  const own = (userId: string): Owner => {
    const memory = createLockMemory(storage, { instanceId, userId });
    const code = createCodeKnowledge({ client, userId, memory });
    const lock = createPersonLock({
      code,
      memory,
      authSessionId: () => auth.authSession().id,
      page,
      now,
      onChange,
    });
    return { userId, memory, code, lock };
  };
  const settle = () => {
    const person = auth.get();
    if (person.status === 'loading') return;
    if (person.status === 'signed-out') owner?.memory.forget();
    const userId = person.status === 'signed-in' ? person.user.id : null;
    if (owner?.userId !== userId) {
      owner?.lock.stop();
      owner = userId === null ? null : own(userId);
      const look = owner?.lock.look;
      void owner?.code.read().then(look);
    }
    onChange();
  };

  followOthers(page, () => owner);
  auth.subscribe(settle);
  settle();
  return {
    get: () => state,
    subscribe: listeners.subscribe,
    lock: () => owner?.lock.lock() ?? false,
    unlock: async (entered) => owner?.lock.unlock(entered) ?? 'unreachable',
    async setCode(code) {
      await owner?.code.set(code);
      owner?.lock.look();
    },
    chooseIdleMinutes: (minutes) => owner?.lock.chooseIdleMinutes(minutes),
  };
}

/** Takes over what other tabs wrote, and what this one missed while it slept or lay in the browser's cache. */
function followOthers(page: LockStoreOptions['page'], owner: () => Owner | null): void {
  page.addEventListener('storage', ({ key }) => {
    const current = owner();
    if (!current?.memory.owns(key)) return;
    current.lock.look();
    if (current.memory.isCodeKey(key)) void current.code.read().then(current.lock.look);
  });
  const look = () => owner()?.lock.look();
  page.addEventListener('pageshow', look);
  page.addEventListener('visibilitychange', look);
}
