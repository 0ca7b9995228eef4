import { spawn } from 'node:child_process';
import { stopProcess } from './stop-process.ts';

/** A screen that nobody sees, where there is none: `Xvfb` chooses its number and says it. */
export async function startScreen(): Promise<{ env: NodeJS.ProcessEnv; stop(): Promise<void> }> {
  if (process.env['DISPLAY'] !== undefined) return { env: {}, stop: async () => undefined };
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = child.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    said?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  const env = { DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  return { env, stop: () => stopProcess(child) };
}
