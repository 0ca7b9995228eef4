import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService, useVariant } from '../testing/index.ts';
import { brief, newPerson } from './auth-people.ts';

/** A private key as the file of the signing keys has it. */
const newKey = (kind: 'EC' | 'RSA') => {
  const { privateKey } =
    kind === 'EC'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID() };
};

/** What anybody reads of the keys. */
async function published(url: string) {
  const answer = await fetch(`${url}/auth/v1/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
  return { keys, kids: keys.map(({ kid }) => kid), caching: answer.headers.get('cache-control') };
}

describe.each(clients)('the signing key with client $version', (version) => {
  const service = useService();
  const place = { url: service.url, key: service.anonKey };

  it('is published for ten minutes, without its private part and without a secret', async () => {
    const { keys, caching } = await published(service.url);
    expect(caching).toBe('public, max-age=600');
    const text = expect.any(String);
    expect(keys).toEqual([
      { kty: 'EC', crv: 'P-256', x: text, y: text, kid: text, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    ]);
  });

  it('lets the client read claims without asking who somebody is', async () => {
    const { accessToken, id } = await newPerson(version, place);
    const asked: string[] = [];
    const client = openClient(version, place, {
      global: {
        fetch: (input, init) => {
          asked.push(new URL(input instanceof Request ? input.url : input).pathname);
          return fetch(input, init);
        },
      },
    });
    const { data, error } = await client.auth.getClaims(accessToken);
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ sub: id, role: 'authenticated', aal: 'aal1' });
    expect(asked).not.toContain('/auth/v1/user');
  });

  it('makes the client refuse what it did not sign, what has ended and what is no token', async () => {
    const { client, accessToken } = await newPerson(version, place);
    const [header = '', payload = '', signature = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      [header, encode({ ...claims, sub: randomUUID() }), signature].join('.'),
      [header, encode({ ...claims, exp: 1 }), signature].join('.'),
      'a.b',
    ];
    for (const token of forged) {
      const { error } = await client.auth.getClaims(token).catch((thrown: Error) => ({ error: thrown }));
      expect(error).toMatchObject(
        token.includes(encode({ ...claims, exp: 1 })) ? {} : { code: 'invalid_jwt' },
      );
      expect(error).not.toBeNull();
    }
  });
});

describe('other keys', () => {
  const service = useService();
  const folder = mkdtempSync(path.join(tmpdir(), 'signing-keys-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'keys.json');
  const write = (...keys: object[]) => writeFileSync(file, JSON.stringify({ keys }));
  const first = newKey('RSA');
  write(first);
  const publishable = `sb_publishable_${randomUUID()}`;
  const secret = `sb_secret_${randomUUID()}`;
  const variant = useVariant({
    coreApi: { CORE_API_AUTH_JWK_FILE: file },
    gateway: { GATEWAY_PUBLISHABLE_KEYS: publishable, GATEWAY_SECRET_KEYS: secret },
  });
  let active = first;

  describe.each(clients)('with client $version', (version) => {
    const place = () => ({ url: variant.url, key: service.anonKey });

    it('an RSA or EC key signs, and another takes over without a restart or a refused token', async () => {
      const before = await newPerson(version, place());
      const client = openClient(version, place());
      expect(decodeProtectedHeader(before.accessToken).kid).toBe(active.kid);
      expect((await client.auth.getClaims(before.accessToken)).data?.claims.sub).toBe(before.id);

      const next = newKey(active.kty === 'RSA' ? 'EC' : 'RSA');
      write({ ...active, state: 'active' }, { ...next, state: 'next' });
      await expect
        .poll(async () => (await published(variant.url)).kids, { timeout: 10_000 })
        .toContain(next.kid);
      const meanwhile = await newPerson(version, place());
      expect(decodeProtectedHeader(meanwhile.accessToken).kid).toBe(active.kid);

      write({ ...active, state: 'retired' }, { ...next, state: 'active' });
      const signer = async () => {
        const { data } = await before.client.auth.refreshSession();
        return data.session?.access_token ?? '';
      };
      await expect
        .poll(async () => decodeProtectedHeader(await signer()).kid, { timeout: 10_000, interval: 500 })
        .toBe(next.kid);
      const after = await signer();
      expect(decodeProtectedHeader(after).alg).toBe(next.kty === 'RSA' ? 'RS256' : 'ES256');
      // The client has kept the earlier set; the unknown key makes it ask again.
      expect((await client.auth.getClaims(after)).data?.claims.sub).toBe(before.id);
      for (const token of [after, meanwhile.accessToken]) {
        expect((await client.auth.getUser(token)).error).toBeNull();
        expect((await client.auth.getClaims(token)).error).toBeNull();
      }
      active = next;
    });

    it('keys without claims stand for the anonymous and the service key', async () => {
      const { email, id, client } = await newPerson(version, { url: variant.url, key: publishable });
      expect((await client.from('instance_users').select('user_id')).data).toEqual([{ user_id: id }]);
      const visitor = openClient(version, { url: variant.url, key: publishable });
      expect((await visitor.auth.admin.listUsers()).error?.code).toBe('not_admin');
      const { data } = await openClient(version, { url: variant.url, key: secret }).auth.admin.getUserById(
        id,
      );
      expect(data.user?.email).toBe(email);
      const stranger = openClient(version, { url: variant.url, key: `sb_secret_${randomUUID()}` });
      expect(brief((await stranger.auth.admin.listUsers()).error)?.slice(0, 3)).toEqual([
        'AuthApiError',
        403,
        'bad_jwt',
      ]);
    });

    it('a program’s own token, made with the secret, speaks for the person that it names', async () => {
      const { id } = await newPerson(version, place());
      const make = (claims: Record<string, unknown>, key = service.secrets.hs256) =>
        new SignJWT({ role: 'authenticated', ...claims })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setExpirationTime('1h')
          .sign(Buffer.from(key));
      const asking = (token: string) =>
        openClient(version, place(), { global: { headers: { Authorization: `Bearer ${token}` } } });
      const token = await make({ sub: id });
      const own = await asking(token).from('instance_users').select('user_id');
      expect(own.data).toEqual([{ user_id: id }]);
      const { auth } = openClient(version, place());
      expect((await auth.getUser(token)).data.user?.id).toBe(id);
      // Symmetric tokens are not verified by the client: it asks.
      expect((await auth.getClaims(token)).data?.claims.sub).toBe(id);

      const nobody = await auth.getUser(await make({ sub: randomUUID() }));
      expect(brief(nobody.error)).toEqual([
        'AuthApiError',
        403,
        'user_not_found',
        'User from sub claim in JWT does not exist',
      ]);
      const forged = await auth.getUser(await make({ sub: id }, 'another secret that is long enough, too'));
      expect(forged.error?.code).toBe('bad_jwt');
      const admin = await make({ role: 'supabase_admin' });
      const { error } = await openClient(version, { ...place(), key: admin }).auth.admin.createUser({
        email: newAddress(),
        password: PASSWORD,
      });
      expect(error).toBeNull();
    });
  });
});
