import type { TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  profiles: {
    kind: 'personal',
    isKept: true,
    row: (person) => ({ id: person.id, name: 'Name' }),
    change: "name = 'Changed'",
    where: (person) => `id = '${person.id}' and instance_id = '${person.instanceId}'`,
  },
};
