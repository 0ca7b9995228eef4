import { subscriptionFunctions } from '@reflectory/contracts/subscription';
import type { Database } from '@reflectory/runtime/database';
import {
  defineServiceFunction,
  type FunctionDefinition,
  FunctionError,
  type FunctionRequest,
} from '@reflectory/runtime/functions';
import type { Payments } from '../../payments/index.ts';
import type { Caller } from './caller-billing.ts';
import { refusals } from './refusals.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

type Dependencies = {
  database: Database;
  /** Null where payments are not set up. */
  payments: Payments | null;
  now?: () => Date;
};

/**
 * The functions that answer `{ error }` answer 200 with a readable text, since the published client hides the text of
 * any other status. Visitors may ask two of them: the screens after a payment show the same text to them.
 */
export function createSubscriptionFunctions({
  database,
  payments,
  now = () => new Date(),
}: Dependencies): FunctionDefinition[] {
  const service = createSubscriptionsService({ database, payments, now });
  return [
    defineServiceFunction({
      contract: subscriptionFunctions,
      name: 'check-subscription',
      access: 'anyone',
      async handle(_input, request) {
        const caller = findCaller(request);
        return caller ? service.check(caller) : { subscribed: false, error: refusals.notSignedIn };
      },
    }),
    defineServiceFunction({
      contract: subscriptionFunctions,
      name: 'create-checkout',
      access: 'anyone',
      isClosedWhileClosing: true,
      async handle(_input, request) {
        const caller = findCaller(request);
        return caller ? service.startCheckout(caller) : { error: refusals.notSignedIn };
      },
    }),
    defineServiceFunction({
      contract: subscriptionFunctions,
      name: 'get-subscription',
      access: 'signed-in',
      handle: async (_input, request) => service.describe(getCaller(request)),
    }),
    defineServiceFunction({
      contract: subscriptionFunctions,
      name: 'create-portal-session',
      access: 'signed-in',
      handle: async (_input, request) => service.openPortal(getCaller(request)),
    }),
    defineServiceFunction({
      contract: subscriptionFunctions,
      name: 'cancel-subscription',
      access: 'signed-in',
      handle: async (_input, request) => service.setEnding(getCaller(request), true),
    }),
    defineServiceFunction({
      contract: subscriptionFunctions,
      name: 'resume-subscription',
      access: 'signed-in',
      isClosedWhileClosing: true,
      handle: async (_input, request) => service.setEnding(getCaller(request), false),
    }),
  ];
}

function findCaller({ context }: FunctionRequest): Caller | null {
  return context.user_id === null ? null : { context, userId: context.user_id };
}

function getCaller(request: FunctionRequest): Caller {
  const caller = findCaller(request);
  if (!caller) throw new FunctionError('not_authenticated', refusals.notSignedIn);
  return caller;
}
