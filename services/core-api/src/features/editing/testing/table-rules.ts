import { atInstance, idOf, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  object_changes: {
    kind: 'shared',
    // Whoever may view an object reads what was changed of it; nobody writes but a trigger.
    guestMay: ['select'],
    row: (person) => ({
      object_type: 'shared_object',
      object_id: idOf('object', person),
      number: 1000,
      id: idOf('new change', person),
      user_id: person.id,
      made_at: '2026-01-01T00:00:00Z',
      table_name: 'shared_objects',
      row_id: idOf('object', person),
      kind: 'set',
    }),
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    change: "kind = 'set'",
    where: (person) => `object_id = '${idOf('object', person)}' and ${atInstance(person)}`,
  },
};
