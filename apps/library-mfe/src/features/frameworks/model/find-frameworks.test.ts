import type { ListedFramework } from '@reflectory/contracts/library';
import { expect, test } from 'vitest';
import { findFrameworks } from './find-frameworks.ts';

const framework = (name: string, ...intentions: ListedFramework['intentions']): ListedFramework => ({
  key: name,
  name,
  promise: 'Für den Kopf.',
  version: 1,
  origin: 'product',
  topic: 'self',
  intentions,
  minutes: 5,
  steps: 1,
  language: 'de',
});
const all = [framework('Größe', 'decide', 'plan'), framework('Trauer', 'grief')];
const namesOf = (query: string, need: ListedFramework['intentions'][number] | null = null) =>
  findFrameworks(all, { query, need }).map(({ name }) => name);

test('words are found without regard to case and accents, in name and promise', () => {
  expect(namesOf('grosse')).toEqual(['Größe']);
  expect(namesOf('FUR kopf')).toEqual(['Größe', 'Trauer']);
  expect(namesOf('kopf zebra')).toEqual([]);
});

test('a need leaves what helps with it, first of all or among others', () => {
  expect(namesOf('', 'plan')).toEqual(['Größe']);
  expect(namesOf('kopf', 'grief')).toEqual(['Trauer']);
  expect(namesOf('', 'people')).toEqual([]);
});
