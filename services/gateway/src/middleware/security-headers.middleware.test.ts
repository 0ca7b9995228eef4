import { expect, test } from 'vitest';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { securityHeaders } from './security-headers.middleware.ts';

test('calls and files get the closed policy, documents one that names their host', async () => {
  await using server = await serveMiddleware(securityHeaders({ isDevelopment: false }));
  const policyOf = async (path: string, host = 'acme.localhost:8080') =>
    (await server.ask(path, { host })).headers['content-security-policy'];
  expect(await policyOf('/rest/v1/entries')).toMatch(/^default-src 'none'/);
  expect(await policyOf('/r/shell/x/main.js')).toMatch(/^default-src 'none'/);
  expect(await policyOf('/journal')).toContain('; script-src acme.localhost:8080/r/;');
  expect(await policyOf('/journal', '127.0.0.1:8080')).toContain("; script-src 'self';");
  expect(await policyOf('/journal')).toContain(
    "connect-src 'self' ws://acme.localhost:8080 wss://acme.localhost:8080",
  );
});

test('a host that would change the policy closes it', async () => {
  await using server = await serveMiddleware(securityHeaders({ isDevelopment: false }));
  const answer = await server.ask('/journal', { host: "x'unsafe-inline'" });
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
});

test('the microphone is for the pages of this origin alone, and a recording is heard from there or from memory', async () => {
  await using server = await serveMiddleware(securityHeaders({ isDevelopment: false }));
  const { headers } = await server.ask('/journal', { host: 'acme.localhost:8080' });
  expect(headers['permissions-policy']).toContain('microphone=(self)');
  expect(headers['content-security-policy']).toContain("; media-src 'self' blob:;");
});
