import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publish } from './release/publish.ts';

/** `npm run release [releases folder]`: publishes every app that is built. */
const workspace = resolve(import.meta.dirname, '../../..');
const releasesFolder = resolve(process.argv[2] ?? join(workspace, '.data/releases'));
const folders = globSync('apps/*/dist', { cwd: workspace }).filter((path) =>
  existsSync(join(workspace, path, 'release.json')),
);

if (folders.length === 0) {
  console.error('Nothing is built yet. Run: npm run build');
  process.exit(1);
}
for (const folder of folders.toSorted()) {
  const { name, hash, previous } = publish(join(workspace, folder), releasesFolder);
  const change =
    previous === hash ? 'unchanged' : previous ? `${previous} → ${hash}` : `first release ${hash}`;
  console.log(`${name.padEnd(14)} ${change}`);
}
