import type { RecordingType } from './recorded-sound.ts';

const types = [
  ['audio/webm;codecs=opus', 'audio/webm'],
  ['audio/mp4', 'audio/mp4'],
  ['audio/ogg;codecs=opus', 'audio/ogg'],
] as const satisfies readonly (readonly [string, RecordingType])[];

/** In which way this browser records; null where it does not. */
export function soundType(): { recorded: string; contentType: RecordingType } | null {
  if (!('MediaRecorder' in globalThis) || !navigator.mediaDevices) return null;
  const found = types.find(([recorded]) => MediaRecorder.isTypeSupported(recorded));
  return found ? { recorded: found[0], contentType: found[1] } : null;
}
