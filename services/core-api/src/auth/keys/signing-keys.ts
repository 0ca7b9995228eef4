import { type CryptoKey, exportJWK, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { type KeyState, type PrivateKey, readKeySet } from './key-set.ts';

/** Signs access tokens with the active key and publishes all of them. */
export type SigningKeys = {
  /** Compact JWS with `kid`, by the algorithm of the active key. */
  sign(claims: JWTPayload): Promise<string>;
  /** What /.well-known/jwks.json answers: no private part is in it. `keys` is another array when they have changed. */
  readonly published: { readonly keys: JWK[] };
  /** Algorithms of the published keys. */
  algorithms(): string[];
  /** Goes on with another set. @throws Error when the text is none; then nothing has changed */
  replace(text: string): Promise<void>;
};

type Loaded = { kid: string; alg: string; key: CryptoKey | Uint8Array; published: JWK[] };

/**
 * Reads a JWK set of private keys, each with a state: `next` is published and does not sign yet, `active` signs,
 * `retired` has signed and is published while its tokens live. Where no key says anything, the first is the active one.
 *
 * @throws Error when the text is no such set.
 */
export async function createSigningKeys(text: string): Promise<SigningKeys> {
  let loaded = await load(text);
  return {
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: loaded.alg, typ: 'JWT', kid: loaded.kid })
        .sign(loaded.key),
    published: {
      get keys() {
        return loaded.published;
      },
    },
    algorithms: () => [...new Set(loaded.published.flatMap(({ alg }) => alg ?? []))],
    async replace(next) {
      loaded = await load(next);
    },
  };
}

async function load(text: string): Promise<Loaded> {
  const keys = readKeySet(text);
  const active = findActive(keys);
  const { state: _, ...jwk } = active;
  return {
    kid: active.kid,
    alg: active.alg,
    key: await importJWK(jwk, active.alg),
    published: await Promise.all(keys.map(publish)),
  };
}

const hasState = (state: KeyState) => (key: PrivateKey) => key.state === state;

/** @throws Error when it is not clear which key signs */
function findActive(keys: readonly PrivateKey[]): PrivateKey {
  const active = keys.every((key) => key.state === undefined)
    ? keys.slice(0, 1)
    : keys.filter(hasState('active'));
  const [only] = active;
  if (only && active.length === 1) return only;
  throw new Error(`The signing keys are not usable: one key has to be active, not ${active.length}`);
}

async function publish(key: PrivateKey): Promise<JWK> {
  const open =
    key.kty === 'EC'
      ? { kty: key.kty, crv: key.crv, x: key.x, y: key.y }
      : { kty: key.kty, n: key.n, e: key.e };
  const parsed = await importJWK(open, key.alg, { extractable: true });
  return { ...(await exportJWK(parsed)), kid: key.kid, alg: key.alg, use: 'sig', key_ops: ['verify'] };
}
