import { useLocalRecordings } from './api/use-local-recordings.ts';
import { useTranscription } from './api/use-transcription.ts';
import { RecorderPanel } from './components/recorder-panel.tsx';
import { hasRecogniser } from './recorder/recogniser.ts';
import { RecordingList } from './recording-list.tsx';
import { useRecorder } from './use-recorder.ts';

export type VoiceNotesProps = {
  sessionId: string;
  /** Puts what was said into the text. */
  onInsert: (text: string) => void;
  /** There is a recording now: the session has to be on the server for it. */
  onKeep: () => void;
};

/** Speaking in place of writing: the recorder, and what was spoken into this session. */
export function VoiceNotes({ sessionId, onInsert, onKeep }: VoiceNotesProps) {
  const device = useLocalRecordings();
  const { recorder, state, record, isSupported, writing, writeAlong } = useRecorder(device, sessionId);
  const { data: transcription } = useTranscription();
  const hasProvider = Boolean(transcription?.provider && transcription.is_on);
  const canWriteAlong = transcription !== undefined && !hasProvider && hasRecogniser();
  const start = async (): Promise<void> => {
    if (!(await record())) return;
    onKeep();
    await device.outbox.deliverAll();
  };
  return (
    <>
      <RecordingList {...{ sessionId, device, onInsert, onKeep }} />
      {isSupported && (
        <RecorderPanel
          recorder={recorder}
          state={state}
          writing={canWriteAlong ? writing : null}
          onWriteAlong={writeAlong}
          onRecord={() => void start()}
        />
      )}
    </>
  );
}
