import { createLocalJWKSet, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { newKeySet } from '../testing/auth-stack.ts';
import { createSigningKeys } from './signing-keys.ts';

const kidsOf = (keys: { published: { keys: { kid?: string }[] } }) =>
  keys.published.keys.map(({ kid }) => kid);

/** A set whose keys are in the given states. */
async function setWith(states: Record<string, string>): Promise<string> {
  const { keys } = JSON.parse(await newKeySet(...Object.keys(states)));
  return JSON.stringify({ keys: keys.map((key: { kid: string }) => ({ ...key, state: states[key.kid] })) });
}

describe('signing keys', () => {
  test('the first key signs where none says otherwise; all are published, none with its private part', async () => {
    const keys = await createSigningKeys(await newKeySet('new', 'old'));
    const token = await keys.sign({ sub: 'someone' });
    const { protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys.published));
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'new' });
    expect(kidsOf(keys)).toEqual(['new', 'old']);
    expect(JSON.stringify(keys.published)).not.toContain('"d"');
  });

  test('a key is published before it signs, and verifies after it has', async () => {
    const keys = await createSigningKeys(await setWith({ a: 'retired', b: 'next', c: 'active' }));
    const { protectedHeader } = await jwtVerify(await keys.sign({}), createLocalJWKSet(keys.published));
    expect(protectedHeader.kid).toBe('c');
    expect(kidsOf(keys)).toEqual(['a', 'b', 'c']);
    expect(JSON.stringify(keys.published)).not.toContain('state');
  });

  test('it has to be clear which key signs', async () => {
    for (const states of [
      { a: 'active', b: 'active' },
      { a: 'next', b: 'retired' },
    ]) {
      await expect(createSigningKeys(await setWith(states))).rejects.toThrow('one key has to be active');
    }
    await expect(createSigningKeys(await newKeySet('same', 'same'))).rejects.toThrow('(keys)');
  });

  test('an RSA key signs RS256, and is published without its private parts', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: 'rsa' };
    const keys = await createSigningKeys(JSON.stringify({ keys: [jwk] }));
    const { protectedHeader } = await jwtVerify(await keys.sign({}), createLocalJWKSet(keys.published));
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'rsa' });
    expect(Object.keys(keys.published.keys[0] ?? {}).toSorted()).toEqual(
      ['alg', 'e', 'key_ops', 'kid', 'kty', 'n', 'use'].toSorted(),
    );
  });

  test('a bare array may hold shared secrets, which verify and are never published', async () => {
    const [{ ...ec }] = JSON.parse(await newKeySet('ec')).keys;
    const secret = { kty: 'oct', k: 'a'.repeat(43), kid: 'legacy', key_ops: ['verify'] };
    const keys = await createSigningKeys(JSON.stringify([secret, ec]));
    expect(decodeProtectedHeader(await keys.sign({}))).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'ec' });
    expect(kidsOf(keys)).toEqual(['ec']);
    expect(keys.shared.keys).toEqual([{ kty: 'oct', k: secret.k, kid: 'legacy', alg: 'HS256' }]);
    const short = JSON.stringify([{ ...secret, k: 'guessable' }]);
    await expect(createSigningKeys(short)).rejects.toThrow('keys.0.k');
    await expect(createSigningKeys(JSON.stringify([secret]))).rejects.toThrow('one key has to be active');
  });

  test('another set takes over at once; what is none changes nothing', async () => {
    const keys = await createSigningKeys(await newKeySet('first'));
    await expect(keys.replace('{"keys": []}')).rejects.toThrow('signing keys are not usable');
    expect(kidsOf(keys)).toEqual(['first']);
    await keys.replace(await newKeySet('second'));
    expect(kidsOf(keys)).toEqual(['second']);
  });

  test('what is no set of private keys is refused without repeating it', async () => {
    const [half] = JSON.parse(await newKeySet('half')).keys;
    const withoutPrivatePart = JSON.stringify({ keys: [{ ...half, d: undefined }] });
    await expect(createSigningKeys('not JSON')).rejects.toThrow('the file is not JSON');
    const refused = await createSigningKeys(withoutPrivatePart).catch(String);
    expect(refused).toContain('keys.0.d');
    expect(refused).not.toContain(half.x);
  });
});
