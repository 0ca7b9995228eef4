import { ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  writing_rhythms: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, days_a_week: 3 }),
    change: 'days_a_week = 4',
    where: ownedBy,
  },
};
