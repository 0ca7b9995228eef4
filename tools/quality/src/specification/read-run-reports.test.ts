import { expect, test } from 'vitest';
import { readPlaywrightEvidence, readVitestEvidence } from './read-run-reports.ts';

test('a test of Vitest shows its own statements and those of its groups', () => {
  const assertion = (status: string) => ({ ancestorTitles: ['the door §1.1'], title: 'opens §1.2', status });
  const report = {
    testResults: [
      { name: '/w/libs/a.test.ts', assertionResults: [assertion('passed'), assertion('pending')] },
    ],
  };
  const found = { ids: ['1.1', '1.2'], file: 'libs/a.test.ts', title: 'the door › opens' };
  expect(readVitestEvidence('/w', JSON.stringify(report))).toEqual([
    { ...found, outcome: 'passed' },
    { ...found, outcome: 'skipped' },
  ]);
});

test('the tests of this tool show nothing', () => {
  const assertionResults = [{ ancestorTitles: [], title: 'a §1.1', status: 'passed' }];
  const name = '/w/tools/quality/src/specification/tags.test.ts';
  expect(readVitestEvidence('/w', JSON.stringify({ testResults: [{ name, assertionResults }] }))).toEqual([]);
});

function reportOf(status: string, steps: object[]) {
  const spec = {
    title: 'a visit §1.1',
    file: 'a.spec.ts',
    tests: [{ status: 'expected', results: [{ status: 'failed' }, { status, steps }] }],
  };
  return JSON.stringify({
    config: { rootDir: '/w/apps/e2e/specs' },
    suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'the house', specs: [spec] }] }],
  });
}

test('steps of Playwright are found at any depth', () => {
  const steps = [{ title: 'enters', steps: [{ title: 'by the door §1.2' }] }];
  expect(readPlaywrightEvidence('/w', reportOf('passed', steps))).toEqual([
    { ids: ['1.1'], file: 'apps/e2e/specs/a.spec.ts', title: 'the house › a visit', outcome: 'passed' },
    {
      ids: ['1.2'],
      file: 'apps/e2e/specs/a.spec.ts',
      title: 'a visit › enters › by the door',
      outcome: 'passed',
    },
  ]);
});

test.each([
  ['timedOut', {}, 'failed', 'failed'],
  ['passed', { error: { message: 'no' } }, 'passed', 'failed'],
  ['skipped', {}, 'skipped', 'failed'],
])('a test that %s', (status, more, ofTest, ofStep) => {
  const steps = [{ title: 'enters §1.2', ...more }];
  const outcomes = readPlaywrightEvidence('/w', reportOf(status, steps)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual([ofTest, ofStep]);
});
