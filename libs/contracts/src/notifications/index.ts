export { notificationMade } from './events.ts';
export {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationFacts,
} from './notification-facts.ts';
export {
  type Notification,
  notificationFunctions,
  NOTIFICATIONS_PER_PAGE,
} from './notification-functions.ts';
export {
  type NotificationRow,
  type NotificationSettingInsert,
  type NotificationSettingRow,
  notificationsTables,
} from './rows.ts';
