import { expect, it } from 'vitest';
import { firstWeekday } from './first-weekday.ts';

it('is that of the country where the language of the page is spoken as the person does', () => {
  expect(firstWeekday('de', ['de-DE', 'en'])).toBe(1);
  expect(firstWeekday('en', ['de-DE', 'en-US'])).toBe(7);
  expect(firstWeekday('en', ['en-GB'])).toBe(1);
  expect(firstWeekday('ar', ['en-US'])).toBe(6);
});
