import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Digest (12 hex characters) over all sources that can end up in a build of the app in `directory`.
 * Two builds of different sources must not share chunk globals, else the older one's chunks answer for the newer one.
 */
export function sourceHash(workspace: string, directory: string): string {
  const app = relative(workspace, directory);
  const patterns = [`${app}/src/**/*.{ts,tsx,css,json}`, 'libs/*/src/**/*.{ts,tsx,css,json}'];
  const files = globSync(patterns, { cwd: workspace })
    .filter((path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path))
    .toSorted();
  const hash = createHash('sha256');
  for (const path of [...files, 'package-lock.json'])
    hash.update(path).update(readFileSync(join(workspace, path)));
  return hash.digest('hex').slice(0, 12);
}
