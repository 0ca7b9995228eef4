import { HttpError, type Logger } from '@reflectory/server-kit';
import express, { Router } from 'express';
import type { Area } from '@reflectory/runtime/http';
import type { OpenParts } from '../define-feature.ts';
import { createPaymentEventsService, type PaymentEventsService } from './payment-events.service.ts';
import {
  InvalidEventError,
  type PaymentEvent,
  type Payments,
  PaymentsAwayError,
} from '../../payments/index.ts';

/** Bytes of a message. */
const EVENT_LIMIT_BYTES = 262_144;

type Dependencies = { payments: Payments; events: PaymentEventsService; logger: Logger };

/** What Stripe sends is taken where payments are set up. */
export function createPaymentEventsArea({ database, payments, logger }: OpenParts): Area[] {
  if (!payments) return [];
  const events = createPaymentEventsService({ database, payments });
  return [{ path: '/webhooks', handler: createPaymentEventsRouter({ payments, events, logger }) }];
}

/**
 * POST /webhooks/stripe: the signature over the untouched body is the only authority. Any answer but 2xx makes Stripe
 * send the message again, for three days.
 */
function createPaymentEventsRouter({ payments, events, logger }: Dependencies): Router {
  const router = Router();
  const rawBody = express.raw({ type: () => true, limit: EVENT_LIMIT_BYTES, inflate: false });
  router.post('/stripe', rawBody, async (req, res) => {
    const event = await verify(payments, req.body, req.get('stripe-signature') ?? '');
    const outcome = await events.handle(event).catch((error: unknown) => {
      if (!(error instanceof PaymentsAwayError)) throw error;
      throw new HttpError(503, 'unavailable', 'The subscription cannot be read', { 'retry-after': '30' });
    });
    logger.info({ event: event.id, type: event.type, outcome }, 'message of Stripe');
    res.set('cache-control', 'no-store').json({ received: true });
  });
  return router;
}

async function verify(payments: Payments, body: unknown, signature: string): Promise<PaymentEvent> {
  if (!Buffer.isBuffer(body)) throw new HttpError(400, 'invalid_event', 'The message has no body');
  try {
    return await payments.verifyEvent(body, signature);
  } catch (error) {
    if (error instanceof InvalidEventError) {
      throw new HttpError(400, 'invalid_event', 'The message is not signed, or is too old');
    }
    throw error;
  }
}
