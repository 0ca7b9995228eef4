import { expect, test } from 'vitest';
import { admit } from './join.policy.ts';

const domains = ['acme.example', 'mail.acme.example'];

test('everyone joins at once where everyone may', () => {
  expect(admit({ rule: 'everyone', domains: [] }, 'ada@anywhere.example')).toBe('at_once');
  expect(admit({ rule: 'everyone', domains }, null)).toBe('at_once');
});

test('addresses of the domains join after they are confirmed', () => {
  expect(admit({ rule: 'domains', domains }, 'ada@acme.example')).toBe('confirmed');
  expect(admit({ rule: 'domains', domains }, 'Ada@MAIL.acme.example')).toBe('confirmed');
});

test.each([
  ['domains', 'ada@evil-acme.example'],
  ['domains', 'ada@sub.acme.example'],
  ['domains', 'acme.example@evil.example'],
  ['domains', null],
  ['invited', 'ada@acme.example'],
  ['invited', null],
] as const)('under the rule %s %s needs an invitation', (rule, email) => {
  expect(() => admit({ rule, domains }, email)).toThrow(
    expect.objectContaining({ status: 422, code: 'signup_disabled' }),
  );
});
