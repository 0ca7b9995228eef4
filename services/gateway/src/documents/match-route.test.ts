import { expect, test } from 'vitest';
import { findByRoute, scoreRoute } from './match-route.ts';

test('a pattern fits whole segments', () => {
  expect(scoreRoute('/journal/*', '/journal')).not.toBeNull();
  expect(scoreRoute('/journal/*', '/journal/entries/1')).not.toBeNull();
  expect(scoreRoute('/journal/*', '/journals')).toBeNull();
  expect(scoreRoute('/journal', '/journal/1')).toBeNull();
  expect(scoreRoute('/p/:token', '/p')).toBeNull();
  expect(scoreRoute('/', '/')).not.toBeNull();
  expect(scoreRoute('/', '/x')).toBeNull();
});

test('the most exact pattern wins', () => {
  const routes = ['/journal/*', '/journal/:id', '/journal/new', '/*'];
  const found = (path: string) => findByRoute(routes, (route) => route, path);
  expect(found('/journal/new')).toBe('/journal/new');
  expect(found('/journal/7')).toBe('/journal/:id');
  expect(found('/journal/7/edit')).toBe('/journal/*');
  expect(found('/else')).toBe('/*');
});
