import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes that are kept until a reader takes them. */
export type Spool = {
  write(bytes: Uint8Array | string): Promise<void>;
  /** What was written, in order. */
  read(): AsyncIterable<Buffer>;
  close(): Promise<void>;
};

/** Opens a file that no folder lists: it goes with the process, however that ends. */
export async function openSpool(): Promise<Spool> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reflectory-export-'));
  try {
    const file = await open(path.join(folder, 'spool'), 'wx+', 0o600);
    return {
      async write(bytes) {
        await file.appendFile(bytes);
      },
      read: () => file.createReadStream({ start: 0, autoClose: false }),
      close: () => file.close(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
