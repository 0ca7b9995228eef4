import { runOutbound } from './outbound/run-outbound.ts';
import { readRunOptions } from './testing/run-options.ts';
import { table } from './testing/table.ts';

const { count, seed } = readRunOptions(5000);
console.log(`Giving the outbound client ${count} addresses three times, seed ${seed}`);
const { tried, connections, findings } = await runOutbound(count, seed);
const rows = tried
  .toSorted((one, other) => (one.way < other.way ? -1 : 1))
  .map(({ way, asked, refused }) => [way, asked, refused]);
console.log(`\n${table(['written', 'asked', 'refused'], rows)}\n`);
console.log(`Connections to what is inside: ${connections}`);
console.log(findings.length === 0 ? 'Nothing was reached' : findings.slice(0, 20).join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
