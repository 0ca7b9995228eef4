import { expect, it } from 'vitest';
import type { ChangeSource, Heard } from './change-source.ts';
import { sharedSource } from './shared-source.ts';

/** Locks and channels of one browser, with its tabs in turn. */
function browser() {
  const waiting: { run: () => Promise<void>; signal?: AbortSignal | undefined }[] = [];
  let isHeld = false;
  const next = () => {
    if (isHeld) return;
    const taken = waiting.shift();
    if (!taken) return;
    isHeld = true;
    void taken.run().finally(() => {
      isHeld = false;
      next();
    });
  };
  const channels = new Set<EventTarget>();
  return {
    locks: {
      request: (_name: string, { signal }: LockOptions, run: () => Promise<void>) => {
        waiting.push({ run, signal });
        next();
        return Promise.resolve();
      },
    } as unknown as Pick<LockManager, 'request'>,
    openChannel() {
      const own = new EventTarget();
      channels.add(own);
      return Object.assign(own, {
        postMessage(data: unknown) {
          for (const other of channels) {
            if (other !== own) other.dispatchEvent(new MessageEvent('message', { data }));
          }
        },
        close: () => void channels.delete(own),
      });
    },
  };
}

it('one tab listens for all, and another takes over when it goes', async () => {
  const open: ((heard: Heard) => void)[] = [];
  const source: ChangeSource = ({ heard }) => {
    open.push(heard);
    return () => {};
  };
  const shared = sharedSource(source, browser());
  const [first, second]: Heard[][] = [[], []];
  const stopFirst = shared({ heard: (told) => first?.push(told), lost: () => {} });
  shared({ heard: (told) => second?.push(told), lost: () => {} });
  expect(open).toHaveLength(1);
  const beat: Heard = { kind: 'beat', revision: 1 };
  open[0]?.(beat);
  expect([first, second]).toEqual([[beat], [beat]]);
  stopFirst();
  await expect.poll(() => open).toHaveLength(2);
  open[1]?.(beat);
  expect([first?.length, second?.length]).toEqual([1, 2]);
});

it('without locks each page listens for itself', () => {
  const source: ChangeSource = () => () => {};
  expect(sharedSource(source, { ...browser(), locks: undefined })).toBe(source);
});
