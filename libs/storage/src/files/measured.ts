import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { FileTooLargeError, type WrittenFile } from './file-store.ts';

/** Passes bytes on, counts them and breaks off at the limit. */
export function createMeter(limit: number): { stream: Transform; result(): WrittenFile } {
  const hash = createHash('md5');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(new FileTooLargeError());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, eTag: `"${hash.digest('hex')}"` }) };
}
