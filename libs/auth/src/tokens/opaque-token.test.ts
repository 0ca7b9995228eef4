import { describe, expect, test } from 'vitest';
import { createRefreshChain, hashToken, isTokenShaped, newToken } from './opaque-token.ts';

describe('refresh token chain', () => {
  const chain = createRefreshChain('a'.repeat(32));

  const hash = hashToken(newToken());

  test('the same token always has the same successor, which looks like any token', () => {
    expect(chain.successorOf(hash)).toBe(chain.successorOf(hash));
    expect(isTokenShaped(chain.successorOf(hash))).toBe(true);
  });

  test('another secret makes another successor', () => {
    expect(createRefreshChain('b'.repeat(32)).successorOf(hash)).not.toBe(chain.successorOf(hash));
  });

  test('a descendant a few steps away is found by its hash, a stranger is not', () => {
    const after = (known: string) => chain.successorOf(known);
    const third = after(hashToken(after(hashToken(after(hash)))));
    expect(chain.findDescendant(hash, hashToken(third))).toBe(third);
    expect(chain.findDescendant(hash, hashToken(newToken()))).toBeUndefined();
    expect(chain.findDescendant(hashToken(third), hash)).toBeUndefined();
  });
});
