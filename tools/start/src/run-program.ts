import { endWithParent } from '@reflectory/database';
import { spawn } from 'node:child_process';
import { compileCache } from './compile-cache.ts';
import { ROOT, StartError } from './settings.ts';

/** A program that failed; `output` is all that it printed. */
export class ProgramError extends StartError {
  readonly output: string;
  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

export type Program = {
  /** What it does, for the person who reads that it failed. */
  what: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Ends the program and all that it has started. */
  signal: AbortSignal;
};

/**
 * Runs a Node program to its end and returns what it printed.
 *
 * @throws ProgramError with the program's last line when it fails or is aborted.
 */
export function runProgram({ what, args, env = {}, signal }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that an abort reaches what the program has started.
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...compileCache, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithParent(child, { isGroup: true });
    const handleAbort = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', handleAbort);
      if (code === 0) return resolve(output);
      const lines = (errors.trim() || output.trim()).split('\n');
      const reason = signal.aborted ? 'stopped' : (lines.at(-1) ?? `exit code ${code}`);
      reject(new ProgramError(`${what} failed: ${reason}`, output + errors));
    });
  });
}
