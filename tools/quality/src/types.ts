import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from './checks.ts';
import { findPrograms } from './find-programs.ts';

// Checks the types of all packages: what they share is read once for each program and not once for each package.
const folder = path.join(ROOT, 'test-results/types');
mkdirSync(folder, { recursive: true });
const fromFolder = (pattern: string) => `../../${pattern}`;
const programs = findPrograms(ROOT).entries();

/** Checks the programs that nobody has begun yet, one after the other. */
async function checkPrograms(): Promise<void> {
  for (const [index, program] of programs) {
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
    // Several checkers of one program work out the same types, each for itself.
    const args = ['--noEmit', '--checkers', '1', '-p', file];
    const child = spawn(path.join(ROOT, 'node_modules/.bin/tsc'), args, { cwd: ROOT, stdio: 'inherit' });
    const [status] = await once(child, 'exit');
    if (status !== 0) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, checkPrograms));
