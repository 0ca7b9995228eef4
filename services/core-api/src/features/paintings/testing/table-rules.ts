import { ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  painting_wishes: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id }),
    change: 'created_at = now()',
    where: ownedBy,
  },
};
