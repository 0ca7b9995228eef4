import type { Request } from 'express';

/** The client's address: the last one in X-Forwarded-For, written by the gateway, the only one who calls. */
export const addressOf = (req: Request) =>
  req.get('x-forwarded-for')?.split(',').at(-1)?.trim() || (req.socket.remoteAddress ?? 'unknown');
