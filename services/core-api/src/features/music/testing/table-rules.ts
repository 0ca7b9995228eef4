import type { TestPerson } from '@reflectory/runtime/testing';
import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

/** The bytes of a piece that is not named yet. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'storage.objects',
    row: {
      bucket_id: 'media',
      name: `${person.id}/music/${idOf('new track', person)}`,
      owner: person.id,
      version: 'track',
      metadata: '{"mimetype": "audio/mpeg", "size": 1}',
    },
  },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  tracks: {
    kind: 'personal',
    row: (person) => ({
      id: idOf('new track', person),
      user_id: person.id,
      title: 'Rain',
      duration_ms: 1000,
    }),
    change: "title = 'Snow'",
    where: ownedBy,
  },
};
