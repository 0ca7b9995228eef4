import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCluster } from './start-cluster.ts';

/** Milliseconds; a cluster takes seconds to be made, more where others are made as well. */
const SLOW = 180_000;

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'template-'));
  // Under root the server runs as another user, who must be able to pass.
  chmodSync(home, 0o755);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Starts a cluster in a folder of its own and stops it; says whether it was filled, and the owner's address. */
async function startFrom(key: string, name: string) {
  let isFilled = false;
  const fill = async () => {
    isFilled = true;
    await Promise.resolve();
  };
  const template = { folder: path.join(home, 'templates'), key, fill };
  const cluster = await startCluster({ dataDir: path.join(home, name), durable: false, template });
  await cluster.stop();
  return { isFilled, password: new URL(cluster.ownerUrl).password };
}

const identityOf = (name: string) => {
  const control = readFileSync(path.join(home, name, 'global/pg_control'));
  return control.subarray(0, 8).toString('hex');
};

test(
  'an empty folder begins as a copy of what was filled once, with a password of its own',
  async () => {
    const first = await startFrom('one', 'first');
    const second = await startFrom('one', 'second');

    expect([first.isFilled, second.isFilled]).toEqual([true, false]);
    expect(identityOf('second')).toBe(identityOf('first'));
    expect(second.password).not.toBe(first.password);
    expect(statSync(path.join(home, 'second')).mode & 0o777).toBe(0o700);
    expect(readdirSync(home).toSorted()).toEqual(
      ['first', 'first.secret', 'second', 'second.secret', 'templates'].toSorted(),
    );

    const other = await startFrom('other', 'third');

    expect(other.isFilled).toBe(true);
    expect(readdirSync(path.join(home, 'templates'))).toEqual(['other']);
  },
  SLOW,
);

test(
  'nothing is kept of a template that could not be filled',
  async () => {
    const fill = () => Promise.reject(new Error('no migration today'));
    const template = { folder: path.join(home, 'templates'), key: 'one', fill };
    const start = startCluster({ dataDir: path.join(home, 'first'), durable: false, template });

    await expect(start).rejects.toThrow('no migration today');
    expect(readdirSync(home)).toEqual([]);
  },
  SLOW,
);
