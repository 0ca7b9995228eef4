import { OWN_VOICE_RECORDING_MS } from '@reflectory/contracts/sound';
import {
  createMemoryStore,
  createRecorder,
  openMicrophone,
  type RecordingType,
  soundType,
} from '@reflectory/recorder';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** One of the two recordings, on this page alone until it is sent. */
export type RecordedPart = { sound: Blob; contentType: RecordingType; durationMs: number };

/** Loudness, from 0 to 100, which every voice reaches now and then. */
const AUDIBLE = 25;

/** Records one part of a reading; `isSilent` says that nothing was heard in the last one. */
export function usePartRecorder(onRecorded: (part: RecordedPart | null) => void) {
  const [store] = useState(createMemoryStore);
  const [type] = useState(soundType);
  const [isSilent, setSilent] = useState(false);
  const [recorder] = useState(() =>
    createRecorder({
      store,
      limitMs: OWN_VOICE_RECORDING_MS,
      openMicrophone: () => openMicrophone(type?.recorded ?? ''),
    }),
  );
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState);
  useEffect(() => () => recorder.discard(), [recorder]);

  const record = async (): Promise<void> => {
    if (!type) return;
    setSilent(false);
    onRecorded(null);
    const id = crypto.randomUUID();
    const kept = await recorder.start({ id, chunks: 0, bytes: 0, durationMs: 0, segments: [] });
    const chunks = store.read(id);
    await store.remove(id);
    if (!kept) return;
    const isHeard = chunks.some(({ peaks }) => peaks.some((peak) => peak >= AUDIBLE));
    setSilent(!isHeard);
    if (!isHeard) return;
    const sound = new Blob(
      chunks.map(({ bytes }) => bytes),
      { type: type.contentType },
    );
    onRecorded({ sound, contentType: type.contentType, durationMs: kept.durationMs });
  };
  return {
    state,
    record,
    stop: recorder.stop,
    /** From 0 to 100. */
    level: state.kind === 'recording' ? (recorder.levels(1)[0] ?? 0) : 0,
    isSilent,
    isSupported: type !== null,
  };
}
