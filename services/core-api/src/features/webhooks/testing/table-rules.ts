import type { TestPerson } from '@reflectory/runtime/testing';
import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const webhook = (person: TestPerson, name: string) => ({
  id: idOf(name, person),
  user_id: person.id,
  name: 'Above',
  address: 'https://hooks.example/secret',
  events: '{entry.finished}',
});

/** An address to which messages were sent. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  { table: 'webhooks', row: webhook(person, 'webhook') },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  webhooks: {
    kind: 'personal',
    isAddedByService: true,
    row: (person) => ({ ...webhook(person, 'new webhook'), name: 'New' }),
    kept: "name = 'Above'",
    change: "name = 'Changed'",
    where: ownedBy,
  },
  webhook_deliveries: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      id: idOf('delivery', person),
      user_id: person.id,
      webhook_id: idOf('webhook', parent),
      event: 'test',
      subject: idOf('webhook', parent),
    }),
    change: "state = 'sent'",
    where: ownedBy,
  },
};
