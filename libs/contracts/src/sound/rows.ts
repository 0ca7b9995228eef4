// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { MeditationStep } from './meditation.ts';
import type { Mix } from './mix.ts';

export type SoundscapeRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  mix: Mix;
  created_at: string;
  updated_at: string;
};
export type SoundscapeInsert = Pick<SoundscapeRow, 'name' | 'mix'> &
  Partial<Pick<SoundscapeRow, 'instance_id' | 'id' | 'user_id'>>;
export type SoundscapeUpdate = Partial<Pick<SoundscapeRow, 'name' | 'mix'>>;

export type MeditationRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  steps: MeditationStep[];
  based_on: string;
  entry_id: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
};
export type MeditationInsert = Pick<MeditationRow, 'name' | 'steps' | 'based_on'> &
  Partial<Pick<MeditationRow, 'instance_id' | 'id' | 'user_id' | 'entry_id'>>;
export type MeditationUpdate = Partial<Pick<MeditationRow, 'name' | 'steps'>>;

export type MeditationVersionRow = {
  instance_id: string;
  user_id: string;
  meditation_id: string;
  revision: number;
  name: string;
  steps: MeditationStep[];
  written_at: string;
};
export type MeditationVersionInsert = Pick<
  MeditationVersionRow,
  'meditation_id' | 'revision' | 'name' | 'steps' | 'written_at'
> &
  Partial<Pick<MeditationVersionRow, 'instance_id' | 'user_id'>>;
export type MeditationVersionUpdate = Partial<Pick<MeditationVersionRow, never>>;

export type OwnVoiceRow = {
  instance_id: string;
  id: string;
  user_id: string;
  provider: string;
  language: string;
  phrase: string;
  statement: string;
  content_type: 'audio/webm' | 'audio/ogg' | 'audio/mp4';
  phrase_object: string;
  statement_object: string;
  created_at: string;
};
export type OwnVoiceInsert = Pick<OwnVoiceRow, never> & Partial<Pick<OwnVoiceRow, never>>;
export type OwnVoiceUpdate = Partial<Pick<OwnVoiceRow, never>>;

export type OwnVoiceDeletionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  provider: string;
  deleted_at: string;
  reached_at: string | null;
};
export type OwnVoiceDeletionInsert = Pick<OwnVoiceDeletionRow, never> &
  Partial<Pick<OwnVoiceDeletionRow, never>>;
export type OwnVoiceDeletionUpdate = Partial<Pick<OwnVoiceDeletionRow, never>>;

/** What the database does with the tables of this area. */
export const soundTables = {
  soundscapes: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'name', 'mix'],
    updatable: ['name', 'mix'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  meditations: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'name', 'steps', 'based_on', 'entry_id'],
    updatable: ['name', 'steps'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      entry_id: { value: null },
      revision: { value: 1 },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  meditation_versions: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'meditation_id', 'revision'],
    insertable: ['instance_id', 'user_id', 'meditation_id', 'revision', 'name', 'steps', 'written_at'],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, user_id: { from: 'caller' } },
  },
  own_voices: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  own_voice_deletions: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: { deleted_at: { from: 'clock' }, reached_at: { value: null } },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    soundscapes: Table<SoundscapeRow, SoundscapeInsert, SoundscapeUpdate>;
    meditations: Table<MeditationRow, MeditationInsert, MeditationUpdate>;
    meditation_versions: Table<MeditationVersionRow, MeditationVersionInsert, MeditationVersionUpdate>;
    own_voices: Table<OwnVoiceRow, OwnVoiceInsert, OwnVoiceUpdate>;
    own_voice_deletions: Table<OwnVoiceDeletionRow, OwnVoiceDeletionInsert, OwnVoiceDeletionUpdate>;
  }
}
