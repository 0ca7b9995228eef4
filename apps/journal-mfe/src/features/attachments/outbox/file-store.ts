import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { FILES_DATABASE, type WaitingFile } from '../model/waiting-file.ts';

type FilesSchema = DBSchema & {
  files: { key: string; value: WaitingFile; indexes: { owner: [string, string] } };
  bytes: { key: string; value: ArrayBuffer };
};
type Owner = Pick<WaitingFile, 'instanceId' | 'userId'>;

/** Files on the device, one record each, their bytes apart from what is said of them. */
export type FileStore = {
  list(owner: Owner): Promise<WaitingFile[]>;
  find(id: string): Promise<Blob | null>;
  /** Answers whether it survives this page: a full or closed database leaves it in the page's memory. */
  put(file: WaitingFile, content?: Blob): Promise<boolean>;
  remove(id: string): Promise<void>;
};

async function openDatabase(): Promise<IDBPDatabase<FilesSchema>> {
  return openDB<FilesSchema>(FILES_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('files').createIndex('owner', ['instanceId', 'userId']);
      database.createObjectStore('bytes');
    },
  });
}

/** Opens the database with the first call. */
export function createFileStore(): FileStore {
  let opened: Promise<IDBPDatabase<FilesSchema>> | null = null;
  const database = () =>
    (opened ??= openDatabase().catch((error: unknown) => {
      opened = null;
      throw error;
    }));
  const inMemory = new Map<string, { file: WaitingFile; content: Blob }>();
  const types = new Map<string, string>();
  return {
    async list({ instanceId, userId }) {
      const kept = await database()
        .then((open) => open.getAllFromIndex('files', 'owner', [instanceId, userId]))
        .catch(() => []);
      for (const { id, type } of kept) types.set(id, type);
      return [...kept, ...[...inMemory.values()].map(({ file }) => file)];
    },
    async find(id) {
      const held = inMemory.get(id);
      if (held) return held.content;
      const bytes = await (await database()).get('bytes', id);
      return bytes ? new Blob([bytes], { type: types.get(id) ?? '' }) : null;
    },
    async put(file, content) {
      types.set(file.id, file.type);
      const held = inMemory.get(file.id);
      if (held) {
        inMemory.set(file.id, { file, content: held.content });
        return false;
      }
      try {
        const bytes = content && (await content.arrayBuffer());
        const transaction = (await database()).transaction(['files', 'bytes'], 'readwrite');
        await Promise.all([
          transaction.objectStore('files').put(file, file.id),
          ...(bytes ? [transaction.objectStore('bytes').put(bytes, file.id)] : []),
          transaction.done,
        ]);
        return true;
      } catch {
        if (content) inMemory.set(file.id, { file, content });
        return false;
      }
    },
    async remove(id) {
      inMemory.delete(id);
      const transaction = (await database()).transaction(['files', 'bytes'], 'readwrite');
      await Promise.all([
        transaction.objectStore('files').delete(id),
        transaction.objectStore('bytes').delete(id),
        transaction.done,
      ]);
    },
  };
}
