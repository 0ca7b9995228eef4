import { readTokenClaims } from '@reflectory/contracts/auth';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Principal } from '../request-context.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Name under which the strategy is registered with passport. */
export const ACCESS_TOKEN = 'access-token';

const fromBearer = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * The token of a request: the bearer token, else the `apikey` header, else (the handshake of a socket, which can
 * set no header) the `apikey` parameter.
 */
export function findToken(req: Request): string | null {
  const bearer = fromBearer(req);
  if (bearer) return bearer;
  const { apikey } = req.headers;
  if (typeof apikey === 'string' && apikey !== '') return apikey;
  if (req.context.area !== 'realtime') return null;
  return new URL(req.originalUrl, 'http://gateway').searchParams.get('apikey');
}

/** Verifies access tokens by the published keys, and what is made with the shared secret by that. */
export function accessTokenStrategy(keys: SigningKeys): Strategy {
  return new Strategy(
    {
      jwtFromRequest: findToken,
      algorithms: ['ES256', 'RS256', 'HS256'],
      jsonWebTokenOptions: { clockTolerance: 2 },
      passReqToCallback: true,
      secretOrKeyProvider: (_req: Request, token: string, done) => {
        keys.getKeyFor(token).then(
          // `jsonwebtoken` takes a parsed key, although the types of passport-jwt know text only.
          (key) => Reflect.apply(done, undefined, [null, key]),
          (error: unknown) => done(error),
        );
      },
    },
    (_req: Request, claims: unknown, done: (error: null, principal: Principal | false) => void) => {
      done(null, readTokenClaims(claims) ?? false);
    },
  );
}
