import type { Release } from '@reflectory/contracts';
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

/** Sends a composed document, and keeps the language that its address asks for. Each carries a nonce of its own, so that no two are the same and none has an ETag. */
export function sendDocument(req: Request, res: Response, status: number, parts: DocumentParts): void {
  res.status(status).type('html').vary('accept-language, cookie');
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-cache');
  if (isAskedFor(parts.language, req)) res.append('set-cookie', languageCookie(parts.language, req.secure));
  res.setHeader('content-language', parts.language);
  res.end(req.method === 'HEAD' ? undefined : composeDocument(parts));
}
