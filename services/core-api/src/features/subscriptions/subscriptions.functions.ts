import { defineFunction, type FunctionDefinition } from '../../functions/define-function.ts';
import { isSubscriptionActive } from './subscription.policy.ts';
import { findSubscription } from './subscriptions.repository.ts';

const NOT_SIGNED_IN = 'User not authenticated';

/**
 * Both answer 200 with a readable `error`, since the published client hides the text of any other status.
 * Visitors may ask: the screens after a payment show the same text to them.
 */
export function createSubscriptionFunctions({ now = () => new Date() } = {}): FunctionDefinition[] {
  return [
    defineFunction({
      name: 'check-subscription',
      access: 'anyone',
      readOnly: true,
      async handle(_input, { context, tx }) {
        if (context.user_id === null) return { subscribed: false, error: NOT_SIGNED_IN };
        const subscription = await findSubscription(tx, context.instance_id, context.user_id);
        return { subscribed: isSubscriptionActive(subscription, now()) };
      },
    }),
    defineFunction({
      name: 'create-checkout',
      access: 'anyone',
      readOnly: true,
      async handle(_input, { context }) {
        if (context.user_id === null) return { error: NOT_SIGNED_IN };
        return { error: 'Payments are not set up here yet. You have not been charged.' };
      },
    }),
  ];
}
