import { extname } from 'node:path';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/**
 * Content type of a file of a release.
 *
 * @throws Error for an extension that the gateway has no business serving.
 */
export function contentTypeOf(path: string): string {
  const type = contentTypes[extname(path)];
  if (!type) throw new Error(`${path}: a release holds no files of this kind`);
  return type;
}

/** Whether a compressed copy of the file is worth keeping. */
export function isCompressible(path: string): boolean {
  return /\.(js|css|json|html|txt|map|svg|ico)$/.test(path);
}
