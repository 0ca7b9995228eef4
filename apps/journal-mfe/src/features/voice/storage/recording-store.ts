import { RECORDING_PART_BYTES, WAVEFORM_LENGTH } from '@reflectory/contracts/voice';
import type { Chunk } from '@reflectory/recorder';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LocalRecording, RecordingOwner } from '../model/local-recording.ts';
import { waveformOf } from '../model/waveform.ts';

type RecordingsSchema = DBSchema & {
  recordings: { key: string; value: LocalRecording; indexes: { owner: [string, string] } };
  chunks: { key: [string, number]; value: Chunk };
};

/** Name of the database on the device. */
const RECORDINGS_DATABASE = 'reflectory.recordings';

const chunksOf = (id: string, from = 0, to = Infinity) =>
  IDBKeyRange.bound([id, from], [id, to], false, true);

function openDatabase(onClosed: () => void): Promise<IDBPDatabase<RecordingsSchema>> {
  return openDB<RecordingsSchema>(RECORDINGS_DATABASE, 1, {
    upgrade(database) {
      database
        .createObjectStore('recordings', { keyPath: 'id' })
        .createIndex('owner', ['instanceId', 'userId']);
      database.createObjectStore('chunks');
    },
    // Another tab wants to upgrade, or the browser closed the database: the next call opens it again.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
}

export type RecordingStore = ReturnType<typeof createRecordingStore>;

/** Recordings on the device, chunk by chunk as they come. Rejects where the device is full, or gives pages no database. */
export function createRecordingStore() {
  let opened: Promise<IDBPDatabase<RecordingsSchema>> | null = null;
  const open = () => {
    opened ??= openDatabase(() => (opened = null)).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const put = async (recording: LocalRecording): Promise<void> => {
    await (await open()).put('recordings', recording);
  };
  return {
    put,
    list: async ({ instanceId, userId }: RecordingOwner) =>
      (await open()).getAllFromIndex('recordings', 'owner', [instanceId, userId]),
    find: async (id: string) => (await (await open()).get('recordings', id)) ?? null,
    /** Both or neither: what the recording says of itself is what there is of it. */
    async append(recording: LocalRecording, chunk: Chunk): Promise<void> {
      const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
      await Promise.all([
        transaction.objectStore('recordings').put(recording),
        transaction.objectStore('chunks').put(chunk, [recording.id, recording.chunks - 1]),
        transaction.done,
      ]);
    },
    /** Ends a recording, also one whose page was killed: what it is uploaded and shown by is worked out of its chunks. */
    async finish(recording: LocalRecording): Promise<LocalRecording> {
      const { partStarts, peaks } = await measure(await open(), recording.id);
      const finished = { ...recording, state: 'kept' as const, partStarts, peaks };
      await put(finished);
      return finished;
    },
    /** Sound of some chunks, from one to before another. */
    async read(id: string, from = 0, to = Infinity): Promise<ArrayBuffer[]> {
      const chunks = await (await open()).getAll('chunks', chunksOf(id, from, to));
      return chunks.map(({ bytes }) => bytes);
    },
    async remove(id: string): Promise<void> {
      const transaction = (await open()).transaction(['recordings', 'chunks'], 'readwrite');
      await Promise.all([
        transaction.objectStore('recordings').delete(id),
        transaction.objectStore('chunks').delete(chunksOf(id)),
        transaction.done,
      ]);
    },
  };
}

/** One chunk in memory at a time. */
async function measure(database: IDBPDatabase<RecordingsSchema>, id: string) {
  const partStarts: number[] = [];
  const values: number[] = [];
  let size = Infinity;
  let cursor = await database.transaction('chunks').store.openCursor(chunksOf(id));
  while (cursor) {
    if (size >= RECORDING_PART_BYTES) {
      partStarts.push(cursor.key[1]);
      size = 0;
    }
    size += cursor.value.bytes.byteLength;
    for (const value of cursor.value.peaks) values.push(value);
    cursor = await cursor.continue();
  }
  return { partStarts, peaks: waveformOf(values, WAVEFORM_LENGTH) };
}
