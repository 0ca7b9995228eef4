import { PAGE_BEAT_MS, type PageChange } from '@reflectory/contracts/boot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Heard } from './change-source.ts';
import { followChanges } from './follow-changes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const change = (what: PageChange['what'], revision = 1): Heard => ({
  kind: 'change',
  change: { what, revision, withinMs: 300 },
});

function open({ pausesHidden = false } = {}) {
  const asked: [string, number][] = [];
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState }),
  });
  const connections: { heard: (heard: Heard) => void; lost: () => void; isOpen: boolean }[] = [];
  followChanges({
    source(listener) {
      const connection = { ...listener, isOpen: true };
      connections.push(connection);
      return () => void (connection.isOpen = false);
    },
    ask: (what, revision) => void asked.push([what, revision]),
    revision: 1,
    page: page as unknown as Window,
    pausesHidden,
    now: Date.now,
    random: () => 0.5,
  });
  const see = (visibilityState: DocumentVisibilityState) => {
    page.document.visibilityState = visibilityState;
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  const last = () => {
    const connection = connections.at(-1);
    if (!connection) throw new Error('Nobody listens');
    return connection;
  };
  return { asked, connections, last, page, see };
}

it('asks within the time that it is given, once for many changes of the same', async () => {
  const { asked, last } = open();
  last().heard(change('facts', 2));
  last().heard(change('facts', 3));
  last().heard(change('role', 3));
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([
    ['facts', 3],
    ['role', 3],
  ]);
});

it('asks when the gateway knows more than the document did, and not because of signs of life', async () => {
  const { asked, last } = open();
  last().heard({ kind: 'beat', revision: 1 });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);
  last().heard({ kind: 'beat', revision: 7 });
  last().heard({ kind: 'beat', revision: 7 });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([['facts', 7]]);
});

it('asks at intervals while the push is lost, tries to have it again ever more slowly, and then asks once', async () => {
  const { asked, connections, last } = open();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    last().lost();
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(asked.length).toBeGreaterThanOrEqual(1);
  expect(new Set(asked.map(([what]) => what))).toEqual(new Set(['all']));
  const tries = connections.length;
  last().lost();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(connections).toHaveLength(tries);
  await vi.advanceTimersByTimeAsync(60_000);
  asked.length = 0;
  last().heard({ kind: 'beat', revision: 1 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([['all', 1]]);
});

it('counts a connection that says nothing as lost', async () => {
  const { asked, connections, last } = open();
  const first = last();
  await vi.advanceTimersByTimeAsync(4 * PAGE_BEAT_MS);
  expect(asked.length).toBeGreaterThan(0);
  expect(first.isOpen).toBe(false);
  expect(connections.length).toBeGreaterThan(1);
});

it('a page that lives on signs of life asks for nothing', async () => {
  const { asked, connections, last } = open();
  for (let beat = 0; beat < 20; beat += 1) {
    last().heard({ kind: 'beat', revision: 1 });
    await vi.advanceTimersByTimeAsync(PAGE_BEAT_MS);
  }
  expect([asked, connections.length]).toEqual([[], 1]);
});

it('gives its connection back when it is put away, and asks when it is taken out again', async () => {
  const { asked, last, page } = open();
  page.dispatchEvent(new Event('pagehide'));
  expect(last().isOpen).toBe(false);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(10);
  expect([last().isOpen, asked]).toEqual([true, [['all', 1]]]);
});

it('where tabs cannot share a connection, only the one that is seen has one', async () => {
  const { asked, last, see } = open({ pausesHidden: true });
  see('hidden');
  expect(last().isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toEqual([]);
  see('visible');
  await vi.advanceTimersByTimeAsync(10);
  expect([last().isOpen, asked]).toEqual([true, [['all', 1]]]);
});
