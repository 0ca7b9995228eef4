import type { TestPerson } from '@reflectory/runtime/testing';
import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const webhook = (person: TestPerson, name: string) => ({
  id: idOf(name, person),
  user_id: person.id,
  name: 'Above',
});

/** An address that was called. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  { table: 'incoming_webhooks', row: webhook(person, 'incoming webhook') },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  incoming_webhooks: {
    kind: 'personal',
    isAddedByService: true,
    row: (person) => ({ ...webhook(person, 'new incoming webhook'), name: 'New' }),
    kept: "name = 'Above'",
    change: "name = 'Changed'",
    where: ownedBy,
  },
  incoming_calls: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      id: idOf('incoming call', person),
      user_id: person.id,
      webhook_id: idOf('incoming webhook', parent),
      bytes: 2,
      taken: '{}',
    }),
    change: 'bytes = 3',
    where: ownedBy,
  },
};
