import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  feeling_corrections: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('correction', person),
      user_id: person.id,
      emotion: 'loneliness',
      term: 'alone',
    }),
    change: "replacement = 'calm'",
    where: ownedBy,
  },
  mentioned: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('mentioned', person),
      user_id: person.id,
      kind: 'place',
      key: 'lisbon',
      label: 'Lisbon',
      state: 'kept',
    }),
    change: "state = 'never'",
    where: ownedBy,
  },
  thinking_questions: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id }),
    change: 'created_at = now()',
    where: ownedBy,
  },
};
