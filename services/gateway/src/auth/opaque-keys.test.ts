import { expect, test } from 'vitest';
import { createOpaqueKeys } from './opaque-keys.ts';

const keys = createOpaqueKeys({
  publishable: ['sb_publishable_web'],
  secret: ['sb_secret_old', 'sb_secret_new'],
});

test('a key without claims stands for the anonymous or the service key', () => {
  expect(keys.find('sb_publishable_web')?.databaseUser).toBe('anon');
  expect(keys.find('sb_secret_old')?.databaseUser).toBe('service_role');
  expect(keys.find('sb_secret_new')?.databaseUser).toBe('service_role');
});

test('a key that nobody set is opaque and stands for nobody', () => {
  expect(keys.isOpaque('sb_secret_other')).toBe(true);
  expect(keys.find('sb_secret_other')).toBeNull();
  expect(keys.find('sb_secret_')).toBeNull();
  expect(keys.isOpaque('eyJhbGciOiJIUzI1NiJ9.e30.x')).toBe(false);
});
