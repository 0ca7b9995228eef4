import type { RemoteName } from '@reflectory/contracts/remotes';

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

/** `tab` is storage of this tab; `fills` are the remotes that have something to put there. */
export function createFootStore(
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  fills: readonly RemoteName[],
): FootStore {
  const listeners = new Set<() => void>();
  let shown: readonly RemoteName[] = [];
  const change = (next: readonly RemoteName[]) => {
    shown = next;
    if (next.length > 0) tab.setItem(KEY, next.join());
    else tab.removeItem(KEY);
    for (const listener of listeners) listener();
  };
  const show = (remote: RemoteName) => {
    if (fills.includes(remote) && !shown.includes(remote)) change([...shown, remote]);
  };
  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    hide(remote) {
      if (shown.includes(remote)) change(shown.filter((one) => one !== remote));
    },
    restore() {
      for (const remote of tab.getItem(KEY)?.split(',') ?? []) show(remote);
    },
  };
}
