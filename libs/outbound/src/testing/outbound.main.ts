import { runOutbound } from './run-outbound.ts';

const [count = 0, seed = 0] = process.argv.slice(2).map(Number);
console.log(`Giving the outbound client ${count} addresses three times, seed ${seed}\n`);
const { tried, connections, findings } = await runOutbound(count, seed);
for (const { way, asked, refused } of tried.toSorted((one, other) => (one.way < other.way ? -1 : 1)))
  console.log(`${way.padEnd(32)} asked ${String(asked).padStart(6)}  refused ${String(refused).padStart(6)}`);
console.log(`\nConnections to what is inside: ${connections}`);
console.log(findings.length === 0 ? 'Nothing was reached' : findings.slice(0, 20).join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
