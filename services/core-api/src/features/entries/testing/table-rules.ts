import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  entries: {
    kind: 'personal',
    row: (person, parent) => ({
      id: idOf('new entry', person),
      user_id: person.id,
      session_id: idOf('session', parent),
      text: 'Text',
    }),
    hasParent: true,
    change: "title = 'Changed'",
    where: ownedBy,
  },
  analyses: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      entry_id: idOf('entry', parent),
      engine: 'builtin@1',
      input_hash: 'a'.repeat(64),
      result: '{}',
    }),
    hasParent: true,
    change: "engine = 'changed'",
    where: ownedBy,
  },
  artworks: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      entry_id: idOf('entry', parent),
      engine: 'builtin@1',
      seed: '1',
      svg: '<svg/>',
    }),
    hasParent: true,
    change: "seed = '2'",
    where: ownedBy,
  },
};
