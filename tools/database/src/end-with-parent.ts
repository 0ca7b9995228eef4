import { spawn, type ChildProcess } from 'node:child_process';
import type { UserIds } from './unprivileged-user.ts';

export type EndWithParentOptions = {
  /** The first signal; `TERM` when left out. */
  signal?: 'TERM' | 'INT';
  /** The signal for what is still there when the time is over. */
  lastSignal?: 'KILL' | 'QUIT';
  /** 20 when left out. */
  graceSeconds?: number;
  /** Whether the process leads a group that ends with it. */
  isGroup?: boolean;
  /** Whose process it is. */
  user?: UserIds;
};

/** Waits at a pipe that closes when its writer is gone, whatever ended it. */
const SCRIPT = `
read -r _
kill -s "$2" -- "$1" || exit
left=$3
while [ "$left" -gt 0 ] && kill -s 0 -- "$1"; do sleep 1; left=$((left - 1)); done
kill -s "$4" -- "$1"`;

/**
 * Ends a child when this process is gone, also when it was killed. Does nothing on Windows, where the next start ends
 * what was left.
 */
export function endWithParent(child: ChildProcess, options: EndWithParentOptions = {}): void {
  if (process.platform === 'win32' || child.pid === undefined) return;
  const { signal = 'TERM', lastSignal = 'KILL', graceSeconds = 20, isGroup = false, user } = options;
  const target = String(isGroup ? -child.pid : child.pid);
  const watcher = spawn('/bin/sh', ['-c', SCRIPT, 'sh', target, signal, String(graceSeconds), lastSignal], {
    ...user,
    cwd: '/',
    // Ctrl-C in a terminal must not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.once('error', () => undefined);
  watcher.stdin.once('error', () => undefined);
  watcher.unref();
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
  child.once('exit', () => watcher.kill('SIGKILL'));
}
