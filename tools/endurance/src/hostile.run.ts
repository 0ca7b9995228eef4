import { findFaults } from './hostile/judge.ts';
import { reportHostile } from './hostile/report-hostile.ts';
import { runHostile } from './hostile/run-hostile.ts';
import { readRunOptions } from './testing/run-options.ts';

const { count: seconds } = readRunOptions(300);
console.log(`Three hostile members, ${seconds} seconds`);
const report = await runHostile({ seconds, calmSeconds: Math.min(60, seconds) }, (phase) =>
  process.stdout.write(`  ${phase}\n`),
);
console.log(`\n${reportHostile(report)}`);
process.exitCode = findFaults(report).length === 0 ? 0 : 1;
