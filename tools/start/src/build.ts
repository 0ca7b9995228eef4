import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { areBuildsStamped, digestOfSources, stampBuilds } from './build-stamp.ts';
import { lockBuilds } from './lock-builds.ts';
import { ProgramError, runProgram } from './run-program.ts';
import { ROOT, StartError } from './settings.ts';

const require = createRequire(import.meta.url);

/**
 * Builds what has changed, from Nx's cache where it can. Of starts beside each other one builds, and the others wait.
 *
 * @throws StartError naming the apps that could not be built.
 */
export async function buildProduct(signal: AbortSignal): Promise<void> {
  if (areBuildsStamped(digestOfSources())) return;
  const release = await lockBuilds(signal);
  await build(signal).finally(release);
}

async function build(signal: AbortSignal): Promise<void> {
  const sources = digestOfSources();
  if (areBuildsStamped(sources)) return;
  const args = [require.resolve('nx/bin/nx.js'), 'run-many', '-t', 'build', '--output-style', 'static'];
  try {
    await runProgram({ what: 'The build', args, env: { NX_DAEMON: 'false', NX_TUI: 'false' }, signal });
  } catch (error) {
    if (!(error instanceof ProgramError) || signal.aborted) throw error;
    const failed = [...error.output.matchAll(/^- (\S+):build$/gm)].map((match) => match[1]);
    throw new StartError(`The build of ${failed.join(', ')} failed: "npm run build" shows why`);
  }
  stampBuilds(sources);
}

/** Makes each app's build a release, and current where that was not decided by hand; says where it was. */
export async function publishReleases(
  releasesDir: string,
  log: (step: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const program = path.join(ROOT, 'tools/build/src/seed.main.ts');
  const output = await runProgram({ what: 'Publishing the builds', args: [program, releasesDir], signal });
  for (const line of output.split('\n').filter(Boolean)) log(line);
}

/**
 * Makes sure that every app and service is built.
 *
 * @throws StartError naming those that are not.
 */
export function requireBuilds(): void {
  const missing = globSync('{apps,services}/*/package.json', { cwd: ROOT })
    .filter((file) => 'build' in readScripts(file))
    .map((file) => path.dirname(file))
    .filter((folder) => !existsSync(path.join(ROOT, folder, 'dist', firstFileOf(folder))));
  if (missing.length > 0) {
    throw new StartError(`There is no build of ${missing.join(', ')}: run "npm run build"`);
  }
}

const firstFileOf = (folder: string) => (folder.startsWith('apps') ? 'release.json' : 'main.js');

function readScripts(file: string): Record<string, string> {
  const content = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return content.scripts ?? {};
}
