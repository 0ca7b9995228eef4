// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type MoodCheckInRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string | null;
  pleasantness: number;
  energy: number;
  feeling: string | null;
  activities: string[];
  sleep_minutes: number | null;
  note: string;
  felt_at: string;
  created_at: string;
  updated_at: string;
};
export type MoodCheckInInsert = Pick<MoodCheckInRow, 'pleasantness' | 'energy'> &
  Partial<
    Pick<
      MoodCheckInRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'entry_id'
      | 'feeling'
      | 'activities'
      | 'sleep_minutes'
      | 'note'
      | 'felt_at'
    >
  >;
export type MoodCheckInUpdate = Partial<
  Pick<
    MoodCheckInRow,
    | 'id'
    | 'user_id'
    | 'entry_id'
    | 'pleasantness'
    | 'energy'
    | 'feeling'
    | 'activities'
    | 'sleep_minutes'
    | 'note'
    | 'felt_at'
  >
>;

/** What the database does with the tables of this area. */
export const moodTables = {
  mood_check_ins: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'entry_id',
      'pleasantness',
      'energy',
      'feeling',
      'activities',
      'sleep_minutes',
      'note',
      'felt_at',
    ],
    updatable: [
      'id',
      'user_id',
      'entry_id',
      'pleasantness',
      'energy',
      'feeling',
      'activities',
      'sleep_minutes',
      'note',
      'felt_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      entry_id: { value: null },
      feeling: { value: null },
      activities: { value: [] },
      sleep_minutes: { value: null },
      note: { value: '' },
      felt_at: { from: 'clock' },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    mood_check_ins: Table<MoodCheckInRow, MoodCheckInInsert, MoodCheckInUpdate>;
  }
}
