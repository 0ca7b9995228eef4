import { createHmac, createPublicKey, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import type { CoreApiClient } from '../core-api/core-api-client.ts';

/** Keys that verify tokens, parsed once. */
export type SigningKeys = {
  /**
   * The key that a token says it was signed with.
   *
   * @throws UnknownKeyError when no such key exists, CoreApiUnavailableError when it cannot be found out.
   */
  getKeyFor(token: string): Promise<KeyObject>;
};

/** The token names a key or an algorithm that is not ours. */
export class UnknownKeyError extends Error {
  constructor() {
    super('No key verifies this token');
    this.name = 'UnknownKeyError';
  }
}

/** Algorithms that are accepted; each key is used with its own only. */
const algorithms = new Set(['ES256', 'RS256', 'HS256']);

/** Milliseconds after which the published keys are read again. */
const keptMs = 600_000;
/** Milliseconds between two readings caused by unknown key ids, so that forged ids cause no flood. */
const pauseMs = 2000;

function isMadeWith(secret: KeyObject, token: string): boolean {
  const end = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  const expected = createHmac('sha256', secret).update(token.slice(0, end)).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/**
 * Keys of core-api, beside the secret of the fixed anonymous and service keys. `onKeyGone` is told when a key
 * is published no more: tokens that it signed are worth nothing.
 */
export function createSigningKeys(
  coreApi: Pick<CoreApiClient, 'getSigningKeys'>,
  { secret, onKeyGone = () => {} }: { secret: string; onKeyGone?: () => void },
): SigningKeys {
  const fixedKey = createSecretKey(Buffer.from(secret, 'utf8'));
  let keys = new Map<string, KeyObject>();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const published = await coreApi.getSigningKeys();
    const parsed = new Map<string, KeyObject>();
    for (const jwk of published.keys) {
      if (!jwk.kid || !jwk.alg || !algorithms.has(jwk.alg)) continue;
      const key =
        jwk.kty === 'oct'
          ? createSecretKey(jwk.k ?? '', 'base64url')
          : createPublicKey({ key: { ...jwk }, format: 'jwk' });
      parsed.set(`${jwk.alg} ${jwk.kid}`, key);
    }
    const isGone = [...keys.keys()].some((name) => !parsed.has(name));
    keys = parsed;
    if (isGone) onKeyGone();
    readAt = performance.now();
  }

  const readOnce = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    async getKeyFor(token) {
      const { alg, kid } = decodeProtectedHeader(token);
      // Some programs name a key in what they made with the fixed secret.
      if (alg === 'HS256' && (!kid || isMadeWith(fixedKey, token))) return fixedKey;
      if (!alg || !kid || !algorithms.has(alg)) throw new UnknownKeyError();
      const name = `${alg} ${kid}`;
      const age = performance.now() - readAt;
      const found = keys.get(name);
      if (found && age > keptMs) void readOnce().catch(() => {});
      if (found) return found;
      if (age > pauseMs) await readOnce();
      const key = keys.get(name);
      if (!key) throw new UnknownKeyError();
      return key;
    },
  };
}
