import { expect, test } from 'vitest';
import { writeCoverageTable } from './write-coverage-table.ts';

test('each statement stands with its tests, its reason or its gap', () => {
  const statements = [
    { id: '1.1', says: 'A | B.' },
    { id: '1.2', says: 'C.', notObservable: 'Not said.' },
    { id: '1.3', says: 'D.' },
  ];
  const found = { ids: ['1.1'], file: 'a.test.ts', title: 'shows <b>', outcome: 'written' as const };
  const table = writeCoverageTable(statements, [found, found]);
  expect(table).toContain(String.raw`| 1.1 | A \| B. | ${'`a.test.ts`'} shows \<b\> |`);
  expect(table).toContain('| 1.2 | C. | _not observable:_ Not said. |');
  expect(table).toContain('| 1.3 | D. | **nothing** |');
  expect(table).toContain('3 statements, 1 of them not observable.');
});
