import { describe, expect, test } from 'vitest';
import { codeOfStep, encodeBase32, findStep, keyUri, STEP_SECONDS } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const stepOf = (seconds: number) => Math.floor(seconds / STEP_SECONDS);

describe('codes', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i are those of RFC 6238', (second, code) => {
    expect(codeOfStep(secret, stepOf(second))).toBe(code);
  });

  test('are accepted one step early or late, no further', () => {
    const now = 1_234_567_890_000;
    const step = stepOf(now / 1000);
    const found = [-2, -1, 0, 1, 2].map((by) =>
      findStep(secret, codeOfStep(secret, step + by), { now, usedStep: null }),
    );
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  test('are worth nothing once they or later ones were used', () => {
    const now = 1_234_567_890_000;
    const step = stepOf(now / 1000);
    expect(findStep(secret, codeOfStep(secret, step), { now, usedStep: step })).toBeNull();
    expect(findStep(secret, codeOfStep(secret, step - 1), { now, usedStep: step })).toBeNull();
    expect(findStep(secret, codeOfStep(secret, step + 1), { now, usedStep: step })).toBe(step + 1);
  });

  test('may be typed with the gap that apps show', () => {
    const code = codeOfStep(secret, 1);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(findStep(secret, spaced, { now: 30_000, usedStep: null })).toBe(1);
    expect(findStep(secret, '12345６', { now: 30_000, usedStep: null })).toBeNull();
  });
});

test('a secret is written in base 32', () => {
  expect(encodeBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(encodeBase32(Buffer.from('foob'))).toBe('MZXW6YQ');
});

test('the address for apps names product and person', () => {
  const uri = keyUri({ secret: 'ABC', issuer: 'Acme: Reflect', account: 'ada+1@acme.example' });
  const url = new URL(uri);
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toContain('Acme  Reflect:ada+1@acme.example');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'Acme: Reflect',
    period: '30',
    secret: 'ABC',
  });
});
