export { createOpenAiTranscriber, providerOf } from './openai-transcriber.ts';
export { readTranscriptionSettings, transcriptionEnvironment } from './transcription-settings.ts';
export type { TranscriptionSettings } from './transcription-settings.ts';
export { TranscriptionRefusedError } from './transcriber.ts';
export type { OnWords, Transcriber, Transcription } from './transcriber.ts';
export { addSound, readTranscription, transcriptionForm } from './transcription-wire.ts';
export { isSoundOf, SOUND_HEAD } from './is-sound.ts';
