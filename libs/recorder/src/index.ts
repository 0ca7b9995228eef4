export { createMemoryStore } from './memory-store.ts';
export { openMicrophone } from './open-microphone.ts';
export { createRecorder } from './recorder.ts';
export type { Microphone, Recorder, RecorderProblem, RecorderState } from './recorder.ts';
export type { Chunk, RecordedSound, RecordingType, SoundStore } from './recorded-sound.ts';
export { soundType } from './sound-type.ts';
