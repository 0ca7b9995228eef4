import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { recordingPartName } from '@reflectory/contracts/voice';
import { type Database, PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { fileKey, type FileStore } from '@reflectory/storage';
import { isSoundOf, SOUND_HEAD } from '../../transcription/index.ts';
import {
  findByteCount,
  findParts,
  insertRecording,
  type NewRecording,
  type RecordingPart,
} from './recordings.repository.ts';

/** Bytes of a recording. */
const MAX_BYTES = 50 * 1024 * 1024;

type Dependencies = { database: Database; files: Pick<FileStore, 'read' | 'write' | 'remove'> };

/** Recordings that came in parts. */
export type RecordingsService = {
  /** @throws FunctionError conflict while a part is missing */
  keep(context: RequestContext, recording: NewRecording): Promise<{ byte_count: number }>;
};

/** No connection is held while bytes are copied. */
export function createRecordingsService({ database, files }: Dependencies): RecordingsService {
  const options = { searchPath: PRODUCT_SEARCH_PATH };
  const known = (context: RequestContext, id: string) =>
    database.asPrincipal(context, (tx) => findByteCount(tx, id), { ...options, readOnly: true });
  return {
    async keep(context, recording) {
      const kept = await known(context, recording.id);
      if (kept !== null) return { byte_count: kept };
      const folder = recordingPartName(context.user_id ?? '', recording.id, 0).slice(0, -4);
      const parts = await database.asPrincipal(context, (tx) => findParts(tx, folder), {
        ...options,
        readOnly: true,
      });
      checkParts(parts, recording, context);
      const keyOf = ({ version }: { version: string }) => fileKey(context.instance_id, version);
      const [first] = parts;
      if (first) await checkSound(await files.read(keyOf(first), SOUND_HEAD), recording);
      const version = randomUUID();
      // What is left behind by a failure is named by no row: the sweep of the storage removes it.
      const content = Readable.from(join(files, parts.map(keyOf)), { objectMode: false });
      const written = await files.write(keyOf({ version }), content, MAX_BYTES);
      const sound = { version, ...written };
      try {
        await database.asPrincipal(context, (tx) => insertRecording(tx, recording, sound, parts), options);
      } catch (error) {
        return afterRefusal(error, await known(context, recording.id));
      }
      await files.remove(parts.map(keyOf));
      return { byte_count: written.size };
    },
  };
}

/** The same call may have come twice, and the other was first. */
function afterRefusal(error: unknown, kept: number | null): { byte_count: number } {
  if (kept !== null) return { byte_count: kept };
  const { code } = Object(error) as { code?: unknown };
  // The draft is not there yet, is nobody's, or another person's.
  if (code === '42501' || code === '23503') throw new FunctionError('not_found', 'There is no such draft');
  throw error;
}

function checkParts(
  parts: readonly RecordingPart[],
  { id, parts: count }: NewRecording,
  { user_id: person }: RequestContext,
): void {
  const names = new Set(parts.map(({ name }) => name));
  const missing = Array.from({ length: count }, (_, at) => at).filter(
    (at) => !names.has(recordingPartName(person ?? '', id, at)),
  );
  if (missing.length > 0)
    throw new FunctionError('conflict', 'Parts of the recording are missing', { parts: missing.join(',') });
  if (parts.length !== count)
    throw new FunctionError('invalid_input', 'There are more parts than were named');
  const bytes = parts.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) throw new FunctionError('too_large', 'The recording is too large');
}

async function checkSound(head: Readable, { content_type: type }: NewRecording): Promise<void> {
  const bytes = Buffer.concat(await head.toArray());
  if (!isSoundOf(type, bytes))
    throw new FunctionError('invalid_input', `This is no recording of type ${type}`);
}

async function* join(files: Pick<FileStore, 'read'>, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) yield* await files.read(key);
}
