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
  expect(destinationOf('?next=/entries%3Fpage%3D2%23last')).toBe('/entries?page=2#last');
  expect(destinationOf('?next=//evil.example')).toBe('/journal');
  expect(destinationOf('?next=/%5Cevil.example')).toBe('/journal');
  expect(destinationOf('?next=https://evil.example')).toBe('/journal');
  expect(destinationOf('?next=javascript:alert(1)')).toBe('/journal');
  expect(destinationOf('')).toBe('/journal');
});

test.each(['%09', '%0A', '%0D', '%09%0A'])('signs that an address loses (%s) lead nowhere else', (sign) => {
  expect(destinationOf(`?next=/${sign}/evil.example`)).toBe('/journal');
  expect(destinationOf(`?next=/${sign}%5Cevil.example`)).toBe('/journal');
});
