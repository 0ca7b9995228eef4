import type { TestPerson } from '@reflectory/runtime/testing';
import {
  type ArrangedRow,
  atInstance,
  idOf,
  ownedBy,
  type TableRule,
} from '../../../testing/isolation/table-rule.ts';

/** The bytes of a piece that is not named yet, and a catalogue for pieces. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'catalogues',
    row: { id: idOf('catalogue', person), address: `https://b.example/${person.id}` },
  },
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
  catalogues: {
    kind: 'of members',
    isFixed: true,
    row: (person) => ({ id: idOf('new catalogue', person), address: `https://a.example/${person.id}` }),
    change: "address = address || '#'",
    where: (person) => `id = '${idOf('new catalogue', person)}' and ${atInstance(person)}`,
  },
  catalogue_tracks: {
    kind: 'seen by members',
    isAddedByService: true,
    row: (person) => ({
      id: idOf('new catalogue track', person),
      catalogue_id: idOf('catalogue', person),
      title: 'Rain',
      licence: 'CC0 1.0',
      licence_url: 'https://a.example/licence',
      media_address: `https://a.example/${person.id}.mp3`,
      duration_ms: 1000,
      place: 0,
    }),
    change: 'title = title',
    where: (person) => `id = '${idOf('new catalogue track', person)}' and ${atInstance(person)}`,
  },
};
