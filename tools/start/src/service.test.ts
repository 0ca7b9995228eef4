import { findFreePort } from '@reflectory/database';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './settings.ts';
import { makeDataFolder, startCommand } from './testing/start-command.ts';

/** Runs the example of docs/service.md as its reader would. */
const runExample = (url: string, key: string) =>
  execFileSync(process.execPath, ['docs/examples/service.mjs', url, key], { cwd: ROOT, encoding: 'utf8' });

const runFeature = (dataDir: string, ...args: string[]) =>
  execFileSync(process.execPath, ['tools/start/src/feature.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, REFLECTORY_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

test('feature keys of a product that does not run are not looked for', () => {
  const dataDir = makeDataFolder();
  expect(() => runFeature(dataDir)).toThrow('Nothing runs on the data folder');
  rmSync(dataDir, { recursive: true });
});

test('the service alone serves a program that brings its tables, at the address and key that it prints', async () => {
  const port = await findFreePort();
  const dataDir = makeDataFolder();
  const command = startCommand('service.ts', port, ['--sql', `${ROOT}/docs/examples/sql`], dataDir);
  try {
    const printed = await command.printed('Ctrl-C stops everything');
    const valueOf = (name: string) => new RegExp(`^ +${name} +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
    const url = valueOf('URL');
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(JSON.parse(runExample(url, valueOf('anon key')))).toEqual({
      wrote: { id: 1, title: 'Write it down' },
      heard: 'Write it down',
      stored: 'Write it down',
    });

    const todosFor = async (key: string) =>
      (await fetch(`${url}/rest/v1/todos?select=title`, { headers: { apikey: key } })).json();
    expect(await todosFor(valueOf('anon key'))).toEqual([]);
    expect(await todosFor(valueOf('service key'))).toEqual([{ title: 'Write it down' }]);
    expect(await (await fetch(url)).text()).toContain('The service runs');

    expect(runFeature(dataDir, 'gratitude', 'Thanks of the day')).toMatch(
      /^gratitude +off +Thanks of the day\nCreated\.$/,
    );
    expect(runFeature(dataDir, 'gratitude', '--on')).toMatch(
      /^gratitude +on +Thanks of the day\nIt was there/,
    );
    expect(runFeature(dataDir)).toMatch(/^gratitude +on +Thanks of the day$/m);
    expect(() => runFeature(dataDir, 'Not A Key')).toThrow('A key has small letters');
  } finally {
    const { exitCode, left } = await command.interrupt();
    expect({ exitCode, left }).toEqual({ exitCode: 0, left: [] });
    command.remove();
  }
}, 240_000);
