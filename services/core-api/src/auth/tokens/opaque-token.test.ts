import { describe, expect, test } from 'vitest';
import { createRefreshChain, hashToken, isTokenShaped, newToken } from './opaque-token.ts';

describe('refresh token chain', () => {
  const chain = createRefreshChain('a'.repeat(32));

  test('the same token always has the same successor, which looks like any token', () => {
    const token = newToken();
    expect(chain.next(token)).toBe(chain.next(token));
    expect(isTokenShaped(chain.next(token))).toBe(true);
  });

  test('another secret makes another successor', () => {
    const token = newToken();
    expect(createRefreshChain('b'.repeat(32)).next(token)).not.toBe(chain.next(token));
  });

  test('a descendant a few steps away is found by its hash, a stranger is not', () => {
    const token = newToken();
    const third = chain.next(chain.next(chain.next(token)));
    expect(chain.findDescendant(token, hashToken(third))).toBe(third);
    expect(chain.findDescendant(token, hashToken(newToken()))).toBeUndefined();
    expect(chain.findDescendant(third, hashToken(token))).toBeUndefined();
  });
});
