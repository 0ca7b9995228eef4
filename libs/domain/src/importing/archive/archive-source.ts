/** Bytes that may be read at any place: a file, a blob, or the parts of an upload. */
export type ArchiveSource = {
  /** Bytes. */
  size: number;
  /** From `start` up to, and not with, `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
};

/** Bytes that are in memory. */
export const sourceOfBytes = (bytes: Uint8Array): ArchiveSource => ({
  size: bytes.length,
  async *read(start, end) {
    yield bytes.subarray(start, end);
  },
});

/** A short stretch as a whole. */
export async function readBytes(source: ArchiveSource, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let place = 0;
  for await (const chunk of source.read(start, end)) {
    bytes.set(chunk.subarray(0, bytes.length - place), place);
    place += chunk.length;
  }
  return bytes.subarray(0, place);
}
