import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  mood_check_ins: {
    kind: 'personal',
    row: (person, parent) => ({
      id: idOf('new mood', person),
      user_id: person.id,
      entry_id: idOf('entry', parent),
      pleasantness: 40,
      energy: -20,
    }),
    hasParent: true,
    change: "note = 'Changed'",
    where: ownedBy,
  },
};
