import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import { FileMissingError, type FileStore, FileTooLargeError } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const MEGABYTE = 1024 * 1024;
const later = () => new Date(Date.now() + 60_000);

/** A store under test, and what it holds however it was left there. */
type Subject = {
  store: FileStore;
  /** Names of everything that takes up room, finished or not. */
  everything(): Promise<string[]>;
  stop(): Promise<void>;
};

async function openDisk(): Promise<Subject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'file-store-'));
  return {
    store: createDiskFileStore(folder),
    everything: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    stop: () => rm(folder, { recursive: true }),
  };
}

async function openS3(): Promise<Subject> {
  const standIn: S3StandIn = await startS3StandIn();
  const { objects, uploads } = standIn.memory;
  return {
    store: createS3FileStore(standIn.settings),
    everything: async () => [...objects.keys(), ...uploads.keys()],
    stop: standIn.stop,
  };
}

/** Bytes that differ everywhere, in pieces of 64 KB. */
function* pieces(size: number): Generator<Buffer> {
  for (let at = 0; at < size; at += 65_536) {
    const piece = Buffer.alloc(Math.min(65_536, size - at), at / 65_536 + 1);
    piece.writeUInt32BE(at);
    yield piece;
  }
}
const bytesOf = (size: number) => Buffer.concat([...pieces(size)]);

async function* broken(size: number): AsyncGenerator<Buffer> {
  yield* pieces(size);
  throw new Error('broke off');
}

describe.each([
  { kind: 'a folder', open: openDisk },
  { kind: 'a store with the S3 API', open: openS3 },
])('files in $kind', ({ open }) => {
  let subject: Subject;
  let store: FileStore;
  beforeAll(async () => {
    subject = await open();
    ({ store } = subject);
  });
  afterAll(() => subject.stop());
  const newKey = () => `${randomUUID()}/ab/${randomUUID()}`;
  const write = (key: string, content: Buffer, limit = 100 * MEGABYTE) =>
    store.write(key, Readable.from([content]), limit);
  const listed = async () => {
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    return keys;
  };

  it.each([0, 5, 5 * MEGABYTE, 13 * MEGABYTE + 7])(
    'come back as they were written: %i bytes',
    async (size) => {
      const key = newKey();
      const written = await store.write(key, Readable.from(pieces(size)), 100 * MEGABYTE);
      const content = bytesOf(size);
      expect(written.size).toBe(size);
      expect(written.eTag).toMatch(/^"[0-9a-f]{32}"$/);
      expect((await buffer(await store.read(key))).equals(content)).toBe(true);
      if (size < 20) return;
      const part = await buffer(await store.read(key, { start: 10, end: size - 2 }));
      expect(part.equals(content.subarray(10, size - 1))).toBe(true);
    },
  );

  it.each([1000, 12 * MEGABYTE])('that are larger than allowed leave nothing: %i bytes', async (size) => {
    const before = await subject.everything();
    const tooLarge = store.write(newKey(), Readable.from(pieces(size)), size - 1);
    await expect(tooLarge).rejects.toThrow(FileTooLargeError);
    expect(await subject.everything()).toEqual(before);
  });

  it.each([1000, 12 * MEGABYTE])('that break off after %i bytes leave nothing', async (size) => {
    const before = await subject.everything();
    await expect(store.write(newKey(), Readable.from(broken(size)), 100 * MEGABYTE)).rejects.toThrow(
      'broke off',
    );
    expect(await subject.everything()).toEqual(before);
  });

  it('are copied, and live on without their source', async () => {
    const [from, to] = [newKey(), newKey()];
    await write(from, Buffer.from('text'));
    await store.copy(from, to);
    await store.remove([from]);
    expect((await buffer(await store.read(to))).toString()).toBe('text');
  });

  it('that are not there are missing, and removed without complaint', async () => {
    await expect(store.read(newKey())).rejects.toThrow(FileMissingError);
    await expect(store.copy(newKey(), newKey())).rejects.toThrow(FileMissingError);
    await expect(store.remove([newKey()])).resolves.toBeUndefined();
  });

  it('are listed over several pages with the time of their writing', async () => {
    const keys = Array.from({ length: 12 }, newKey);
    await Promise.all(keys.map((key) => write(key, Buffer.from('x'))));
    expect(await listed()).toEqual(expect.arrayContaining(keys));
    for await (const { modifiedAt } of store.list()) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    }
    await store.remove(keys);
    expect(await listed()).not.toEqual(expect.arrayContaining([keys[0]]));
  });

  it('whose writing never ended are not listed, and go when they are old enough', async () => {
    const before = await listed();
    const started = await subject.everything();
    let isWaiting = true;
    const endless = async function* () {
      yield* pieces(12 * MEGABYTE);
      while (isWaiting) await new Promise((resolve) => void setTimeout(resolve, 20));
    };
    const writing = store.write(newKey(), Readable.from(endless()), 100 * MEGABYTE);
    const settled = writing.then(
      () => 'written',
      () => 'refused',
    );
    await expect.poll(async () => (await subject.everything()).length).toBe(started.length + 1);
    expect(await listed()).toEqual(before);
    expect(await store.removeUnfinished(new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await store.removeUnfinished(later())).toBe(1);
    isWaiting = false;
    expect(await settled).toBe('refused');
    expect(await subject.everything()).toEqual(started);
  });
});

it('a wrong secret opens no store', async () => {
  const standIn = await startS3StandIn();
  const store = createS3FileStore({ ...standIn.settings, secret: 'guessed' });
  await expect(store.write('a', Readable.from(['x']), 10)).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
  await expect(store.read('a')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  await standIn.stop();
});
