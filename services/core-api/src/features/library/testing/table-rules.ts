import type { TestPerson } from '@reflectory/runtime/testing';
import {
  type ArrangedRow,
  atInstance,
  idOf,
  ownedBy,
  type TableRule,
} from '../../../testing/isolation/table-rule.ts';

/** A collection that something can be put into. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'library_collections',
    row: { id: idOf('collection', person), user_id: person.id, name: 'Above' },
  },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  library_frameworks: {
    kind: 'of members',
    isKept: true,
    row: () => ({ key: 'own-0123456789ab', version: 1, state: 'published', document: '{}' }),
    change: "state = 'withdrawn'",
    misuse: `document = '{"a": 1}'`,
    where: atInstance,
  },
  library_prompts: {
    kind: 'of members',
    row: () => ({ topic: 'today', texts: '{"en": "What was that?"}' }),
    change: "topic = 'work'",
    where: atInstance,
  },
  library_saved: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id, kind: 'prompt', key: 'today-1' }),
    change: "key = 'today-2'",
    where: ownedBy,
  },
  library_begun: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id, kind: 'meditation', key: 'sleep' }),
    change: "key = 'breath'",
    where: ownedBy,
  },
  library_collections: {
    kind: 'personal',
    row: (person) => ({ id: idOf('new collection', person), user_id: person.id, name: 'Evening' }),
    kept: "name = 'Above'",
    change: "rank = 'W'",
    where: ownedBy,
  },
  library_collection_things: {
    kind: 'personal',
    hasParent: true,
    row: (person, parent) => ({
      user_id: person.id,
      collection_id: idOf('collection', parent),
      kind: 'meditation',
      key: 'sleep',
    }),
    change: "rank = 'W'",
    where: ownedBy,
  },
  recommendations_off: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id }),
    change: 'created_at = now()',
    where: ownedBy,
  },
  decision_reviews: {
    kind: 'personal',
    row: (person, parent) => ({ user_id: person.id, entry_id: idOf('entry', parent), outcome: 'yes' }),
    hasParent: true,
    change: "outcome = 'no'",
    where: ownedBy,
  },
  decision_reminders: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, zone: 'Europe/Berlin' }),
    change: "zone = 'Europe/Paris'",
    where: ownedBy,
  },
  prompt_dismissals: {
    kind: 'personal',
    isFixed: true,
    row: (person) => ({ user_id: person.id, prompt_key: 'today-1' }),
    change: "prompt_key = 'today-2'",
    where: ownedBy,
  },
};
