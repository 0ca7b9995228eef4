import { StartError, type Settings } from './settings.ts';
import { startStack, type Stack } from './stack.ts';

export type RunOptions = {
  /** @throws StartError */
  readSettings: () => Settings;
  /** What is printed when everything serves. */
  describe: (stack: Stack) => string | Promise<string>;
  whenReady?: (stack: Stack) => { stop(): void };
};

/** Starts what the settings ask for, prints where it is, and ends with Ctrl-C; a failure is one line and exit code 1. */
export async function run({ readSettings, describe, whenReady }: RunOptions): Promise<void> {
  const startedAt = Date.now();
  const log = (step: string) =>
    process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${step}\n`);
  const stopped = new AbortController();
  // A further signal changes nothing: leaving now would leave the database behind, and npm sends Ctrl-C twice.
  const handleSignal = () => {
    if (!stopped.signal.aborted) process.stdout.write('\nStopping\n');
    stopped.abort();
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
  // Whoever started this with a channel is gone.
  process.on('disconnect', handleSignal);
  try {
    const stack = await startStack(readSettings(), log, stopped.signal);
    const extra = whenReady?.(stack);
    log('Serving');
    process.stdout.write(await describe(stack));
    if (!stopped.signal.aborted) {
      await new Promise((resolve) => stopped.signal.addEventListener('abort', resolve));
    }
    extra?.stop();
    await stack.stop();
    process.exit(0);
  } catch (error) {
    if (stopped.signal.aborted) process.exit(130);
    const line = error instanceof StartError ? error.message : String(error);
    process.stderr.write(`Could not start: ${line}\n`);
    process.exit(1);
  }
}
