import { expect, it } from 'vitest';
import { ownCountry } from './own-country.ts';

it('is the first country that the browser names and the list has', () => {
  expect(ownCountry(['AT', 'FR'], ['en', 'en-GB', 'de-AT', 'fr-FR'])).toBe('AT');
  expect(ownCountry(['AT', 'FR'], ['ar'])).toBeNull();
});

it('is the only one of the list, whatever the browser says', () => {
  expect(ownCountry(['AT'], ['en-GB'])).toBe('AT');
  expect(ownCountry([], ['de-AT'])).toBeNull();
});
