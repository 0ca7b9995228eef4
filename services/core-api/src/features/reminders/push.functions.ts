import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { reminderFunctions } from '@reflectory/contracts/reminders';
import { defineFunction, type FunctionDefinition, FunctionError } from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { savePushSubscription } from './push-subscriptions.repository.ts';

type Parts = Pick<FunctionParts, 'push'>;

/** What a browser is subscribed with, and how it is. */
export const createPushFunctions = ({ push }: Parts): FunctionDefinition[] => [
  defineFunction({
    contract: reminderFunctions,
    name: 'get-push-key',
    access: 'signed-in',
    readOnly: true,
    handle: async () => ({ publicKey: push?.publicKey ?? null }),
  }),
  defineFunction({
    contract: reminderFunctions,
    name: 'subscribe-push',
    access: 'signed-in',
    async handle(subscription, { tx, context }) {
      const { origin, protocol } = new URL(subscription.endpoint);
      if (!push || (protocol !== 'https:' && !push.origins.includes(origin)))
        throw new FunctionError('invalid_input', 'No notifications are sent there');
      await savePushSubscription(tx, { ...subscription, language: context.language ?? DEFAULT_LANGUAGE });
      return {};
    },
  }),
];
