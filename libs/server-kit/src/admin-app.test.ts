import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createAdminApp } from './admin-app.ts';
import { startHttpServer } from './http-server.ts';
import { createReadiness } from './readiness.ts';

test('readiness follows its checks and ends with the shutdown, liveness does not', async () => {
  let isUp = false;
  const readiness = createReadiness({
    database: () => {
      if (!isUp) throw new Error('no connection');
    },
  });
  const registry = new Registry();
  new Counter({ name: 'calls_total', help: 'calls', registers: [registry] }).inc(3);
  const server = await startHttpServer(createAdminApp({ readiness, registry }), {
    port: 0,
    host: '127.0.0.1',
  });
  const read = async (path: string) => {
    const answer = await fetch(server.url + path);
    return [answer.status, await answer.text()];
  };
  expect(await read('/readyz?verbose')).toEqual([503, '[-] database failed: no connection\nnot ready\n']);
  isUp = true;
  expect(await read('/readyz')).toEqual([200, 'ready\n']);
  readiness.stop();
  expect((await read('/readyz'))[0]).toBe(503);
  expect(await read('/livez')).toEqual([200, 'ok\n']);
  expect((await read('/metrics'))[1]).toContain('calls_total 3');
  await server.close();
});
