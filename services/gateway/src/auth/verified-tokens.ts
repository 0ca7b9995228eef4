import { LRUCache } from 'lru-cache';
import type { Principal } from '../request-context.ts';

/** Tokens whose signature was already checked, each until it expires. */
export type VerifiedTokens = {
  find(token: string): Principal | null;
  remember(token: string, principal: Principal): void;
  /** Everything has to be verified again. */
  forget(): void;
};

/** Milliseconds that a token without an end is remembered. */
const endlessMs = 60 * 60_000;

/** Remembers up to `max` tokens, by the wall clock and by their full text, since a signature alone vouches for nothing. */
export function createVerifiedTokens(max = 20_000): VerifiedTokens {
  const principals = new LRUCache<string, Principal>({ max, perf: Date, ttlResolution: 0 });
  return {
    find: (token) => principals.get(token) ?? null,
    remember(token, principal) {
      const { exp } = principal.claims;
      const ttl = typeof exp === 'number' ? exp * 1000 - Date.now() : endlessMs;
      if (ttl > 0) principals.set(token, principal, { ttl });
    },
    forget: () => principals.clear(),
  };
}
