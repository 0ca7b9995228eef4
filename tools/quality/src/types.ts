import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './checks.ts';
import { findPrograms } from './find-programs.ts';

// Checks the types of all packages: what they share is read once for each program and not once for each package.
const folder = path.join(ROOT, 'test-results/types');
mkdirSync(folder, { recursive: true });
const fromFolder = (pattern: string) => `../../${pattern}`;

for (const [index, program] of findPrograms(ROOT).entries()) {
  const file = path.join(folder, `program-${index}.json`);
  const config = {
    extends: fromFolder('tsconfig.base.json'),
    compilerOptions: {
      ...program.compilerOptions,
      // What did not change since the last time is not checked again.
      incremental: true,
      tsBuildInfoFile: `./program-${index}.tsbuildinfo`,
    },
    include: program.include.map(fromFolder),
    exclude: program.exclude.map(fromFolder),
  };
  writeFileSync(file, JSON.stringify(config, null, 2));
  const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', file], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
