import { notificationMade } from '@reflectory/contracts/notifications';
import { type EventHandler, hear } from '@reflectory/runtime/jobs';
import * as z from 'zod';
import { textsOf } from '../../languages/texts-of.ts';
import { pushToPeople } from '../../push/index.ts';
import type { EventParts } from '../define-feature.ts';
import { findNotificationToPush } from './notifications.repository.ts';

/** One sentence for everything: whoever looks at the screen of a phone learns nothing. */
const words = textsOf('notifications/push', z.strictObject({ body: z.string().min(1) }));

/** Tells browsers of what a person wants to be told at once. */
export function createPushNotification({
  db,
  push,
  notificationKinds,
  now,
}: Pick<EventParts, 'db' | 'push' | 'notificationKinds' | 'now'>): EventHandler {
  const categories = new Map(notificationKinds.map(({ kind, category }) => [kind, category]));
  return hear([notificationMade], {
    name: 'push-notification',
    concurrency: 10,
    async handle({ instanceId, userId, payload: { id } }) {
      if (!push || userId === null) return;
      const found = await findNotificationToPush(db, { instanceId, userId, id }, new Date(now()));
      if (!found?.push_categories.includes(categories.get(found.kind) ?? '')) return;
      await pushToPeople({ db, push }, [found], ({ product_name: title, path }, language) => ({
        title,
        body: words[language].body,
        language,
        tag: 'notification',
        path,
      }));
    },
  });
}
