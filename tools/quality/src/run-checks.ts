import { type Check, runCheck } from './checks.ts';
import type { Count } from './count-results.ts';

/**
 * Runs checks one after the other, prints a table, what failed and the totals; the exit code tells whether all passed.
 * A check that is `aside` lets the next begin, until one comes that runs tests.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const running: Promise<Result>[] = [];
  for (const check of checks) {
    if (check.report) await Promise.all(running);
    console.log(`\n=== ${check.name}`);
    const result = runTimed(check);
    running.push(result);
    if (!check.aside) await result;
  }
  const results = await Promise.all(running);
  const failures = results.flatMap(({ name, count }) =>
    count.failed > 0 ? ['', `Failed: ${name}`, ...count.failures] : [],
  );
  const repeated = results.flatMap(({ count }) => count.repeated ?? []);
  if (repeated.length > 0) failures.push('', 'Passed only when repeated:', ...repeated);
  console.log(['', ...results.map(rowOf), ...failures].join('\n'));
  const sum = (of: 'passed' | 'failed') => results.reduce((total, { count }) => total + count[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

type Result = { name: string; count: Count; seconds: string };

async function runTimed(check: Check): Promise<Result> {
  const startedAt = performance.now();
  const count = await runCheck(check);
  return { name: check.name, count, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) };
}

function rowOf({ name, count: { passed, failed }, seconds }: Result): string {
  const mark = failed > 0 ? 'failed' : 'ok';
  const counted = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  return `${mark.padEnd(7)}${name.padEnd(36)}${counted} ${seconds.padStart(8)} s`;
}
