import { createSecretKey } from 'node:crypto';
import type { TokenVoucher } from '@reflectory/contracts';
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
  keys: { readonly keys: readonly object[] };
  fixedKeySecret: string | null;
};

/** Claims of a token whose signature holds and that has not ended, and what vouched for it. */
export type VerifiedToken = { claims: JWTPayload; voucher: TokenVoucher };

/** @throws ChannelTokenError */
export type VerifyToken = (token: string) => Promise<VerifiedToken>;

export function createTokenVerifier({ keys, fixedKeySecret }: VerificationKeys): VerifyToken {
  const secret = fixedKeySecret === null ? null : createSecretKey(Buffer.from(fixedKeySecret, 'utf8'));
  const publishedKeys = followKeys(keys);
  return async (token) => {
    try {
      if (decodeProtectedHeader(token).alg !== 'HS256') {
        const { payload } = await jwtVerify(token, publishedKeys(), { algorithms: ['ES256', 'RS256'] });
        return { claims: payload, voucher: 'signing-key' };
      }
      if (secret) {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
        return { claims: payload, voucher: 'secret' };
      }
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new ChannelTokenError('Access token has expired');
    }
    throw new ChannelTokenError('The token is not valid');
  };
}

/** The set of keys, read again whenever others are published. */
function followKeys(published: VerificationKeys['keys']) {
  let known: readonly object[] | undefined;
  let set = createLocalJWKSet({ keys: [] });
  return () => {
    const { keys } = published;
    if (keys !== known) set = createLocalJWKSet({ keys: [...keys] } as JSONWebKeySet);
    known = keys;
    return set;
  };
}
