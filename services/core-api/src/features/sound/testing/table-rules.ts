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
};
