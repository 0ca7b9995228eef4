import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './watch-idle.ts';

const MINUTE_MS = 60_000;
let page: EventTarget;
let noted: number;
let idle: number;
let minutes: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  page = new EventTarget();
  noted = 0;
  idle = 0;
  minutes = 5;
});
afterEach(() => vi.useRealTimers());

const watch = () =>
  watchIdle({
    page: {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    } as Pick<Window, 'addEventListener' | 'removeEventListener'>,
    now: Date.now,
    minutes: () => minutes,
    lastActivity: () => noted,
    noteActivity: (at) => {
      noted = at;
    },
    onIdle: () => {
      idle += 1;
    },
  });
const touch = (sign = 'keydown') => page.dispatchEvent(new Event(sign));

it('ends after the minutes that are allowed since the last touch', () => {
  watch();
  vi.advanceTimersByTime(4 * MINUTE_MS);
  touch();
  vi.advanceTimersByTime(5 * MINUTE_MS - 1);
  expect(idle).toBe(0);
  vi.advanceTimersByTime(1);
  expect(idle).toBe(1);
});

it('counts a touch in another tab', () => {
  watch();
  vi.advanceTimersByTime(4 * MINUTE_MS);
  noted = Date.now();
  vi.advanceTimersByTime(4 * MINUTE_MS);
  expect(idle).toBe(0);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(idle).toBe(1);
});

it('does not let a touch through that comes after the time was up, as when the computer slept', () => {
  watch();
  vi.setSystemTime(6 * MINUTE_MS);
  touch('pointermove');
  expect([idle, noted]).toEqual([1, 0]);
});

it('never ends with 0 minutes, and begins when some are chosen', () => {
  minutes = 0;
  const { check } = watch();
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(idle).toBe(0);
  touch('input');
  minutes = 1;
  check();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(idle).toBe(1);
});

it('stops', () => {
  watch().stop();
  touch();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect([idle, noted]).toEqual([0, 0]);
});
