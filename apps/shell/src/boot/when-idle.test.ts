import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const happens = (kind: string) => document.dispatchEvent(new Event(kind));
const waitFor = () => {
  const waiting = { isOver: false };
  void whenIdle().then(() => (waiting.isOver = true));
  return waiting;
};

it('waits while somebody drags, and a little longer', async () => {
  await waitThrough(waitFor());
  happens('pointerdown');
  happens('dragstart');
  happens('pointercancel');
  const waiting = waitFor();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(waiting.isOver).toBe(false);
  happens('dragend');
  await vi.advanceTimersByTimeAsync(3000);
  expect(waiting.isOver).toBe(true);
});

it('waits while one key follows the other', async () => {
  await waitThrough(waitFor());
  const waiting = waitFor();
  for (let key = 0; key < 20; key += 1) {
    happens('keydown');
    await vi.advanceTimersByTimeAsync(150);
  }
  happens('keydown');
  const next = waitFor();
  await vi.advanceTimersByTimeAsync(400);
  expect(next.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect([waiting.isOver, next.isOver]).toEqual([true, true]);
});

async function waitThrough(waiting: { isOver: boolean }): Promise<void> {
  await vi.advanceTimersByTimeAsync(3000);
  expect(waiting.isOver).toBe(true);
}
