import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const file = path.resolve(import.meta.dirname, '../preflight.cjs');

function runWith(node: string, env: Record<string, string> = {}) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${node}' }); require(${JSON.stringify(file)})`;
  return spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8', env });
}

test('a too old Node is told in one line', () => {
  const { status, stderr } = runWith('18.20.4');
  expect(status).toBe(1);
  expect(stderr).toBe('Node 18.20.4 is too old: Node 20.19 or newer is needed.\n');
});

test('a too old npm is told in one line', () => {
  const { status, stderr } = runWith('20.19.0', {
    npm_lifecycle_event: 'preinstall',
    npm_config_user_agent: 'npm/9.8.1 node/v20.19.0',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('npm 9.8.1 is too old: npm 10.0 or newer is needed.\n');
});

test('Node 20.19 may install, but only Node 24 may run', () => {
  expect(runWith('20.19.0', { npm_lifecycle_event: 'preinstall' }).status).toBe(0);
  expect(runWith('20.19.0').stderr).toMatch(/^Node 24 is not installed here[^\n]*\n$/);
  expect(runWith('24.21.0').status).toBe(0);
});
