import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  notifications: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('notification', person),
      user_id: person.id,
      kind: 'sharing.invited',
      topic: person.id,
      sources: [idOf('source', person)],
      path: '/notifications',
    }),
    isAddedByService: true,
    change: 'read_at = now()',
    misuse: "path = '/journal'",
    where: ownedBy,
  },
  notification_settings: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, mail_categories: ['mentions'], zone: 'Europe/Berlin' }),
    change: "digest_at = '09:00'",
    where: ownedBy,
  },
};
