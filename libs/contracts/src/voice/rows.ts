// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { TranscriptSegment } from './transcript.ts';

export type RecordingRow = {
  instance_id: string;
  id: string;
  user_id: string;
  session_id: string;
  content_type: 'audio/webm' | 'audio/ogg' | 'audio/mp4';
  object_name: string;
  byte_count: number;
  duration_ms: number;
  peaks: number[];
  recorded_at: string;
  created_at: string;
};
export type RecordingInsert = Pick<
  RecordingRow,
  'session_id' | 'content_type' | 'byte_count' | 'duration_ms' | 'peaks'
> &
  Partial<Pick<RecordingRow, 'instance_id' | 'id' | 'user_id' | 'recorded_at'>>;
export type RecordingUpdate = Partial<Pick<RecordingRow, 'peaks'>>;

export type TranscriptRow = {
  instance_id: string;
  user_id: string;
  recording_id: string;
  language: string | null;
  text: string;
  segments: TranscriptSegment[];
  made_by: 'provider' | 'browser' | 'person';
  status: 'waiting' | 'done' | 'failed';
  failure: 'too_large' | 'not_permitted' | 'not_understood' | 'unavailable' | null;
  requested_at: string | null;
  created_at: string;
  updated_at: string;
  partial_text: string | null;
};
export type TranscriptInsert = Pick<TranscriptRow, 'recording_id' | 'segments'> &
  Partial<Pick<TranscriptRow, 'instance_id' | 'user_id' | 'language' | 'text' | 'made_by'>>;
export type TranscriptUpdate = Partial<
  Pick<TranscriptRow, 'language' | 'text' | 'segments' | 'made_by' | 'status' | 'failure'>
>;

export type TranscriptionConsentRow = {
  instance_id: string;
  user_id: string;
  provider: string;
  consented_at: string;
};
export type TranscriptionConsentInsert = Pick<TranscriptionConsentRow, 'provider'> &
  Partial<Pick<TranscriptionConsentRow, 'instance_id' | 'user_id'>>;
export type TranscriptionConsentUpdate = Partial<Pick<TranscriptionConsentRow, never>>;

/** What the database does with the tables of this area. */
export const voiceTables = {
  recordings: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'session_id',
      'content_type',
      'byte_count',
      'duration_ms',
      'peaks',
      'recorded_at',
    ],
    updatable: ['peaks'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      recorded_at: { from: 'clock' },
      created_at: { from: 'clock' },
    },
  },
  transcripts: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'recording_id'],
    insertable: ['instance_id', 'user_id', 'recording_id', 'language', 'text', 'segments', 'made_by'],
    updatable: ['language', 'text', 'segments', 'made_by', 'status', 'failure'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      language: { value: null },
      text: { value: '' },
      made_by: { value: 'person' },
      status: { value: 'done' },
      failure: { value: null },
      requested_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      partial_text: { value: null },
    },
  },
  transcription_consents: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'provider'],
    insertable: ['instance_id', 'user_id', 'provider'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      consented_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    recordings: Table<RecordingRow, RecordingInsert, RecordingUpdate>;
    transcripts: Table<TranscriptRow, TranscriptInsert, TranscriptUpdate>;
    transcription_consents: Table<
      TranscriptionConsentRow,
      TranscriptionConsentInsert,
      TranscriptionConsentUpdate
    >;
  }
}
