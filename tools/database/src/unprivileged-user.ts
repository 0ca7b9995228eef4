import { execFileSync } from 'node:child_process';

/** Ids that the server runs under; empty when the caller is not root. */
export type UserIds = { uid?: number; gid?: number };

const USER = 'postgres';

/** PostgreSQL refuses to run as root: finds the system user for it and makes one where it is missing. */
export function findUnprivilegedUser(): UserIds {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: '-u' | '-g') =>
    Number(execFileSync('id', [flag, USER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: numberOf('-u'), gid: numberOf('-g') };
  } catch {
    execFileSync('groupadd', ['--force', '--system', USER], { stdio: 'ignore' });
    execFileSync('useradd', ['--system', '--no-create-home', '-g', USER, USER], { stdio: 'ignore' });
    return { uid: numberOf('-u'), gid: numberOf('-g') };
  }
}
