import { useTranslation } from 'react-i18next';
import type { useLocalRecordings } from './api/use-local-recordings.ts';
import { useRecordings } from './api/use-recordings.ts';
import { KeptRecording } from './components/kept-recording.tsx';
import { LocalRecordingItem } from './components/local-recording-item.tsx';
import classes from './components/recordings.module.css';

export type RecordingListProps = {
  sessionId: string;
  device: ReturnType<typeof useLocalRecordings>;
  onInsert?: ((text: string) => void) | undefined;
  onKeep?: (() => void) | undefined;
};

/** What was spoken into a session, on the server and on this device; nothing where there is none. */
export function RecordingList({ sessionId, device, onInsert, onKeep }: RecordingListProps) {
  const { t } = useTranslation('journal');
  const { data: kept = [] } = useRecordings(sessionId);
  const { outbox } = device;
  const local = device.local.filter((recording) => recording.sessionId === sessionId);
  if (kept.length + local.length === 0) return null;
  return (
    <ul aria-label={t('voice.list')} className={classes.recordings}>
      {kept.map((recording) => (
        <KeptRecording key={recording.id} {...{ sessionId, recording, onInsert }} />
      ))}
      {local.map((recording) => (
        <LocalRecordingItem
          key={recording.id}
          recording={recording}
          outbox={outbox}
          onKeep={() => {
            onKeep?.();
            void outbox.keep(recording);
          }}
        />
      ))}
    </ul>
  );
}
