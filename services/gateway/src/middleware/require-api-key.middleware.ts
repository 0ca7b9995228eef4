import { createSecretKey } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { OpaqueKeys } from '../auth/opaque-keys.ts';
import { refuse } from '../refusal.ts';

/** Addresses that a browser opens by themselves: the bucket is public, or a token stands in the address. */
const openFiles = /^\/storage\/v1\/(object|render\/image)\/(public|sign|upload\/sign)\//;

function isDemandedOf({ context: { area }, method, path }: Request): boolean {
  return area === 'rest' || (area === 'storage' && !(method !== 'POST' && openFiles.test(path)));
}

type Dependencies = { hs256: string; opaqueKeys: OpaqueKeys };

/** Lets calls of tables and files past that carry one of our fixed keys in the header `apikey`. */
export function requireApiKey({ hs256, opaqueKeys }: Dependencies): RequestHandler {
  const secret = createSecretKey(Buffer.from(hs256, 'utf8'));
  const accepted = new LRUCache<string, true>({ max: 100 });
  const isOurs = async (key: string) =>
    opaqueKeys.find(key) !== null ||
    jwtVerify(key, secret, { algorithms: ['HS256'] }).then(
      ({ payload: { role } }) => role === 'anon' || role === 'service_role',
      () => false,
    );
  return async (req, _res, next) => {
    if (isDemandedOf(req)) {
      const { apikey } = req.headers;
      if (typeof apikey !== 'string' || !(accepted.has(apikey) || (await isOurs(apikey)))) {
        throw refuse('api_key_missing');
      }
      accepted.set(apikey, true);
    }
    next();
  };
}
