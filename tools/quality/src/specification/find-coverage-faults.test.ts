import { expect, test } from 'vitest';
import type { Evidence } from './evidence.ts';
import { findGaps, findTagFaults, findUnrunTests } from './find-coverage-faults.ts';

const statements = [
  { id: '1.1', says: 'There is a door.' },
  { id: '1.2', says: 'It opens.' },
  { id: '1.3', says: 'What is behind it.', notObservable: 'It is not said.' },
];
const evidence = (ids: string[], outcome: Evidence['outcome']): Evidence => ({
  ids,
  file: 'a.test.ts',
  title: 'a door',
  outcome,
});

test('a statement that lost its test is a gap', () => {
  expect(findGaps(statements, [evidence(['1.1', '1.2'], 'passed')])).toEqual([]);
  expect(findGaps(statements, [evidence(['1.1'], 'passed')])).toEqual([
    '§1.2 is shown by no test: It opens.',
  ]);
});

test.each(['failed', 'skipped'] as const)('a %s test shows nothing', (outcome) => {
  const found = [evidence(['1.1'], 'passed'), evidence(['1.2'], outcome)];
  expect(findGaps(statements, found)).toEqual(['§1.2 is shown by no test: It opens.']);
});

test('a tag that names no statement is a fault', () => {
  expect(findTagFaults(statements, [evidence(['1.1', '7.77'], 'written')])).toEqual([
    '§7.77 names no statement: a.test.ts › a door',
  ]);
});

test('a tag of a statement that is said to be not observable is a fault', () => {
  expect(findTagFaults(statements, [evidence(['1.3'], 'written')])).toHaveLength(1);
});

test('a tagged test that is skipped is a fault', () => {
  expect(findTagFaults(statements, [evidence(['1.1'], 'skipped')])).toEqual([
    'skipped, so it shows nothing: a.test.ts › a door',
  ]);
});

test('a test that is written but did not run is a fault', () => {
  const written = [evidence(['1.1'], 'written'), { ...evidence(['1.1'], 'written'), file: 'b.test.ts' }];
  expect(findUnrunTests(written, [evidence(['1.1'], 'passed')])).toEqual(['did not run: b.test.ts › a door']);
});
