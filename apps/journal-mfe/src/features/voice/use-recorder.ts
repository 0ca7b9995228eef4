import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { createRecorder, openMicrophone, soundType } from '@reflectory/recorder';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recordings } from './api/get-recordings.ts';
import { holdWhile } from '@reflectory/platform-sdk/surroundings';
import { recordingLock } from './model/local-recording.ts';
import { startRecogniser } from './recorder/recogniser.ts';

/** Records into a session; what was begun is kept when the page is left. */
export function useRecorder({ store, outbox }: Recordings, sessionId: string) {
  const { boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const language = useTranslation('journal').i18n.language;
  const [type] = useState(soundType);
  const [writing, setWriting] = useState<'off' | 'on' | 'failed'>('off');
  const [recorder] = useState(() =>
    createRecorder({
      store,
      openMicrophone: () => openMicrophone(type?.recorded ?? ''),
      hold: (id, ended) => holdWhile(recordingLock(id), ended),
    }),
  );
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState);
  useEffect(() => () => recorder.stop(), [recorder]);

  const isUnderWay = state.kind === 'recording';
  useEffect(() => {
    if (writing !== 'on' || !isUnderWay) return undefined;
    return startRecogniser({
      language,
      seconds: () => recorder.getState().durationMs / 1000,
      onSegment: recorder.addSegment,
      onFailure: () => setWriting('failed'),
    });
  }, [recorder, writing, isUnderWay, language]);

  /** Answers whether there is a recording. */
  const record = async (): Promise<boolean> => {
    if (!type) return false;
    setWriting('off');
    const kept = await recorder.start({
      id: crypto.randomUUID(),
      instanceId: boot.instance.id,
      userId,
      sessionId,
      startedAt: Date.now(),
      contentType: type.contentType,
      language,
      state: 'recording',
      chunks: 0,
      bytes: 0,
      durationMs: 0,
      segments: [],
      partStarts: [],
      uploadedParts: 0,
      peaks: [],
      failure: null,
    });
    await outbox.load();
    return kept !== null;
  };
  const writeAlong = (isWanted: boolean) => setWriting(isWanted ? 'on' : 'off');
  return { recorder, state, record, isSupported: type !== null, writing, writeAlong };
}
