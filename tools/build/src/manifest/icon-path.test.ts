import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { iconSchema } from '@reflectory/contracts/remotes';
import { expect, it } from 'vitest';
import { workspace } from '../web-config.ts';
import { iconPath } from './icon-path.ts';

it.each([
  ['circle', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'],
  ['square', 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z'],
  // Its second path begins relative to where nothing stands.
  ['check', 'M20 6 9 17l-5-5'],
])('%s is drawn in one path', async (name, path) => {
  expect(await iconPath(name)).toBe(path);
});

it('draws every icon that there is as a path that a manifest may carry', async () => {
  const names = globSync('*.mjs', { cwd: join(workspace, 'node_modules/lucide-react/dist/esm/icons') });
  const paths = await Promise.allSettled(names.map((file) => iconPath(basename(file, '.mjs'))));
  const drawn = paths.flatMap((path) => (path.status === 'fulfilled' ? [path.value] : []));
  expect(drawn.length).toBeGreaterThan(1000);
  expect(drawn.filter((path) => !iconSchema.safeParse({ name: 'icon', path }).success)).toEqual([]);
  const failures = paths.flatMap((path) => (path.status === 'rejected' ? [String(path.reason)] : []));
  expect(failures.filter((failure) => !failure.includes('there is no icon'))).toEqual([]);
}, 120_000);
