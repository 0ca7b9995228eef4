import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { createLogger } from '@reflectory/server-kit';
import { expect, test, vi } from 'vitest';
import type { DeclaredFeature } from '../core-api/add-declarations.ts';
import { createFeatureDeclarations } from './feature-declarations.ts';

const release = (features: object[]): Release =>
  releaseSchema.parse({
    name: 'kindness',
    version: '1.0.0',
    hash: '00000000000000000000',
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: 'remote-entry.js',
    preload: [],
    files: {},
    federation: null,
    manifest: {
      name: 'kindness',
      routes: [],
      features,
      words: { en: { title: 'Kindness', features: { kindness: 'A list of kind things' } } },
    },
  });

function open({ isDevelopment = false, failures = 0 } = {}) {
  const known = new Set(['entries']);
  const added: DeclaredFeature[] = [];
  let [isLoaded, left, asked] = [true, failures, 0];
  const declarations = createFeatureDeclarations({
    releases: {
      listCurrent: () => [
        release([
          { key: 'entries', default: 'on' },
          { key: 'kindness', default: 'development' },
          { key: 'thanks', default: 'on' },
          { key: 'gifts', default: 'off' },
        ]),
      ],
    },
    controlPlane: { isLoaded: () => isLoaded, knowsFeature: (key) => known.has(key) },
    async addFeatures(features) {
      asked += 1;
      if (left-- > 0) throw new Error('away');
      added.push(...features);
    },
    isDevelopment,
    log: createLogger({ name: 'test', level: 'silent' }),
    retryMs: 1,
  });
  const on = () => added.filter(({ enabled }) => enabled).map(({ feature_key: key }) => key);
  return { declarations, added, on, asked: () => asked, lose: () => (isLoaded = false) };
}

test('features that the control plane lacks are added once, as the manifest says', async () => {
  const { declarations, added, on, asked } = open();
  declarations.declare();
  await vi.waitFor(() =>
    expect(added.map(({ feature_key: key }) => key)).toEqual(['kindness', 'thanks', 'gifts']),
  );
  expect(added[0]?.description).toBe('A list of kind things');
  expect(on()).toEqual(['thanks']);
  await Promise.resolve();
  declarations.declare();
  expect(asked()).toBe(1);
});

test('in development generated ones are on', async () => {
  const { declarations, on } = open({ isDevelopment: true });
  declarations.declare();
  await vi.waitFor(() => expect(on()).toEqual(['kindness', 'thanks']));
});

test('what could not be added is tried again, and nothing without a snapshot', async () => {
  const { declarations, added, asked } = open({ failures: 2 });
  declarations.declare();
  await vi.waitFor(() => expect(added).toHaveLength(3));
  expect(asked()).toBe(3);
  declarations.stop();
  const other = open();
  other.lose();
  other.declarations.declare();
  expect(other.asked()).toBe(0);
});
