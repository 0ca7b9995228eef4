import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/voice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { functionFailure, tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { recordingsKey } from './use-recordings.ts';

/** Who would write recordings down, and whether they may. */
export function useTranscription() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'transcription'],
    queryFn: async () => {
      try {
        return await callFunction(client, 'get-transcription', null);
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}

type Request = { recordingId: string; language: 'en' | 'de' | 'fr' | 'ar' | null; consentTo: string | null };

/** Has a recording written down; `consentTo` names the provider that the person agrees to with it. */
export function useTranscribe(sessionId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ recordingId, language, consentTo }: Request) => {
      if (consentTo !== null) {
        const { error, status } = await client
          .from('transcription_consents')
          .upsert({ provider: consentTo }, { ignoreDuplicates: true });
        if (error) throw tableFailure(status, error);
      }
      try {
        await callFunction(client, 'transcribe-recording', { recording_id: recordingId, language });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [...key, 'transcription'] }),
        queries.invalidateQueries({ queryKey: recordingsKey(key, sessionId) }),
      ]),
  });
}
