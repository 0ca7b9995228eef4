import { idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';

const mix = JSON.stringify({
  layers: [{ id: 'one', kind: 'rain', level: 1, strength: 0.5, angle: 0, distance: 0, movement: 0 }],
  weather: 0,
  seed: 1,
});

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  soundscapes: {
    kind: 'shared',
    row: (person) => ({ id: idOf('new soundscape', person), user_id: person.id, name: 'Rain', mix }),
    change: "name = 'Snow'",
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
