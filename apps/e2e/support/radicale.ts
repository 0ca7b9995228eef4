import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memberOrigin } from './member-server.ts';

const USER = 'mira';
const PASSWORD = 'app-password';
const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;

/** Whether a real server of calendars can be started here; says so aloud where not. */
export function hasRadicale(): boolean {
  const isThere = spawnSync('radicale', ['--version']).status === 0;
  if (!isThere) process.stderr.write('SKIPPED: radicale is not installed, so CalDAV is not walked\n');
  return isThere;
}

/** Radicale with one account, at an origin that members may give. */
export async function startRadicale() {
  const folder = mkdtempSync(path.join(tmpdir(), 'radicale-'));
  const users = path.join(folder, 'users');
  writeFileSync(users, `${USER}:${PASSWORD}\n`);
  const origin = memberOrigin('accounts');
  const settings = [
    `--server-hosts=${new URL(origin).host}`,
    '--auth-type=htpasswd',
    `--auth-htpasswd-filename=${users}`,
    '--auth-htpasswd-encryption=plain',
    '--auth-delay=0',
    `--storage-filesystem-folder=${path.join(folder, 'collections')}`,
  ];
  const child = spawn('radicale', ['--config', '', ...settings], { stdio: 'ignore' });
  for (let tries = 0; tries < 150 && !(await fetch(origin).catch(() => null)); tries += 1) await wait(100);
  return {
    origin,
    user: USER,
    password: PASSWORD,
    async send(method: string, at: string, body?: string): Promise<string> {
      const answer = await fetch(`${origin}/${USER}/${at}`, {
        method,
        headers: { authorization, depth: '1' },
        ...(body && { body }),
      });
      if (!answer.ok) throw new Error(`radicale answered ${answer.status}`);
      return answer.text();
    },
    async stop() {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
