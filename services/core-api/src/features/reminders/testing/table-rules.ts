import { ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  reminders: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, days: [1, 3], at_time: '19:30', zone: 'Europe/Berlin' }),
    change: "at_time = '20:00'",
    where: ownedBy,
  },
};
