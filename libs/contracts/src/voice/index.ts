export { recordingEvents } from './events.ts';
export {
  type RecordingInsert,
  type RecordingRow,
  type RecordingUpdate,
  type TranscriptInsert,
  type TranscriptionConsentInsert,
  type TranscriptionConsentRow,
  type TranscriptionConsentUpdate,
  type TranscriptRow,
  type TranscriptUpdate,
  voiceTables,
} from './rows.ts';
export { TRANSCRIPT_LIMIT, type TranscriptSegment, transcriptSegmentSchema } from './transcript.ts';
export {
  RECORDING_LIMIT_MS,
  RECORDING_PART_BYTES,
  RECORDING_PARTS_LIMIT,
  RECORDING_TYPES,
  recordingPartName,
  voiceFunctions,
  WAVEFORM_LENGTH,
} from './voice-functions.ts';
