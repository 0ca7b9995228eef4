import { expect, it } from 'vitest';
import { lastPosition, movedJournals } from './journal-order.ts';

const journals = [
  { id: 'work', position: 0 },
  { id: 'home', position: 1 },
  { id: 'dreams', position: 2 },
];

it('changes the places between which a journal moves, and no other', () => {
  expect(movedJournals(journals, 0, 1)).toEqual([
    { id: 'home', position: 0 },
    { id: 'work', position: 1 },
  ]);
});

it('parts journals that had the same place', () => {
  const made = journals.map(({ id }) => ({ id, position: 0 }));
  expect(movedJournals(made, 2, 1)).toEqual([
    { id: 'dreams', position: 1 },
    { id: 'home', position: 2 },
  ]);
});

it('moves none beyond the ends', () => {
  expect(movedJournals(journals, 0, -1)).toEqual([]);
  expect(movedJournals(journals, 2, 3)).toEqual([]);
});

it('puts a new one behind all others', () => {
  expect(lastPosition([])).toBe(0);
  expect(lastPosition(journals.toReversed())).toBe(3);
});
