import { INTERNAL_HEADER_PREFIX } from '@reflectory/contracts/control-plane';
import type { RequestHandler } from 'express';

/** Removes every header that only the two services may set, so that no client can speak for the gateway. */
export function dropInternalHeaders(): RequestHandler {
  return (req, _res, next) => {
    for (const name of Object.keys(req.headers)) {
      if (name.startsWith(INTERNAL_HEADER_PREFIX)) delete req.headers[name];
    }
    next();
  };
}
