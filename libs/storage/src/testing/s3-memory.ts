import { createHash, randomUUID } from 'node:crypto';

type Stored = { bytes: Buffer; modifiedAt: Date; eTag: string };
type StartedUpload = { key: string; startedAt: Date; parts: Map<number, Stored> };

/** Every part but the last has at least so many bytes. */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

/** A failure by its S3 error code. */
export class S3Fault extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const store = (bytes: Buffer): Stored => ({
  bytes,
  modifiedAt: new Date(),
  eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
});

/** One bucket, in memory. */
export function createS3Memory() {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, StartedUpload>();
  const getUpload = (id: string, key: string): StartedUpload => {
    const upload = uploads.get(id);
    if (!upload || upload.key !== key) throw new S3Fault(404, 'NoSuchUpload');
    return upload;
  };
  return {
    objects,
    uploads,
    put(key: string, bytes: Buffer): Stored {
      const stored = store(bytes);
      objects.set(key, stored);
      return stored;
    },
    get(key: string): Stored {
      const stored = objects.get(key);
      if (!stored) throw new S3Fault(404, 'NoSuchKey');
      return stored;
    },
    begin(key: string): string {
      const id = randomUUID();
      uploads.set(id, { key, startedAt: new Date(), parts: new Map() });
      return id;
    },
    putPart(id: string, key: string, part: number, bytes: Buffer): Stored {
      if (!(part >= 1 && part <= 10_000)) throw new S3Fault(400, 'InvalidArgument');
      const stored = store(bytes);
      getUpload(id, key).parts.set(part, stored);
      return stored;
    },
    complete(id: string, key: string, named: readonly { part: number; eTag: string }[]): Stored {
      const { parts, startedAt } = getUpload(id, key);
      const found = named.map(({ part, eTag }) => {
        const stored = parts.get(part);
        if (!stored || stored.eTag !== eTag) throw new S3Fault(400, 'InvalidPart');
        return stored.bytes;
      });
      if (named.some(({ part }, index) => index > 0 && part <= (named[index - 1]?.part ?? 0)))
        throw new S3Fault(400, 'InvalidPartOrder');
      if (found.slice(0, -1).some((bytes) => bytes.length < LEAST_PART_BYTES))
        throw new S3Fault(400, 'EntityTooSmall');
      uploads.delete(id);
      const whole = { ...store(Buffer.concat(found)), modifiedAt: startedAt };
      objects.set(key, whole);
      return whole;
    },
    abort(id: string, key: string): void {
      getUpload(id, key);
      uploads.delete(id);
    },
  };
}

export type S3Memory = ReturnType<typeof createS3Memory>;
