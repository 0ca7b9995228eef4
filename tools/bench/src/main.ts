import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `npm run bench` lists the measurements by name; `npm run bench -- <name>` runs one. */
const SUFFIX = '.bench.ts';
const names = globSync(`*${SUFFIX}`, { cwd: import.meta.dirname }).map((file) => basename(file, SUFFIX));
const name = process.argv[2];

if (name !== undefined && names.includes(name)) {
  const program = join(import.meta.dirname, name + SUFFIX);
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(3)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  if (name !== undefined) {
    console.error(`There is no measurement "${name}".`);
    process.exitCode = 1;
  }
  console.log(`Run one of these with "npm run bench -- <name>":\n\n  ${names.toSorted().join('\n  ')}\n`);
}
