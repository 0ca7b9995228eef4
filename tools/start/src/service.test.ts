import { findFreePort } from '@reflectory/database';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './settings.ts';
import { startCommand } from './testing/start-command.ts';

/** Runs the example of docs/service.md as its reader would. */
const runExample = (url: string, key: string) =>
  execFileSync(process.execPath, ['docs/examples/service.mjs', url, key], { cwd: ROOT, encoding: 'utf8' });

test('the service alone serves a program that brings its tables, at the address and key that it prints', async () => {
  const port = await findFreePort();
  const command = startCommand('service.ts', port, ['--sql', `${ROOT}/docs/examples/sql`]);
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
  } finally {
    const { exitCode, left } = await command.interrupt();
    expect({ exitCode, left }).toEqual({ exitCode: 0, left: [] });
    command.remove();
  }
}, 120_000);
