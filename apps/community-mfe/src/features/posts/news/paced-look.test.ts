import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPacedLook, LOOK_EVERY_MS } from './paced-look.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function arrange() {
  const page = { isSeen: true };
  const look = vi.fn<() => void>();
  return { page, look, paced: createPacedLook({ look, isSeen: () => page.isSeen, random: () => 0.5 }) };
}

it('looks within half a second, and once for a storm of news in five', () => {
  const { look, paced } = arrange();
  paced.tell();
  vi.advanceTimersByTime(500);
  expect(look).toHaveBeenCalledTimes(1);
  for (let tenths = 0; tenths < 100; tenths += 1) {
    paced.tell();
    vi.advanceTimersByTime(100);
  }
  expect(look.mock.calls.length).toBeLessThanOrEqual(3);
});

it('misses nothing that was told between two looks', () => {
  const { look, paced } = arrange();
  paced.tell();
  vi.advanceTimersByTime(500);
  paced.tell();
  vi.advanceTimersByTime(LOOK_EVERY_MS);
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(2);
});

it('looks for nobody, and when somebody comes back', () => {
  const { page, look, paced } = arrange();
  paced.tell();
  page.isSeen = false;
  vi.advanceTimersByTime(60_000);
  paced.tell();
  expect(look).not.toHaveBeenCalled();
  page.isSeen = true;
  paced.wake();
  vi.advanceTimersByTime(500);
  expect(look).toHaveBeenCalledTimes(1);
});

it('looks no more when its page is gone', () => {
  const { look, paced } = arrange();
  paced.tell();
  paced.stop();
  vi.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
});
