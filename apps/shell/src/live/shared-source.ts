import type { ChangeSource, Heard } from './change-source.ts';

const NAME = 'reflectory.live';

type Browser = {
  /** Unset where the page is not in a secure context. */
  locks?: Pick<LockManager, 'request'> | undefined;
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
};

/**
 * One connection for all tabs of a browser, which opens only a few to one host: the tab that holds the lock listens and
 * hands on. When it goes, the next one gets the lock. Where there are no locks, each page listens for itself.
 */
export function sharedSource(source: ChangeSource, { locks, openChannel }: Browser): ChangeSource {
  if (!locks) return source;
  return ({ heard, lost }) => {
    const others = openChannel(NAME);
    const stopping = new AbortController();
    others.addEventListener('message', ({ data }: MessageEvent<Heard>) => heard(data));
    const listen = () =>
      new Promise<void>((release) => {
        const stop = source({
          heard(told) {
            others.postMessage(told);
            heard(told);
          },
          lost() {
            release();
            lost();
          },
        });
        stopping.signal.addEventListener('abort', () => {
          stop();
          release();
        });
      });
    // Rejected only when stopped while it waits.
    locks.request(NAME, { signal: stopping.signal }, listen).catch(() => {});
    return () => {
      stopping.abort();
      others.close();
    };
  };
}
