import type { RemoteName } from '@reflectory/contracts/remotes';
import { createListeners } from '@reflectory/platform-sdk/listeners';

/** Which remotes have something at the foot of every screen of this tab, also after it was loaded anew. */
export type FootStore = {
  get(): readonly RemoteName[];
  subscribe(listener: () => void): () => void;
  show(remote: RemoteName): void;
  hide(remote: RemoteName): void;
  /** Shows what stood there before the page was loaded anew. */
  restore(): void;
};

const KEY = 'reflectory.foot';

/** `tab` is storage of this tab. */
export function createFootStore(tab: Pick<Storage, 'getItem' | 'setItem'>): FootStore {
  const listeners = createListeners();
  let shown: readonly RemoteName[] = [];
  const change = (next: Iterable<RemoteName>) => {
    shown = [...new Set(next)];
    tab.setItem(KEY, shown.join());
    listeners.notify();
  };
  return {
    get: () => shown,
    subscribe: listeners.subscribe,
    show: (remote) => change([...shown, remote]),
    hide: (remote) => change(shown.filter((one) => one !== remote)),
    restore() {
      const kept = tab.getItem(KEY);
      if (kept) change([...shown, ...kept.split(',')]);
    },
  };
}
