import type { TestPerson } from '@reflectory/runtime/testing';
import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const token = (person: TestPerson, name: string) => ({
  id: idOf(name, person),
  user_id: person.id,
  name: 'Above',
  scopes: '{journal:read}',
  has_second_factor: false,
  expires_at: '2100-01-01T00:00:00Z',
});

/** A token that did something. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  { table: 'api_tokens', row: token(person, 'token') },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  api_tokens: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    row: (person) => ({ ...token(person, 'new token'), name: 'New' }),
    kept: "name = 'Above'",
    change: "name = 'Changed'",
    where: ownedBy,
  },
  api_token_calls: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      user_id: person.id,
      token_id: idOf('token', parent),
      hour: '2026-11-27T10:00:00Z',
      action: 'GET entries',
    }),
    change: 'times = 7',
    where: ownedBy,
  },
};
