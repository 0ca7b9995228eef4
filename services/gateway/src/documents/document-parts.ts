import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';
import type { Release } from '@reflectory/contracts/remotes';
import type { Request, Response } from 'express';
import { baseUrlOf } from './boot-manifest.ts';
import { isAskedFor, languageCookie } from './document-language.ts';
import { composeDocument, type DocumentParts, type LinkedFile } from './compose-document.ts';

/** Address and integrity of a file of a release. */
export function linkFile(release: Release, path: string): LinkedFile {
  const file = release.files[path];
  if (!file) throw new Error(`${release.name} ${release.hash} has no file ${path}`);
  return { href: baseUrlOf(release) + path, integrity: file.integrity };
}

/**
 * Compression of documents, which are made anew each time. What an attacker could guess by their length is in none of
 * them: they hold no token, and the nonce is another one each time.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (text: string) => promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)(Buffer.from(text), QUALITY),
  gzip: (text: string) => promisify<Buffer, Buffer>(gzip)(Buffer.from(text)),
};

/**
 * Sends a composed document, and keeps the language that its address asks for. Each carries a nonce of its own, so that
 * no two are the same and none has an ETag.
 */
export async function sendDocument(
  req: Request,
  res: Response,
  status: number,
  parts: DocumentParts,
): Promise<void> {
  res.status(status).type('html').vary('accept-language, cookie, accept-encoding');
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-cache');
  if (isAskedFor(parts.language, req)) res.append('set-cookie', languageCookie(parts.language, req.secure));
  res.setHeader('content-language', parts.language);
  if (req.method === 'HEAD') return void res.end();
  const text = composeDocument(parts);
  const encoding = (['br', 'gzip'] as const).find((known) => req.acceptsEncodings(known) === known);
  if (!encoding) return void res.end(text);
  const content = await compressors[encoding](text);
  res.setHeader('content-encoding', encoding);
  res.end(content);
}
