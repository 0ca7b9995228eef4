import { expect, test } from 'vitest';
import { destinationOf, modeOf } from './auth-mode.ts';

test('the address chooses the mode', () => {
  expect(modeOf('?mode=sign-up')).toBe('sign-up');
  expect(modeOf('?mode=forgot')).toBe('forgot');
  expect(modeOf('')).toBe('sign-in');
  expect(modeOf('?mode=new-password')).toBe('sign-in');
});

test('only paths of our own are gone to', () => {
  expect(destinationOf('?next=/entries')).toBe('/entries');
  expect(destinationOf('?next=//evil.example')).toBe('/journal');
  expect(destinationOf('?next=/%5Cevil.example')).toBe('/journal');
  expect(destinationOf('?next=https://evil.example')).toBe('/journal');
  expect(destinationOf('')).toBe('/journal');
});
