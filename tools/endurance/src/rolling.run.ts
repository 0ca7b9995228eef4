import { reportRolling } from './rolling/report-rolling.ts';
import { runRolling } from './rolling/run-rolling.ts';
import { readRunOptions } from './testing/run-options.ts';

const { count } = readRunOptions(10);
console.log(`Restarting two core-apis and two gateways, ${count} rounds`);
const report = await runRolling(count, (name) => process.stdout.write(`  ${name}\n`));
console.log(`\n${reportRolling(report)}`);
process.exitCode = report.findings.length === 0 ? 0 : 1;
