import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { clients, useService, useVariant } from '../testing/index.ts';
import { useStoragePeople } from './storage-people.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = 96 * MEGABYTE;
/** What a service may grow by while it passes a file on: buffers of sockets, and what is not collected yet. */
const GROWTH = 64 * MEGABYTE;

/** A file that is made while it is read; every megabyte is another. */
function* pieces(size = SIZE): Generator<Buffer> {
  for (let at = 0; at < size / MEGABYTE; at += 1) yield Buffer.alloc(MEGABYTE, `${at} megabytes `);
}

describe('large files', () => {
  const service = useService();
  const limit = String(100 * MEGABYTE);
  const variant = useVariant({
    coreApi: { CORE_API_STORAGE_MAX_OBJECT_BYTES: limit },
    gateway: { GATEWAY_STORAGE_MAX_OBJECT_BYTES: limit },
  });
  /** Bytes of memory that core-api and the gateway have. */
  const memoryOf = async (port: number) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  };
  /** Most by which each of the two grew while something ran. */
  const growthWhile = async (run: () => Promise<void>) => {
    const ports = [variant.parts.ports.coreApiAdmin, variant.parts.ports.gatewayAdmin];
    const before = await Promise.all(ports.map(memoryOf));
    let most = before;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const now = await Promise.all(ports.map(memoryOf));
        most = most.map((bytes, index) => Math.max(bytes, now[index] ?? 0));
        await pause(20);
      }
    })();
    await run();
    isOver = true;
    await watching;
    return most.map((bytes, index) => bytes - (before[index] ?? 0));
  };

  describe.each(clients)('with client $version', (published) => {
    const people = useStoragePeople(service, published, variant);

    it(
      'are streamed in and out while the memory of the services stays flat',
      { timeout: 120_000 },
      async () => {
        const path = people().adas('large.bin');
        const drawer = people().ada.from('drawer');
        const sent = createHash('md5');
        for (const piece of pieces()) sent.update(piece);
        const hash = sent.digest('hex');
        // What a service needs once and keeps is not what a file costs.
        const first = people().adas();
        await drawer.upload(first, Readable.from(pieces(32 * MEGABYTE)), { duplex: 'half' });
        await drawer.download(first);

        const grownIn = await growthWhile(async () => {
          const { error } = await drawer.upload(path, Readable.from(pieces()), { duplex: 'half' });
          expect(error).toBeNull();
        });
        expect((await drawer.info(path)).data).toMatchObject({ size: SIZE, etag: `"${hash}"` });
        const received = createHash('md5');
        const grownOut = await growthWhile(async () => {
          const { data } = await drawer.download(path).asStream();
          for await (const chunk of data ?? []) received.update(chunk);
        });
        expect(received.digest('hex')).toBe(hash);
        expect(Math.max(...grownIn, ...grownOut)).toBeLessThan(GROWTH);
      },
    );
  });
});
