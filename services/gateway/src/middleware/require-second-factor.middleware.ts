import type { RequestHandler } from 'express';
import { refuse } from '../refusal.ts';

/** Calls by which the second factor is given when the app for it is gone. */
const open = new Set(['/functions/v1/use-recovery-code']);

/** Lets a person with a second factor do nothing but give it, until their token says that it was given. */
export function requireSecondFactor(): RequestHandler {
  return (req, _res, next) => {
    const { area, lacksSecondFactor } = req.context;
    if (lacksSecondFactor && area !== 'auth' && !open.has(req.path)) throw refuse('insufficient_aal');
    next();
  };
}
