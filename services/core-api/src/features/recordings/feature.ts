import { recordingEvents } from '@reflectory/contracts/voice';
import { defineFeature, many } from '../define-feature.ts';
import { createRecordingFunctions } from './recordings.functions.ts';
import { createRecordingsService } from './recordings.service.ts';
import { createTranscribeRecording } from './transcribe-recording.events.ts';
import { transcribeRecordingRepository } from './transcribe-recording.repository.ts';

export const feature = defineFeature({
  belongings: {
    area: 'writing',
    en: 'your recordings and what was written down of them',
    de: 'deine Aufnahmen und ihre Abschriften',
    fr: 'tes enregistrements et leurs transcriptions',
    ar: 'تسجيلاتك الصوتية وما كُتب منها',
  },
  tables: {
    'public.recordings': 'person',
    'public.transcripts': 'person',
    'public.transcription_consents': 'person',
  },
  exported: [
    many('recordings', 'recordings', 'recorded_at, id'),
    many('transcripts', 'transcripts', 'created_at, recording_id'),
    many('transcriptionConsents', 'transcription_consents', 'consented_at, provider'),
  ],
  functions: ({ database, files, transcriptionProvider }) =>
    createRecordingFunctions({
      provider: transcriptionProvider,
      recordings: files && createRecordingsService({ database, files }),
    }),
  events: Object.values(recordingEvents),
  hears: ({ db, files, transcriber }) => [
    createTranscribeRecording({ db, files, transcriber, recordings: transcribeRecordingRepository }),
  ],
});
