import { atInstance, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  instance_roles: {
    kind: 'of admins',
    row: (person) => ({ id: idOf('role', person), name: 'Editors', permissions: '{usage.view}' }),
    change: "name = 'Changed'",
    where: (person) => `id = '${idOf('role', person)}' and ${atInstance(person)}`,
  },
  role_members: {
    kind: 'of admins',
    isFixed: true,
    row: (person) => ({ user_id: person.id, role: 'moderator' }),
    change: "role = 'owner'",
    where: ownedBy,
  },
};
