import { asSqlFailure, type Database } from '@reflectory/runtime/database';
import { keepReading, writeSubscriber } from './billing.repository.ts';
import { findOrAddEvent, markHandled } from './payment-events.repository.ts';
import type { PaymentEvent, Payments } from '../../payments/index.ts';

/** What came of a message. `repeated`: it was handled before. `ignored`: it concerns nothing of ours. */
type EventOutcome = 'applied' | 'repeated' | 'ignored';

export type PaymentEventsService = {
  /** @throws PaymentsAwayError when the subscription cannot be read; the message counts as not handled then. */
  handle(event: PaymentEvent): Promise<EventOutcome>;
};

/** Messages after which a subscription may stand elsewhere. What they say about it is not believed: Stripe is asked. */
const concerning = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
]);

/** Acts on the messages of the payment service: each once, in whatever order they come. */
export function createPaymentEventsService({
  database,
  payments,
}: {
  database: Database;
  payments: Payments;
}): PaymentEventsService {
  const conclude = async (event: PaymentEvent) => {
    await database.asService('billing_admin', null, (tx) => markHandled(tx, event.id));
    return 'ignored' as const;
  };
  return {
    async handle(event) {
      const known = await database.asService('billing_admin', null, (tx) => findOrAddEvent(tx, event));
      if (known.isHandled) return 'repeated';
      const { customerId } = event;
      if (!concerning.has(event.type) || !customerId) return conclude(event);
      const reading = await payments.readSubscription(customerId);
      if (!reading) return conclude(event);
      const payer = { instanceId: reading.instanceId, userId: reading.userId };
      try {
        await database.asService('billing_admin', payer.instanceId, async (tx) => {
          const answer = { customerId, reading, readAt: known.askedAt };
          if (await keepReading(tx, payer, answer)) await writeSubscriber(tx, payer, reading);
          await markHandled(tx, event.id);
        });
      } catch (error) {
        // The person left between payment and message; there is nobody to write it for.
        if (asSqlFailure(error)?.code === '23503') return conclude(event);
        throw error;
      }
      return 'applied';
    },
  };
}
