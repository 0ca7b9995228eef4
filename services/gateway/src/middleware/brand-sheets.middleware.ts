import type { RequestHandler } from 'express';
import { brandSheetOf } from '../documents/brand-sheet.ts';
import { getInstance } from '../request-context.ts';

const pattern = /^\/brand\/([0-9a-f-]{36})\/([0-9a-f]{20})\.css$/;

/** Serves the instance's own style sheet; an address of an earlier brand is answered with the present one. */
export function brandSheets(): RequestHandler {
  return (req, res, next) => {
    if (!req.path.startsWith('/brand/')) return next();
    const [, id, asked] = pattern.exec(req.path) ?? [];
    const instance = getInstance(req);
    if (id !== instance.id) {
      res.status(404).type('text/plain').send('Not found\n');
      return;
    }
    const { css, hash } = brandSheetOf(instance);
    res.setHeader('cache-control', asked === hash ? 'public, max-age=31536000, immutable' : 'no-cache');
    res.setHeader('etag', `"${hash}"`);
    res.type('css').send(css);
  };
}
