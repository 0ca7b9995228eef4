import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { notificationFunctions, NOTIFICATIONS_PER_PAGE } from '@reflectory/contracts/notifications';
import { defineFunction, type FunctionDefinition } from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { listNotifications } from './notifications.repository.ts';

/** What the product tells a person, in the words of the features that tell it. */
export function createNotificationFunctions({
  notificationKinds,
}: Pick<FunctionParts, 'notificationKinds'>): FunctionDefinition[] {
  const kinds = new Map(notificationKinds.map((one) => [one.kind, one]));
  return [
    defineFunction({
      contract: notificationFunctions,
      name: 'list-notifications',
      access: 'signed-in',
      readOnly: true,
      async handle({ after = null }, { tx, context }) {
        // One more than is shown tells whether there are others.
        const kept = await listNotifications(tx, [...kinds.keys()], after, NOTIFICATIONS_PER_PAGE + 1);
        const notifications = kept.slice(0, NOTIFICATIONS_PER_PAGE).flatMap((row) => {
          const kind = kinds.get(row.kind);
          if (!kind) return [];
          const { id, facts, amount, path, happened_at, is_read } = row;
          const sentence = kind.sentence(context.language ?? DEFAULT_LANGUAGE, facts, amount);
          return [
            { id, category: kind.category, sentence, path, happened_at: happened_at.toISOString(), is_read },
          ];
        });
        return { notifications, hasMore: kept.length > NOTIFICATIONS_PER_PAGE };
      },
    }),
  ];
}
