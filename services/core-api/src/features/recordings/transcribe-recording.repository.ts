import type { Transaction } from '@reflectory/runtime/database';
import type { Transcription } from '../../transcription/index.ts';

/** A recording that is to be written down; `requested` says by which request. */
export type WaitingRecording = {
  version: string;
  content_type: string;
  byte_count: number;
  requested: string;
};

/** Where a recording is. */
export type RecordingPlace = { instanceId: string; recordingId: string };

/** Why a recording was not written down. */
export type TranscriptFailure = 'too_large' | 'not_permitted' | 'not_understood' | 'unavailable';

/** Runs as the worker, through functions that it is granted. */
export type TranscribeRecordingRepository = {
  /** Null where nothing is outstanding, or the recording may not be sent to this provider any more. */
  find(db: Transaction, place: RecordingPlace, provider: string): Promise<WaitingRecording | null>;
  /** Keeps nothing where the person wrote meanwhile, or asked anew. */
  keep(
    db: Transaction,
    place: RecordingPlace,
    requested: string,
    transcription: Transcription,
  ): Promise<void>;
  /** Shows the words so far. */
  notePartial(db: Transaction, place: RecordingPlace, requested: string, words: string): Promise<void>;
  fail(db: Transaction, place: RecordingPlace, why: TranscriptFailure): Promise<void>;
};

/** The repository on PostgreSQL. */
export const transcribeRecordingRepository: TranscribeRecordingRepository = {
  async find(db, { instanceId, recordingId }, provider) {
    const [row] = await db.query<WaitingRecording>('select * from app.recording_to_transcribe($1, $2, $3)', [
      instanceId,
      recordingId,
      provider,
    ]);
    return row ?? null;
  },

  async keep(db, { instanceId, recordingId }, requested, { language, text, segments }) {
    await db.query('select app.keep_transcript($1, $2, $3, $4, $5, $6)', [
      instanceId,
      recordingId,
      requested,
      language,
      text,
      JSON.stringify(segments),
    ]);
  },

  async notePartial(db, { instanceId, recordingId }, requested, words) {
    await db.query('select app.note_partial_transcript($1, $2, $3, $4)', [
      instanceId,
      recordingId,
      requested,
      words,
    ]);
  },

  async fail(db, { instanceId, recordingId }, why) {
    await db.query('select app.fail_transcript($1, $2, $3)', [instanceId, recordingId, why]);
  },
};
