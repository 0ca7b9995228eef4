import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { contextOf } from '@reflectory/runtime/http';
import type { ByteRange, FileStore } from '../files/file-store.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { rangeNotSatisfiable } from '../storage-error.ts';
import { fileKey } from '../storage-keys.ts';

/** The bytes of an object, whole or in part, with the headers by which a browser keeps them. */
export async function sendObject(
  req: Request,
  res: Response,
  files: FileStore,
  { metadata, name, version }: StoredObject,
): Promise<void> {
  const modified = new Date(metadata.lastModified);
  const headers = {
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    ...dispositionOf(req, name, metadata.mimetype),
    vary: 'sec-fetch-dest',
    ...safety,
  };
  if (isUnchanged(req, metadata.eTag, modified)) {
    res.writeHead(304, headers).end();
    return;
  }
  const range = readRange(req, res, metadata.size, metadata.eTag);
  const { start, end } = range ?? { start: 0, end: metadata.size - 1 };
  const hasBody = req.method !== 'HEAD' && metadata.size > 0;
  const key = fileKey(contextOf(req).instance_id, version);
  const content = hasBody ? await files.read(key, range ?? undefined) : null;
  // Said to Node itself: Express would add a character set of its own to the type.
  res.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': metadata.mimetype,
    'content-length': String(end - start + 1),
    ...(metadata.contentEncoding && { 'content-encoding': metadata.contentEncoding }),
    ...(range && { 'content-range': `bytes ${start}-${end}/${metadata.size}` }),
  });
  if (!content) {
    res.end();
    return;
  }
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

/** How a browser says that it opens an address itself, in place of a program that reads it. */
const OPENED = new Set(['document', 'iframe', 'frame', 'embed', 'object']);
const isShown = (type: string) => /^(image|audio|video)\/|^application\/pdf(;|$)/i.test(type);

/**
 * `?download` asks for a file to keep, `?download=name` for one of that name. Opened by a browser, all but pictures, sound,
 * films and PDF is one to keep.
 */
function dispositionOf(req: Request, name: string, type: string): Record<string, string> {
  const isKept = OPENED.has(req.get('sec-fetch-dest') ?? '') && !isShown(type);
  const asked = req.query['download'] ?? (isKept ? '' : undefined);
  if (typeof asked !== 'string') return {};
  const fileName = asked === '' ? (name.split('/').at(-1) ?? name) : asked;
  const encoded = encodeURIComponent(fileName.toWellFormed());
  return { 'content-disposition': `attachment; filename=${encoded}; filename*=UTF-8''${encoded};` };
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
function readRange(req: Request, res: Response, size: number, eTag: string): ByteRange | null {
  const header = req.get('range');
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const condition = req.get('if-range');
  if (condition !== undefined && condition !== eTag) return null;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    res.set('content-range', `bytes */${size}`);
    throw rangeNotSatisfiable();
  }
  return { start, end };
}
