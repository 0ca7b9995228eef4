import { runOutbound } from './run-outbound.ts';

const [count = 0, seed = 0] = process.argv.slice(2).map(Number);
const { tried, connections, findings } = await runOutbound(count, seed);
const lines = tried
  .toSorted((one, other) => (one.way < other.way ? -1 : 1))
  .map(({ way, asked, refused }) => `${way.padEnd(32)} asked ${asked}, refused ${refused}`);
const said = [
  `${count} addresses three times, seed ${seed}`,
  ...lines,
  `Connections to what is inside: ${connections}`,
  ...(findings.length === 0 ? ['Nothing was reached'] : findings.slice(0, 20)),
];
process.stdout.write(`${said.join('\n')}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
