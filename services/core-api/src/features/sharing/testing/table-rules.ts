import { atInstance, idOf, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  grants: {
    kind: 'shared',
    // Whoever has a grant sees and leaves it.
    guestMay: ['select', 'delete'],
    row: (person) => ({
      object_type: 'shared_object',
      object_id: idOf('object', person),
      level: 'view',
      group_id: idOf('group', person),
    }),
    kept: 'user_id is not null',
    change: "level = 'comment'",
    where: (person) => `object_id = '${idOf('object', person)}' and ${atInstance(person)}`,
    alsoTheirs: (person) => `${atInstance(person)} and (user_id = '${person.id}' or object_id in (
      select object_id from public.grants where user_id = '${person.id}' and is_owner))`,
  },
  object_invitations: {
    kind: 'shared',
    row: (person) => ({
      object_type: 'shared_object',
      object_id: idOf('object', person),
      email: `invited-by-${person.id}@example.com`,
      level: 'view',
      title: 'Title',
      invited_by: person.id,
    }),
    change: "level = 'comment'",
    where: (person) => `invited_by = '${person.id}' and ${atInstance(person)}`,
  },
};
