import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Store } from '../store.ts';
import { ApiError } from './api-error.ts';

const KEPT_MS = 86_400_000;

/** Answers a repeated POST with the answer of the first; the same key for something else is refused. */
export function idempotency(store: Store): RequestHandler {
  return (req, res, next) => {
    const key = req.get('idempotency-key');
    if (req.method !== 'POST' || !key) return next();
    const { answers } = store.state;
    for (const [old, { at }] of Object.entries(answers)) if (Date.now() - at > KEPT_MS) delete answers[old];
    const digest = createHash('sha256')
      .update(`${req.path} ${JSON.stringify(req.body)}`)
      .digest('hex');
    const known = answers[key];
    if (known && known.digest !== digest) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new ApiError(400, message, { type: 'idempotency_error' });
    }
    if (known) {
      res.set('idempotent-replayed', 'true').status(known.status).json(known.body);
      return;
    }
    const json = res.json.bind(res);
    res.json = (body: unknown) => {
      // A refusal of what was sent is answered anew, as Stripe does before it begins to work.
      if (res.statusCode < 400)
        answers[key] = { digest, status: res.statusCode, body: structuredClone(body), at: Date.now() };
      store.save();
      return json(body);
    };
    next();
  };
}
