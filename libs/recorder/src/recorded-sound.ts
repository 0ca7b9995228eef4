import type { RECORDING_TYPES, TranscriptSegment } from '@reflectory/contracts/voice';

export type RecordingType = (typeof RECORDING_TYPES)[number];

/** What a recorder changes of a recording; the rest of it is whoever's who records. */
export type RecordedSound = {
  id: string;
  chunks: number;
  bytes: number;
  durationMs: number;
  /** What the browser's recogniser wrote along. */
  segments: TranscriptSegment[];
};

/** A piece of a recording, about a second long. */
export type Chunk = {
  bytes: ArrayBuffer;
  /** Loudness from 0 to 100, some values a second. */
  peaks: number[];
};

/** Where a recording lies. Each rejects where there is no room. */
export type SoundStore<Recording extends RecordedSound> = {
  put(recording: Recording): Promise<void>;
  append(recording: Recording, chunk: Chunk): Promise<void>;
  finish(recording: Recording): Promise<Recording>;
  remove(id: string): Promise<void>;
};
