import { createSecretKey, type KeyObject } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { ChannelTokenError } from './channel-token-error.ts';

/** Keys of access tokens, as they are now, and the secret of the fixed keys; without it no fixed key is taken. */
export type VerificationKeys = {
  keys: {
    readonly published: { readonly keys: readonly object[] };
    readonly shared: { readonly keys: readonly { k: string }[] };
  };
  fixedKeySecret: string | null;
};

/** Claims of a token whose signature holds and that has not ended. @throws ChannelTokenError */
export type VerifyToken = (token: string) => Promise<JWTPayload>;

export function createTokenVerifier({ keys, fixedKeySecret }: VerificationKeys): VerifyToken {
  const fixed = fixedKeySecret === null ? [] : [createSecretKey(Buffer.from(fixedKeySecret, 'utf8'))];
  const secrets = () => [
    ...fixed,
    ...keys.shared.keys.map(({ k }) => createSecretKey(Buffer.from(k, 'base64url'))),
  ];
  const publishedKeys = followKeys(keys.published);
  return async (token) => {
    try {
      if (decodeProtectedHeader(token).alg !== 'HS256') {
        return (await jwtVerify(token, publishedKeys(), { algorithms: ['ES256', 'RS256'] })).payload;
      }
      return await verifyByAny(token, secrets());
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new ChannelTokenError('Access token has expired');
    }
    throw new ChannelTokenError('The token is not valid');
  };
}

/** @throws JWTExpired where one of the secrets made the token, else whatever else is wrong with it */
async function verifyByAny(token: string, secrets: readonly KeyObject[]): Promise<JWTPayload> {
  for (const secret of secrets) {
    try {
      return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

/** The set of keys, read again whenever others are published. */
function followKeys(published: VerificationKeys['keys']['published']) {
  let known: readonly object[] | undefined;
  let set = createLocalJWKSet({ keys: [] });
  return () => {
    const { keys } = published;
    if (keys !== known) set = createLocalJWKSet({ keys: [...keys] } as JSONWebKeySet);
    known = keys;
    return set;
  };
}
