import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const USER = 'ada';
const PASSWORD = 'app-password';
const START_MS = 15_000;

/** Whether a real server of calendars can be started here; says so aloud where not. */
export function hasRadicale(): boolean {
  const isThere = spawnSync('radicale', ['--version']).status === 0;
  if (!isThere)
    process.stderr.write('SKIPPED: radicale is not installed, so CalDAV is not tried with a real server\n');
  return isThere;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isAnswering(origin: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until && child.exitCode === null;) {
    if (await fetch(origin).catch(() => null)) return;
    await wait(100);
  }
  throw new Error('radicale did not start');
}

/** Radicale with an account of one person; what it keeps is gone when it stops. */
export async function startRadicale() {
  const folder = mkdtempSync(path.join(tmpdir(), 'radicale-'));
  const users = path.join(folder, 'users');
  writeFileSync(users, `${USER}:${PASSWORD}\n`);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const settings = [
    ['server-hosts', new URL(origin).host],
    ['auth-type', 'htpasswd'],
    ['auth-htpasswd-filename', users],
    ['auth-htpasswd-encryption', 'plain'],
    ['auth-delay', '0'],
    ['storage-filesystem-folder', path.join(folder, 'collections')],
  ];
  const child = spawn(
    'radicale',
    ['--config', '', ...settings.map(([name, value]) => `--${name}=${value}`)],
    { stdio: 'ignore' },
  );
  const send = async (method: string, at: string, body?: string): Promise<string> => {
    const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
    const answer = await fetch(`${origin}/${USER}/${at}`, {
      method,
      headers: { authorization, depth: '1' },
      ...(body && { body }),
    });
    if (!answer.ok) throw new Error(`radicale answered ${answer.status} to ${method} ${at}`);
    return answer.text();
  };
  await isAnswering(origin, child);
  return {
    account: { address: origin, user_name: USER, password: PASSWORD },
    origin,
    /** A calendar of this name, at `/ada/<name>/`. */
    addCalendar: (name: string) =>
      send(
        'MKCALENDAR',
        `${name}/`,
        `<?xml version="1.0"?><C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
          <displayname>${name}</displayname></prop></set></C:mkcalendar>`,
      ),
    put: (at: string, text: string) => send('PUT', at, text),
    get: (at: string) => send('GET', at),
    /** Paths of the objects in a calendar, below that of the account. */
    list: async (name: string): Promise<string[]> =>
      [...(await send('PROPFIND', `${name}/`)).matchAll(/<href>\/[^/<]+\/([^<]+\.ics)<\/href>/gu)]
        .map(([, at = '']) => at)
        .toSorted(),
    remove: (at: string) => send('DELETE', at),
    async stop() {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
