import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { RedisStandIn } from './redis-stand-in.ts';

const PROGRAM = '/usr/bin/redis-server';

/** Whether this machine has the server itself. */
export const hasRedisServer = existsSync(PROGRAM);

/** The server itself, with nothing on disk; ends with `stop`. */
export async function startRedisServer(): Promise<RedisStandIn> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(PROGRAM, args, { stdio: 'ignore' });
  const admin = createClient({ url, socket: { reconnectStrategy: () => 50 } });
  admin.on('error', () => undefined);
  await admin.connect();
  return {
    url,
    cut: () => void admin.sendCommand(['CLIENT', 'KILL', 'SKIPME', 'yes']).catch(() => undefined),
    async stop() {
      admin.destroy();
      server.kill();
      await Promise.race([once(server, 'exit'), sleep(2000)]);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}
