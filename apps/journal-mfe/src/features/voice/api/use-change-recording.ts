import type { TranscriptSegment } from '@reflectory/contracts/voice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { recordingsKey } from './use-recordings.ts';

type Words = { text: string; segments: TranscriptSegment[] };

/** Writes a transcript anew, by hand. */
export function useSaveTranscript(sessionId: string, recordingId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (words: Words) => {
      const { error, status } = await client
        .from('transcripts')
        .update({ ...words, made_by: 'person', status: 'done', failure: null })
        .eq('recording_id', recordingId);
      if (error) throw tableFailure(status, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: recordingsKey(key, sessionId) }),
  });
}

/** Deletes a recording, its sound and its words. */
export function useDeleteRecording(sessionId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (recordingId: string) => {
      const { error, status } = await client.from('recordings').delete().eq('id', recordingId);
      if (error) throw tableFailure(status, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: recordingsKey(key, sessionId) }),
  });
}
