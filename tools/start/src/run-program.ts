import { spawn } from 'node:child_process';
import { ROOT, StartError } from './settings.ts';

/** A program that failed; `output` is all that it printed. */
export class ProgramError extends StartError {
  readonly output: string;
  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program to its end and returns what it printed.
 *
 * @throws ProgramError with the program's last line when it fails.
 */
export function runProgram(what: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve(output);
      const lines = (errors.trim() || output.trim()).split('\n');
      reject(new ProgramError(`${what} failed: ${lines.at(-1) ?? `exit code ${code}`}`, output + errors));
    });
  });
}
