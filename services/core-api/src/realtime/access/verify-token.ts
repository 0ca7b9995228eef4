import { createSecretKey } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { ChannelTokenError } from './channel-token-error.ts';

/** Keys of access tokens, and the secret of the fixed keys; without it no fixed key is taken. */
export type VerificationKeys = { keys: { keys: readonly object[] }; fixedKeySecret: string | null };

/** Claims of a token whose signature holds and that has not ended. @throws ChannelTokenError */
export type VerifyToken = (token: string) => Promise<JWTPayload>;

export function createTokenVerifier({ keys, fixedKeySecret }: VerificationKeys): VerifyToken {
  const published = createLocalJWKSet({ keys: [...keys.keys] } as JSONWebKeySet);
  const secret = fixedKeySecret === null ? null : createSecretKey(Buffer.from(fixedKeySecret, 'utf8'));
  return async (token) => {
    try {
      if (decodeProtectedHeader(token).alg !== 'HS256') return (await jwtVerify(token, published)).payload;
      if (secret) return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new ChannelTokenError('Access token has expired');
    }
    throw new ChannelTokenError('The token is not valid');
  };
}
