import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { AuthStore } from '../session/auth-store.ts';

type ConsentChoice = 'allowed' | 'refused';

export type ConsentState = {
  /** Null while the person was not asked. */
  choice: ConsentChoice | null;
  /** The browser says Do Not Track or Global Privacy Control: that is a no, and nobody is asked. */
  isRefusedByBrowser: boolean;
  /** Whether anything may be counted now. */
  isAllowed: boolean;
};

export type ConsentStore = {
  get(): ConsentState;
  subscribe(listener: () => void): () => void;
  choose(choice: ConsentChoice): void;
};

/** What a browser may say about being followed. */
export type BrowserWishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

export type ConsentStoreOptions = {
  auth: Pick<AuthStore, 'get' | 'subscribe'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  instanceId: string;
  browser: BrowserWishes;
  page: Pick<Window, 'addEventListener'>;
};

const isChoice = (text: string | null): text is ConsentChoice => text === 'allowed' || text === 'refused';

/** Whether this person lets this instance count which screens are used. Kept on this device only. */
export function createConsentStore(options: ConsentStoreOptions): ConsentStore {
  const { auth, storage, instanceId, browser, page } = options;
  const isRefusedByBrowser = browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
  const listeners = createListeners();
  const findKey = () => {
    const person = auth.get();
    return person.status === 'signed-in' ? `reflectory.analytics.${instanceId}.${person.user.id}` : null;
  };
  const read = (): ConsentState => {
    const key = findKey();
    const stored = key === null ? null : storage.getItem(key);
    const choice = isChoice(stored) ? stored : null;
    return { choice, isRefusedByBrowser, isAllowed: choice === 'allowed' && !isRefusedByBrowser };
  };
  let state = read();
  const follow = () => {
    const next = read();
    if (next.choice === state.choice) return;
    state = next;
    listeners.notify();
  };
  auth.subscribe(follow);
  page.addEventListener('storage', follow);
  return {
    get: () => state,
    subscribe: listeners.subscribe,
    choose(choice) {
      const key = findKey();
      if (key !== null) storage.setItem(key, choice);
      follow();
    },
  };
}
