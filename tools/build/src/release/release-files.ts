import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ReleaseFile } from '@reflectory/contracts/remotes';
import { contentTypeOf, isCompressible } from './content-type.ts';

/** Name of the description that lies beside the files of a release. */
export const RELEASE_FILE = 'release.json';

/** Paths below `folder` with forward slashes, sorted; compressed copies and the description are left out. */
export function listReleaseFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .filter((path) => path !== RELEASE_FILE && !/\.(br|gz)$/.test(path))
    .toSorted();
}

/** First 20 hex characters of the SHA-256 over names and contents, in the order of `paths`. */
export function hashFiles(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

/** Writes `.gz` and `.br` beside the file where that helps, and describes it. */
export function describeFile(folder: string, path: string, brotliQuality: number): ReleaseFile {
  const content = readFileSync(join(folder, path));
  let gzipBytes = content.length;
  if (isCompressible(path)) {
    const gzip = gzipSync(content, { level: 9 });
    gzipBytes = gzip.length;
    writeFileSync(join(folder, `${path}.gz`), gzip);
    writeFileSync(
      join(folder, `${path}.br`),
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    );
  }
  return { ...digestOf(folder, path), gzipBytes, contentType: contentTypeOf(path) };
}

/**
 * Subresource Integrity value and size of a file. The value is the one by which chunks load each other: what a document
 * preloads under another counts as another file, and comes twice.
 */
export function digestOf(folder: string, path: string): Pick<ReleaseFile, 'integrity' | 'bytes'> {
  const content = readFileSync(join(folder, path));
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return { integrity, bytes: content.length };
}
