import { AUTH_SESSION_HEADER } from '@reflectory/contracts/control-plane';
import type { Response } from 'express';
import type { IssuedSession } from '../sessions/session-issuer.ts';

/** Tells the gateway, and nobody else, whose auth session an answer carries. */
export function nameSession(res: Response, session: IssuedSession | null): void {
  res.set(AUTH_SESSION_HEADER, session ? `${session.userId}.${session.sessionId}` : 'none');
}

/** The contract's Session reply. */
export function answerSession(res: Response, session: IssuedSession): void {
  nameSession(res, session);
  res.json(session.reply);
}
