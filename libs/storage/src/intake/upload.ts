import type { Readable } from 'node:stream';

/** Bytes that are on their way, with what the caller says of them. Whoever is done with it destroys `content`. */
export type Upload = {
  content: Readable;
  contentType: string;
  cacheControl: string;
  /** For instance `gzip`: the bytes are stored and sent as they come. */
  contentEncoding: string | undefined;
  userMetadata: Record<string, unknown>;
  /** Bytes that were announced, or null. */
  announced: number | null;
};
