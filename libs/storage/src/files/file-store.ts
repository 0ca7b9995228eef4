import type { Readable } from 'node:stream';

/** What was written. */
export type WrittenFile = {
  /** Bytes. */
  size: number;
  /** Quoted MD5 of the bytes, as an entity tag. */
  eTag: string;
};

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Bytes that lie in a store. */
export type StoredFile = { key: string; modifiedAt: Date };

/** The limit was reached while bytes were still coming; nothing is kept. */
export class FileTooLargeError extends Error {
  constructor() {
    super('The file is larger than allowed');
    this.name = 'FileTooLargeError';
  }
}

/** There are no bytes of that name. */
export class FileMissingError extends Error {
  constructor() {
    super('The file is not there');
    this.name = 'FileMissingError';
  }
}

/** Where bytes lie. Keys are made by this service; nothing that a caller says is part of one. */
export type FileStore = {
  /**
   * Writes all that comes, at most `limit` bytes. What is not wholly written is not there.
   *
   * @throws FileTooLargeError
   */
  write(key: string, content: Readable, limit: number): Promise<WrittenFile>;
  /** @throws FileMissingError */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** The same bytes under another key, wholly or not at all. @throws FileMissingError */
  copy(from: string, to: string): Promise<void>;
  /** What is not there is passed over. */
  remove(keys: readonly string[]): Promise<void>;
  /** Everything that was wholly written, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes what is left of writes that began before a moment and never ended; says how many these were. */
  removeUnfinished(before: Date): Promise<number>;
};
