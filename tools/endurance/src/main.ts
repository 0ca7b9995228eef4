import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * `npm run endurance -- <name> [--count N] [--seed S]` runs one; `npm run endurance` runs all of them at full count and
 * `npm run endurance -- help` lists them. Each prints its figures and ends with an error when it found something.
 */
const SUFFIX = '.run.ts';
const names = globSync(`*${SUFFIX}`, { cwd: import.meta.dirname })
  .map((file) => basename(file, SUFFIX))
  .toSorted();
const [name, ...args] = process.argv.slice(2);

const run = (one: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, one + SUFFIX), ...args], { stdio: 'inherit' })
    .status ?? 1;

if (name === undefined) {
  const failed = names.filter((one) => run(one) !== 0);
  if (failed.length > 0) console.error(`\nFound something: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} else if (names.includes(name)) {
  process.exitCode = run(name);
} else {
  console.log(`Run one of these with "npm run endurance -- <name>":\n\n  ${names.join('\n  ')}\n`);
  process.exitCode = name === 'help' ? 0 : 1;
}
