import type { ClientRequest } from 'node:http';
import type { Request, Response } from 'express';
import { sendAreaError } from '../area-error.ts';
import { bodyLimits } from '../middleware/limit-sizes.middleware.ts';
import { refuse } from '../refusal.ts';

/** Counts a body of unannounced length while it is passed on, and refuses it once it is too large. */
export function limitBody(proxyReq: ClientRequest, req: Request, res: Response): void {
  const { area } = req.context;
  if (!area || !req.headers['transfer-encoding']) return;
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= bodyLimits[area]) return;
    req.off('data', count);
    req.unpipe(proxyReq);
    if (!res.headersSent) sendAreaError(res, area, refuse('too_large'));
    proxyReq.destroy();
    req.resume();
  };
  req.on('data', count);
}
