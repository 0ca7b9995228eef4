import type { PrincipalAnswer } from '@reflectory/contracts';
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
  databaseRole: 'authenticated' as const,
  userId: ids.ada,
  authSessionId: ids.adaSession,
  instanceId: ids.acme,
  claims: {},
};

async function outcomeOf(findPrincipal: () => Promise<PrincipalAnswer | null>) {
  const principals = createPrincipalDirectory({
    questions: { ask: findPrincipal, askBehind: findPrincipal },
  });
  const instance = demoControlPlane().instances[1] ?? null;
  await using server = await serveMiddleware(resolveRole({ principals }), { instance, principal });
  const answer = await server.ask('/rest/v1/entries');
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

test('a stranger has to wait while core-api is away', async () => {
  const [status] = await outcomeOf(() => Promise.reject(new CoreApiUnavailableError('away')));
  expect(status).toBe(503);
});
