import { expect, test } from 'vitest';
import { monthlyPrice } from './monthly-price.ts';

test.each([
  ['en', '$9.99'],
  ['de', '9,99\u00a0$'],
  ['fr', '9,99\u00a0$'],
  ['ar', '9.99 دولار أمريكي'],
])('the price in %s is %s', (language, price) => {
  expect(monthlyPrice(language)).toBe(price);
});
