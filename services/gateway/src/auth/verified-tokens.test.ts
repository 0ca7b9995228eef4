import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitor } from '../request-context.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a token is remembered until it expires and not a second longer', () => {
  const tokens = createVerifiedTokens();
  const exp = Math.floor(Date.now() / 1000) + 60;
  tokens.remember('a', { ...visitor, claims: { exp } });
  tokens.remember('expired', { ...visitor, claims: { exp: exp - 120 } });
  expect(tokens.find('a')).not.toBeNull();
  expect(tokens.find('expired')).toBeNull();
  vi.advanceTimersByTime(61_000);
  expect(tokens.find('a')).toBeNull();
});
