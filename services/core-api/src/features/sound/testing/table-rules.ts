import type { TestPerson } from '@reflectory/runtime/testing';
import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const mix = JSON.stringify({
  layers: [{ id: 'one', kind: 'rain', level: 1, strength: 0.5, angle: 0, distance: 0, movement: 0 }],
  weather: 0,
  seed: 1,
});

const meditation = { name: 'Mine', steps: JSON.stringify([{ id: 'one', kind: 'pause', weight: 1 }]) };

/** A meditation that has versions. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'meditations',
    row: { ...meditation, id: idOf('meditation', person), user_id: person.id, based_on: 'settle' },
  },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  soundscapes: {
    kind: 'shared',
    row: (person) => ({ id: idOf('new soundscape', person), user_id: person.id, name: 'Rain', mix }),
    change: "name = 'Snow'",
    where: ownedBy,
  },
  meditations: {
    kind: 'personal',
    row: (person) => ({
      ...meditation,
      name: 'New',
      id: idOf('new meditation', person),
      user_id: person.id,
      based_on: 'settle',
    }),
    kept: "name = 'Mine'",
    change: "name = 'Changed'",
    where: ownedBy,
  },
  meditation_versions: {
    kind: 'personal',
    isFixed: true,
    hasParent: true,
    row: (person, parent) => ({
      ...meditation,
      user_id: person.id,
      meditation_id: idOf('meditation', parent),
      revision: 1,
      written_at: '2026-01-01T00:00:00Z',
    }),
    change: "name = 'Changed'",
    where: ownedBy,
  },
  own_voices: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    row: (person) => ({
      id: idOf('own voice', person),
      user_id: person.id,
      provider: 'provider.example',
      language: 'en',
      phrase: 'I consent.',
      statement: 'I read this myself.',
      content_type: 'audio/webm',
    }),
    change: "phrase = 'Changed'",
    where: ownedBy,
  },
  own_voice_deletions: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    row: (person) => ({
      id: idOf('own voice that is gone', person),
      user_id: person.id,
      provider: 'provider.example',
    }),
    change: "provider = 'changed.example'",
    where: ownedBy,
  },
};
