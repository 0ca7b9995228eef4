import type { BootRemote } from '@reflectory/contracts/boot';

/** Which remotes are on the screen: the style sheets of all others rest. */
export type RemoteStyles = {
  /** Something of the remote is drawn from now on; returns how that ends. */
  show(name: BootRemote['name']): () => void;
};

const RESTING = 'not all';

/**
 * Lets style sheets leave with their area. They stay in the document, since the remote's own loader believes them to be
 * there, and are not loaded again when somebody comes back.
 */
export function createRemoteStyles(
  remotes: readonly Pick<BootRemote, 'name' | 'baseUrl'>[],
  page: Pick<Document, 'head'>,
): RemoteStyles {
  const shown = new Map<string, number>();
  const settle = () => {
    for (const link of page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const { pathname } = new URL(link.href);
      const remote = remotes.find(({ baseUrl }) => pathname.startsWith(baseUrl));
      if (!remote) continue;
      if (shown.get(remote.name)) link.removeAttribute('media');
      else link.media = RESTING;
    }
  };
  const change = (name: string, by: number) => {
    shown.set(name, (shown.get(name) ?? 0) + by);
    settle();
  };
  // A chunk may still bring its sheet when its area was left already.
  new MutationObserver(settle).observe(page.head, { childList: true });
  return {
    show(name) {
      change(name, 1);
      return () => change(name, -1);
    },
  };
}
