import type { LocalRecording } from '../features/voice/model/local-recording.ts';

/** A recording that has just begun. */
export const newRecording = (change: Partial<LocalRecording> = {}): LocalRecording => ({
  id: crypto.randomUUID(),
  instanceId: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
  sessionId: '33333333-3333-4333-8333-333333333333',
  startedAt: 1_700_000_000_000,
  contentType: 'audio/webm',
  language: 'en',
  state: 'recording',
  chunks: 0,
  bytes: 0,
  durationMs: 0,
  segments: [],
  partStarts: [],
  uploadedParts: 0,
  peaks: [],
  failure: null,
  ...change,
});
