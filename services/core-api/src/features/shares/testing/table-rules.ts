import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  presentation_shares: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      title: 'Title',
      presentation_type: 'session',
      presentation_data: '{}',
      source_id: idOf('entry', parent),
    }),
    hasParent: true,
    change: 'revoked_at = now()',
    misuse: 'revoked_at = null',
    where: ownedBy,
  },
};
