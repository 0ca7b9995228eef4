import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  calendar_feeds: {
    kind: 'personal',
    row: (person) => ({
      user_id: person.id,
      token_hash: idOf('feed', person).replaceAll('-', '').repeat(2),
      language: 'en',
    }),
    change: "language = 'de'",
    where: ownedBy,
  },
  push_subscriptions: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('browser', person),
      user_id: person.id,
      endpoint: `https://push.example/${person.id}`,
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      language: 'en',
    }),
    change: "language = 'de'",
    where: ownedBy,
  },
  reminders: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, days: [1, 3], at_time: '19:30', zone: 'Europe/Berlin' }),
    change: "at_time = '20:00'",
    where: ownedBy,
  },
};
