import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newKeySet } from '../testing/auth-stack.ts';
import { createKeyFileFollower } from './follow-key-file.ts';
import { createSigningKeys } from './signing-keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signing-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('another set is used without a restart, and one that cannot be used changes nothing', async () => {
  const file = path.join(folder, 'keys.json');
  const text = await newKeySet('first');
  await writeFile(file, text);
  const keys = await createSigningKeys(text);
  const errors: unknown[] = [];
  const follower = createKeyFileFollower({ file, text, keys, onError: (e) => errors.push(e), everyMs: 5 });
  const signer = async () => decodeProtectedHeader(await keys.sign({})).kid;
  follower.start();
  try {
    await writeFile(file, await newKeySet('second'));
    await expect.poll(signer).toBe('second');
    errors.length = 0;
    await writeFile(file, '{}');
    // A file that is looked at while it is written says so, too.
    await expect.poll(() => errors).not.toHaveLength(0);
    expect(await signer()).toBe('second');
  } finally {
    follower.stop();
  }
});
