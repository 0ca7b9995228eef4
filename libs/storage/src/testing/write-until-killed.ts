import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createDiskFileStore } from '../files/disk-file-store.ts';

/* Writes files into the folder given until it is killed; each is full of the first character of its name. */

const store = createDiskFileStore(process.argv[2] ?? '');
const writers = Array.from({ length: 4 }, async () => {
  for (;;) {
    const name = randomUUID();
    const content = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(65_536, name[0])));
    await store.write(name, content, Number.MAX_SAFE_INTEGER);
    process.stdout.write('.');
  }
});
await Promise.all(writers);
