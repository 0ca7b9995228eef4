import { createHash } from 'node:crypto';
import { type Principal, serviceProgram, visitor } from '../request-context.ts';

/** Begins every key that is no token. */
const PREFIX = 'sb_';

/** Keys without claims, by which programs are known; they stand for the anonymous and the service key. */
export type OpaqueKeys = {
  /** Whether a text is such a key at all, known or not. */
  isOpaque(token: string): boolean;
  /** Whom a key speaks for; null when it is none of ours. */
  find(token: string): Principal | null;
};

/** Only digests are kept and compared, so that the time of an answer tells nothing of a key. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createOpaqueKeys(keys: {
  publishable: readonly string[];
  secret: readonly string[];
}): OpaqueKeys {
  const principals = new Map<string, Principal>([
    ...keys.publishable.map((key) => [digest(key), visitor] as const),
    ...keys.secret.map((key) => [digest(key), serviceProgram] as const),
  ]);
  return {
    isOpaque: (token) => token.startsWith(PREFIX),
    find: (token) => principals.get(digest(token)) ?? null,
  };
}
