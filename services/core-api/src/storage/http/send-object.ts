import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { ByteRange, FileStore } from '../files/file-store.ts';
import { FileMissingError } from '../files/file-store.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { objectNotFound, StorageError } from '../storage-error.ts';

/** The bytes of an object, whole or in part, with the headers by which a browser keeps them. */
export async function sendObject(
  req: Request,
  res: Response,
  { files, key, object }: { files: FileStore; key: string; object: StoredObject },
): Promise<void> {
  const { metadata } = object;
  const modified = new Date(metadata.lastModified);
  res.set({
    'content-type': metadata.mimetype,
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    ...safety,
  });
  setDisposition(req, res, object.name);
  if (isUnchanged(req, metadata.eTag, modified)) {
    res.status(304).end();
    return;
  }
  const range = readRange(req, metadata.size, metadata.eTag);
  const { start, end } = range ?? { start: 0, end: metadata.size - 1 };
  res.status(range ? 206 : 200).set('content-length', String(end - start + 1));
  if (range) res.set('content-range', `bytes ${start}-${end}/${metadata.size}`);
  if (req.method === 'HEAD' || metadata.size === 0) {
    res.end();
    return;
  }
  const content = await files.read(key, range ?? undefined).catch((error: unknown) => {
    throw error instanceof FileMissingError ? objectNotFound() : error;
  });
  await pipeline(content, res).catch((error: unknown) => {
    // Whoever asked has gone.
    if (!res.destroyed) throw error;
  });
}

/** What people store is never run as a page of the product. */
export const safety = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** `?download` asks for a file to keep, `?download=name` for one of that name. */
function setDisposition(req: Request, res: Response, name: string): void {
  const asked = req.query['download'];
  if (typeof asked !== 'string') return;
  const fileName = asked === '' ? (name.split('/').at(-1) ?? name) : asked;
  res.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
}

function isUnchanged(req: Request, eTag: string, modified: Date): boolean {
  const tags = req.get('if-none-match');
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === eTag);
  }
  const since = Date.parse(req.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** One range of bytes; null when none is asked for, several are, or the object changed. @throws StorageError */
function readRange(req: Request, size: number, eTag: string): ByteRange | null {
  const header = req.get('range');
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const condition = req.get('if-range');
  if (condition !== undefined && condition !== eTag) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || start >= size) {
    throw new StorageError(416, 'InvalidRange', 'InvalidRange', 'The requested range is not satisfiable');
  }
  return { start, end };
}
