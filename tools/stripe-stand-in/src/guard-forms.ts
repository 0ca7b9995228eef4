import type { RequestHandler } from 'express';

const ownHost = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Answers this machine only, and takes no form from a page of somebody else. */
export function guardForms(): RequestHandler {
  return (req, res, next) => {
    const host = req.headers.host ?? '';
    const { origin } = req.headers;
    const isForeign = origin !== undefined && origin !== `http://${host}`;
    if (ownHost.test(host) && !(isForeign && req.method === 'POST')) return next();
    res.status(403).type('text/plain').send('Not from there\n');
  };
}
