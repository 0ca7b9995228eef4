import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const happens = (kind: string) => document.dispatchEvent(new Event(kind));
const waitFor = () => {
  const waiting = { isOver: false };
  void whenIdle().then(() => (waiting.isOver = true));
  return waiting;
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

// One clock for all tests: what hands did is remembered by its time.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  // What somebody does is noticed from the first time on that somebody waits.
  const first = whenIdle();
  await pass(1000);
  await first;
});

it('waits while somebody drags, and a little longer', async () => {
  happens('pointerdown');
  happens('dragstart');
  happens('pointercancel');
  const waiting = waitFor();
  await pass(1500);
  expect(waiting.isOver).toBe(false);
  happens('dragend');
  await pass(1000);
  expect(waiting.isOver).toBe(true);
});

it.each([
  ['a pointer moves to what it may press', 'pointermove'],
  ['something is dragged whose start nobody noticed', 'dragover'],
])('waits while %s', async (_what, kind) => {
  happens(kind);
  const waiting = waitFor();
  for (let step = 0; step < 8; step += 1) {
    happens(kind);
    await pass(100);
  }
  expect(waiting.isOver).toBe(false);
  await pass(1000);
  expect(waiting.isOver).toBe(true);
});

it('waits while one key follows the other', async () => {
  happens('keydown');
  const waiting = waitFor();
  for (let key = 0; key < 10; key += 1) {
    await pass(100);
    happens('keydown');
  }
  expect(waiting.isOver).toBe(false);
  await pass(1000);
  expect(waiting.isOver).toBe(true);
});
