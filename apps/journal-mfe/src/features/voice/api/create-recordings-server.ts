import { callFunction, FunctionCallError } from '@reflectory/client';
import { recordingPartName } from '@reflectory/contracts/voice';
import {
  failureKindOf,
  functionFailure,
  ServiceFailure,
  tableFailure,
} from '../../../service/service-failure.ts';
import type { LocalRecording } from '../model/local-recording.ts';
import type { Delivered, RecordingsServer } from '../outbox/recordings-server.ts';
import { callStorage, type StorageCaller, storageStatus } from '@reflectory/client/storage';

/** Recordings on their way to the service. */
export function createRecordingsServer(caller: StorageCaller): RecordingsServer {
  return {
    async sendPart(recording, number, sound) {
      const name = recordingPartName(caller.userId, recording.id, number);
      const answer = await callStorage(caller, `object/media/${name}`, {
        method: 'POST',
        headers: { 'content-type': recording.contentType, 'x-upsert': 'true' },
        body: new Blob([...sound]),
      });
      const { status, code } = await storageStatus(answer);
      if (status < 300) return 'taken';
      if (failureKindOf(status) === 'refused') return { refused: code };
      throw new ServiceFailure(failureKindOf(status), code, 'The part was not taken');
    },
    async keep(recording) {
      // Asked before, since a draft is on its way for some moments, and browsers note each call that is refused.
      if (!(await hasSession(caller, recording))) return 'no-draft';
      const kept = await keepRecording(caller, recording);
      if (kept === 'taken') await keepTranscript(caller, recording);
      return kept;
    },
  };
}

async function hasSession({ client }: StorageCaller, { sessionId }: LocalRecording): Promise<boolean> {
  const { data, error, status } = await client.from('sessions').select('id').eq('id', sessionId).limit(1);
  if (error) throw tableFailure(status, error);
  return data.length > 0;
}

async function keepRecording({ client }: StorageCaller, recording: LocalRecording): Promise<Delivered> {
  try {
    await callFunction(client, 'keep-recording', {
      id: recording.id,
      session_id: recording.sessionId,
      parts: recording.partStarts.length,
      content_type: recording.contentType,
      duration_ms: recording.durationMs,
      peaks: recording.peaks,
      recorded_at: new Date(recording.startedAt).toISOString(),
    });
    return 'taken';
  } catch (error) {
    if (error instanceof FunctionCallError && error.code === 'conflict') return 'parts-missing';
    if (error instanceof FunctionCallError && error.code === 'not_found') return 'no-draft';
    const failure = functionFailure(error);
    if (failure instanceof ServiceFailure && failure.kind === 'refused') return { refused: failure.code };
    throw failure;
  }
}

/** What the browser understood; a transcript that is there already stays. */
async function keepTranscript({ client }: StorageCaller, recording: LocalRecording): Promise<void> {
  const { id, segments, language } = recording;
  if (segments.length === 0) return;
  const text = segments.map((segment) => segment.text).join(' ');
  const { error, status } = await client
    .from('transcripts')
    .upsert(
      { recording_id: id, language, text, segments, made_by: 'browser' },
      { onConflict: 'instance_id,user_id,recording_id', ignoreDuplicates: true },
    );
  if (!error) return;
  const failure = tableFailure(status, error);
  if (failure.kind !== 'refused') throw failure;
}
