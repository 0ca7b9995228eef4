import type { PrincipalAnswer } from '@reflectory/contracts/control-plane';
import { expect, test } from 'vitest';
import { createPrincipalDirectory } from '../control-plane/principal-directory.ts';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane, ids } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { resolveRole } from './resolve-role.middleware.ts';

const standing: PrincipalAnswer = {
  role: 'user',
  isMember: true,
  isAuthSessionActive: true,
  secondFactor: 'none',
  instances: [],
};
const principal = {
  databaseUser: 'authenticated' as const,
  userId: ids.ada,
  authSessionId: ids.adaSession,
  instanceId: ids.acme,
  claims: {},
};

async function outcomeOf(
  findPrincipal: () => Promise<PrincipalAnswer | null>,
  method = 'GET',
  path = '/rest/v1/entries',
) {
  const principals = createPrincipalDirectory({
    questions: { ask: findPrincipal, askBehind: findPrincipal },
  });
  const instance = demoControlPlane().instances[1] ?? null;
  await using server = await serveMiddleware(resolveRole({ principals }), { instance, principal });
  const answer = await server.ask(path, { method });
  return [answer.status, (answer.json() as { message?: string }).message];
}

test('only an active member with a living auth session may act', async () => {
  expect(await outcomeOf(async () => standing)).toEqual([200, undefined]);
  expect(await outcomeOf(async () => null)).toEqual([401, 'There is no such account']);
  expect(await outcomeOf(async () => ({ ...standing, isAuthSessionActive: false }))).toEqual([
    401,
    'Auth session has ended',
  ]);
  expect(await outcomeOf(async () => ({ ...standing, isMember: false }))).toEqual([
    401,
    'No active membership at this instance',
  ]);
});

test.each([
  ['POST', '/functions/v1/export-my-data', 200],
  ['POST', '/functions/v1/request-account-deletion', 200],
  ['POST', '/functions/v1/cancel-account-deletion', 200],
  ['POST', '/functions/v1/get-account-status', 200],
  ['POST', '/auth/v1/logout', 200],
  ['GET', '/auth/v1/user', 200],
  ['PUT', '/auth/v1/user', 403],
  ['GET', '/rest/v1/entries', 403],
  ['POST', '/rest/v1/entries', 403],
  ['POST', '/functions/v1/complete-session', 403],
  ['GET', '/storage/v1/object/media/a', 403],
  ['GET', '/realtime/v1/websocket', 403],
])('who is paused leaves and does nothing else: %s %s answers %i', async (method, path, expected) => {
  const paused = { ...standing, isMember: false, isLeaving: true };
  const [status, message] = await outcomeOf(async () => paused, method, path);
  // What clients of files are told is 400, with the status in the body.
  expect(status === 400 && path.startsWith('/storage/') ? 403 : status).toBe(expected);
  expect(message).toBe(
    expected === 403 ? 'Your membership is paused: this session only exports and deletes' : undefined,
  );
});

test('a stranger has to wait while core-api is away', async () => {
  const [status] = await outcomeOf(() => Promise.reject(new CoreApiUnavailableError('away')));
  expect(status).toBe(503);
});
