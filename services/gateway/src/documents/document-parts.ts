import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  brotliCompress,
  type BrotliOptions,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from 'node:zlib';
import { type Release, releaseFileAddress } from '@reflectory/contracts/remotes';
import type { Request, Response } from 'express';
import { isAskedFor, languageCookie } from './document-language.ts';
import {
  composeBody,
  composeDocument,
  composeHead,
  type DocumentHead,
  type DocumentParts,
  type LinkedFile,
} from './compose-document.ts';

/** Address and integrity of a file of a release. */
export function linkFile(release: Release, path: string): LinkedFile {
  const file = release.files[path];
  if (!file) throw new Error(`${release.name} ${release.hash} has no file ${path}`);
  return { href: releaseFileAddress(release, path), integrity: file.integrity };
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

const streams = { br: () => createBrotliCompress(QUALITY), gzip: () => createGzip() };

const encodingFor = (req: Request) =>
  (['br', 'gzip'] as const).find((known) => req.acceptsEncodings(known) === known);

/** Headers of a document; keeps the language that its address asks for. False where nothing but them is wanted. */
function begin(req: Request, res: Response, status: number, { language }: DocumentHead): boolean {
  res.status(status).type('html').vary('accept-language, cookie, accept-encoding');
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-cache');
  if (isAskedFor(language, req)) res.append('set-cookie', languageCookie(language, req.secure));
  res.setHeader('content-language', language);
  if (req.method !== 'HEAD') return true;
  res.end();
  return false;
}

/** Sends a composed document. Each carries a nonce of its own, so that no two are the same and none has an ETag. */
export async function sendDocument(
  req: Request,
  res: Response,
  status: number,
  parts: DocumentParts,
): Promise<void> {
  if (!begin(req, res, status, parts)) return;
  const text = composeDocument(parts);
  const encoding = encodingFor(req);
  if (!encoding) return void res.end(text);
  const content = await compressors[encoding](text);
  res.setHeader('content-encoding', encoding);
  res.end(content);
}

/** Sends the head of a document while its body is being drawn: styles and fonts are on their way meanwhile. */
export async function streamDocument(
  req: Request,
  res: Response,
  status: number,
  head: DocumentHead,
  draw: () => Promise<string>,
): Promise<void> {
  if (!begin(req, res, status, head)) return;
  const encoding = encodingFor(req);
  if (!encoding) {
    res.write(composeHead(head));
    return void res.end(composeBody(await draw(), head));
  }
  res.setHeader('content-encoding', encoding);
  const compressed = streams[encoding]();
  // A visitor who has left needs no answer.
  const sent = pipeline(compressed, res).catch(() => undefined);
  compressed.write(composeHead(head));
  compressed.flush();
  compressed.end(composeBody(await draw(), head));
  await sent;
}
