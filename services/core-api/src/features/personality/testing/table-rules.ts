import { ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  personality_tests: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id, language: 'en', answers: `{${Array(20).fill(3).join(',')}}` }),
    change: "language = 'de'",
    where: ownedBy,
  },
};
