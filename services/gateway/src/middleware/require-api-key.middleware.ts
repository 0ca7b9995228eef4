import type { Request, RequestHandler } from 'express';
import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { OpaqueKeys } from '../auth/opaque-keys.ts';
import { type SigningKeys, UnknownKeyError } from '../auth/signing-keys.ts';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { refuse } from '../refusal.ts';

/** Addresses that a browser opens by themselves: the bucket is public, or a token stands in the address. */
const openFiles = /^\/storage\/v1\/(object|render\/image)\/(public|sign|upload\/sign)\//;

const buckets = /^\/storage\/v1\/bucket(\/|$)/;

/** Refuses to tell of buckets where no token came at all. */
export function requireTokenForBuckets(): RequestHandler {
  return (req, _res, next) => {
    if (req.context.token === null && buckets.test(req.path)) throw refuse('api_key_missing');
    next();
  };
}

function isDemandedOf({ context: { area }, method, path }: Request): boolean {
  return area === 'rest' || (area === 'storage' && !(method !== 'POST' && openFiles.test(path)));
}

type Dependencies = { keys: SigningKeys; opaqueKeys: OpaqueKeys };

/** Milliseconds after which a key is looked at again: the one that signed it may have been withdrawn. */
const ACCEPTED_MS = 60_000;

/** Lets calls of tables and files past that carry a key of ours in the header `apikey`. */
export function requireApiKey({ keys, opaqueKeys }: Dependencies): RequestHandler {
  const accepted = new LRUCache<string, true>({ max: 100, ttl: ACCEPTED_MS });
  const isOurs = async (key: string): Promise<boolean> => {
    if (opaqueKeys.isOpaque(key)) return opaqueKeys.find(key) !== null;
    try {
      const { payload } = await jwtVerify(key, await keys.getKeyFor(key));
      return payload['role'] === 'anon' || payload['role'] === 'service_role';
    } catch (error) {
      if (error instanceof CoreApiUnavailableError) throw refuse('unavailable');
      if (error instanceof UnknownKeyError || error instanceof errors.JOSEError) return false;
      // What is no token at all.
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  return async (req, _res, next) => {
    if (req.context.principal.databaseUser !== 'api_token' && isDemandedOf(req)) {
      const { apikey } = req.headers;
      if (typeof apikey !== 'string' || !(accepted.has(apikey) || (await isOurs(apikey)))) {
        throw refuse('api_key_missing');
      }
      accepted.set(apikey, true);
    }
    next();
  };
}
