import { verifyContext } from '@reflectory/server-kit';
import { expect, test } from 'vitest';
import { type GatewayContext, visitor } from '../request-context.ts';
import { demoControlPlane, ids } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { signRequestContext } from './sign-context.middleware.ts';

const secret = 'a secret of at least thirty-two characters';
const [, acme = null, globex = null] = demoControlPlane().instances;

test('the token says the language that is wanted and offered, and is signed again only when the decision differs', async () => {
  const middleware = signRequestContext({ secret });
  const signedFor = async (known: Partial<GatewayContext>) => {
    await using server = await serveMiddleware(middleware, { instance: acme, ...known });
    const { headers } = (await server.ask('/rest/v1/entries')).json() as { headers: Record<string, string> };
    return headers['x-reflectory-context'] ?? '';
  };
  const first = await signedFor({});
  expect(verifyContext(first, secret)).toMatchObject({
    instance_id: ids.acme,
    db_role: 'anon',
    role: 'user',
  });
  expect(await signedFor({})).toBe(first);
  const speaking = async (headers: Record<string, string>) => {
    await using server = await serveMiddleware(middleware, { instance: globex });
    const { headers: sent } = (await server.ask('/rest/v1/entries', { headers })).json() as {
      headers: Record<string, string>;
    };
    return verifyContext(sent['x-reflectory-context'] ?? '', secret).language;
  };
  expect(await speaking({ 'accept-language': 'fr, en;q=0.5' })).toBe('en');
  expect(await speaking({ 'accept-language': 'en', cookie: 'reflectory_language=de' })).toBe('de');
  expect(await speaking({ 'accept-language': 'ja' })).toBeUndefined();
  const others = [
    await signedFor({ instance: globex }),
    await signedFor({ origin: 'http://notes.acme.example' }),
    await signedFor({ role: 'instance_admin' }),
    await signedFor({ isLeaving: true }),
    await signedFor({ token: 'key', principal: { ...visitor, databaseUser: 'service_role' } }),
  ];
  expect(new Set([first, ...others]).size).toBe(6);
});
