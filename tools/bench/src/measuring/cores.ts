import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Whether a program can be started here. */
export function isInstalled(program: string): boolean {
  return !spawnSync(program, ['-v'], { stdio: 'ignore' }).error;
}

/** Where what is measured runs, and where what asks it runs. */
export const SERVER_CORE = 1;
export const GENERATOR_CORE = 0;

const canPin = availableParallelism() > SERVER_CORE && isInstalled('taskset');

/** Command and arguments that run a program on one core; on any where that cannot be chosen. */
export function onCore(core: number, program: string, args: readonly string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', String(core), program, ...args]] : [program, [...args]];
}

/** Moves this process, and all that it starts from now on, to one core. */
export function moveToCore(core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)]);
}

/** What is to be said of the machine where it lacks something. */
export function missingTools(programs: readonly string[]): string[] {
  return [
    ...(canPin ? [] : ['cores cannot be chosen here (taskset, two cores): everything shares them']),
    ...programs.filter((name) => !isInstalled(name)).map((name) => `${name} is not installed`),
  ];
}
