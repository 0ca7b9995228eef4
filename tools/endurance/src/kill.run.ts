import { reportKills } from './kill/report-kills.ts';
import { runKills } from './kill/run-kills.ts';
import { readRunOptions } from './testing/run-options.ts';

const { count, seed } = readRunOptions(200);
console.log(`Killing ${count} times, seed ${seed}`);
let killed = 0;
const report = await runKills({
  count,
  seed,
  onKill({ victim, recoveryMs }) {
    killed += 1;
    const back = recoveryMs === null ? 'not awaited' : `back after ${Math.round(recoveryMs)} ms`;
    process.stdout.write(`${String(killed).padStart(4)}  ${victim}, ${back}\n`);
  },
});
console.log(`\n${reportKills(report)}`);
process.exitCode = report.findings.length === 0 ? 0 : 1;
