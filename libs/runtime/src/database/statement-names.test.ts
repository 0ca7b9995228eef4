import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('a statement has a name from the second time on, one for each role', () => {
  const names = createStatementNames();
  expect(names.find('anon', 'select 1')).toBeUndefined();
  const name = names.find('anon', 'select 1');
  expect(name).toEqual(expect.any(String));
  expect(names.find('anon', 'select 1')).toBe(name);
  expect(names.find('authenticated', 'select 1')).toBeUndefined();
  expect(names.find('authenticated', 'select 1')).not.toBe(name);
});

test('when there are too many all are forgotten, and no name is ever given to another statement', () => {
  const names = createStatementNames({ maxNames: 3, maxSeen: 5 });
  const given = Array.from({ length: 40 }, (_, index) => `select ${index}`).flatMap((text) => {
    names.find('anon', text);
    return names.find('anon', text) ?? [];
  });
  expect(given).toHaveLength(40);
  expect(new Set(given).size).toBe(40);
  expect(names.generation()).toBe(13);
});
