import { PassThrough, type Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { invalidRequest } from '../storage-error.ts';

/** Bytes that are on their way, with what the caller says of them. */
export type Upload = {
  content: Readable;
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown>;
  /** Bytes that were announced, or null. */
  announced: number | null;
};

const defaultType = 'text/plain;charset=UTF-8';
const fieldLimit = 16 * 1024;

/** Reads the head of an upload; its bytes are read by whoever takes `content`. @throws StorageError */
export async function readUpload(req: Request): Promise<Upload> {
  return req.is('multipart/form-data') ? readForm(req) : readRaw(req);
}

function readRaw(req: Request): Upload {
  const length = req.get('content-length');
  return {
    content: req,
    contentType: req.get('content-type') ?? defaultType,
    cacheControl: req.get('cache-control') ?? 'no-cache',
    userMetadata: parseMetadata(decode(req.get('x-metadata'))),
    announced: length === undefined ? null : Number(length),
  };
}

/** The published client sends fields first and then one file, whose field has no name. */
function readForm(req: Request): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const form = busboy({ headers: req.headers, limits: { files: 1, fields: 20, fieldSize: fieldLimit } });
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_name, file, { mimeType }) => {
      const content = new PassThrough();
      file.on('error', (error) => content.destroy(error));
      file.pipe(content);
      // A connection that breaks off must not look like the end of the file.
      req.on('aborted', () => content.destroy(new Error('The upload broke off')));
      try {
        resolve({
          content,
          contentType: fields.get('contentType') ?? mimeType,
          cacheControl: cacheControlOf(fields.get('cacheControl')),
          userMetadata: parseMetadata(fields.get('metadata')),
          announced: null,
        });
      } catch (error) {
        content.resume();
        reject(error);
      }
    });
    form.on('error', () => reject(invalidRequest('The form could not be read')));
    form.on('close', () => reject(invalidRequest('The form holds no file')));
    req.pipe(form);
  });
}

const cacheControlOf = (given: string | undefined) =>
  given === undefined ? 'no-cache' : /^\d+$/.test(given) ? `max-age=${given}` : given;

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
