import { beforeEach, expect, it } from 'vitest';
import { newCheckIn } from '../model/check-in.ts';
import { createMoodOutbox, type MoodChange } from './mood-outbox.ts';

const prefix = 'mood:a/b:';
let sent: MoodChange[] = [];
let answer: () => 'taken' | 'refused' = () => 'taken';
let retries: (() => void)[] = [];
const away = () => {
  throw new Error('away');
};

beforeEach(() => {
  localStorage.clear();
  sent = [];
  retries = [];
  answer = () => 'taken';
});

const open = () =>
  createMoodOutbox({
    area: localStorage,
    prefix,
    send: async (change) => {
      const outcome = answer();
      sent.push(change);
      return outcome;
    },
    after: (_milliseconds, task) => {
      retries.push(task);
      return () => void (retries = retries.filter((retry) => retry !== task));
    },
  });

it('is on the device at once, survives the page, and is sent once', async () => {
  answer = away;
  const checkIn = { ...newCheckIn(null), note: 'On the train' };
  await open().put({ kind: 'save', checkIn });
  const later = open();
  expect(later.list()).toEqual([{ kind: 'save', checkIn }]);
  answer = () => 'taken';
  await Promise.all([later.deliverAll(), later.deliverAll()]);
  await later.deliverAll();
  expect(sent).toHaveLength(1);
  expect(later.countWaiting()).toBe(0);
  expect(localStorage).toHaveLength(0);
});

it('tries again by itself', async () => {
  answer = away;
  const outbox = open();
  await outbox.put({ kind: 'save', checkIn: newCheckIn(null) });
  answer = () => 'taken';
  retries[0]?.();
  await outbox.deliverAll();
  expect(outbox.countWaiting()).toBe(0);
});

it('sends what was changed while it was on its way', async () => {
  const checkIn = newCheckIn(null);
  const outbox = open();
  const first = outbox.put({ kind: 'save', checkIn });
  await Promise.all([first, outbox.put({ kind: 'save', checkIn: { ...checkIn, note: 'And tired' } })]);
  expect(sent.map(({ checkIn: { note } }) => note)).toEqual(['', 'And tired']);
});

it('keeps what was refused, and says so', async () => {
  answer = () => 'refused';
  const outbox = open();
  await outbox.put({ kind: 'save', checkIn: newCheckIn(null) });
  expect(outbox.list()).toMatchObject([{ isRefused: true }]);
  expect(open().countWaiting()).toBe(1);
});

it('shows what was taken until the list was read after it', async () => {
  const outbox = open();
  await outbox.put({ kind: 'save', checkIn: newCheckIn(null) });
  const known = outbox.takenSoFar();
  expect(outbox.list()).toHaveLength(1);
  outbox.settle(known);
  expect(outbox.list()).toHaveLength(0);
});

it('passes over what is damaged, and what is another person’s', () => {
  localStorage.setItem(`${prefix}1`, '{');
  localStorage.setItem('mood:a/other:2', JSON.stringify({ kind: 'save', checkIn: newCheckIn(null) }));
  expect(open().list()).toEqual([]);
});
