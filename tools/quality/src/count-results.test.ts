import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-results.ts';

test('tests of Vitest are counted', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

test('a file that Vitest could not load counts as failed', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 7, failed: 1 });
});

test('tests of Playwright are counted', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 } };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 6, failed: 1 });
});
