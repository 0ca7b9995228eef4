const CHUNK_BYTES = 4 * 2 ** 20;

/** A file that grows: what is there goes to the browser chunk by chunk, which keeps large ones on the disk. */
export function createFileParts(type: string) {
  const chunks: Blob[] = [];
  let parts: BlobPart[] = [];
  let bytes = 0;
  const store = () => {
    chunks.push(new Blob(parts));
    parts = [];
    bytes = 0;
  };
  return {
    add(part: Uint8Array): void {
      parts.push(part as BlobPart);
      bytes += part.length;
      if (bytes >= CHUNK_BYTES) store();
    },
    file(): Blob {
      store();
      return new Blob(chunks, { type });
    },
  };
}
