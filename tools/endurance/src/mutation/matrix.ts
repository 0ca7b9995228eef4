import { ROOT, type Stack } from '@reflectory/start';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The matrix of core-api over the walls in SQL, for the database of the run. */
export type Matrix = {
  /** What deviates from the rules of a table, or, for `protection`, is not protected; empty for tables without a rule. */
  ask(table: string): Promise<string[]>;
  stop(): Promise<void>;
};

const program = path.join(ROOT, 'services/core-api/src/testing/isolation/list-deviations.main.ts');

/** Starts it and waits until its people are there. @throws Error when it ends by itself */
export async function startMatrix({ database }: Pick<Stack, 'database'>): Promise<Matrix> {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CORE_API_DATABASE_URL: database.authenticator,
      CORE_API_DATABASE_OWNER_URL: database.owner,
    },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<string[]> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The matrix ended');
    return JSON.parse(value);
  };
  await read();
  return {
    async ask(table) {
      child.stdin.write(`${table}\n`);
      return read();
    },
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}
