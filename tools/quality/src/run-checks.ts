import { type Check, runCheck } from './checks.ts';

/** Runs checks one after the other, prints a table and the totals; the exit code tells whether all passed. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const rows: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const check of checks) {
    console.log(`\n=== ${check.name}`);
    const startedAt = performance.now();
    const count = await runCheck(check);
    passed += count.passed;
    failed += count.failed;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const mark = count.failed > 0 ? 'failed' : 'ok';
    rows.push(
      `${mark.padEnd(7)}${check.name.padEnd(36)}${String(count.passed).padStart(6)} passed ${String(count.failed).padStart(4)} failed ${seconds.padStart(8)} s`,
    );
  }
  console.log(`\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
