import { recordingEvents } from '@reflectory/contracts/voice';
import type { Transaction } from '@reflectory/runtime/database';
import { type DomainEvent, type EventHandler, hear } from '@reflectory/runtime/jobs';
import { fileKey, FileMissingError, type FileStore } from '@reflectory/storage';
import { type Transcriber, TranscriptionRefusedError } from '../../transcription/index.ts';
import type { TranscribeRecordingRepository } from './transcribe-recording.repository.ts';

/** Recordings that are written down at the same time, of different people; most of the time is waiting. */
const CONCURRENCY = 2;
/** Milliseconds between two notes of the words so far. */
const NOTE_EVERY_MS = 1000;

type Dependencies = {
  /** Runs as the worker. */
  db: Transaction;
  files: Pick<FileStore, 'read'>;
  /** Null where no provider is set up. */
  transcriber: Transcriber | null;
  recordings: TranscribeRecordingRepository;
};

const placeOf = ({ instanceId, subject }: DomainEvent) => ({ instanceId, recordingId: subject });

/** Has recordings written down. No connection is held while a provider takes its time. */
export function createTranscribeRecording({
  db,
  files,
  transcriber,
  recordings,
}: Dependencies): EventHandler {
  return hear(Object.values(recordingEvents), {
    name: 'transcribe-recording',
    concurrency: CONCURRENCY,
    async handle(event) {
      const place = placeOf(event);
      if (!transcriber) return recordings.fail(db, place, 'not_permitted');
      const waiting = await recordings.find(db, place, transcriber.provider);
      if (!waiting) return;
      const sound = {
        open: () => files.read(fileKey(place.instanceId, waiting.version)),
        contentType: waiting.content_type,
        language: event.payload.language,
      };
      const note = atMostEvery(NOTE_EVERY_MS, (words: string) =>
        recordings.notePartial(db, place, waiting.requested, words),
      );
      try {
        const transcription = await transcriber.transcribe(sound, note);
        await recordings.keep(db, place, waiting.requested, transcription);
      } catch (error) {
        const why = reasonOf(error);
        if (why === null) throw error;
        await recordings.fail(db, place, why);
      }
    },
    async giveUp(event) {
      await recordings.fail(db, placeOf(event), 'unavailable');
    },
  });
}

/** Leaves out calls that come too soon after another. */
function atMostEvery<Value>(milliseconds: number, task: (value: Value) => Promise<void>) {
  let next = 0;
  return async (value: Value) => {
    if (performance.now() < next) return;
    next = performance.now() + milliseconds;
    await task(value);
  };
}

/** Null where another try may help. */
function reasonOf(error: unknown) {
  if (error instanceof TranscriptionRefusedError) return error.reason;
  return error instanceof FileMissingError ? ('not_understood' as const) : null;
}
