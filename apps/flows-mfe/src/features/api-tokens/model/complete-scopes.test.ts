import { expect, it } from 'vitest';
import { completeScopes } from './complete-scopes.ts';

it('brings along what writing needs', () => {
  expect(completeScopes(['plans:read'], ['plans:read', 'journal:write'])).toEqual([
    'plans:read',
    'journal:write',
    'journal:read',
    'journal:draft',
  ]);
  expect(completeScopes([], ['journal:draft'])).toEqual(['journal:draft']);
});

it('gives writing up with a part of what it needs', () => {
  const all = ['journal:read', 'journal:draft', 'journal:write'] as const;
  expect(completeScopes(all, ['journal:draft', 'journal:write'])).toEqual(['journal:draft']);
  expect(completeScopes(all, ['journal:read', 'journal:draft'])).toEqual(['journal:read', 'journal:draft']);
});
