import { expect, test } from 'vitest';
import { hasFeature, resolveFeatures } from './has-feature.ts';
import { resolveRole, satisfiesRole } from './resolve-role.ts';

test('a super admin comes before any membership §4.46', () => {
  expect(resolveRole({ isSuperAdmin: true, membership: null })).toBe('super_admin');
  expect(resolveRole({ isSuperAdmin: true, membership: { role: 'member', isActive: false } })).toBe(
    'super_admin',
  );
});

test('an active admin or coach is an instance admin, everybody else a user §4.47 §4.48 §6.9 §6.10', () => {
  const roleOf = (role: 'member' | 'coach' | 'admin', isActive: boolean) =>
    resolveRole({ isSuperAdmin: false, membership: { role, isActive } });
  expect([roleOf('admin', true), roleOf('coach', true)]).toEqual(['instance_admin', 'instance_admin']);
  expect([roleOf('admin', false), roleOf('coach', false), roleOf('member', true)]).toEqual([
    'user',
    'user',
    'user',
  ]);
  expect(resolveRole({ isSuperAdmin: false, membership: null })).toBe('user');
});

test('a higher role may do what a lower one may, a visitor only what needs none', () => {
  expect(satisfiesRole('super_admin', 'instance_admin')).toBe(true);
  expect(satisfiesRole('instance_admin', 'super_admin')).toBe(false);
  expect(satisfiesRole('user', 'user')).toBe(true);
  expect([satisfiesRole(null, 'user'), satisfiesRole(null, undefined)]).toEqual([false, true]);
});

test('without a key a feature is on, an unknown key is off §5.25 §5.26', () => {
  const features = resolveFeatures({ goals: true, boards: false }, { boards: true, goals: false });
  expect([hasFeature(features), hasFeature(features, 'boards'), hasFeature(features, 'goals')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([hasFeature(features, 'unknown'), hasFeature(features, 'constructor')]).toEqual([false, false]);
});
