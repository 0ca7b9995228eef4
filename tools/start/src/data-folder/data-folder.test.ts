import { findFreePort, isSameProcess } from '@reflectory/database';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDataFolder, startCommand, type StartedCommand } from '../testing/start-command.ts';

let dataDir: string;
let started: StartedCommand[];

// A start finds what the one before has left, and brings no database up to date a second time.
beforeAll(() => {
  dataDir = makeDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  for (const command of started) await command.interrupt();
});

async function startService(): Promise<StartedCommand & { port: number }> {
  const port = await findFreePort();
  const command = startCommand('service.ts', port, [], dataDir);
  started.push(command);
  return { ...command, port };
}

type RunFile = { pids: Record<string, number>; processes: { pid: number; startedAt: string }[] };
const runFile = (): RunFile => JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
const isServing = async (port: number) =>
  fetch(`http://127.0.0.1:${port}/auth/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a second start on a data folder gives up before it touches anything, and says who has it; killed, that leaves no process', async () => {
  const first = await startService();
  expect(await first.printed('Ctrl-C stops')).toContain('anon key');
  const before = runFile();

  const { exitCode, output } = await (await startService()).ended();

  expect({ exitCode, lines: output.trim().split('\n').length }).toEqual({ exitCode: 1, lines: 1 });
  expect(output).toMatch(
    /^Could not start: The data folder \S+ is in use by another start \(process \d+, port/,
  );
  expect(output).toContain(`port ${first.port},`);
  expect(runFile()).toEqual(before);
  const { processes } = before;
  expect(processes.length).toBe(3);
  expect(processes.every(isSameProcess)).toBe(true);
  expect(await isServing(first.port)).toBe(true);

  // Killed, the first leaves no process.
  await first.kill();
  const left = () => [...first.left(), ...processes.filter(isSameProcess)];
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
}, 180_000);

test('what a killed start could not end, the next one ends', async () => {
  const first = await startService();
  await first.printed('Ctrl-C stops');
  const stuck = runFile().pids['coreApi'] ?? 0;
  process.kill(stuck, 'SIGSTOP');
  await first.kill();

  const second = await startService();
  const output = await second.printed('Ctrl-C stops');

  expect(output).toContain('anon key');
  expect(await isServing(second.port)).toBe(true);
  expect(Object.values(runFile().pids)).not.toContain(stuck);
  expect(second.left().filter((line) => line.includes(` ${stuck} `))).toEqual([]);
  expect(() => process.kill(stuck, 0)).toThrow('ESRCH');
}, 180_000);
