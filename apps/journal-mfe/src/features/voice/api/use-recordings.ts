import type { RecordingRow, TranscriptRow } from '@reflectory/contracts/voice';
import { useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

export type Transcript = Pick<
  TranscriptRow,
  'recording_id' | 'language' | 'text' | 'partial_text' | 'segments' | 'made_by' | 'status' | 'failure'
>;
export type Recording = Pick<RecordingRow, 'id' | 'object_name' | 'duration_ms' | 'peaks' | 'recorded_at'> & {
  transcript: Transcript | null;
};

/** Recordings that are shown of one session. */
const MOST = 100;
/** Milliseconds between two looks while one is being written down. */
const WAITING_MS = 2000;

/** Key of the recordings of a session. */
export const recordingsKey = (key: ReadScope['key'], sessionId: string) =>
  [...key, 'recordings', sessionId] as const;

/** What was spoken into a session, the oldest first, with what is known of its words. */
export function useRecordings(sessionId: string) {
  const { client, key } = useReadScope();
  return useQuery<Recording[]>({
    queryKey: recordingsKey(key, sessionId),
    meta: keptOnDevice,
    refetchInterval: ({ state }) =>
      state.data?.some(({ transcript }) => transcript?.status === 'waiting') ? WAITING_MS : false,
    queryFn: async ({ signal }) => {
      const recordings = await client
        .from('recordings')
        .select('id,object_name,duration_ms,peaks,recorded_at')
        .eq('session_id', sessionId)
        .order('recorded_at')
        .order('id')
        .limit(MOST)
        .abortSignal(signal);
      if (recordings.error) throw tableFailure(recordings.status, recordings.error);
      if (recordings.data.length === 0) return [];
      const transcripts = await client
        .from('transcripts')
        .select('recording_id,language,text,partial_text,segments,made_by,status,failure')
        .in(
          'recording_id',
          recordings.data.map(({ id }) => id),
        )
        .abortSignal(signal);
      if (transcripts.error) throw tableFailure(transcripts.status, transcripts.error);
      return recordings.data.map((recording) => ({
        ...recording,
        transcript: transcripts.data.find(({ recording_id: of }) => of === recording.id) ?? null,
      }));
    },
  });
}
