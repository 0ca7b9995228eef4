import { createHmac, createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from './product.ts';

type Part = Record<string, unknown>;

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Part => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;

function signedBy(key: KeyObject, header: Part, claims: Part): string {
  const content = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

/** The key that the running product signs with. */
function productKey(): KeyObject {
  const text = readFileSync(path.join(dataDir(), 'signing-keys.json'), 'utf8');
  const { keys } = JSON.parse(text) as { keys: Part[] };
  return createPrivateKey({ key: { ...keys[0] }, format: 'jwk' });
}

/** `token` as it was an hour after it expired, truly signed. */
export function expiredToken(token: string): string {
  const [header, claims] = token.split('.').map((part, index) => (index < 2 ? decode(part) : {}));
  const exp = Math.floor(Date.now() / 1000) - 3600;
  return signedBy(productKey(), { ...header }, { ...claims, iat: exp - 3600, exp });
}

/** Tokens that claim to be somebody without the product's signature, by how they were made. */
export function forgedTokens(token: string, change: Part): Record<string, string> {
  const [first, second, signature = ''] = token.split('.');
  const header = decode(first);
  const claims = { ...decode(second), ...change };
  const hmacContent = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    'without a signature': `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    'with changed claims and the old signature': `${first}.${encode(claims)}.${signature}`,
    'signed with another key under the same name': signedBy(privateKey, header, claims),
    'signed with a guessed secret': `${hmacContent}.${createHmac('sha256', 'secret').update(hmacContent).digest('base64url')}`,
    'of no form at all': 'garbage',
  };
}

/** The key of a service that runs beside the product, for what no person can do: let days pass. */
export function serviceKey(): string {
  const { hs256 } = JSON.parse(readFileSync(path.join(dataDir(), 'secrets.json'), 'utf8')) as {
    hs256: string;
  };
  const now = Math.floor(Date.now() / 1000);
  const claims = { role: 'service_role', iat: now, exp: now + 3600 };
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', hs256).update(content).digest('base64url')}`;
}
