import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { createLogger } from '@reflectory/server-kit';
import { expect, test, vi } from 'vitest';
import { createTextDeclarations, type TextKeys } from './text-declarations.ts';

const release = (name: string, hash: string, textKeys: TextKeys): Release =>
  releaseSchema.parse({
    name,
    version: '1.0.0',
    hash: hash.repeat(20),
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: 'main.js',
    preload: [],
    files: {},
    federation: null,
    textKeys,
    manifest:
      name === 'kindness' ? { name, routes: [], features: [], words: { en: { title: 'Kindness' } } } : null,
  });
const shell = release('shell', 'a', { nav: ['journal'], common: ['retry'] });
const site = release('public-site', 'b', {});

function open(current: Release[], failures = 0) {
  const added: TextKeys[] = [];
  let left = failures;
  const declarations = createTextDeclarations({
    releases: { listCurrent: () => current },
    controlPlane: { isLoaded: () => true },
    async addTextKeys(keys) {
      if (left-- > 0) throw new Error('away');
      added.push(keys);
    },
    log: createLogger({ name: 'test', level: 'silent' }),
    retryMs: 1,
  });
  return { declarations, added };
}

test('texts of all releases are made known together, once', async () => {
  const { declarations, added } = open([
    shell,
    site,
    release('kindness', 'c', { kindness: ['title'], nav: ['kindness'] }),
  ]);
  declarations.declare();
  await vi.waitFor(() =>
    expect(added).toEqual([{ nav: ['journal', 'kindness'], common: ['retry'], kindness: ['title'] }]),
  );
  await Promise.resolve();
  declarations.declare();
  await Promise.resolve();
  expect(added).toHaveLength(1);
});

test('a new release makes its texts known', async () => {
  const current = [shell];
  const { declarations, added } = open(current);
  declarations.declare();
  await vi.waitFor(() => expect(added).toHaveLength(1));
  await Promise.resolve();
  current.push(release('kindness', 'd', { kindness: ['title'] }));
  declarations.declare();
  await vi.waitFor(() => expect(added[1]).toMatchObject({ kindness: ['title'] }));
});

test('nothing is made known while a release does not say what it brings', async () => {
  const current = [shell, release('kindness', 'e', {})];
  const { declarations, added } = open(current);
  declarations.declare();
  await Promise.resolve();
  expect(added).toEqual([]);
  current.pop();
  declarations.declare();
  await vi.waitFor(() => expect(added).toHaveLength(1));
});

test('it is tried again while the service is away', async () => {
  const { declarations, added } = open([shell], 2);
  declarations.declare();
  await vi.waitFor(() => expect(added).toHaveLength(1));
  declarations.stop();
});
