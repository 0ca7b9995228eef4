export { createOpenAiTranscriber, providerOf } from './openai-transcriber.ts';
export { readTranscriptionSettings, transcriptionEnvironment } from './transcription-settings.ts';
export type { TranscriptionSettings } from './transcription-settings.ts';
export { TranscriptionRefusedError } from './transcriber.ts';
export type { OnWords, Transcriber, Transcription } from './transcriber.ts';
