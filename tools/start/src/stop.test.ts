import { findFreePort } from '@reflectory/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCommand, type StartedCommand } from './testing/start-command.ts';

let command: StartedCommand;

beforeEach(async () => {
  command = startCommand('main.ts', await findFreePort());
});
afterEach(() => command.remove());

test('Ctrl-C stops everything and leaves no process', async () => {
  await command.printed('Ctrl-C stops everything');
  const { exitCode, output, left } = await command.interrupt();
  expect(output).toContain('First administrator');
  expect({ exitCode, left }).toEqual({ exitCode: 0, left: [] });
}, 240_000);

test('Ctrl-C while it is still starting leaves no process either', async () => {
  await command.printed('Initialising the database');
  const { exitCode, left } = await command.interrupt();
  expect({ exitCode, left }).toEqual({ exitCode: 130, left: [] });
}, 240_000);
