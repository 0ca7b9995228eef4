import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { newKeySet } from '../testing/auth-stack.ts';
import { createSigningKeys } from './signing-keys.ts';

describe('signing keys', () => {
  test('the first key signs, all are published, none with its private part', async () => {
    const keys = await createSigningKeys(await newKeySet('new', 'old'));
    const token = await keys.sign({ sub: 'someone' });
    const { protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys.published));
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'new' });
    expect(keys.published.keys.map(({ kid }) => kid)).toEqual(['new', 'old']);
    expect(JSON.stringify(keys.published)).not.toContain('"d"');
  });

  test('what is no set of private keys is refused without repeating it', async () => {
    const [half] = JSON.parse(await newKeySet('half')).keys;
    const withoutPrivatePart = JSON.stringify({ keys: [{ ...half, d: undefined }] });
    await expect(createSigningKeys('not JSON')).rejects.toThrow('the file is not JSON');
    await expect(createSigningKeys('{"keys": []}')).rejects.toThrow('signing keys are not usable');
    const refused = await createSigningKeys(withoutPrivatePart).catch(String);
    expect(refused).toContain('keys.0.d');
    expect(refused).not.toContain(half.x);
  });
});
