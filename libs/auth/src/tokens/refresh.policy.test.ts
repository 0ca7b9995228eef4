import { describe, expect, test } from 'vitest';
import { decideRefresh } from './refresh.policy.ts';

const token = (hash: string, parent: string | null, isRevoked = false, changedAt = 0) => ({
  hash,
  parent,
  isRevoked,
  changedAt,
});
const reuseMs = 10_000;
const longAfter = { now: reuseMs * 100, reuseMs };

describe('a presented refresh token', () => {
  test('that is active rotates', () => {
    expect(decideRefresh(token('b', 'a'), token('b', 'a'), longAfter)).toBe('rotate');
  });

  test('that is the parent of the active one repeats it, however late', () => {
    expect(decideRefresh(token('a', null, true), token('b', 'a'), longAfter)).toBe('repeat');
  });

  test('that is older repeats the active one within the reuse interval only', () => {
    const active = token('c', 'b');
    expect(decideRefresh(token('a', null, true), active, { now: reuseMs - 1, reuseMs })).toBe('repeat');
    expect(decideRefresh(token('a', null, true), active, { now: reuseMs, reuseMs })).toBe('revoke');
  });

  test('of a session without an active token ends it', () => {
    expect(decideRefresh(token('a', null, true), undefined, { now: 0, reuseMs })).toBe('revoke');
  });
});
