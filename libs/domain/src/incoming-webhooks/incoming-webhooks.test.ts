import { expect, test } from 'vitest';
import { nameOfPart, partsOfCall, takeFields } from './index.ts';

const call = {
  action: 'opened',
  issue: { title: 'The door sticks', number: 12, labels: ['home', 'small'], closed_at: null },
  changes: [{ by: 'Ann' }, { by: 'Bea' }, { by: 'Cal' }, { by: 'Dov' }],
};

test('what can be taken of a call is told in its order, with what it says', () => {
  expect(partsOfCall(call)).toEqual([
    { path: ['action'], words: 'opened' },
    { path: ['issue', 'title'], words: 'The door sticks' },
    { path: ['issue', 'number'], words: '12' },
    { path: ['issue', 'labels'], words: 'home, small' },
    { path: ['changes', 0, 'by'], words: 'Ann' },
    { path: ['changes', 1, 'by'], words: 'Bea' },
    { path: ['changes', 2, 'by'], words: 'Cal' },
  ]);
});

test('a call without parts offers none, and a huge one not more than a page holds', () => {
  expect([partsOfCall('words'), partsOfCall(null), partsOfCall([])]).toEqual([[], [], []]);
  expect(
    partsOfCall(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at]))),
  ).toHaveLength(100);
});

test('every part that is offered is taken as it was shown', () => {
  const parts = partsOfCall(call);
  const fields = parts.map(({ path }, at) => ({ path, name: `part${at}` }));
  expect(Object.values(takeFields(call, fields))).toEqual(parts.map(({ words }) => words));
});

test('a part is named by its last place, once', () => {
  expect(nameOfPart({ path: ['issue', 'title'] }, [])).toBe('title');
  expect(nameOfPart({ path: ['changes', 0, 'by'] }, ['by', 'by-2'])).toBe('by-3');
  expect(nameOfPart({ path: ['x', 'due date (UTC)'] }, [])).toBe('due-date-UTC-');
});
