import { execFileSync } from 'node:child_process';

/** Ends the browser of a profile, without giving it the time to write anything. */
export function killBrowser(profile: string): void {
  const found = execFileSync('pgrep', ['-f', `user-data-dir=${profile}`], { encoding: 'utf8' });
  for (const pid of found.trim().split('\n')) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}
