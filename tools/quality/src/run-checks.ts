import { type Check, runCheck } from './checks.ts';

/** Runs checks one after the other, prints a table, what failed and the totals; the exit code tells whether all passed. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const rows: string[] = [];
  const failures: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const check of checks) {
    console.log(`\n=== ${check.name}`);
    const startedAt = performance.now();
    const count = await runCheck(check);
    passed += count.passed;
    failed += count.failed;
    if (count.failed > 0) failures.push('', `Failed: ${check.name}`, ...count.failures);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const mark = count.failed > 0 ? 'failed' : 'ok';
    rows.push(
      `${mark.padEnd(7)}${check.name.padEnd(36)}${String(count.passed).padStart(6)} passed ${String(count.failed).padStart(4)} failed ${seconds.padStart(8)} s`,
    );
  }
  console.log(['', ...rows, ...failures].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
