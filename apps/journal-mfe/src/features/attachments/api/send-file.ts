import { failureKindOf, ServiceFailure, tableFailure } from '../../../service/service-failure.ts';
import type { Refusal, WaitingFile } from '../model/waiting-file.ts';
import { uploadFile, type Uploader } from './upload-file.ts';

const refusals: Readonly<Record<number, Refusal>> = { 413: 'size', 415: 'type', 422: 'damaged' };

function refusalOf({ status, message }: { status: number; message: string }): Refusal | null {
  // Conflict: it arrived at an earlier try whose answer was lost.
  if ((status >= 200 && status < 300) || status === 409) return null;
  const kind = failureKindOf(status);
  if (kind !== 'refused') throw new ServiceFailure(kind, String(status), message);
  if (status === 413 && message.includes('used up')) return 'room';
  return refusals[status] ?? 'other';
}

/** Uploads a file and names it in its entry or session. @throws ServiceFailure where another try may help */
export async function sendFile(
  uploader: Uploader,
  file: WaitingFile,
  content: Blob,
): Promise<Refusal | null> {
  const { client } = uploader;
  const { id, userId, entryId, sessionId, name, alt, caption, position } = file;
  const refusal = refusalOf(await uploadFile(uploader, file, content));
  if (refusal) return refusal;
  const said = { alt, caption };
  const row = { id, user_id: userId, entry_id: entryId, session_id: sessionId, name, position, ...said };
  const { error, status } = await client
    .from('entry_files')
    .upsert(row, { onConflict: 'instance_id,id', ignoreDuplicates: true });
  if (error?.code === '23503') return 'gone';
  if (error) throw tableFailure(status, error);
  if (!alt && !caption) return null;
  const changed = await client.from('entry_files').update(said).eq('id', id);
  if (changed.error) throw tableFailure(changed.status, changed.error);
  return null;
}
