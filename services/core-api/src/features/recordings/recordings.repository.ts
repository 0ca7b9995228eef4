import { RECORDING_PARTS_LIMIT } from '@reflectory/contracts/voice';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Transaction } from '@reflectory/runtime/database';

export type NewRecording = FunctionInput<'keep-recording'>;

/** A part that was uploaded: its name, and that of its bytes. */
export type RecordingPart = { name: string; version: string; size: number };

/** Parts of a recording, in their order. */
export const findParts = (tx: Transaction, folder: string) =>
  tx.query<RecordingPart>(
    `select name, version, coalesce((metadata ->> 'size')::integer, 0) as size from storage.objects
     where bucket_id = 'media' and name like $1 || '____' order by name limit $2`,
    [folder, RECORDING_PARTS_LIMIT + 1],
  );

/** Bytes of a recording that was kept already. */
export async function findByteCount(tx: Transaction, id: string): Promise<number | null> {
  const [row] = await tx.query<{ byte_count: number }>('select byte_count from recordings where id = $1', [
    id,
  ]);
  return row?.byte_count ?? null;
}

/** Of a file that was written. */
export type WrittenSound = { version: string; size: number; eTag: string };

/** The recording and its file, in place of the parts. */
export async function insertRecording(
  tx: Transaction,
  recording: NewRecording,
  { version, size, eTag }: WrittenSound,
  parts: readonly RecordingPart[],
): Promise<void> {
  const [row] = await tx.query<{ object_name: string }>(
    `insert into recordings (id, session_id, content_type, byte_count, duration_ms, peaks, recorded_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning object_name`,
    [
      recording.id,
      recording.session_id,
      recording.content_type,
      size,
      recording.duration_ms,
      recording.peaks,
      recording.recorded_at,
    ],
  );
  const metadata = {
    eTag,
    size,
    mimetype: recording.content_type,
    cacheControl: 'private, max-age=31536000, immutable',
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  await tx.query(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
     values ('media', $1, auth.uid(), auth.uid()::text, $2, $3)`,
    [row?.object_name, version, metadata],
  );
  await tx.query(`delete from storage.objects where bucket_id = 'media' and name = any ($1)`, [
    parts.map(({ name }) => name),
  ]);
}
