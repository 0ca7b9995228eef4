import { type CryptoKey, exportJWK, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { type KeyState, type PrivateKey, readKeySet } from './key-set.ts';

/** Signs access tokens with the active key and publishes all of them. */
export type SigningKeys = {
  /** Compact JWS with `kid`, by the algorithm of the active key. */
  sign(claims: JWTPayload): Promise<string>;
  /** What /.well-known/jwks.json answers: no private part is in it. `keys` is another array when they have changed. */
  readonly published: { readonly keys: JWK[] };
  /** Shared secrets, for processes of the service alone: whoever knows one makes tokens. Another array when they have changed. */
  readonly shared: { readonly keys: SharedKey[] };
  /** Algorithms of the keys. */
  algorithms(): string[];
  /** Goes on with another set. @throws Error when the text is none; then nothing has changed */
  replace(text: string): Promise<void>;
};

/** A secret that signs and verifies. */
type SharedKey = { kty: 'oct'; k: string; kid: string; alg: 'HS256' };

type Loaded = {
  kid: string;
  alg: string;
  key: CryptoKey | Uint8Array;
  published: JWK[];
  shared: SharedKey[];
};

/**
 * Reads a JWK set of keys, each with a state: `next` is published and does not sign yet, `active` signs,
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
    shared: {
      get keys() {
        return loaded.shared;
      },
    },
    algorithms: () => [...new Set([loaded.alg, ...loaded.published.flatMap(({ alg }) => alg ?? [])])],
    async replace(next) {
      loaded = await load(next);
    },
  };
}

async function load(text: string): Promise<Loaded> {
  const keys = readKeySet(text);
  const active = findActive(keys);
  const { state: _state, key_ops: _operations, ...jwk } = active;
  return {
    kid: active.kid,
    alg: active.alg,
    key: await importJWK(jwk, active.alg),
    published: await Promise.all(keys.filter((key) => key.kty !== 'oct').map(publish)),
    shared: keys.flatMap((key) =>
      key.kty === 'oct' ? [{ kty: key.kty, k: key.k, kid: key.kid, alg: key.alg }] : [],
    ),
  };
}

const maySign = ({ key_ops: operations }: PrivateKey) => operations?.includes('sign') ?? true;
const hasState = (state: KeyState) => (key: PrivateKey) => key.state === state;

/** @throws Error when it is not clear which key signs */
function findActive(keys: readonly PrivateKey[]): PrivateKey {
  const active = keys.every((key) => key.state === undefined)
    ? keys.filter(maySign).slice(0, 1)
    : keys.filter(hasState('active'));
  const [only] = active;
  if (only && active.length === 1) return only;
  throw new Error(`The signing keys are not usable: one key has to be active, not ${active.length}`);
}

async function publish(key: Exclude<PrivateKey, { kty: 'oct' }>): Promise<JWK> {
  const open =
    key.kty === 'EC'
      ? { kty: key.kty, crv: key.crv, x: key.x, y: key.y }
      : { kty: key.kty, n: key.n, e: key.e };
  const parsed = await importJWK(open, key.alg, { extractable: true });
  return { ...(await exportJWK(parsed)), kid: key.kid, alg: key.alg, use: 'sig', key_ops: ['verify'] };
}
