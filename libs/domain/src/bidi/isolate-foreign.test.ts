import { expect, test } from 'vitest';
import { isolateForeign } from './isolate-foreign.ts';

test('closes off words that run against the sentence', () => {
  expect(isolateForeign('Acme!', 'rtl')).toBe('\u2068Acme!\u2069');
  expect(isolateForeign('يومياتي', 'ltr')).toBe('\u2068يومياتي\u2069');
  expect(isolateForeign('مع Ada', 'ltr')).toBe('\u2068مع Ada\u2069');
});

test('leaves words alone that run with the sentence, and numbers', () => {
  expect(isolateForeign('Acme!', 'ltr')).toBe('Acme!');
  expect(isolateForeign('يومياتي', 'rtl')).toBe('يومياتي');
  expect(isolateForeign('12,345', 'rtl')).toBe('12,345');
  expect(isolateForeign('', 'rtl')).toBe('');
});
