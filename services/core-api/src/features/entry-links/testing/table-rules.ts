import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  entry_links: {
    kind: 'personal',
    isFixed: true,
    row: (person, parent) => ({
      id: idOf('new entry link', person),
      user_id: person.id,
      entry_id: idOf('entry', parent),
      entry_version: 1,
      start_at: 0,
      end_at: 9,
      quote: 'I want to',
      target_type: 'goal',
      target_id: idOf('goal', person),
    }),
    hasParent: true,
    change: "quote = 'Changed'",
    where: ownedBy,
  },
};
