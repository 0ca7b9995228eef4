import { LANGUAGES } from '@reflectory/contracts/languages';
import { expect, test } from 'vitest';
import { can, satisfies } from './can.ts';
import { type Permission, permissionsOfRoles } from './permission.ts';
import { resolveRole } from './resolve-role.ts';

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
  const isOpen = (
    role: 'super_admin' | 'instance_admin' | 'user' | null,
    needed?: 'instance_admin' | 'super_admin' | 'user',
  ) => satisfies({ role }, { role: needed });
  expect(isOpen('super_admin', 'instance_admin')).toBe(true);
  expect(isOpen('instance_admin', 'super_admin')).toBe(false);
  expect(isOpen('user', 'user')).toBe(true);
  expect([isOpen(null, 'user'), isOpen(null)]).toEqual([false, true]);
});

test('a permission is what counts in a console, and opens a place to who has no console', () => {
  const coach = { role: 'instance_admin', permissions: ['members.view'] } as const;
  const editor = { role: 'user', permissions: ['brand.manage'] } as const;
  expect([can(coach, 'members.view'), can(coach, 'brand.manage')]).toEqual([true, false]);
  expect(satisfies(editor, { permissions: ['help.manage', 'brand.manage'] })).toBe(true);
  expect(satisfies(editor, { role: 'instance_admin', permissions: ['brand.manage'] })).toBe(false);
  expect(satisfies({ role: 'user', permissions: [] }, { permissions: [] })).toBe(false);
});

test('who looks after all instances may everything; unknown permissions hold up nobody but plain users', () => {
  expect(can({ role: 'super_admin', permissions: [] }, 'brand.manage')).toBe(true);
  const known = [{ role: 'instance_admin' }, { role: 'user' }, { role: null }] as const;
  expect(known.map((principal) => can(principal, 'brand.manage'))).toEqual([true, false, false]);
});

test('a role is the set of permissions that name it', () => {
  const text = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Permission['name'];
  const declare = (key: string, roles: Permission['roles']) => ({
    key,
    roles,
    name: text,
    description: text,
  });
  const declared = [declare('a.do', ['owner', 'admin']), declare('b.do', ['admin', 'coach'])];
  expect(permissionsOfRoles(declared, ['coach'])).toEqual(['b.do']);
  expect(permissionsOfRoles(declared, ['owner', 'coach'])).toEqual(['a.do', 'b.do']);
  expect(permissionsOfRoles(declared, ['member'])).toEqual([]);
});
