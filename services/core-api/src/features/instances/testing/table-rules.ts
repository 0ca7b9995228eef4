import { ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  instance_users: { kind: 'membership', change: 'is_active = true', where: ownedBy },
  'app.instances': {
    kind: 'instances',
    row: () => ({ slug: 'new', name: 'New', brand: '{}' }),
    change: `brand = '{"productName": "Changed"}'`,
    misuse: "status = 'suspended'",
    sealed: { state: "status = 'suspended'", change: "brand = '{}'", reset: "status = 'active'" },
    where: (person) => `id = '${person.instanceId}'`,
  },
};
