import { createApiKey } from '@reflectory/server-kit';
import { findFreePort } from '@reflectory/database';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCommand } from '../testing/start-command.ts';

let disk: string;
let isMounted: boolean;

/** A small disk of its own in memory; only root may make one, and not everywhere. */
beforeEach(() => {
  disk = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  isMounted =
    process.platform === 'linux' &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk]).status === 0;
  if (isMounted) chmodSync(disk, 0o755);
});
afterEach(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

test('a full disk refuses writing in clear words, lets read, and is over when there is space', async (context) => {
  if (!isMounted) return context.skip('a disk can be mounted by root alone');
  const port = await findFreePort();
  const command = startCommand('service.ts', port, [], disk);
  try {
    await command.printed('Ctrl-C stops');
    const { hs256 }: { hs256: string } = JSON.parse(readFileSync(path.join(disk, 'secrets.json'), 'utf8'));
    const apikey = await createApiKey('service_role', hs256);
    const headers = { apikey, authorization: `Bearer ${apikey}`, 'content-type': 'application/json' };
    const call = (address: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${address}`, { headers, ...init });
    let people = 0;
    const createPerson = () => {
      const body = JSON.stringify({ email: `p${(people += 1)}@example.com`, password: 'quiet-notebook-7' });
      return call('/auth/v1/admin/users', { method: 'POST', body });
    };
    const upload = () => call('/storage/v1/object/media/a.txt', { method: 'POST', body: 'text' });
    expect((await createPerson()).status).toBe(200);

    const ballast = path.join(disk, 'ballast');
    const filled = spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M']);
    expect(filled.status).not.toBe(0);
    expect(await command.printed('is full')).toContain(`The disk of ${disk} is full`);
    await expect.poll(async () => (await createPerson()).status, { timeout: 20_000 }).toBe(503);
    const refused = [await createPerson(), await upload()];
    for (const answer of refused) {
      const text = await answer.text();
      expect(text).toContain('no space left on its disk: nothing was changed');
      expect(text).not.toContain(disk);
    }
    expect(refused.map(({ status }) => status)).toEqual([503, 507]);
    expect((await call('/rest/v1/profiles?select=id')).status).toBe(200);

    writeFileSync(ballast, '');
    expect(await command.printed('There is space again')).toContain('writing goes on');
    await expect.poll(async () => (await createPerson()).status, { timeout: 20_000 }).toBe(200);
    expect((await upload()).status).toBe(200);
  } finally {
    const { exitCode } = await command.interrupt();
    expect(exitCode).toBe(0);
  }
}, 240_000);
