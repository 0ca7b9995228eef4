import { Writable } from 'node:stream';
import { createLogger } from '@reflectory/server-kit';
import { expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { accessLog } from './access-log.middleware.ts';

test('a request is counted and logged, without query, token or header', async () => {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const metrics = createMetrics();
  const log = createLogger({ name: 'test', level: 'info', destination });
  await using server = await serveMiddleware(accessLog({ metrics, log }));
  await server.ask('/s/secret-token?x=secret-query', { headers: { authorization: 'Bearer secret-bearer' } });
  await server.ask('//p//secret-token');
  await server.ask('/rest/v1/entries?select=secret-column');
  await expect.poll(() => text).toContain('/rest/v1/entries');
  expect(text).toContain('"path":"/s/…"');
  expect(text).not.toContain('secret');
  const counted = await metrics.registry.getSingleMetricAsString('gateway_requests_total');
  expect(counted).toContain('gateway_requests_total{route="document",method="GET",status="200"} 2');
  expect(counted).toContain('gateway_requests_total{route="rest",method="GET",status="200"} 1');
});
