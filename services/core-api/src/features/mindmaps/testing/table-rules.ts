import type { TestPerson } from '@reflectory/runtime/testing';
import {
  type ArrangedRow,
  atInstance,
  idOf,
  ownedBy,
  type TableRule,
} from '../../../testing/isolation/table-rule.ts';

/** A map with two nodes. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'mindmaps',
    row: { id: idOf('map', person), user_id: person.id, title: 'Above' },
    objectType: 'mindmap',
  },
  ...['node', 'other node'].map((kind) => ({
    table: 'mindmap_nodes',
    row: { id: idOf(kind, person), map_id: idOf('map', person), rank: 'V', text: 'Above' },
  })),
];

/** A table below maps: whoever may view a map reads it, nobody deletes of it for good. */
const belowMap = (row: (parent: TestPerson) => object, change: string): TableRule => ({
  kind: 'shared',
  guestMay: ['select'],
  isKept: true,
  isOfObject: true,
  hasParent: true,
  row: (person, parent) => ({ id: idOf('new row', person), map_id: idOf('map', parent), ...row(parent) }),
  change,
  where: (person) => `map_id = '${idOf('map', person)}' and ${atInstance(person)}`,
});

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  mindmaps: {
    kind: 'shared',
    guestMay: ['select'],
    row: (person) => ({ id: idOf('new map', person), user_id: person.id, title: 'Title' }),
    kept: "title = 'Above'",
    change: "note = 'Changed'",
    where: ownedBy,
  },
  mindmap_nodes: {
    ...belowMap(() => ({ rank: 'V', text: 'Text' }), "note = 'Changed'"),
    kept: "text = 'Above'",
  },
  mindmap_edges: belowMap(
    (parent) => ({ from_id: idOf('node', parent), to_id: idOf('other node', parent) }),
    "label = 'Changed'",
  ),
};
