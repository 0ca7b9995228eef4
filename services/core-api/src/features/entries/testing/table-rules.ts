import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const mentionRule = (kind: 'tag' | 'person'): TableRule => ({
  kind: 'personal',
  row: (person, parent) => ({
    user_id: person.id,
    entry_id: idOf('entry', parent),
    [`${kind}_id`]: idOf(kind, parent),
  }),
  hasParent: true,
  change: 'is_by_hand = true',
  where: ownedBy,
});

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
  entry_tags: mentionRule('tag'),
  entry_people: mentionRule('person'),
  entry_versions: {
    kind: 'personal',
    isFixed: true,
    row: (person, parent) => ({
      user_id: person.id,
      entry_id: idOf('entry', parent),
      version: 1,
      title: '',
      text: 'Text',
      written_at: '2026-01-01T00:00:00Z',
    }),
    hasParent: true,
    change: "title = 'Changed'",
    where: ownedBy,
  },
  entry_conflicts: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      entry_id: idOf('entry', parent),
      base_version: 1,
      text: 'Text',
    }),
    hasParent: true,
    change: 'resolved_at = now()',
    where: ownedBy,
  },
};
