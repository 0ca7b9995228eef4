import type { Shelved, ShelfSearch } from '@reflectory/contracts/library';
import { expect, test } from 'vitest';
import { findThings } from './find-things.ts';

const thing = (name: string, ...intentions: Shelved['intentions'][number][]): Shelved => ({
  key: name.toLowerCase(),
  name,
  promise: 'Für den Kopf.',
  intentions,
});
const all = [thing('Größe', 'decide', 'plan'), thing('Trauer', 'grief')];
const namesOf = (search: Partial<ShelfSearch>) =>
  findThings('framework', all, { need: null, query: '', only: null, ...search }).map(({ name }) => name);

test('words are found without regard to case and accents, in name and promise', () => {
  expect(namesOf({ query: 'grosse' })).toEqual(['Größe']);
  expect(namesOf({ query: 'FUR kopf' })).toEqual(['Größe', 'Trauer']);
  expect(namesOf({ query: 'kopf zebra' })).toEqual([]);
});

test('a need leaves what helps with it, first of all or among others', () => {
  expect(namesOf({ need: 'plan' })).toEqual(['Größe']);
  expect(namesOf({ need: 'grief', query: 'kopf' })).toEqual(['Trauer']);
  expect(namesOf({ need: 'people' })).toEqual([]);
});

test('of things that are named those of the kind are left, in the order in which they were named', () => {
  const named = (kind: 'framework' | 'prompt', key: string) => ({ kind, key });
  const both = [named('framework', 'trauer'), named('prompt', 'trauer'), named('framework', 'größe')];
  expect(namesOf({ only: both })).toEqual(['Trauer', 'Größe']);
  expect(namesOf({ only: both, query: 'grosse' })).toEqual(['Größe']);
  expect(namesOf({ only: [named('framework', 'gone')] })).toEqual([]);
});
