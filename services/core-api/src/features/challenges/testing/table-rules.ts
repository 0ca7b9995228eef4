import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';
import type { TestPerson } from '@reflectory/runtime/testing';

const challenge = (person: TestPerson, name: string): ArrangedRow => ({
  table: 'app.challenges',
  row: {
    id: idOf(name, person),
    audience: 'instance',
    template_key: 'rest',
    template_version: 1,
    document: '{}',
    starts_on: '2026-01-01',
    days: 7,
    catch_up: 3,
    has_board: true,
  },
});

/** Challenges to take part in. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [challenge(person, 'challenge')];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  challenge_members: {
    kind: 'personal',
    row: (person) => ({
      user_id: person.id,
      challenge_id: idOf('challenge', person),
      name: 'Rest',
      started_on: '2026-01-01',
    }),
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    change: 'is_on_board = true',
    where: ownedBy,
  },
};
