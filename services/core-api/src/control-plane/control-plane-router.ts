import {
  CONTEXT_HEADER,
  principalQuestionSchema,
  principalQuestionsSchema,
} from '@reflectory/contracts/control-plane';
import { HttpError, InternalTokenError, verifyControlPlaneToken } from '@reflectory/server-kit';
import { json, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import type { Database } from '@reflectory/runtime/database';
import type { ChangeFeed } from '@reflectory/runtime/changes';
import { findChangesSince, readControlPlane } from './control-plane.repository.ts';
import { createPrincipals } from './principals.ts';

export type ControlPlaneOptions = {
  database: Database;
  changes: ChangeFeed;
  internalSecret: string;
  /** Secrets that tokens are verified with. */
  sharedKeys: { readonly keys: readonly object[] };
  /** Milliseconds between two signs of life on an event stream. */
  heartbeatMs?: number;
};

const readOnly = { readOnly: true };

/** /internal: what gateways decide with, and the push that tells them of changes. */
export function createControlPlaneRouter(options: ControlPlaneOptions): Router {
  const { database, changes, internalSecret, sharedKeys, heartbeatMs = 20_000 } = options;
  const principals = createPrincipals(database);
  const router = Router();
  router.use(requireControlPlaneToken(internalSecret));

  router.get('/control-plane', async (req, res) => {
    const since = z.uuid().safeParse(req.query['since']);
    const controlPlane = await database.asService(
      'control_plane',
      null,
      async (tx) =>
        (since.success ? await findChangesSince(tx, since.data) : null) ?? (await readControlPlane(tx)),
      readOnly,
    );
    // As the database wrote it: the gateway checks its shape, and it is long where there are many instances.
    res.set('cache-control', 'no-store').type('json').send(controlPlane);
  });

  router.get('/control-plane/events', (_req, res) => {
    streamEvents(res, changes, heartbeatMs);
  });

  router.get('/shared-keys', (_req, res) => {
    res.set('cache-control', 'no-store').json(sharedKeys);
  });

  // A gateway of the release before asks about one person at a time.
  router.get('/principals/:instanceId/:userId', async (req, res) => {
    const question = principalQuestionSchema.safeParse({
      instance_id: req.params.instanceId,
      user_id: req.params.userId,
      auth_session_id: req.query['auth_session_id'] ?? null,
    });
    const [answer] = question.success ? await principals.find([question.data]) : [];
    if (!answer) throw new HttpError(404, 'not_found', 'There is no such person');
    res.set('cache-control', 'no-store').json(answer);
  });

  router.post('/principals', json({ limit: '16kb' }), async (req, res) => {
    const questions = principalQuestionsSchema.safeParse(req.body);
    if (!questions.success)
      throw new HttpError(400, 'validation_failed', 'These are no questions about people');
    res.set('cache-control', 'no-store').json(await principals.find(questions.data));
  });
  return router;
}

function requireControlPlaneToken(internalSecret: string): RequestHandler {
  return (req, _res, next) => {
    try {
      verifyControlPlaneToken(req.get(CONTEXT_HEADER) ?? '', internalSecret);
    } catch (error) {
      if (!(error instanceof InternalTokenError)) throw error;
      throw new HttpError(401, 'not_authenticated', 'The control plane answers gateways only');
    }
    next();
  };
}

function streamEvents(res: Response, changes: ChangeFeed, heartbeatMs: number): void {
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  res.write(': connected\n\n');
  const heartbeat = setInterval(() => res.write(': alive\n\n'), heartbeatMs);
  const unsubscribe = changes.subscribe({
    onEvent: (event) => void res.write(`data: ${JSON.stringify(event)}\n\n`),
    onEnd: () => void res.end(),
  });
  res.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
}
