import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  imports: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('new import', person),
      user_id: person.id,
      file_name: 'journal.zip',
      byte_count: 1000,
      time_zone: 'Europe/London',
      language: 'en',
    }),
    change: "status = 'checking'",
    where: ownedBy,
  },
};
