import type { ScreenPrivacy } from '@reflectory/platform-sdk';
import { isRecord } from '@reflectory/domain/record';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { AuthStore } from '../session/auth-store.ts';

type Choices = Omit<ScreenPrivacy, 'choose'>;

export type ScreenPrivacyStore = Pick<ScreenPrivacy, 'choose'> & {
  get(): Choices;
  subscribe(listener: () => void): () => void;
};

export type ScreenPrivacyStoreOptions = {
  auth: Pick<AuthStore, 'get' | 'subscribe'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  instanceId: string;
  page: Pick<Window, 'addEventListener'>;
};

const nothing: Choices = { blursWhenAway: false, hidesPreviews: false };

/** What a person hides on this device; every tab has the same, and it stays when they sign out. */
export function createScreenPrivacyStore(options: ScreenPrivacyStoreOptions): ScreenPrivacyStore {
  const { auth, storage, instanceId, page } = options;
  const listeners = createListeners();
  const findKey = () => {
    const person = auth.get();
    return person.status === 'signed-in' ? `reflectory.screen.${instanceId}.${person.user.id}` : null;
  };
  const parse = (text: string | null): unknown => {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  };
  const read = (): Choices => {
    const key = findKey();
    const kept = key === null ? null : parse(storage.getItem(key));
    if (!isRecord(kept)) return nothing;
    return { blursWhenAway: kept.blursWhenAway === true, hidesPreviews: kept.hidesPreviews === true };
  };
  let state = read();
  const follow = () => {
    const next = read();
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    listeners.notify();
  };
  auth.subscribe(follow);
  page.addEventListener('storage', follow);
  return {
    get: () => state,
    subscribe: listeners.subscribe,
    choose(change) {
      const key = findKey();
      if (key !== null) storage.setItem(key, JSON.stringify({ ...state, ...change }));
      follow();
    },
  };
}
