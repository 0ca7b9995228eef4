import type { PrincipalAnswer } from '@reflectory/contracts/control-plane';
import { expect, test } from 'vitest';
import { createDocumentCookie } from '../auth/document-cookie.ts';
import { createPrincipalDirectory, type PrincipalDirectory } from '../control-plane/principal-directory.ts';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane, ids } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { readDocumentCookie } from './read-document-cookie.middleware.ts';

const cookie = createDocumentCookie('a secret of at least thirty-two characters');
const instance = demoControlPlane().instances[1] ?? null;
const standing: PrincipalAnswer = {
  role: 'instance_admin',
  isMember: true,
  isAuthSessionActive: true,
  secondFactor: 'none',
  instances: [],
};
const issued = cookie.issue({ userId: ids.ada, authSessionId: ids.adaSession, instanceId: ids.acme }, false);
const headers = { cookie: `other=1; ${issued.split(';')[0]}` };

async function drawnFor(
  findPrincipal: () => Promise<PrincipalAnswer | null>,
  prepare: (directory: PrincipalDirectory) => void = () => {},
) {
  const directory = createPrincipalDirectory({
    questions: { ask: findPrincipal, askBehind: findPrincipal },
  });
  prepare(directory);
  await using server = await serveMiddleware(readDocumentCookie({ cookie, principals: directory }), {
    instance,
  });
  const answer = await server.ask('/journal', { headers });
  const { context } = answer.json() as { context: { role: string | null } };
  return { role: context.role, isCleared: answer.headers['set-cookie']?.[0]?.includes('Max-Age=0') ?? false };
}

test('a document is drawn for whom the cookie names, as long as the auth session lives', async () => {
  expect(await drawnFor(async () => standing)).toEqual({ role: 'instance_admin', isCleared: false });
  const visitor = { role: null, isCleared: true };
  expect(await drawnFor(async () => null)).toEqual(visitor);
  expect(await drawnFor(async () => ({ ...standing, isMember: false }))).toEqual(visitor);
  expect(await drawnFor(async () => ({ ...standing, isAuthSessionActive: false }))).toEqual(visitor);
  expect(
    await drawnFor(
      async () => standing,
      (known) => known.endAuthSession(ids.adaSession),
    ),
  ).toEqual(visitor);
});

test('who has a second factor is a visitor until it is given, and keeps the cookie for then', async () => {
  const lacking = await drawnFor(async () => ({ ...standing, secondFactor: 'missing' }));
  expect(lacking).toEqual({ role: null, isCleared: false });
  const given = await drawnFor(async () => ({ ...standing, secondFactor: 'given' }));
  expect(given).toEqual({ role: 'instance_admin', isCleared: false });
});

test('a stranger is a visitor while core-api is away, and keeps the cookie for later', async () => {
  const outcome = await drawnFor(() => Promise.reject(new CoreApiUnavailableError('away')));
  expect(outcome).toEqual({ role: null, isCleared: false });
});

test('over https the cookie is secure, and no other host can have set it', async () => {
  const principal = { userId: ids.ada, authSessionId: ids.adaSession, instanceId: ids.acme };
  const secure = cookie.issue(principal, true);
  expect(secure).toMatch(/^__Host-reflectory_document=[\w.-]+; Max-Age=\d+; Path=\/; .*; Secure$/);
  expect(cookie.clear(true)).toMatch(/^__Host-reflectory_document=; Max-Age=0/);
  expect(await cookie.read(secure.split(';')[0], true)).toEqual(principal);
  // A subdomain may set the plain name for all hosts of a domain.
  expect(await cookie.read(issued.split(';')[0], true)).toBeNull();
});
