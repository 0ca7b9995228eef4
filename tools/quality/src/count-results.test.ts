import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-results.ts';

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'divides by zero',
  status: 'failed',
  failureMessages: ['Error: NaN\n    at a.ts:1'],
};
const repeated = { ...passed, fullName: 'waits', failureMessages: ['Error: late\n    at a.ts:1'] };

test('tests of Vitest are counted, and those that failed or were repeated are named', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numFailedTestSuites: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'passed', message: '', assertionResults: [repeated] },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts › divides by zero: Error: NaN'],
    repeated: ['b.test.ts › waits: Error: late'],
  });
});

test('a file that Vitest could not load counts as failed', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 1,
    failures: ['a.test.ts: no such module'],
    repeated: [],
  });
});

test('tests of Playwright are counted, and those that failed or were repeated are named', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
  });
  const report = {
    stats: { expected: 5, unexpected: 2, flaky: 1 },
    suites: [
      {
        specs: [
          spec('opens', 'unexpected', 'gone'),
          spec('closes', 'expected'),
          spec('waits', 'flaky', 'late'),
        ],
        suites: [{ specs: [spec('locks', 'unexpected')] }],
      },
    ],
  };
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 6,
    failed: 2,
    failures: ['a.spec.ts:3 › opens: gone', 'a.spec.ts:3 › locks: '],
    repeated: ['a.spec.ts:3 › waits: late'],
  });
});
