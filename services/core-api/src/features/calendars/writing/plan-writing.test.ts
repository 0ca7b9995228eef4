import { expect, it } from 'vitest';
import { planWriting, type Writing } from './plan-writing.ts';
import type { Wanted } from './wanted-things.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const href = 'https://calendar.example/mine/one.ics';
const wanted: Wanted = {
  href,
  kind: 'focus',
  starts_at: '2026-11-26T08:00:00.000Z',
  ends_at: '2026-11-26T09:00:00.000Z',
  is_all_day: false,
  text: 'text',
  hash: 'new',
};
const known: Writing = {
  href,
  ends_at: wanted.ends_at,
  state: 'written',
  is_wanted: true,
  etag: '"1"',
  sent_hash: 'new',
  written_hash: 'new',
  found_hash: 'new',
  settled_at: '2026-11-25T11:55:00Z',
};
const acts = (things: readonly Wanted[], rows: readonly Partial<Writing>[], isEnding = false) =>
  planWriting(
    things,
    rows.map((row) => ({ ...known, ...row })),
    { now, isEnding },
  ).map(({ act }) => act);

it.each<[string, Partial<Writing>, string[], string[]]>([
  ['stands there as it should', {}, [], ['remove']],
  ['has changed since', { written_hash: 'old' }, ['put'], ['remove']],
  ['was sent and never settled', { state: 'waiting', etag: null, written_hash: null }, ['put'], ['remove']],
  ['was sent anew and never settled', { sent_hash: 'other' }, ['put'], ['remove']],
  ['was changed by hand', { state: 'hand_changed' }, [], ['mark']],
  ['was changed by hand and removed here', { state: 'hand_changed', is_wanted: false }, ['mark'], []],
  ['is to be left', { state: 'left' }, [], ['forget']],
  ['was deleted by hand', { state: 'hand_removed' }, [], ['forget']],
  ['is to be written over', { state: 'overwrite' }, ['put'], ['remove']],
  ['was refused just now', { state: 'failed', etag: null }, [], ['forget']],
  ['was refused an hour ago', { state: 'failed', settled_at: '2026-11-25T10:00:00Z' }, ['put'], ['remove']],
  ['was refused, and is another now', { state: 'failed', sent_hash: 'old' }, ['put'], ['remove']],
  ['is of the day before yesterday', { ends_at: '2026-11-23T09:00:00Z' }, [], []],
])('what %s', (_, row, whenWanted, whenNot) => {
  expect(acts([wanted], [row])).toEqual(whenWanted);
  expect(acts([], [row])).toEqual(whenNot);
});

it('at the end all that is ours is taken away, however old, and nothing that was changed by hand', () => {
  expect(acts([wanted], [{ ends_at: '2026-01-01T09:00:00Z' }], true)).toEqual(['remove']);
  expect(acts([wanted], [{ state: 'hand_changed' }], true)).toEqual(['forget']);
});

it('what takes away comes before what is new', () => {
  expect(acts([wanted], [{ href: 'https://calendar.example/old/one.ics' }])).toEqual(['remove', 'put']);
});
