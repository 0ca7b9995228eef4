import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  entry_files: {
    kind: 'personal',
    row: (person, parent) => ({
      id: idOf('new file', person),
      user_id: person.id,
      entry_id: idOf('entry', parent),
      name: 'photo.jpg',
    }),
    hasParent: true,
    change: "caption = 'Changed'",
    where: ownedBy,
  },
};
