import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const file = JSON.stringify(path.join(import.meta.dirname, 'checks.ts'));

/** A check that starts a process of its own and then waits, as a runner of tests does. */
function runLongCheck(mark: string) {
  const wait = 'setInterval(() => {}, 1000)';
  const inner = `require('node:child_process').spawn(process.execPath, ['-e', '${wait}', '${mark}']); ${wait}`;
  const program = `import { runCheck } from ${file};
    await runCheck({ name: 'long', command: process.execPath, args: ['-e', ${JSON.stringify(inner)}, '${mark}'] });`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
}

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a run that ends by %s leaves no process',
  async (signal) => {
    const mark = `long-check-${process.pid}-${signal}`;
    const count = () =>
      execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.endsWith(` ${mark}`)).length;
    const run = runLongCheck(mark);
    await expect.poll(count, { timeout: 20_000 }).toBe(2);
    run.kill(signal);
    await expect.poll(count, { timeout: 20_000 }).toBe(0);
  },
  60_000,
);
