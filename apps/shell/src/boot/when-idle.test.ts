import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { whenIdle } from './when-idle.ts';

const happens = (kind: string) => document.dispatchEvent(new Event(kind));
const waitFor = () => {
  const waiting = { isOver: false };
  void whenIdle().then(() => (waiting.isOver = true));
  return waiting;
};

// What somebody does is noticed from the first time on that somebody waits.
beforeEach(whenIdle);

it('waits while somebody drags, and a little longer', async () => {
  happens('pointerdown');
  happens('dragstart');
  happens('pointercancel');
  const waiting = waitFor();
  await delay(1500);
  expect(waiting.isOver).toBe(false);
  happens('dragend');
  await expect.poll(() => waiting.isOver).toBe(true);
});

it.each([
  ['a pointer moves to what it may press', 'pointermove'],
  ['something is dragged whose start nobody noticed', 'dragover'],
])('waits while %s', async (_what, kind) => {
  happens(kind);
  const waiting = waitFor();
  for (let step = 0; step < 8; step += 1) {
    happens(kind);
    await delay(100);
  }
  expect(waiting.isOver).toBe(false);
  await expect.poll(() => waiting.isOver).toBe(true);
});

it('waits while one key follows the other', async () => {
  happens('keydown');
  const waiting = waitFor();
  for (let key = 0; key < 10; key += 1) {
    await delay(100);
    happens('keydown');
  }
  expect(waiting.isOver).toBe(false);
  await expect.poll(() => waiting.isOver).toBe(true);
});
