import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignJWT } from 'jose';
import { ids } from './testing/demo-world.ts';
import { createTestKey } from './testing/fake-core-api.ts';
import {
  eventually,
  hosts,
  startTestGateway,
  type TestGateway,
  testSecrets,
} from './testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const versioned = { 'x-supabase-api-version': '2024-01-01' };

describe('a call that is passed on', () => {
  test('carries the decision of the gateway about a person', async () => {
    const token = await gateway.coreApi.key.sign();
    const answer = await gateway.ask('/rest/v1/entries?select=*', { headers: bearer(token) });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      url: '/rest/v1/entries?select=*',
      context: {
        instance_id: ids.acme,
        origin: 'http://acme.localhost:8080',
        db_role: 'authenticated',
        user_id: ids.ada,
        auth_session_id: ids.adaSession,
        role: 'user',
        claims: { sub: ids.ada, role: 'authenticated' },
      },
    });
  });

  test('is anonymous without a token and with the anonymous key', async () => {
    for (const headers of [{}, { apikey: gateway.keys.anon }, bearer(gateway.keys.anon)]) {
      const answer = await gateway.ask('/rest/v1/entries', { headers });
      expect(answer.json()).toMatchObject({ context: { db_role: 'anon', user_id: null, claims: {} } });
    }
  });

  test('is found by an address that names a host, and is passed on without it', async () => {
    const answer = await gateway.ask('http://evil.example/rest/v1/entries?select=*');
    expect(answer.json()).toMatchObject({ url: '/rest/v1/entries?select=*' });
  });

  test('may announce trailers, which end here', async () => {
    for (const path of ['/rest/v1/entries', '/storage/v1/object/public/a', '/realtime/v1/api/broadcast']) {
      const { hostname, port } = new URL(gateway.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${hosts.acme}\r\nte: trailers\r\ntrailer: x-sum\r\nconnection: close\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 [24]/);
    }
  });

  test('runs as the service with the service key', async () => {
    const answer = await gateway.ask('/rest/v1/entries', { headers: bearer(gateway.keys.service) });
    expect(answer.json()).toMatchObject({ context: { db_role: 'service_role', role: 'super_admin' } });
  });

  test('cannot bring internal headers, cookies or a forwarded address of its own', async () => {
    const answer = await gateway.ask('/rest/v1/entries', {
      headers: {
        'x-reflectory-context': 'forged',
        'X-Reflectory-Role': 'super_admin',
        'x-forwarded-for': '8.8.8.8',
        cookie: 'reflectory_document=forged',
        ...bearer(gateway.keys.anon),
      },
    });
    expect(answer.status).toBe(200);
    const { headers } = answer.json() as { headers: Record<string, string> };
    expect(headers['x-reflectory-context']).not.toBe('forged');
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    for (const dropped of ['x-reflectory-role', 'cookie', 'authorization'])
      expect(headers[dropped]).toBeUndefined();
  });

  test('is answered without internal headers, never cached, and readable from other origins', async () => {
    const { headers } = await gateway.ask('/rest/v1/entries', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-reflectory-'))).toEqual([]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('x-supabase-api-version');
  });

  test('leaves malformed JSON to core-api', async () => {
    const answer = await gateway.ask('/auth/v1/signup', { method: 'POST', body: '{"email":' });
    expect(answer.json()).toMatchObject({ body: '{"email":' });
  });

  test('may be asked about beforehand from any origin', async () => {
    const answer = await gateway.ask('/rest/v1/entries', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toContain('x-client-info');
  });
});

describe('what is made with the secret', () => {
  const made = (claims: Record<string, unknown>) =>
    new SignJWT({ role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(Buffer.from(testSecrets.hs256));

  test('speaks for a member wherever it is asked, and for nobody else', async () => {
    const ofAda = bearer(await made({ sub: ids.ada }));
    const answer = await gateway.ask('/rest/v1/entries', { headers: ofAda });
    expect(answer.json()).toMatchObject({
      context: { db_role: 'authenticated', user_id: ids.ada, auth_session_id: null, instance_id: ids.acme },
    });
    expect((await gateway.ask('/rest/v1/entries', { headers: ofAda, host: hosts.globex })).status).toBe(401);
    const stranger = bearer(await made({ sub: '20000000-0000-4000-8000-00000000000f' }));
    expect((await gateway.ask('/rest/v1/entries', { headers: stranger })).status).toBe(401);
    const bound = bearer(await made({ sub: ids.ada, instance_id: ids.globex }));
    expect((await gateway.ask('/rest/v1/entries', { headers: bound })).status).toBe(401);
  });

  test.each([
    ['sb_publishable_of_tests_0123456789', 200, 'anon'],
    ['sb_secret_of_tests_0123456789', 200, 'service_role'],
    ['sb_secret_of_a_stranger_0123456789', 401, undefined],
  ])('or stands for it: the key %s, as bearer token and as apikey', async (key, status, role) => {
    for (const headers of [bearer(key), { apikey: key }]) {
      const answer = await gateway.ask('/rest/v1/entries', { headers });
      const { context } = answer.json() as { context?: { db_role: string } };
      expect([answer.status, context?.db_role]).toEqual([status, role]);
    }
  });
});

describe('a token that is refused', () => {
  const refusedAt = async (path: string, token: string, host = hosts.acme) => {
    const answer = await gateway.ask(path, { host, headers: { ...bearer(token), ...versioned } });
    expect(answer.status).toBe(path.startsWith('/auth/') ? 403 : 401);
    return answer.json();
  };

  test('of another instance, in the shape of each area', async () => {
    const token = await gateway.coreApi.key.sign();
    const message = 'This token belongs to another instance';
    expect(await refusedAt('/auth/v1/user', token, hosts.globex)).toMatchObject({ code: 'bad_jwt' });
    expect(await refusedAt('/rest/v1/entries', token, hosts.globex)).toEqual({
      code: 'PGRST301',
      details: null,
      hint: null,
      message,
    });
    expect(await refusedAt('/functions/v1/list-members', token, hosts.globex)).toEqual({
      error: { code: 'not_authenticated', message },
    });
  });

  test('also when it was accepted at its own instance before', async () => {
    const token = await gateway.coreApi.key.sign();
    expect((await gateway.ask('/rest/v1/entries', { headers: bearer(token) })).status).toBe(200);
    await refusedAt('/rest/v1/entries', token, hosts.globex);
  });

  test('because it has expired', async () => {
    const token = await gateway.coreApi.key.sign({ exp: Math.floor(Date.now() / 1000) - 60 });
    expect(await refusedAt('/rest/v1/entries', token)).toMatchObject({
      code: 'PGRST303',
      message: 'JWT expired',
    });
  });

  test('because nobody, a stranger or the wrong key signed it', async () => {
    const real = await gateway.coreApi.key.sign();
    const [header = '', payload = '', signature = ''] = real.split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const stranger = await createTestKey('key-1');
    const { x = '' } = gateway.coreApi.key.jwk;
    const confused = `${encode({ alg: 'HS256', kid: 'key-1' })}.${payload}`;
    const forged = {
      'alg none': `${encode({ alg: 'none' })}.${payload}.`,
      'unknown kid': await gateway.coreApi.key.sign({}, { alg: 'ES256', kid: 'key-9' }),
      'key of a stranger under our kid': await stranger.sign(),
      'public key as secret': `${confused}.${createHmac('sha256', x).update(confused).digest('base64url')}`,
      'changed claims': `${header}.${encode({ role: 'service_role' })}.${signature}`,
      'cut signature': real.slice(0, -6),
      'no token at all': 'nonsense',
    };
    for (const [name, token] of Object.entries(forged)) {
      const { code } = (await refusedAt('/rest/v1/entries', token)) as { code: string };
      expect({ name, code }).toEqual({ name, code: 'PGRST301' });
    }
  });

  test('because its claims name nobody', async () => {
    const token = await gateway.coreApi.key.sign({ sub: undefined });
    expect(await refusedAt('/rest/v1/entries', token)).toMatchObject({ message: 'Invalid token' });
  });

  test('because its person is no member here any more', async () => {
    const sub = '20000000-0000-4000-8000-00000000000f';
    const token = await gateway.coreApi.key.sign({ sub });
    expect(await refusedAt('/auth/v1/user', token)).toMatchObject({ code: 'user_not_found' });
  });

  test('because its role is none of the database, outside of its own account', async () => {
    const token = await gateway.coreApi.key.sign({ role: 'editor' });
    expect(await refusedAt('/rest/v1/entries', token)).toMatchObject({ code: '22023' });
    expect((await gateway.ask('/auth/v1/user', { headers: bearer(token) })).status).toBe(200);
  });

  test('as soon as core-api says that its auth session has ended', async () => {
    const session = '30000000-0000-4000-8000-00000000000e';
    const token = await gateway.coreApi.key.sign({ session_id: session });
    expect((await gateway.ask('/rest/v1/entries', { headers: bearer(token) })).status).toBe(200);
    gateway.coreApi.push({ kind: 'auth_session_ended', auth_session_id: session });
    await expect
      .poll(async () => (await gateway.ask('/rest/v1/entries', { headers: bearer(token) })).status)
      .toBe(401);
  });
});

test('a key that core-api has just published is accepted', async () => {
  const fresh = await createTestKey('key-2');
  gateway.coreApi.world.keys.push(fresh.jwk);
  const token = await fresh.sign();
  await expect
    .poll(async () => (await gateway.ask('/rest/v1/entries', { headers: bearer(token) })).status)
    .toBe(200);
});

test('a change of role counts at once', async () => {
  const token = await gateway.coreApi.key.sign();
  const role = async () => {
    const { context } = (await gateway.ask('/rest/v1/x', { headers: bearer(token) })).json() as {
      context: { role: string };
    };
    return context.role;
  };
  expect(await role()).toBe('user');
  const key = `${ids.acme}/${ids.ada}`;
  const standing = gateway.coreApi.world.principals.get(key);
  if (!standing) throw new Error('Ada is missing');
  gateway.coreApi.world.principals.set(key, { ...standing, role: 'instance_admin' });
  gateway.coreApi.push({ kind: 'membership_changed', instance_id: ids.acme, user_id: ids.ada });
  await expect.poll(role).toBe('instance_admin');
});

describe('a body that is too large', () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a');

  test('is refused by its announced length', async () => {
    for (const [path, code] of [
      ['/auth/v1/signup', 'validation_failed'],
      ['/rest/v1/entries', 'too_large'],
    ] as const) {
      const answer = await gateway.ask(path, { method: 'POST', body: megabytes(2), headers: versioned });
      expect(answer.status).toBe(413);
      expect(answer.json()).toMatchObject({ code, message: 'Request body is too large' });
    }
  });

  test('is refused while it is passed on when its length was not announced', async () => {
    const body = Array.from({ length: 24 }, () => Buffer.alloc(64 * 1024, 'a'));
    const answer = await gateway.ask('/functions/v1/complete-session', { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(answer.json()).toEqual({ error: { code: 'too_large', message: 'Request body is too large' } });
  });

  test('is not one of 900 kB, announced or not', async () => {
    const part = Buffer.alloc(90 * 1024, 'a');
    const pieces = Array.from({ length: 10 }, () => part);
    for (const body of [Buffer.concat(pieces), pieces]) {
      const answer = await gateway.ask('/rest/v1/entries', { method: 'POST', body });
      expect(answer.status).toBe(200);
    }
  });
});

test('an address of 9,000 characters is refused', async () => {
  const answer = await gateway.ask(`/rest/v1/entries?title=eq.${'a'.repeat(9000)}`);
  expect(answer.status).toBe(414);
});

describe('the document cookie', () => {
  test('is set by a token answer, removed by signing out, and authorises no call', async () => {
    const signedIn = await gateway.ask('/auth/v1/token?grant_type=password', { method: 'POST', body: '{}' });
    const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^reflectory_document=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);

    const call = await gateway.ask('/rest/v1/entries', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(call.json()).toMatchObject({ context: { db_role: 'anon', user_id: null } });

    const signedOut = await gateway.ask('/auth/v1/logout', { method: 'POST' });
    expect(signedOut.headers['set-cookie']?.[0]).toMatch(/^reflectory_document=; Max-Age=0/);
  });
});

describe('a person with a second factor', () => {
  const standing = (secondFactor: 'none' | 'missing' | 'given') => {
    const key = `${ids.acme}/${ids.ada}`;
    const known = gateway.coreApi.world.principals.get(key);
    if (!known) throw new Error('Ada is not known');
    gateway.coreApi.world.principals.set(key, { ...known, secondFactor });
    gateway.coreApi.push({ kind: 'membership_changed', instance_id: ids.acme, user_id: ids.ada });
  };
  const asks = async (path: string, aal: string) => {
    const headers = { ...bearer(await gateway.coreApi.key.sign({ aal })), ...versioned };
    return gateway.ask(path, { headers });
  };
  afterAll(() => standing('none'));

  test('is refused everywhere but where it is given, until the token says so', async () => {
    standing('missing');
    await eventually(async () => (await asks('/rest/v1/entries', 'aal1')).status === 403);
    const message = 'The second factor has to be given first';
    const refused = async (path: string) => {
      const answer = await asks(path, 'aal1');
      return [answer.status, answer.json()];
    };
    expect(await refused('/rest/v1/entries')).toEqual([
      403,
      { code: 'insufficient_aal', details: null, hint: null, message },
    ]);
    expect(await refused('/functions/v1/list-members')).toEqual([
      403,
      { error: { code: 'insufficient_aal', message } },
    ]);
    expect(await refused('/storage/v1/bucket')).toEqual([
      400,
      { statusCode: '403', error: 'insufficient_aal', code: 'insufficient_aal', message },
    ]);
    expect(await refused('/realtime/v1/websocket')).toEqual([403, { error: message, message }]);
    for (const open of ['/auth/v1/user', '/auth/v1/factors', '/functions/v1/use-recovery-code']) {
      expect((await asks(open, 'aal1')).status).toBe(200);
    }
    for (const near of ['/functions/v1/use-recovery-code/', '/functions/v1/create-recovery-codes']) {
      expect((await asks(near, 'aal1')).status).toBe(403);
    }
    expect((await asks('/rest/v1/entries', 'aal2')).status).toBe(200);
  });

  test('may act with the first factor alone once there is no second one any more', async () => {
    standing('missing');
    await eventually(async () => (await asks('/rest/v1/entries', 'aal1')).status === 403);
    standing('none');
    await expect.poll(async () => (await asks('/rest/v1/entries', 'aal1')).status).toBe(200);
  });

  test('is known anew as soon as an answer names their auth session', async () => {
    standing('missing');
    await eventually(async () => (await asks('/rest/v1/entries', 'aal1')).status === 403);
    const asked = gateway.coreApi.counts.principals;
    await asks('/rest/v1/entries', 'aal2');
    expect(gateway.coreApi.counts.principals).toBe(asked);
    await asks('/auth/v1/token', 'aal1');
    await asks('/rest/v1/entries', 'aal2');
    expect(gateway.coreApi.counts.principals).toBe(asked + 1);
  });
});
