import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService, useVariant } from '../testing/index.ts';
import { brief, newPerson } from './auth-people.ts';

/** A private key as the file of the signing keys has it. */
type Jwk = JsonWebKey & { kid: string };
const newKey = (kind: 'EC' | 'RSA'): Jwk => {
  const { privateKey } =
    kind === 'EC'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID() };
};

const newSharedKey = (): Jwk => ({
  kty: 'oct',
  k: randomBytes(48).toString('base64url'),
  alg: 'HS256',
  kid: randomUUID(),
});

/** A key of a program, signed as whoever operates the service would. */
const signKey = async (role: string, { kid, ...key }: Jwk, claims: Record<string, unknown> = {}) => {
  const alg = { EC: 'ES256', RSA: 'RS256', oct: 'HS256' }[key.kty ?? ''] ?? '';
  return new SignJWT({ iss: 'operator', role, ...claims })
    .setProtectedHeader({ alg, typ: 'JWT', kid })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, alg));
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

    it('a key of a program may be signed by it, and says which role is meant', async () => {
      const anon = await signKey('anon', active);
      const { id, email, client } = await newPerson(version, { url: variant.url, key: anon });
      expect((await client.from('instance_users').select('user_id')).data).toEqual([{ user_id: id }]);
      const serviceKey = await signKey('service_role', active);
      const { auth } = openClient(version, { url: variant.url, key: serviceKey });
      expect((await auth.admin.getUserById(id)).data.user?.email).toBe(email);
      const open = openClient(version, { url: variant.url, key: anon }).auth;
      expect((await open.admin.listUsers()).error?.code).toBe('not_admin');
      // A role of the program's own has an account, and no data.
      const editor = await signKey('editor', active, { sub: id });
      expect((await open.getUser(editor)).data.user?.id).toBe(id);
      const asEditor = { global: { headers: { Authorization: `Bearer ${editor}` } } };
      const reading = await openClient(version, place(), asEditor).from('instance_users').select('user_id');
      expect(reading).toMatchObject({ data: null, status: 401 });
      const foreign = await signKey('service_role', { ...newKey('EC'), kid: active.kid });
      const stranger = openClient(version, { url: variant.url, key: foreign });
      expect((await stranger.auth.admin.listUsers()).error?.code).toBe('bad_jwt');
    });

    it('the set may be a bare array and hold shared secrets, which nobody is shown', async () => {
      const shared = newSharedKey();
      writeFileSync(file, JSON.stringify([active, { ...shared, key_ops: ['verify'] }]));
      const legacy = await signKey('service_role', shared);
      const listing = async () => {
        const { auth } = openClient(version, { url: variant.url, key: legacy });
        return (await auth.admin.listUsers()).error;
      };
      await expect.poll(listing, { timeout: 10_000, interval: 500 }).toBeNull();
      const { keys } = await published(variant.url);
      expect(keys.map(({ kty }) => kty)).not.toContain('oct');
      expect(JSON.stringify(keys)).not.toContain(shared.k);
      const { accessToken } = await newPerson(version, place());
      expect(decodeProtectedHeader(accessToken).kid).toBe(active.kid);
      const forged = await signKey('service_role', { ...newSharedKey(), kid: shared.kid });
      const stranger = openClient(version, { url: variant.url, key: forged });
      expect((await stranger.auth.admin.listUsers()).error?.code).toBe('bad_jwt');
      write(active);
    });

    it('a shared secret may sign, where that is wanted', async () => {
      const shared = newSharedKey();
      writeFileSync(file, JSON.stringify([shared, { ...active, key_ops: ['verify'] }]));
      // A gateway asks for keys that it does not know at most every two seconds.
      const signer = async () => {
        const { client, id, accessToken } = await newPerson(version, place());
        const { data } = await client.from('instance_users').select('user_id');
        return data?.[0]?.user_id === id && decodeProtectedHeader(accessToken).kid;
      };
      const soon = { timeout: 15_000, interval: 500 };
      await expect.poll(signer, soon).toBe(shared.kid);
      const { client, id } = await newPerson(version, place());
      expect((await client.auth.getUser()).data.user?.id).toBe(id);
      write(active);
      await expect.poll(signer, soon).toBe(active.kid);
    }, 40_000);

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
