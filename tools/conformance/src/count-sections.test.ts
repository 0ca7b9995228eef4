import { expect, it } from 'vitest';
import { countSections, sectionTable } from './count-sections.ts';

const test = (title: string, status = 'passed') => ({ ancestorTitles: [title], status });

it('counts the tests of each section and version, and names what did not pass', () => {
  const report = JSON.stringify({
    testResults: [
      { name: '/suite/auth/a.test.ts', assertionResults: [test('with 1.0'), test('with 2.0', 'failed')] },
      { name: '/suite/rest/b.test.ts', assertionResults: [test('by hand')] },
    ],
  });
  const table = sectionTable(countSections(report, ['1.0', '2.0']), ['1.0', '2.0']);
  expect(table.split('\n')).toContain('| 2 Auth | 1 | 0 (1 not) | – |');
  expect(table.split('\n')).toContain('| 3 Tables and functions in the database | – | – | 1 |');
});
