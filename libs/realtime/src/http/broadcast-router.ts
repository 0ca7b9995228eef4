import type { IncomingMessage } from 'node:http';
import { HttpError } from '@reflectory/server-kit';
import express, { type Request, Router } from 'express';
import * as z from 'zod';
import { contextOf } from '@reflectory/runtime/http';
import { findChannelPermissions } from '../access/channel-permissions.ts';
import { channelKey } from '../hub/hub.ts';
import type { RealtimeParts } from '../realtime-parts.ts';

const name = z.string().min(1).max(255);
const messagesSchema = z.object({
  messages: z
    .array(z.object({ topic: name, event: name, payload: z.unknown(), private: z.boolean().nullish() }))
    .min(1)
    .max(100),
});
type Message = z.output<typeof messagesSchema>['messages'][number];

const isBytes = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('application/octet-stream') ?? false;

/** /realtime/v1/api: broadcasts by a call (service contract, section 6). */
export function createBroadcastRouter({ database, hub }: RealtimeParts): Router {
  const router = Router();

  async function broadcast(
    req: Request,
    { topic, event, payload, private: isPrivate }: Message,
  ): Promise<void> {
    const context = contextOf(req);
    if (isPrivate) {
      const { canWrite } = (await findChannelPermissions(database, context, topic)).broadcast;
      // A message that may not be written is passed over without a word, so that no topic can be probed.
      if (!canWrite) return;
    }
    const channel = channelKey(context.instance_id, topic);
    if (Buffer.isBuffer(payload)) {
      hub.broadcastRaw(channel, isPrivate ?? false, { event, metadata: '', payload }, null);
      return;
    }
    try {
      hub.broadcast(channel, isPrivate ?? false, { event, payload }, null);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new HttpError(422, 'invalid_input', 'The payload is nested too deeply to be written again');
    }
  }

  router.post('/broadcast', express.json({ limit: '1mb', type: () => true }), async (req, res) => {
    const parsed = messagesSchema.safeParse(req.body);
    if (!parsed.success) throw new HttpError(422, 'invalid_input', 'The messages could not be read');
    for (const message of parsed.data.messages) await broadcast(req, message);
    res.status(202).end();
  });
  router.post(
    '/broadcast/:topic/events/:event',
    express.raw({ limit: '1mb', type: 'application/octet-stream' }),
    express.json({ limit: '1mb', type: (req) => !isBytes(req), strict: false }),
    async (req, res) => {
      const { topic, event } = req.params;
      if (!name.safeParse(topic).success || !name.safeParse(event).success) {
        throw new HttpError(422, 'invalid_input', 'Topics and events have at most 255 characters');
      }
      if (Object.keys(req.query).some((key) => key.startsWith('persist'))) {
        throw new HttpError(
          422,
          'invalid_input',
          'Broadcasts of clients are not stored: send them from the database with realtime.send()',
        );
      }
      await broadcast(req, { topic, event, payload: req.body, private: req.query['private'] === 'true' });
      res.status(202).end();
    },
  );
  return router;
}
