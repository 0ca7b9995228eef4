import { useLocalRecordings } from './api/use-local-recordings.ts';
import classes from './components/recordings.module.css';
import { RecordingList } from './recording-list.tsx';

export type EntryRecordingsProps = { sessionId: string };

/** What was spoken into the session of an entry. */
export function EntryRecordings({ sessionId }: EntryRecordingsProps) {
  const device = useLocalRecordings();
  return (
    <div className={classes.page}>
      <RecordingList sessionId={sessionId} device={device} />
    </div>
  );
}
