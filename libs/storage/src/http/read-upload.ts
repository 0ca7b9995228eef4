import { PassThrough, Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import type { Upload } from '../intake/upload.ts';
import { invalidRequest } from '../storage-error.ts';

const defaultType = 'text/plain;charset=UTF-8';
const defaultCacheControl = 'no-cache';
const fieldLimit = 16 * 1024;

/** Reads the head of an upload; its bytes are read by whoever takes `content`. @throws StorageError */
export async function readUpload(req: Request): Promise<Upload> {
  const upload = req.is('multipart/form-data') ? await readForm(req) : readRaw(req);
  // What nobody reads any more is passed over, so that the caller reads the answer.
  upload.content.once('close', () => req.resume());
  upload.content.on('error', () => undefined);
  return upload;
}

function readRaw(req: Request): Upload {
  const length = req.get('content-length');
  return {
    ...describeUpload({
      contentType: req.get('content-type') ?? defaultType,
      cacheControl: req.get('cache-control'),
      contentEncoding: req.get('content-encoding'),
      metadata: decode(req.get('x-metadata')),
    }),
    content: Readable.from(chunksOf(req), { objectMode: false }),
    announced: length === undefined ? null : Number(length),
  };
}

/** A stream of its own: whoever destroys it leaves the connection alone, on which there is an answer to give. */
async function* chunksOf(req: Request): AsyncGenerator<Buffer> {
  for await (const chunk of req.iterator({ destroyOnReturn: false })) yield chunk;
}

/** The published client sends fields first and then one file, whose field has no name. */
function readForm(req: Request): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const form = openForm(req);
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_name, file, { mimeType }) => {
      const content = new PassThrough();
      file.on('error', () => content.destroy(invalidRequest('The form ended before its file')));
      file.pipe(content);
      // A connection that breaks off must not look like the end of the file.
      req.on('aborted', () => content.destroy(new Error('The upload broke off')));
      content.once('close', () => req.unpipe(form));
      try {
        const seconds = fields.get('cacheControl');
        const described = describeUpload({
          contentType: fields.get('contentType') ?? mimeType,
          cacheControl: seconds && /^\d+$/.test(seconds) ? `max-age=${seconds}` : seconds,
          contentEncoding: fields.get('contentEncoding'),
          metadata: fields.get('metadata'),
        });
        resolve({ ...described, content, announced: null });
      } catch (error) {
        content.once('close', () => req.resume()).destroy();
        reject(error);
      }
    });
    form.on('error', () => reject(invalidRequest('The form could not be read')));
    form.on('close', () => reject(invalidRequest('The form holds no file')));
    req.pipe(form);
  });
}

function openForm(req: Request) {
  try {
    return busboy({ headers: req.headers, limits: { files: 1, fields: 20, fieldSize: fieldLimit } });
  } catch {
    throw invalidRequest('The form could not be read');
  }
}

type Told = {
  contentType: string;
  cacheControl: string | undefined;
  contentEncoding: string | undefined;
  metadata: string | undefined;
};

function describeUpload({ contentType, cacheControl, contentEncoding, metadata }: Told) {
  return {
    contentType: checkHeader(contentType || defaultType),
    cacheControl: checkHeader(cacheControl || defaultCacheControl),
    contentEncoding: contentEncoding ? checkHeader(contentEncoding) : undefined,
    userMetadata: parseMetadata(metadata),
  };
}

/** What is stored to be sent as a header one day must be one. @throws StorageError */
export function checkHeader(value: string): string {
  if (/^[\x20-\x7E]{1,255}$/.test(value)) return value;
  throw invalidRequest('The type, the encoding or the cache control of the object is not valid');
}

function decode(base64: string | undefined): string | undefined {
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('utf8');
}

function parseMetadata(text: string | undefined): Record<string, unknown> {
  if (text === undefined || text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Told below, as everything that is no object.
  }
  throw invalidRequest('The metadata is not a JSON object');
}
