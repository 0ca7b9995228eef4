import { execFileSync } from 'node:child_process';

/** Where a start by root keeps what PostgreSQL's own user has to reach and may not reach in the checkout. */
export const SHARED_FOLDER = '/var/lib/reflectory';

/** Lets every user pass and read, whatever the umask was. */
export function openToEverybody(folder: string, { isDeep = false } = {}): void {
  execFileSync('chmod', [...(isDeep ? ['-R'] : []), 'a+rX', folder]);
}
