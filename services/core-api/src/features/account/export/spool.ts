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

/** Bytes that are gathered before they go to the file: most pieces are small. */
const GATHERED = 256 * 1024;

/** Opens a file that no folder lists: it goes with the process, however that ends. */
export async function openSpool(): Promise<Spool> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reflectory-export-'));
  try {
    const file = await open(path.join(folder, 'spool'), 'wx+', 0o600);
    let gathered: Buffer[] = [];
    let length = 0;
    const flush = async () => {
      const bytes = Buffer.concat(gathered);
      [gathered, length] = [[], 0];
      await file.appendFile(bytes);
    };
    return {
      async write(bytes) {
        const piece = Buffer.from(bytes);
        gathered.push(piece);
        length += piece.length;
        if (length >= GATHERED) await flush();
      },
      async *read() {
        await flush();
        yield* file.createReadStream({ start: 0, autoClose: false });
      },
      close: () => file.close(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
