import * as z from 'zod';
import { languageSchema } from '../instance/instance.ts';

/** The subject is the recording's id. */
export const recordingEvents = {
  /** Its person wants to have it written down. */
  transcriptionRequested: {
    name: 'recording.transcription_requested',
    /** In which language it was spoken, where that is known. */
    payload: z.object({ language: languageSchema.nullable() }),
  },
} as const;
