import { PIECES } from '@reflectory/contracts/remotes';
import type { Request, RequestHandler } from 'express';
import { type Encoding, encodings, type ReleaseArchive } from '../releases/release-archive.ts';

const pattern = /^\/r\/([^/]+)\/([^/]+)\/(.+)$/;

/** Names release, hash and file of an address; null when it cannot be decoded. */
function parsePath(path: string): { name: string; hash: string; file: string } | null {
  const [, name, hash, file] = pattern.exec(path) ?? [];
  if (!name || !hash || !file) return null;
  try {
    return { name, hash, file: decodeURIComponent(file) };
  } catch {
    return null;
  }
}

const acceptedEncodings = (req: Request): Encoding[] => {
  const accepted = req.acceptsEncodings();
  return encodings.filter((encoding) => accepted.includes(encoding));
};

const findRelease = (
  releases: ReleaseArchive,
  { name, hash, file }: { name: string; hash: string; file: string },
) => (hash === PIECES ? releases.findWithPiece(name, file) : releases.find(name, hash));

/**
 * Serves the files of releases at `/r/{name}/{hash}/{path}`, and what several releases have in common at
 * `/r/{name}/pieces/{path}`: what no release lists does not exist.
 * Refusals are plain text, because a page's loader would take a JSON answer for a manifest.
 */
export function releaseFiles({ releases }: { releases: ReleaseArchive }): RequestHandler {
  return async (req, res, next) => {
    if (!req.path.startsWith('/r/')) return next();
    const asked = req.method === 'GET' || req.method === 'HEAD' ? parsePath(req.path) : null;
    const release = asked && (await findRelease(releases, asked));
    const file =
      release && asked && Object.hasOwn(release.files, asked.file) ? release.files[asked.file] : null;
    if (!release || !asked || !file) {
      res.status(404).type('text/plain').set('cache-control', 'no-store').send('Not found\n');
      return;
    }
    const candidates: (Encoding | undefined)[] = [...acceptedEncodings(req), undefined];
    for (const encoding of candidates) {
      const content = await releases.read(release, asked.file, encoding);
      if (!content) continue;
      const [, digest = ''] = /^\w+-(.{22})/.exec(file.integrity) ?? [];
      res.setHeader('cache-control', 'public, max-age=31536000, immutable');
      res.setHeader('vary', 'accept-encoding');
      res.setHeader('etag', `"${digest}${encoding ? `-${encoding}` : ''}"`);
      res.setHeader('content-type', file.contentType);
      if (encoding) res.setHeader('content-encoding', encoding);
      res.send(content);
      return;
    }
    res.status(404).type('text/plain').set('cache-control', 'no-store').send('Not found\n');
  };
}
