import { type Language, languageSchema, type Release } from '@reflectory/contracts';
import type { Request, Response } from 'express';
import type { PlacedInstance } from '../request-context.ts';
import { baseUrlOf } from './boot-manifest.ts';
import { composeDocument, type DocumentParts, type LinkedFile } from './compose-document.ts';

/** Address and integrity of a file of a release. */
export function linkFile(release: Release, path: string): LinkedFile {
  const file = release.files[path];
  if (!file) throw new Error(`${release.name} ${release.hash} has no file ${path}`);
  return { href: baseUrlOf(release) + path, integrity: file.integrity };
}

/** The language of a document: asked for in the address, else the first of the browser's that the instance speaks. */
export function chooseLanguage(req: Request, instance: PlacedInstance | null): Language {
  const languages = instance?.languages ?? languageSchema.options;
  const asked = languageSchema.safeParse(req.query.lang).data;
  if (asked && languages.includes(asked)) return asked;
  const accepted = languageSchema.safeParse(req.acceptsLanguages(...languages)).data;
  return accepted ?? instance?.defaultLanguage ?? 'en';
}

/** Sends a composed document. Each carries a nonce of its own, so that no two are the same and none has an ETag. */
export function sendDocument(req: Request, res: Response, status: number, parts: DocumentParts): void {
  res.status(status).type('html').vary('accept-language, cookie');
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-cache');
  res.setHeader('content-language', parts.language);
  res.end(req.method === 'HEAD' ? undefined : composeDocument(parts));
}
