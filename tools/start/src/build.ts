import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runProgram } from './run-program.ts';
import { ROOT, StartError } from './settings.ts';

const require = createRequire(import.meta.url);
const NAMES = ['shell', 'journal', 'presentations', 'admin', 'public-site'];

/** Builds what has changed, from Nx's cache where it can. */
export async function buildApps(): Promise<void> {
  await runProgram('The build', [require.resolve('nx/bin/nx.js'), 'run-many', '-t', 'build'], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  });
}

/** Publishes each app's build as an immutable release. */
export async function publishReleases(releasesDir: string): Promise<void> {
  await runProgram('Publishing the builds', [
    path.join(ROOT, 'tools/build/src/release.main.ts'),
    releasesDir,
  ]);
}

/**
 * Makes sure that every app has a current release.
 *
 * @throws StartError naming those that have none.
 */
export function requireReleases(releasesDir: string): void {
  const file = path.join(releasesDir, 'current.json');
  const current = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | undefined>)
    : {};
  const missing = NAMES.filter((name) => {
    const hash = current[name];
    return !hash || !existsSync(path.join(releasesDir, name, hash, 'release.json'));
  });
  if (missing.length > 0) {
    throw new StartError(`There is no build of ${missing.join(', ')}: run "npm run build"`);
  }
}
